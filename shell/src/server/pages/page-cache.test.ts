/** @jest-environment node */
import { EncodedBytes } from '@university/web';
import { PageCache } from './page-cache';
import type { PageAnswer } from './page-answer';

const page = (text: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  body: new EncodedBytes(text),
  isCacheable: true,
  ...more,
});

let rendered: string[];
beforeEach(() => (rendered = []));
afterEach(() => jest.restoreAllMocks());

const rendering = (text: string, more?: Partial<PageAnswer>) => async () => {
  rendered.push(text);
  return page(text, more);
};

test('a page is rendered once, also when it is asked for twice at once', async () => {
  const pages = new PageCache();
  const [one, other] = await Promise.all([pages.getOr('/a', rendering('a')), pages.getOr('/a', rendering('a'))]);
  expect(one).toBe(other);
  expect(pages.get('/a')).toBe(one);
  expect(await pages.getOr('/a', rendering('a'))).toBe(one);
  expect(rendered).toEqual(['a']);
});

test('what may not be cached is rendered anew, and so is what failed', async () => {
  const pages = new PageCache();
  await pages.getOr('/a', rendering('a', { isCacheable: false }));
  await pages.getOr('/a', rendering('a again'));
  await expect(pages.getOr('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await pages.getOr('/b', rendering('b'));
  expect(rendered).toEqual(['a', 'a again', 'b']);
});

test('the page asked for longest ago makes room', async () => {
  const text = 'x'.repeat(1_000);
  const pages = new PageCache({ plain: 5_000, asked: 5_000 });
  await pages.getOr('/a', rendering(text));
  await pages.getOr('/b', rendering(text));
  pages.get('/a');
  await pages.getOr('/c', rendering(text));
  expect(['/a', '/b', '/c'].map((address) => pages.get(address) !== undefined)).toEqual([true, false, true]);
});

test('pages of made-up queries push out one another, and no page that stands at an address of the site', async () => {
  const text = 'x'.repeat(1_000);
  const pages = new PageCache({ plain: 5_000, asked: 5_000 });
  await pages.getOr('/a', rendering(text));
  for (let n = 0; n < 50; n++) await pages.getOr(`/search?q=${n}`, rendering(text));
  expect(pages.get('/a')).toBeDefined();
  expect(pages.get('/search?q=49')).toBeDefined();
  expect(pages.get('/search?q=0')).toBeUndefined();
});

test('a page too large for all the room is sent, and takes none', async () => {
  const pages = new PageCache({ plain: 100, asked: 100 });
  expect(await pages.getOr('/a', rendering('x'.repeat(1_000)))).toMatchObject({ status: 200 });
  expect(pages.get('/a')).toBeUndefined();
});

test('a page takes room for its bytes, and about as much for what is around them', async () => {
  const pages = new PageCache({ plain: 402, asked: 1 });
  await pages.getOr('/a', rendering('x'.repeat(100)));
  await pages.getOr('/b', rendering('x'.repeat(100)));
  expect([pages.get('/a'), pages.get('/b')]).not.toContain(undefined);
  await pages.getOr('/c', rendering(''));
  expect(pages.get('/a')).toBeUndefined();
  expect(pages.get('/c')).toBeDefined();
});

test('a page of a very long address is not cached', async () => {
  const pages = new PageCache();
  const [long, tooLong] = [512, 513].map((length) => '/'.padEnd(length, 'x'));
  for (const address of [long, tooLong]) await pages.getOr(String(address), rendering('a'));
  expect(pages.get(String(long))).toBeDefined();
  expect(pages.get(String(tooLong))).toBeUndefined();
});

test('a page is cached for a minute at most', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const pages = new PageCache();
  await pages.getOr('/a', rendering('a'));
  clock.mockReturnValue(61_000);
  expect(pages.get('/a')).toBeDefined();
  clock.mockReturnValue(61_001);
  expect(pages.get('/a')).toBeUndefined();
});

test('while nobody knows the state, a page is there for ten minutes', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const pages = new PageCache();
  await pages.getOr('/a', rendering('a'));
  clock.mockReturnValue(601_000);
  expect(pages.get('/a')).toBeUndefined();
  expect(pages.asItWas().get('/a')).toBeDefined();
  clock.mockReturnValue(601_001);
  expect(pages.asItWas().get('/a')).toBeUndefined();
});

test('while nobody knows the state, what was cached is there, and a rendering is shared and not added', async () => {
  const pages = new PageCache();
  const cached = await pages.getOr('/a', rendering('a'));
  const asItWas = pages.asItWas();
  expect(asItWas.get('/a')).toBe(cached);
  expect(await asItWas.getOr('/a', rendering('a again'))).toBe(cached);
  const [one, other] = await Promise.all([asItWas.getOr('/b', rendering('b')), asItWas.getOr('/b', rendering('b'))]);
  expect(one).toBe(other);
  expect([asItWas.get('/b'), pages.get('/b')]).toEqual([undefined, undefined]);
  await asItWas.getOr('/b', rendering('b again'));
  expect(rendered).toEqual(['a', 'b', 'b again']);
});

test('who knows the state does not wait for a rendering begun while nobody did', async () => {
  const pages = new PageCache();
  const begun = pages.asItWas().getOr('/a', rendering('of some state'));
  const sure = await pages.getOr('/a', rendering('of this state'));
  expect(sure).not.toBe(await begun);
  expect(pages.get('/a')).toBe(sure);
});
