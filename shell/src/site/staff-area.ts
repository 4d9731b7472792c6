import { useLocation } from '@university/shared/router';

/** Pages of the staff area are a workplace: they have a slim frame of their own, without the public header and footer. */
export const isStaffArea = (pathname: string): boolean => pathname.startsWith('/admin/');

/** Whether the page on screen is one of them. */
export const useStaffArea = (): boolean => isStaffArea(useLocation().pathname);
