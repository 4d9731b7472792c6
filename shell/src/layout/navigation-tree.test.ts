import { EXPLORE_LINKS, NAVIGATION, type NavItem, QUICK_LINKS } from './navigation-tree';

const flat = (items: readonly NavItem[]): NavItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

test('has the ten items of the specification, in its order', () => {
  expect(NAVIGATION.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Academics',
    'Campuses',
    'Admission',
    'Administration',
    'Student Life',
    'T & P Cell',
    'Work with us',
    'Entrepreneurship',
  ]);
});

test('campuses stand by zone', () => {
  const zones = NAVIGATION.find(({ label }) => label === 'Campuses')?.children?.map(({ to }) => to);
  expect(zones).toEqual(['central', 'north', 'south', 'east', 'west'].map((zone) => `/campus/zone/${zone}`));
});

test('every item leads somewhere or holds others, and no two beside each other are called the same', () => {
  for (const { label, to, children } of flat(NAVIGATION)) {
    expect([label, Boolean(to), Boolean(children?.length)]).toEqual([label, !children, !to]);
    const labels = children?.map((child) => child.label) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('addresses are paths of the site or complete', () => {
  for (const { to } of [...flat(NAVIGATION), ...QUICK_LINKS, ...EXPLORE_LINKS])
    if (to) expect(to).toMatch(/^(\/(?!\/)|https:\/\/)/);
});

test('no page but the home page stands in the navigation twice', () => {
  const paths = flat(NAVIGATION).flatMap(({ to }) => to ?? []);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
