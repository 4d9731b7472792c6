import type { Role } from '@university/shared/contract';
import { texts } from '../texts';

const EVERYBODY: readonly Role[] = ['notices', 'admissions', 'grievances', 'faculty', 'editor'];

/** A page of the staff area as its menu offers it. Who may enter is declared again in routes.ts. */
interface AreaPage {
  path: string;
  /** Its name in the menu. */
  label: string;
  /** What it stands under; left out for what is about oneself. */
  group?: keyof typeof texts.area.groups;
  /** Whom it is offered to, beside the role admin. */
  roles: readonly Role[];
  /** Also offered to an admin; left out for what only makes sense for oneself. */
  forAdmin?: false;
}

const { pages } = texts.area;

/** Of each group together, in the order of the menu. */
export const AREA_PAGES = [
  { path: '/admin/dashboard', label: pages.dashboard, roles: EVERYBODY },
  { path: '/admin/uploads', label: pages.uploads, group: 'notices', roles: ['notices'] },
  { path: '/admin/view-pdfs', label: pages.files, group: 'notices', roles: ['notices'] },
  { path: '/admin/archive-uploads', label: pages.archive, group: 'notices', roles: ['notices'] },
  { path: '/admin/alert', label: pages.alert, group: 'notices', roles: ['notices'] },
  { path: '/admin/catalogue/page', label: pages.pages, group: 'website', roles: ['editor'] },
  { path: '/admin/catalogue/menu/menu', label: pages.menu, group: 'website', roles: ['editor'] },
  { path: '/admin/catalogue/home/home', label: pages.home, group: 'website', roles: ['editor'] },
  { path: '/admin/media', label: pages.media, group: 'website', roles: ['notices', 'editor', 'faculty'] },
  {
    path: '/admin/drafts',
    label: pages.drafts,
    group: 'website',
    roles: ['notices', 'editor', 'faculty', 'admissions'],
  },
  { path: '/admin/bin', label: pages.bin, group: 'website', roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/catalogue', label: pages.catalogue, group: 'study', roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/admission', label: pages.admission, group: 'admission', roles: ['admissions'] },
  { path: '/admin/results', label: pages.results, group: 'admission', roles: ['admissions'] },
  { path: '/admin/results/audit', label: pages.resultsLog, group: 'admission', roles: ['admissions'] },
  { path: '/admin/grievances', label: pages.grievances, group: 'people', roles: ['grievances', 'admissions'] },
  { path: '/admin/approvals', label: pages.approvals, group: 'people', roles: ['admissions'] },
  { path: '/admin/staff', label: pages.staff, group: 'people', roles: [] },
  { path: '/admin/health', label: pages.health, group: 'system', roles: ['editor'] },
  { path: '/admin/releases', label: pages.releases, group: 'system', roles: [] },
  { path: '/admin/mail', label: pages.mail, group: 'system', roles: ['admissions'] },
  { path: '/admin/audit', label: pages.auditLog, group: 'system', roles: [] },
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
