import type { SitePage } from '@university/shared';

/** Parts of the site, by the beginnings of the addresses in them. The first that fits has the page; the last has the rest. */
const GROUPS: readonly { title: string; beginnings: readonly string[] }[] = [
  {
    title: 'About the university',
    beginnings: ['/about-us', '/chancellor', '/vice-chancellor', '/campus', '/contact'],
  },
  { title: 'Programmes and academics', beginnings: ['/courses', '/academics', '/holiday-calendar'] },
  { title: 'Admission', beginnings: ['/admission'] },
  { title: 'Administration', beginnings: ['/administration', '/registrar'] },
  { title: 'Student life', beginnings: ['/amenities', '/ncc', '/placement', '/Entrepreneurship', '/alumni'] },
  { title: 'Notices, tenders and vacancies', beginnings: ['/notices', '/tenders', '/recruitment'] },
  { title: 'Help and policies', beginnings: ['/policies', '/feedback', '/grievance-form', '/search', '/site-map'] },
  { title: 'More', beginnings: ['/'] },
];

export interface Group {
  title: string;
  pages: SitePage[];
}

/** Every page once, in its part of the site, by title; parts without a page are left out. */
export function groupsOf(pages: readonly SitePage[]): Group[] {
  const groups = GROUPS.map(({ title }): Group => ({ title, pages: [] }));
  const sorted = [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  for (const page of sorted) {
    const place = GROUPS.findIndex(({ beginnings }) => beginnings.some((beginning) => page.path.startsWith(beginning)));
    groups[place]?.pages.push(page);
  }
  return groups.filter((group) => group.pages.length > 0);
}
