import { exampleFooter, exampleMenu } from '../../testing/identity';
import { footerData, menuData, type MenuEntry } from './navigation';

const entry = (level: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  label: 'Entry',
  level,
  to: null,
  adds: 'nothing',
  ...more,
});

const problems = (...entries: MenuEntry[]) =>
  (menuData.safeParse({ entries }).error?.issues ?? []).map(({ path, message }) => [path.slice(1).join('.'), message]);

test('the menu and the footer that a site begins with fit', () => {
  expect(menuData.parse(exampleMenu)).toEqual(exampleMenu);
  expect(footerData.parse(exampleFooter)).toEqual(exampleFooter);
});

test.each<[string, MenuEntry[], unknown]>([
  ['nothing at all', [], []],
  ['an entry below none', [entry(2, { to: '/a' })], [['0.level', 'Begin with an entry of level 1']]],
  ['an entry two levels below the one before it', [entry(1), entry(3, { to: '/a' })], [['1.level', 'At most 2 here']]],
  [
    'an entry that leads somewhere and holds others',
    [entry(1, { to: '/a' }), entry(2, { to: '/b' })],
    [['0.to', 'An entry that holds others leads nowhere itself. Put the page below it']],
  ],
  [
    'an entry that leads somewhere and holds what the site adds',
    [entry(1, { to: '/a', adds: 'zones' })],
    [['0.to', 'An entry that holds others leads nowhere itself. Put the page below it']],
  ],
  [
    'an entry that leads nowhere and holds nothing',
    [entry(1)],
    [['0.to', 'Say where it leads, or put entries below it']],
  ],
  ['an entry that holds only what the site adds', [entry(1, { adds: 'portals' })], []],
])('%s', (_, entries, expected) => expect(problems(...entries)).toEqual(expected));

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'about-us', '/a b', '/a\\b'])(
  'a menu does not lead to %s',
  (to) => expect(problems(entry(1, { to }))).toHaveLength(1),
);
