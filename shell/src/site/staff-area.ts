import { withoutPrefix } from '@university/shared/language';
import { useLocation } from '@university/shared/router';
import { decodedPath } from './routes';

export const isStaffArea = (pathname: string): boolean => /^\/admin\//i.test(decodedPath(pathname));

export const useStaffArea = (): boolean => isStaffArea(useLocation().pathname);

/** Separate documents, in which no other remote's code has run. */
export const isForStaff = (pathname: string): boolean =>
  /^\/(admin(-login)?(\/|$)|login[^/]+\/?$)/i.test(decodedPath(pathname));

/** Read before page code can change the address. */
const [load] = typeof document === 'undefined' ? [] : (performance.getEntriesByType?.('navigation') ?? []);
const loadedAt = load && new URL(load.name).pathname;

export const documentPath = (): string => withoutPrefix(loadedAt ?? location.pathname);

/** Navigation between public and staff pages loads a document. */
export const isToOtherDocument = (pathname: string): boolean => isForStaff(pathname) !== isForStaff(documentPath());
