import type { Role } from '@university/shared/contract';
import { texts } from '../texts';

const EVERYBODY: readonly Role[] = ['notices', 'admissions', 'grievances', 'faculty'];

/** A page of the staff area as menus and the dashboard offer it. Who may enter is declared again in routes.ts. */
interface AreaPage {
  path: string;
  /** Its name in the menu. */
  label: string;
  /** What people do there. */
  about: string;
  /** Whom it is offered to, beside the role admin. */
  roles: readonly Role[];
  /** Also offered to an admin; left out for what only makes sense for oneself. */
  forAdmin?: false;
}

const { pages } = texts.area;

export const AREA_PAGES: readonly AreaPage[] = [
  { path: '/admin/dashboard', ...pages.dashboard, roles: EVERYBODY },
  { path: '/admin/uploads', ...pages.uploads, roles: ['notices'] },
  { path: '/admin/view-pdfs', ...pages.files, roles: ['notices'] },
  { path: '/admin/archive-uploads', ...pages.archive, roles: ['notices'] },
  { path: '/admin/results', ...pages.results, roles: ['admissions'] },
  { path: '/admin/results/audit', ...pages.resultsLog, roles: ['admissions'] },
  { path: '/admin/grievances', ...pages.grievances, roles: ['grievances'] },
  { path: '/admin/approvals', ...pages.approvals, roles: ['admissions'] },
  { path: '/admin/staff', ...pages.staff, roles: [] },
  { path: '/admin/mail', ...pages.mail, roles: [] },
  { path: '/admin/audit', ...pages.auditLog, roles: [] },
  { path: '/admin/my-page', ...pages.myPage, roles: ['faculty'], forAdmin: false },
  { path: '/admin/password', ...pages.password, roles: EVERYBODY },
];

/** The pages that a role may use, in the order of the menu. */
export function pagesOf(role: Role): readonly AreaPage[] {
  return AREA_PAGES.filter(({ roles, forAdmin }) => (role === 'admin' ? forAdmin !== false : roles.includes(role)));
}

/** The page of the menu that an address belongs to: the longest path it begins with. */
export function pageAt(pathname: string): string | undefined {
  const isWithin = ({ path }: AreaPage) => pathname === path || pathname.startsWith(`${path}/`);
  const [nearest] = AREA_PAGES.filter(isWithin).sort((a, b) => b.path.length - a.path.length);
  return nearest?.path;
}
