import type { Role } from '@university/shared/contract';
import remote from '../routes';
import { AREA_PAGES, pageAt, pagesOf } from './pages';

const ROLES: readonly Role[] = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor'];

it.each(ROLES)('offers %s only pages that the role may enter', (role) => {
  for (const { path } of pagesOf(role)) {
    const route = remote.routes.find((each) => each.path === path);
    expect(route && 'access' in route && (route.access as readonly Role[]).includes(role) ? path : `not ${path}`).toBe(
      path,
    );
  }
});

it('offers every page of the menu to somebody', () => {
  for (const page of AREA_PAGES) expect(ROLES.some((role) => pagesOf(role).includes(page))).toBe(true);
});

it.each([
  ['/admin/results', '/admin/results'],
  ['/admin/results/audit', '/admin/results/audit'],
  ['/admin/results/ug/1', '/admin/results'],
  ['/admin/view-pdfs/abc', '/admin/view-pdfs'],
  ['/admin/catalogue/campus/abc/history', '/admin/catalogue'],
  ['/admin/resultsheet', undefined],
])('%s belongs to %s', (path, page) => expect(pageAt(path)).toBe(page));
