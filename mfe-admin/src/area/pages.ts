import type { Role } from '@university/shared/contract';
import type { texts } from '../texts';

const EVERYBODY: readonly Role[] = ['notices', 'admissions', 'grievances', 'faculty', 'editor', 'auditor'];

/** A menu entry. routes.ts derives the access rights from it. */
interface AreaPage {
  path: string;
  label: string;
  group?: keyof typeof texts.areaGroups;
  roles: readonly Role[];
  /** False: not offered to admins. */
  forAdmin?: false;
}

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
  { path: '/admin/audits', label: 'Files for auditors', group: 'admission', roles: ['admissions', 'auditor'] },
  { path: '/admin/grievances', label: 'Grievances', group: 'people', roles: ['grievances', 'admissions'] },
  { path: '/admin/approvals', label: 'Approvals', group: 'people', roles: ['admissions'] },
  { path: '/admin/staff', label: 'Staff accounts', group: 'people', roles: [] },
  { path: '/admin/setup', label: 'Set-up', group: 'system', roles: [] },
  { path: '/admin/health', label: 'Site health', group: 'system', roles: ['editor'] },
  { path: '/admin/mail', label: 'Mail outbox', group: 'system', roles: ['admissions'] },
  { path: '/admin/audit', label: 'Audit log', group: 'system', roles: [] },
  { path: '/admin/my-page', label: 'My page', roles: ['faculty'], forAdmin: false },
  { path: '/admin/password', label: 'Password', roles: EVERYBODY },
];

export const pagesOf = (role: Role): readonly AreaPage[] =>
  AREA_PAGES.filter(({ roles, forAdmin }) => (role === 'admin' ? forAdmin !== false : roles.includes(role)));

/** The menu entry with the longest path that the address begins with. */
export function pageAt(pathname: string): AreaPage | undefined {
  const isWithin = ({ path }: AreaPage) => pathname === path || pathname.startsWith(`${path}/`);
  const [nearest] = [...AREA_PAGES].filter(isWithin).sort((a, b) => b.path.length - a.path.length);
  return nearest;
}

export const rolesAt = (path: string): readonly Role[] => pageAt(path)?.roles ?? [];
