/** @jest-environment node */
import { z } from 'zod';
import { DEFAULT_LOOK, type Look } from '../../colours';
import { exampleFooter, exampleMenu } from '../../testing/identity';
import { article, line, lines, optionalLine, rows, whole } from './fields';
import { HOME_BLOCKS } from '../home-blocks';
import { homeData, lookData } from './settings';
import { DOCUMENT_KINDS, DOCUMENTS } from './kinds';
import { footerData, menuData, type MenuEntry, redirectData } from './pages';
import { hasTexts, standingsOf, textsOf, tidied, translationOf, translations } from './translations';

describe('the home page', () => {
  const row = (block: string) => ({ block, isShown: true, title: null });
  const blocksOf = (...names: string[]) =>
    homeData.shape.blocks
      .safeParse(names.map(row))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('parts stand in any order, below the banner', () => {
    expect(blocksOf('hero', 'socials', 'news')).toBeUndefined();
    expect(blocksOf('socials', 'news')).toBeUndefined();
    expect(blocksOf()).toBeUndefined();
  });

  it.each<[string, string[], string]>([
    ['a part twice', ['hero', 'news', 'study', 'news'], '3.block: This part is above already'],
    ['a banner further down', ['news', 'hero'], '1.block: The banner comes first: it has the heading of the page'],
    ['a part that there is not', ['weather'], '0.block: Choose one'],
  ])('refused: %s', (_, names, reason) => expect(blocksOf(...names)).toEqual([reason]));

  it('a home page that says nothing of its parts has all of them', () =>
    expect(homeData.shape.blocks.parse(undefined)).toEqual(HOME_BLOCKS.map(row)));
});

describe('the look', () => {
  const problems = (changed: Partial<Look>) =>
    (lookData.safeParse({ ...DEFAULT_LOOK, ...changed }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );

  it('the usual colours fit, and are those of a look that says nothing', () =>
    expect(lookData.parse({})).toEqual(DEFAULT_LOOK));

  it('other colours that can be read fit', () => {
    const green: Look = {
      night: '#0b3d2e',
      light: { accent: '#ffd166', link: '#0b5d3b' },
      dark: { accent: '#ffd166', link: '#8fe3b8' },
    };
    expect(problems(green)).toEqual([]);
  });

  it.each<[string, Partial<Look>, string]>([
    [
      'a bright ground of the header',
      { night: '#6a7ab0' },
      'night: Text of header and footer on it has a contrast of 2.58 : 1. At least 4.5 : 1 is needed',
    ],
    [
      'a pale link by day',
      { light: { ...DEFAULT_LOOK.light, link: '#6f8fd8' } },
      'light.link: It on the grounds of pages has a contrast of 2.72 : 1. At least 4.5 : 1 is needed',
    ],
    [
      'a dark link by night',
      { dark: { ...DEFAULT_LOOK.dark, link: '#1b3c8c' } },
      'dark.link: It on the grounds of pages has a contrast of 1.46 : 1. At least 4.5 : 1 is needed',
    ],
    [
      'a dark accent',
      { light: { ...DEFAULT_LOOK.light, accent: '#7a3b00' } },
      'light.accent: Dark text on it has a contrast of 1.88 : 1. At least 4.5 : 1 is needed',
    ],
  ])('refused: %s', (_, changed, problem) => expect(problems(changed)).toContain(problem));

  it.each(['red', '#fff', '#12345g', ''])('%s is no colour', (night) =>
    expect(problems({ night })).toEqual(['night: Give a colour as # and six digits or letters a to f, as in #1b3c8c']),
  );
});

describe('menu and footer', () => {
  const entry = (level: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
    label: 'Entry',
    level,
    to: null,
    adds: 'nothing',
    ...more,
  });

  const problems = (...entries: MenuEntry[]) =>
    (menuData.safeParse({ entries }).error?.issues ?? []).map(({ path, message }) => [
      path.slice(1).join('.'),
      message,
    ]);

  it('the menu and the footer that a site begins with fit', () => {
    expect(menuData.parse(exampleMenu)).toEqual(exampleMenu);
    expect(footerData.parse(exampleFooter)).toEqual(exampleFooter);
  });

  it.each<[string, MenuEntry[], unknown]>([
    ['nothing at all', [], []],
    ['an entry below none', [entry(2, { to: '/a' })], [['0.level', 'Begin with an entry of level 1']]],
    ['an entry two levels below the last one', [entry(1), entry(3, { to: '/a' })], [['1.level', 'At most 2 here']]],
    [
      'an entry that leads somewhere and holds others',
      [entry(1, { to: '/a' }), entry(2, { to: '/b' })],
      [['0.to', 'An entry that holds others is not a link itself. Put the page below it']],
    ],
    [
      'an entry that leads somewhere and holds what the site adds',
      [entry(1, { to: '/a', adds: 'zones' })],
      [['0.to', 'An entry that holds others is not a link itself. Put the page below it']],
    ],
    ['an entry that does nothing', [entry(1)], [['0.to', 'Say where it leads, or put entries below it']]],
    ['an entry that holds only what the site adds', [entry(1, { adds: 'portals' })], []],
  ])('%s', (_, entries, expected) => expect(problems(...entries)).toEqual(expected));

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'about-us', '/a b', '/a\\b'])(
    'a menu does not lead to %s',
    (to) => expect(problems(entry(1, { to }))).toHaveLength(1),
  );
});

describe('translations', () => {
  const schema = z.object({
    name: line('Name', 60),
    phone: optionalLine('Phone', 40, { isTranslated: false }),
    about: article('About', 3_000),
    careers: lines('Careers'),
    labs: rows('Laboratories', z.object({ name: line('Name', 120), seats: whole('Seats', 0, 100) }), 60),
  });

  const data = {
    name: 'Dwarka',
    phone: '011 1234',
    about: null,
    careers: ['Baker', 'Cook'],
    labs: [{ name: 'Workshop', seats: 20 }],
  };

  it('texts of fields, lists and rows are found where they stand; codes, numbers and what is empty are not', () =>
    expect(textsOf(schema, data)).toEqual([
      { at: 'name', titles: ['Name'], text: 'Dwarka', isArticle: false },
      { at: 'careers.0', titles: ['Careers', '1'], text: 'Baker', isArticle: false },
      { at: 'careers.1', titles: ['Careers', '2'], text: 'Cook', isArticle: false },
      { at: 'labs.0.name', titles: ['Laboratories', '1', 'Name'], text: 'Workshop', isArticle: false },
    ]));

  it('the text of a page is an article', () => {
    const texts = textsOf(DOCUMENTS.page.data, {
      title: 'T',
      description: 'D',
      keywords: ['k'],
      owner: 'O',
      body: '## B',
    });
    expect(texts.map(({ at, isArticle }) => `${at} ${isArticle}`)).toEqual([
      'title false',
      'description false',
      'keywords.0 false',
      'owner false',
      'body true',
    ]);
  });

  const cook = { at: 'careers.1', of: 'Cook', text: 'रसोइया' };

  it('a translation follows its English text to another place', () =>
    expect(translationOf({ at: 'careers.0', text: 'Cook' }, [cook])).toEqual({ state: 'current', translation: cook }));

  it('when the English changes, what stood there is offered and not shown', () => {
    expect(translationOf({ at: 'careers.1', text: 'Chef' }, [cook])).toEqual({ state: 'outdated', translation: cook });
    expect(translationOf({ at: 'careers.2', text: 'Chef' }, [cook])).toEqual({ state: 'missing' });
  });

  it.each(DOCUMENT_KINDS)('%s holds its Hindi where it has texts, and only there', (kind) => {
    const shape: Record<string, z.ZodType> = DOCUMENTS[kind].data.shape;
    expect(shape.hi).toBe(hasTexts(DOCUMENTS[kind].data) ? translations : undefined);
  });

  describe('the Hindi of a document', () => {
    const text = (at: string, words: string) => ({ at, titles: [at], text: words, isArticle: false });
    const cook = { at: 'careers.0', of: 'Cook', text: 'रसोइया' };
    const baker = { at: 'careers.1', of: 'Baker', text: 'बेकर' };

    test('of a row that was moved is not taken for that of the row in its place', () => {
      const texts = [text('careers.0', 'Potter'), text('careers.1', 'Cook')];
      expect(standingsOf(texts, [cook]).map(({ state }) => state)).toEqual(['missing', 'current']);
    });

    test('is kept where its text stands now, and as outdated; what belongs to no row is left out', () => {
      const texts = [text('careers.0', 'Chef'), text('careers.2', 'Baker'), text('careers.3', 'Baker')];
      const gone = { at: 'careers.9', of: 'Smith', text: 'लोहार' };
      expect(tidied(texts, [cook, baker, gone])).toEqual([cook, { ...baker, at: 'careers.2' }]);
    });
  });
});

describe('where an entry leads', () => {
  const read = (to: string) => redirectData.shape.to.safeParse(to);

  it.each([
    ['/hi/notices?section=results', '/notices?section=results'],
    ['/hi', '/'],
    ['/hindi', '/hindi'],
    ['https://university.example/hi', 'https://university.example/hi'],
    ['https://उदाहरण.भारत/क', 'https://उदाहरण.भारत/क'],
  ])('%s is %s', (written, to) => expect(read(written).data).toBe(to));

  it.each([
    'https://',
    'https://xn--',
    'https://university.example@stranger.example/',
    'https://university.example:99999/',
  ])('%s is refused', (to) =>
    expect(read(to).error?.issues.map(({ message }) => message)).toEqual([
      'This is not a whole address. Copy it again',
    ]),
  );
});
