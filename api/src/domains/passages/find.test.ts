import { expect, test } from '@jest/globals';
import { compared, findPassages, prepare } from './find';

const ALL = prepare([
  {
    path: '/library',
    title: 'Library',
    body: '## Opening hours\n\nFrom 9 to 6. Wi-Fi is free.\n\n## Membership\n\nAsk at the counter.',
  },
  { path: '/sports', title: 'Sports', body: '## Gym\n\nOpen when the library is.' },
]);

const found = (words: string) => findPassages(ALL, words).map(({ path, id }) => `${path}#${id}`);

test('a passage has all words, by their beginnings', () => {
  expect(found('wi fi')).toEqual(['/library#opening-hours']);
  expect(found('libr count')).toEqual(['/library#membership']);
  expect(found('brary')).toEqual([]);
  expect(found('counter zebra')).toEqual([]);
  expect(found('!?')).toEqual([]);
});

test('those that are called so come first', () => {
  expect(found('open')).toEqual(['/library#opening-hours', '/sports#gym']);
});

test('of one page there are no more than three, and of all no more than eight', () => {
  const body = Array.from({ length: 9 }, (_, index) => `## Part ${index}\n\nThe same word.`).join('\n');
  const pages = Array.from({ length: 4 }, (_, index) => ({ path: `/${index}`, title: 'Page', body }));
  const paths = findPassages(prepare(pages), 'same').map(({ path }) => path);
  expect(paths).toEqual(['/0', '/0', '/0', '/1', '/1', '/1', '/2', '/2']);
});

test('a long text is shown around what was found', () => {
  const body = `## Rules\n\n${'before '.repeat(40)}scholarship ${'after '.repeat(60)}`;
  const [{ text } = { text: '' }] = findPassages(prepare([{ path: '/rules', title: 'Rules', body }]), 'scholar');
  expect(text).toMatch(/^… before .*scholarship after .* …$/);
  expect(text.length).toBeLessThan(240);
});

test('letters that people write as they like are one', () => {
  expect(compared('Café B.Tech. फ़ीस हाँ')).toBe(' cafe btech फीस हां');
});
