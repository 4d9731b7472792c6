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

/** The address that this document was loaded at: code of a page may have put another one into the address bar since. */
const loadedAt = typeof location === 'undefined' ? '/' : location.pathname;

/** Whether a way within the site leads from the public pages to those, or back: it is gone by a document load. */
export const isToOtherDocument = (pathname: string): boolean =>
  isForStaff(pathname) !== isForStaff(withoutPrefix(loadedAt));
