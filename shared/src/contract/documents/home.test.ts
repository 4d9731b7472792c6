import { HOME_BLOCKS, homeData } from './home';

const row = (block: string) => ({ block, isShown: true, title: null });
const blocksOf = (...names: string[]) =>
  homeData.shape.blocks
    .safeParse(names.map(row))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('parts stand in any order, below the banner', () => {
  expect(blocksOf('hero', 'socials', 'news')).toBeUndefined();
  expect(blocksOf('socials', 'news')).toBeUndefined();
  expect(blocksOf()).toBeUndefined();
});

test.each<[string, string[], string]>([
  ['a part twice', ['hero', 'news', 'study', 'news'], '3.block: This part stands above already'],
  ['a banner further down', ['news', 'hero'], '1.block: The banner stands first: it has the heading of the page'],
  ['a part that there is not', ['weather'], '0.block: Choose one'],
])('refused: %s', (_, names, reason) => expect(blocksOf(...names)).toEqual([reason]));

test('a home page that says nothing of its parts has all of them', () => {
  expect(homeData.shape.blocks.parse(undefined)).toEqual(HOME_BLOCKS.map(row));
});
