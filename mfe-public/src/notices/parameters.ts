/** What an address asks of a list, as the API names what it shares with it. */
export const PARAMETERS = { search: 'regex', page: 'page', archive: 'archive', from: 'from', until: 'to' } as const;
