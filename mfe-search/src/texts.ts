/** Every text of this remote. */
export const texts = {
  title: 'Search',
  titleOf: (query: string) => `Search: ${query}`,
  description: (query: string) => `Pages and faculty members that match “${query}”.`,
  lead: 'Finds pages by their name and faculty members by theirs.',
  label: 'Search pages and faculty',
  placeholder: 'Search for anything...',
  submit: 'Search',
  close: 'Close search',

  suggestionsTitle: 'Many people look for',
  suggestions: {
    ug: { title: 'Undergraduate courses', about: 'Programmes after class 12' },
    pg: { title: 'Postgraduate courses', about: 'Programmes after a first degree' },
    diploma: { title: 'Diploma courses', about: 'Skill programmes with early exits' },
  },

  resultsTitle: 'Results',
  page: 'Page',
  person: 'Faculty',
  count: (shown: number, total: number) => {
    if (total > shown) return `Showing ${shown} of ${total} results. Add a word to narrow them down.`;
    return total === 1 ? '1 result' : `${total} results`;
  },
  loading: 'Searching…',
  nothing: (query: string) => `Nothing found for “${query}”.`,
  pagesFailed: 'Pages could not be searched just now.',
  facultyFailed: 'Faculty members could not be searched just now.',
  retry: 'Try again',

  help: 'Check the spelling or use fewer words. You can also look here:',
  helpDesk: 'Or ask the help desk:',
} as const;
