/** @jest-environment node */
import { identity } from '@university/shared/identity';
import { NAVIGATION, navigationOf, trailTo, type NavItem, withEntries } from './navigation-tree';

const flat = (items: readonly NavItem[]): NavItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

test('has the ten items of the specification, in its order', () =>
  expect(NAVIGATION.map(({ label }) => label).join(', ')).toBe(
    'Home, About Us, Academics, Campuses by zone, Admission, Administration, Student Life, T & P Cell, Work with us, ' +
      'Entrepreneurship',
  ));

test('campuses stand by zone, in the order given', () => {
  const tree = withEntries(
    [],
    [
      { code: 'shore', name: 'Shore' },
      { code: 'hills', name: 'The Hills' },
    ],
  );
  expect(tree.find(({ label }) => label === 'Campuses by zone')?.children).toEqual([
    { label: 'All Campuses', to: '/campus' },
    { label: 'Shore', to: '/campus/zone/shore' },
    { label: 'The Hills', to: '/campus/zone/hills' },
  ]);
  expect(trailTo('/campus/zone/hills', tree).map(({ label }) => label)).toEqual(['Campuses by zone']);
});

test('every item leads somewhere or holds others, and no two beside each other are called the same', () => {
  for (const { label, to, children } of flat(NAVIGATION)) {
    expect([label, Boolean(to), Boolean(children?.length)]).toEqual([label, !children, !to]);
    const labels = children?.map((child) => child.label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
  }
});

const row = (
  level: number,
  label: string,
  to: string | null = null,
  adds: 'nothing' | 'zones' | 'portals' = 'nothing',
) => ({ level, label, to, adds });

test('rows become a tree, and what holds nothing is left out', () => {
  const entries = [
    row(1, 'Start', '/'),
    row(1, 'Study'),
    row(2, 'Weaving'),
    row(3, 'Looms', '/looms'),
    row(2, 'Apply', null, 'portals'),
    row(1, 'Empty'),
    row(2, 'Also empty'),
    row(1, 'Places', null, 'zones'),
  ];
  const portals = { ...identity.portals, admission: [] };
  const weaving = { label: 'Weaving', children: [{ label: 'Looms', to: '/looms' }] };
  expect(navigationOf({ menu: { entries }, portals })).toEqual([
    { label: 'Start', to: '/' },
    { label: 'Study', children: [weaving] },
    { label: 'Places', children: [], holdsZones: true },
  ]);
  const admission = [{ name: 'Diploma', url: 'https://apply.example' }];
  expect(navigationOf({ menu: { entries }, portals: { ...portals, admission } })[1]?.children).toEqual([
    weaving,
    { label: 'Apply', children: [{ label: 'Diploma', to: 'https://apply.example' }] },
  ]);
});

test('no page but the home page stands in the navigation twice', () => {
  const paths = flat(NAVIGATION).flatMap(({ to }) => to ?? []);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

const PUBLIC = `
/ /chancellor /vice-chancellor /campus /courses /courses/diploma /courses/ug /courses/pg
/academics/faculty /academics/regulations /academics/collaboration /academics/IQAC /academics/academic-calendar
/academics/academicAdministration /administration/administrative /registrar /administration/vice-chancellor
/administration/chancellor /administration/coe /administration/cof /administration/Support-Services
/administration/Other-Academic-Units /UGC-Guidelines /about-us/About-the-University /about-us/Vision-and-Mission
/about-us/history /about-us/annualReport /admission /admission/guidelines /admission/refund-policy
/admission/process-and-guidelines /admission/information-bulletin /holiday-calendar /alumni /placement
/recruitment-rules /recruitment /ncc /Entrepreneurship /amenities/Sports /amenities/Library
/amenities/Equal-Opportunity /amenities/ICC /amenities/Anti-Ragging /amenities/Scholarship
/admission/result?category=diploma /admission/result?category=btech /admission/result/ug /admission/result/pg
/admission/result/diploma/round2 /admission/result/btech/round2 /admission/result/ug/round2
`
  .trim()
  .split(/\s+/);

test('every public page stands in the navigation', () =>
  expect(flat(NAVIGATION).map(({ to }) => to)).toEqual(expect.arrayContaining(PUBLIC)));

const labels = (pathname: string) => trailTo(pathname).map(({ label }) => label);

test.each([
  ['/about-us/history', ['About Us']],
  ['/courses/ug', ['Academics', 'Programmes']],
  ['/courses', ['Academics', 'Programmes']],
  ['/placement', []],
  ['/', []],
  // Which are not in the tree stand below the item that they belong to, if there is one.
  ['/tenders', []],
  ['/programs/p1', ['Academics', 'Programmes', 'All Programmes']],
  ['/dept/d1', ['Academics', 'Faculties & Departments']],
  ['/faculty/f1', ['Academics', 'Faculties & Departments']],
  ['/campus/dwarka', ['Campuses by zone', 'All Campuses']],
  ['/administration/administrative/estate/rooms', ['Administration', 'Administrative Offices']],
  ['/admission/result/show', ['Admission', 'Seat Allotment Results']],
  ['/admission/result/ug/show', ['Admission', 'Seat Allotment Results', 'UG']],
  ['/admission/result/ug2/show', ['Admission', 'Seat Allotment Results']],
  ['/admission/ranks/BAFA', ['Admission', 'Opening and Closing Ranks']],
  ['/admission/help', ['Admission', 'Admission Overview']],
  ['/recruitment/archive/academic-positions', ['Work with us', 'Recruitment']],
])('%s stands below the items that hold it', (pathname, above) => expect(labels(pathname)).toEqual(above));

test('entries of remotes stand at the end of their menu, and change nothing that the specification names', () => {
  const entry = { under: 'About Us', label: 'Alumni network', path: '/network' };
  const tree = withEntries([entry, { ...entry, under: 'Home' }]);
  expect(tree.map(({ label }) => label)).toEqual(NAVIGATION.map(({ label }) => label));
  const about = (items: readonly NavItem[]) => items.find(({ label }) => label === 'About Us')?.children ?? [];
  expect(about(tree)).toEqual([...about(NAVIGATION), { label: 'Alumni network', to: '/network' }]);
  expect(trailTo('/network', tree).map(({ label }) => label)).toEqual(['About Us']);
  expect(trailTo('/network')).toEqual([]);
  expect(withEntries([])).toBe(NAVIGATION);
});
