import type { Role } from '@university/shared/contract';
import type { texts } from '../texts';

const EVERYBODY: readonly Role[] = ['notices', 'admissions', 'grievances', 'faculty', 'editor'];

/** A page of the staff area as its menu offers it. Who may enter follows from it in routes.ts. */
interface AreaPage {
  path: string;
  /** Its name in the menu. */
  label: string;
  /** What it is under; left out for what is about oneself. */
  group?: keyof typeof texts.area.groups;
  /** Whom it is offered to, beside the role admin. */
  roles: readonly Role[];
  /** Also offered to an admin; left out for what only makes sense for oneself. */
  forAdmin?: false;
}

/** Of each group together, in the order of the menu. */
export const AREA_PAGES: readonly AreaPage[] = [
  { path: '/admin/dashboard', label: 'Dashboard', roles: EVERYBODY },
  { path: '/admin/uploads', label: 'Upload notices', group: 'notices', roles: ['notices'] },
  { path: '/admin/view-pdfs', label: 'All notices', group: 'notices', roles: ['notices'] },
  { path: '/admin/archive-uploads', label: 'Archive uploads', group: 'notices', roles: ['notices'] },
  { path: '/admin/alert', label: 'Alert', group: 'notices', roles: ['notices'] },
  { path: '/admin/catalogue/page', label: 'Pages', group: 'website', roles: ['editor'] },
  { path: '/admin/catalogue/menu/menu', label: 'Menu', group: 'website', roles: ['editor'] },
  { path: '/admin/catalogue/home/home', label: 'Home page', group: 'website', roles: ['editor'] },
  { path: '/admin/media', label: 'Pictures', group: 'website', roles: ['notices', 'editor', 'faculty'] },
  {
    path: '/admin/drafts',
    label: 'Drafts',
    group: 'website',
    roles: ['notices', 'editor', 'faculty', 'admissions'],
  },
  { path: '/admin/bin', label: 'Bin', group: 'website', roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/catalogue', label: 'Catalogue', group: 'study', roles: ['editor', 'faculty', 'admissions'] },
  { path: '/admin/admission', label: 'Admission years', group: 'admission', roles: ['admissions'] },
  { path: '/admin/results', label: 'Results', group: 'admission', roles: ['admissions'] },
  { path: '/admin/results/audit', label: 'Results log', group: 'admission', roles: ['admissions'] },
  { path: '/admin/grievances', label: 'Grievances', group: 'people', roles: ['grievances', 'admissions'] },
  { path: '/admin/approvals', label: 'Approvals', group: 'people', roles: ['admissions'] },
  { path: '/admin/staff', label: 'Staff accounts', group: 'people', roles: [] },
  { path: '/admin/health', label: 'Site health', group: 'system', roles: ['editor'] },
  { path: '/admin/mail', label: 'Mail outbox', group: 'system', roles: ['admissions'] },
  { path: '/admin/audit', label: 'Audit log', group: 'system', roles: [] },
  { path: '/admin/my-page', label: 'My page', roles: ['faculty'], forAdmin: false },
  { path: '/admin/password', label: 'Password', roles: EVERYBODY },
];

/** The pages that a role may use, in the order of the menu. */
export const pagesOf = (role: Role): readonly AreaPage[] =>
  AREA_PAGES.filter(({ roles, forAdmin }) => (role === 'admin' ? forAdmin !== false : roles.includes(role)));

/** The page of the menu that an address belongs to: the longest path it begins with. */
export function pageAt(pathname: string): AreaPage | undefined {
  const isWithin = ({ path }: AreaPage) => pathname === path || pathname.startsWith(`${path}/`);
  const [nearest] = [...AREA_PAGES].filter(isWithin).sort((a, b) => b.path.length - a.path.length);
  return nearest;
}

/** Who may enter a page, beside an admin. */
export const rolesAt = (path: string): readonly Role[] => pageAt(path)?.roles ?? [];
