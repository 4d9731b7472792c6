/** Marks the worker's request for a page opened in a tab. Lower case. */
export const READ_WITHIN = 'x-read-within';

export const WITHIN = '#within';

/** Letter codes, ticket numbers, e-mail addresses and long numbers. */
const PERSONAL = /^\/(?:admission\/letter|grievance-form)\/|@|%40|\/[a-z]{0,4}\d{7,}(?:\/|$)/i;

export function isPersonal(pathname: string): boolean {
  try {
    return PERSONAL.test(decodeURIComponent(pathname));
  } catch {
    return PERSONAL.test(pathname);
  }
}
