import { SAVED_PATH } from '@university/shared/saved-letters';
import { offlinePage, withAge } from './offline-html';
import { texts } from './texts';

const LETTER = {
  address: '/saved-letters/0f0e/allotment-letter-ug-1.pdf',
  name: 'UG <Round> 1',
  fileName: 'allotment-letter-ug-1.pdf',
  savedAt: '2026-01-15T06:00:00.000Z',
};

const PAGE = { path: '/courses', title: 'Programmes', madeAt: '2026-01-15T06:00:00.000Z' };

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['in place of a result', '/admission/result?category=ug'],
  ['by itself', null],
])('the list of what is saved has letters first, to open and to remove: %s', (_, asked) => {
  const page = read(offlinePage({ pages: [PAGE], letters: [LETTER], asked, isOnline: false }));
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([texts.letters, texts.pages]);
  const [letter, saved] = page.querySelectorAll('li');
  expect(letter?.textContent).toContain('UG <Round> 1');
  expect(letter?.querySelector('a')?.getAttribute('href')).toBe(LETTER.address);
  expect(letter?.querySelector('form')?.getAttribute('action')).toBe(LETTER.address);
  expect(saved?.querySelector('a')?.getAttribute('href')).toBe('/courses');
  expect([...page.querySelectorAll('a')].some((link) => link.getAttribute('href') === asked)).toBe(asked !== null);
});

test.each([
  [true, texts.savedWithLetters],
  [false, texts.savedTitle],
])('the bar on a saved page leads to the list; letters there: %s', (hasLetters, words) => {
  const html = withAge('<html><head></head><body><p>Hi</p></body></html>', { ...PAGE, hasLetters }, false);
  const link = read(html).querySelector(`aside a[href="${SAVED_PATH}"]`);
  expect(link?.textContent).toBe(words);
});
