import { screen, within } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import * as calls from '@university/shared/calls';
import {
  DOCUMENTS,
  isSpecifiedPage,
  isTakenForPages,
  isTakenForRedirects,
  NOTICE_SECTIONS,
} from '@university/shared/contract';
import type { Address } from '@university/shared/remote';
import { renderPage } from '@university/shared/testing';
import addressesOf from './addresses';
import { isServed, LISTING_ID, textRoutes } from './content/addresses';
import { pathOf, sectionOfAddress } from './notices/address';
import { RECRUITMENT, SECTION_IDS, SECTIONS } from './notices/sections';
import remote from './routes';
import { sections } from './site/sections';
import SiteMap, { groupsOf } from './site/SiteMap';
import UnderConstruction from './site/UnderConstruction';

/** The specification's section 2, without what belongs to admissions, staff and search. */
const SPECIFIED = [
  ...['/', '/chancellor', '/vice-chancellor', '/campus/:name', '/campus/zone/:zone', '/courses'],
  ...['/courses/:programLevel', '/programs/:id', '/academics/faculty', '/academics/regulations'],
  ...['/academics/collaboration', '/academics/IQAC', '/academics/academic-calendar'],
  ...['/academics/academicAdministration', '/dept/:id', '/faculty/:id', '/administration/administrative/*'],
  ...['/registrar', '/administration/vice-chancellor', '/administration/chancellor', '/administration/coe'],
  ...['/administration/cof', '/administration/Support-Services', '/administration/Other-Academic-Units'],
  ...['/UGC-Guidelines', '/about-us/About-the-University', '/about-us/Vision-and-Mission', '/about-us/history'],
  ...['/about-us/annualReport', '/holiday-calendar', '/alumni', '/grievance-form', '/placement'],
  ...['/recruitment-rules', '/recruitment', '/recruitment/archive/:category', '/ncc', '/tenders'],
  ...['/Entrepreneurship', '/amenities/Sports', '/amenities/Library', '/amenities/Equal-Opportunity'],
  ...['/amenities/ICC', '/amenities/Anti-Ragging', '/amenities/Scholarship'],
];

const { routes } = remote;
const declared: string[] = routes.map(({ path }) => path);
/** Addresses that pages and documents of the remote answer for. */
const answered = [...routes, ...remote.documents].map(({ path }) => path);

describe('routes', () => {
  test('every page of the specification is declared once', () => {
    expect(declared.filter((path) => SPECIFIED.includes(path)).sort()).toEqual([...SPECIFIED].sort());
  });

  test.each(['title', 'description'] as const)('no two routes share their %s', (field) => {
    const values = routes.map((route) => route[field]);
    expect(values).toEqual([...new Set(values)]);
  });

  test('what is not built yet is kept out of search, and says what it will be', () => {
    for (const { path, title } of sections) {
      expect(routes.find((route) => route.path === path)).toMatchObject({ listed: false });
      const { unmount } = renderPage(<UnderConstruction />, { path });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText('This section is being built.')).toBeInTheDocument();
      unmount();
    }
  });
});

describe('addresses of pages with parameters', () => {
  /** A public API with two of everything, and notices on two pages. */
  const queryClient = createQueryClient({
    sitePages: async () => [],
    api: {
      async get(_path, query) {
        const { page = 1 } = (query ?? {}) as { page?: number };
        return {
          data: {
            programs: [
              { _id: 'p1', years: {} },
              { _id: 'p2', years: null },
            ],
            campuses: [{ slug: 'dwarka' }],
            zones: [{ code: 'west' }],
            departments: [{ _id: 'd1' }],
            faculty: [{ _id: 'f1' }],
            pages: [
              { path: '/contact', updated_at: '2026-01-01T00:00:00Z' },
              { path: '/about-us/new', updated_at: null },
              { path: '/admission', updated_at: null },
              { path: '/green-campus', updated_at: null },
              { path: '/courses/cooking', updated_at: null },
            ],
            notices: [{ _id: `n${page}`, publishAt: '2026-01-01T00:00:00Z' }],
          },
          metadata: { totalPages: 2 },
        };
      },
    },
  });

  const parametric = routes.filter(({ path }) => path.includes(':'));
  const found = async (id: string) => {
    const route = parametric.find((each) => each.id === id) as {
      addresses?: () => Promise<{ default: CallableFunction }>;
    };
    return ((await (await route.addresses?.())?.default({ id, queryClient })) ?? []) as Address[];
  };

  test('every path with parameters names its pages, but for archives that search engines need not list', async () => {
    const without = parametric.filter((route) => !('addresses' in route)).map(({ path }) => path);
    expect(without).toEqual(['/recruitment/archive/:category']);
    for (const { id, path } of parametric.filter((route) => 'addresses' in route)) {
      const pages = (await found(id)).map((page) => page.path);
      const form = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
      expect([path, pages.length > 0, pages.filter((page) => !form.test(page))]).toEqual([path, true, []]);
    }
  });

  test('programmes without a page are left out, notices come from all answers', async () => {
    expect(await found('mfe-public:program')).toEqual([{ path: '/programs/p1' }]);
    expect((await found('mfe-public:notice')).map(({ path }) => path)).toEqual(['/notices/n1', '/notices/n2']);
  });

  test('pages of text are named wherever they are served, and there alone', async () => {
    expect(await addressesOf({ id: LISTING_ID, queryClient })).toEqual([
      { path: '/contact', changed: '2026-01-01T00:00:00Z' },
      { path: '/about-us/new' },
      { path: '/green-campus' },
    ]);
  });
});

describe('addresses of pages of text', () => {
  /** An address that a path answers for, `*` left out: what is below may be free. */
  const exampleOf = (path: string) => path.replace(/:\w+/g, 'x').replace(/\/\*$/, '');
  const ofTexts: string[] = textRoutes.map(({ path }) => path);
  const standing = (path: string) => [isSpecifiedPage(path), isTakenForPages(path), isTakenForRedirects(path)];

  test('what another page or document answers for is not free', () => {
    const others = answered.filter((path) => !ofTexts.includes(path));
    expect(others.filter((path) => !isTakenForPages(exampleOf(path)))).toEqual([]);
  });

  test('a specified page has its place, which no redirect hides; others are free', () => {
    for (const path of ofTexts.filter((each) => !each.includes('*')))
      expect([path, isServed(path), ...standing(path)]).toEqual([path, true, true, false, true]);
    const free = ['/green-campus', '/about-us/looms', '/campus-life', '/administration', '/academic', '/highways'];
    for (const path of free)
      expect([path, isServed(path), ...standing(path)]).toEqual([path, true, false, false, false]);
  });
});

test('no campus is called as a page or call that stands in its place; its name may have it in it', () => {
  const { slug } = DOCUMENTS.campus.data.shape;
  /** What is where the name of a campus does: `GET /campus/nearest`, `/campus/zone/:zone`. */
  const nameIn = (address: string) => /^(?:[A-Z]+ )?\/campus\/([^/:*]+)/.exec(address)?.[1] ?? [];
  const names = new Set([...answered, ...Object.values(calls)].flatMap(nameIn));
  expect([...names]).toEqual(expect.arrayContaining(['zone', 'nearest', 'hostel']));
  for (const name of names) {
    const issues = slug.safeParse(name).error?.issues.map(({ message }) => message);
    expect([name, issues]).toEqual([name, ['This name is taken by a page of the site. Choose another']]);
    expect(slug.safeParse(`${name}-campus`).success).toBe(true);
  }
});

describe('sections of notices', () => {
  test('are those of the contract and no other', () => {
    expect([...SECTION_IDS].sort()).toEqual(NOTICE_SECTIONS.map(({ id }) => id).sort());
  });

  test('the list of each has an address that leads back to it', () => {
    for (const section of SECTION_IDS) {
      const { path } = SECTIONS[section];
      expect(declared).toContain(path ?? '/notices/section/:section');
      expect(sectionOfAddress(pathOf(section), path ? {} : { section })).toEqual({ section, isArchive: false });
    }
  });

  test.each([
    ['/recruitment/archive/academic-positions', { category: 'academic-positions' }, 'academic-positions'],
    ['/recruitment/archive/tenders', { category: 'tenders' }, undefined],
    ['/notices/section/gossip', { section: 'gossip' }, undefined],
    ['/notices/section/toString', { section: 'toString' }, undefined],
    ['/notices/section/tenders', { section: 'tenders' }, 'tenders'],
  ])('%s is about %3$s', (pathname, params, section) => {
    expect(sectionOfAddress(pathname, params)?.section).toBe(section);
  });

  test('recruitment has its five categories, each with an archive of its own', () => {
    expect(RECRUITMENT).toHaveLength(5);
    for (const id of RECRUITMENT) expect(SECTIONS[id].archivePath).toBe(`/recruitment/archive/${id}`);
  });
});

describe('the site map', () => {
  const page = (path: string, title = path) => ({ path, title, description: '', keywords: [] });

  test('lists what the remotes publish and what people have written, by subject, each once', async () => {
    const pages = [
      { path: '/registrar', title: 'Registrar' },
      { path: '/administration/coe', title: 'Examinations' },
    ];
    const sitePages = [page('/registrar', 'Office')];
    renderPage(<SiteMap />, { path: '/site-map', sitePages, api: { '/page': { status: 'success', data: { pages } } } });
    const group = within(await screen.findByRole('region', { name: 'Administration' }));
    expect(group.getByRole('link', { name: 'Registrar' })).toHaveAttribute('href', '/registrar');
    expect(group.getAllByRole('link')).toHaveLength(2);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test('every page stands in one group, by title', () => {
    const groups = groupsOf([
      page('/amenities/Sports', 'Sports'),
      page('/amenities/Library', 'Library'),
      page('/courses', 'Programmes'),
      page('/', 'Home'),
      page('/something-new', 'Something new'),
    ]);
    expect(groups.map(({ title, pages }) => [title, pages.map((each) => each.title)])).toEqual([
      ['Programmes and academics', ['Programmes']],
      ['Student life', ['Library', 'Sports']],
      ['More', ['Home', 'Something new']],
    ]);
    expect(groupsOf([])).toEqual([]);
  });
});
