import remote from './routes';
import { sections } from './site/sections';

/** The specification's section 2, without what belongs to admissions, staff and search. */
const SPECIFIED = [
  '/',
  '/chancellor',
  '/vice-chancellor',
  '/campus/:name',
  '/campus/zone/:zone',
  '/courses',
  '/courses/:programLevel',
  '/programs/:id',
  '/academics/faculty',
  '/academics/regulations',
  '/academics/collaboration',
  '/academics/IQAC',
  '/academics/academic-calendar',
  '/academics/academicAdministration',
  '/dept/:id',
  '/faculty/:id',
  '/administration/administrative/*',
  '/registrar',
  '/administration/vice-chancellor',
  '/administration/chancellor',
  '/administration/coe',
  '/administration/cof',
  '/administration/Support-Services',
  '/administration/Other-Academic-Units',
  '/UGC-Guidelines',
  '/about-us/About-the-University',
  '/about-us/Vision-and-Mission',
  '/about-us/history',
  '/about-us/annualReport',
  '/holiday-calendar',
  '/alumni',
  '/grievance-form',
  '/placement',
  '/recruitment-rules',
  '/recruitment',
  '/recruitment/archive/:category',
  '/ncc',
  '/tenders',
  '/Entrepreneurship',
  '/amenities/Sports',
  '/amenities/Library',
  '/amenities/Equal-Opportunity',
  '/amenities/ICC',
  '/amenities/Anti-Ragging',
  '/amenities/Scholarship',
];

const { routes } = remote;

test.each(SPECIFIED)('%s is declared once', (path) => {
  expect(routes.filter((route) => route.path === path)).toHaveLength(1);
});

test.each(['id', 'path', 'title', 'description'] as const)('no two routes share their %s', (field) => {
  const values = routes.map((route) => route[field]);
  expect(values).toEqual([...new Set(values)]);
});

test.each(sections)('$path is kept out of search until it is built', ({ path }) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ listed: false });
});
