/** Says of a request of the service worker that its page was opened within a tab. In small letters, as servers read it. */
export const READ_WITHIN = 'x-read-within';

/** The fragment by which a tab tells the service worker the same. */
export const WITHIN = '#within';

/**
 * Below these names is what belongs to one person: the code of a letter, the ticket that somebody adds to the address of the
 * form. Elsewhere an address of mail, or a number as forms and phones have one, may be somebody's own.
 */
const PERSONAL = /^\/(?:admission\/letter|grievance-form)\/|@|%40|\/[a-z]{0,4}\d{7,}(?:\/|$)/i;

/** Whether an address says something of a person, however it is spelled. */
export function isPersonal(pathname: string): boolean {
  try {
    return PERSONAL.test(decodeURIComponent(pathname));
  } catch {
    return PERSONAL.test(pathname);
  }
}
