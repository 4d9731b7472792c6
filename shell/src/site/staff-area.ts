import { withoutPrefix } from '@university/shared/language';
import { useLocation } from '@university/shared/router';
import { decodedPath } from './routes';

/** Pages of the staff area are a workplace: they have a slim frame of their own, without the public header and footer. */
export const isStaffArea = (pathname: string): boolean => /^\/admin\//i.test(decodedPath(pathname));

/** Whether the page on screen is one of them. */
export const useStaffArea = (): boolean => isStaffArea(useLocation().pathname);

/** Sign-in and the staff area: documents of their own, in which no other remote's code has run. */
export const isForStaff = (pathname: string): boolean =>
  /^\/(admin(-login)?(\/|$)|login[^/]+\/?$)/i.test(decodedPath(pathname));

/** Of the load of this document, looked up before any page's code runs: that may put another address into the bar. */
const [load] = typeof document === 'undefined' ? [] : (performance.getEntriesByType?.('navigation') ?? []);
const loadedAt = load && new URL(load.name).pathname;

/** The address at which this document was loaded, without the prefix of its language. */
export const documentPath = (): string => withoutPrefix(loadedAt ?? location.pathname);

/** Whether a way within the site leads from the public pages to those, or back: it is gone by a document load. */
export const isToOtherDocument = (pathname: string): boolean => isForStaff(pathname) !== isForStaff(documentPath());
