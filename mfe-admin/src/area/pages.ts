import type { Role } from '@university/shared/contract';
import { texts } from '../texts';

const EVERYBODY: readonly Role[] = ['notices', 'admissions', 'grievances', 'faculty', 'editor'];

/** A page of the staff area as menus and the dashboard offer it. Who may enter is declared again in routes.ts. */
interface AreaPage {
  path: string;
  /** Its name in the menu. */
  label: string;
  /** Whom it is offered to, beside the role admin. */
  roles: readonly Role[];
  /** Also offered to an admin; left out for what only makes sense for oneself. */
  forAdmin?: false;
}

const { pages } = texts.area;

export const AREA_PAGES = [
  { path: '/admin/dashboard', label: pages.dashboard, roles: EVERYBODY },
  { path: '/admin/uploads', label: pages.uploads, roles: ['notices'] },
  { path: '/admin/view-pdfs', label: pages.files, roles: ['notices'] },
  { path: '/admin/archive-uploads', label: pages.archive, roles: ['notices'] },
  { path: '/admin/alert', label: pages.alert, roles: ['notices'] },
  { path: '/admin/admission', label: pages.admission, roles: ['admissions'] },
  { path: '/admin/results', label: pages.results, roles: ['admissions'] },
  { path: '/admin/results/audit', label: pages.resultsLog, roles: ['admissions'] },
  { path: '/admin/grievances', label: pages.grievances, roles: ['grievances', 'admissions'] },
  { path: '/admin/approvals', label: pages.approvals, roles: ['admissions'] },
  { path: '/admin/catalogue', label: pages.catalogue, roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/drafts', label: pages.drafts, roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/bin', label: pages.bin, roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/health', label: pages.health, roles: ['editor'] },
  { path: '/admin/media', label: pages.media, roles: ['notices', 'editor', 'faculty'] },
  { path: '/admin/staff', label: pages.staff, roles: [] },
  { path: '/admin/mail', label: pages.mail, roles: ['admissions'] },
  { path: '/admin/releases', label: pages.releases, roles: [] },
  { path: '/admin/audit', label: pages.auditLog, roles: [] },
  { path: '/admin/my-page', label: pages.myPage, roles: ['faculty'], forAdmin: false },
  { path: '/admin/password', label: pages.password, roles: EVERYBODY },
] as const satisfies readonly AreaPage[];

export type PagePath = (typeof AREA_PAGES)[number]['path'];

/** The pages that a role may use, in the order of the menu. */
export function pagesOf(role: Role): readonly (AreaPage & { path: PagePath })[] {
  const pages: readonly (AreaPage & { path: PagePath })[] = AREA_PAGES;
  return pages.filter(({ roles, forAdmin }) => (role === 'admin' ? forAdmin !== false : roles.includes(role)));
}

/** The page of the menu that an address belongs to: the longest path it begins with. */
export function pageAt(pathname: string): string | undefined {
  const isWithin = ({ path }: AreaPage) => pathname === path || pathname.startsWith(`${path}/`);
  const [nearest] = [...AREA_PAGES].filter(isWithin).sort((a, b) => b.path.length - a.path.length);
  return nearest?.path;
}
