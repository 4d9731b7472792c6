/** Says of a request of the service worker that its page was opened within a tab. In small letters, as servers read it. */
export const READ_WITHIN = 'x-read-within';

/** The fragment by which a tab tells the service worker the same. */
export const WITHIN = '#within';

/** Below these names stands what belongs to one person: the code of a letter, the ticket that somebody adds to the address of the form. */
const PERSONAL_BELOW: readonly string[] = ['/admission/letter/', '/grievance-form/'];

/** Whether an address says something of a person. */
export const isPersonal = (pathname: string): boolean => {
  const path = pathname.toLowerCase();
  return PERSONAL_BELOW.some((folder) => path.startsWith(folder));
};
