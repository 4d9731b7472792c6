/** @jest-environment node */
import { EncodedBytes } from '@university/web';
import type { Lacks, PageAnswer } from './page-answer';
import { type Instead, PageCache, type Permitted } from './page-cache';

const page = (text: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  body: new EncodedBytes(text),
  isCacheable: true,
  ...more,
});

/** The page with its age, in a word. */
const withAge = ({ body }: PageAnswer, at: number) => page(`${body.text} as of ${at}`, { isCacheable: false });

const cacheOf = (mostBytes?: { plain: number; asked: number }) => new PageCache(withAge, mostBytes);

/** The pages of one edition. */
const firstOf = (cache: PageCache) => cache.begin('v1', ALL);

/** Every page is of one release, which may be shown. */
const ALL: Permitted = { has: () => true, at: () => ['mfe-a 1'] };

/** Pages are of the first of these releases. */
const of = (...keys: string[]): Permitted => ({ has: (key) => keys.includes(key), at: () => keys.slice(0, 1) });

let rendered: string[];
beforeEach(() => (rendered = []));
afterEach(() => jest.restoreAllMocks());

const rendering = (text: string, more?: Partial<PageAnswer>) => async () => {
  rendered.push(text);
  return page(text, more);
};

/** A page that could not be made whole, where nothing stands in for it. */
const failing = (lacks: Lacks) => async (instead: Instead) =>
  instead(lacks) ?? page('broken', { lacks, isCacheable: false });

test('a page is rendered once, also when it is asked for twice at once', async () => {
  const pages = firstOf(cacheOf());
  const [one, other] = await Promise.all([pages.getOr('/a', rendering('a')), pages.getOr('/a', rendering('a'))]);
  expect(one).toBe(other);
  expect(pages.get('/a')).toBe(one);
  expect(await pages.getOr('/a', rendering('a'))).toBe(one);
  expect(rendered).toEqual(['a']);
});

test('what may not be cached is rendered anew, and so is what failed', async () => {
  const pages = firstOf(cacheOf());
  await pages.getOr('/a', rendering('a', { isCacheable: false }));
  await pages.getOr('/a', rendering('a again'));
  await expect(pages.getOr('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await pages.getOr('/b', rendering('b'));
  expect(rendered).toEqual(['a', 'a again', 'b']);
});

test('a page that comes out as it was keeps its bytes, compressed as they are', async () => {
  const cache = cacheOf();
  const { body } = await firstOf(cache).getOr('/a', rendering('a'));
  const later = cache.begin('v2', ALL);
  const again = await later.getOr('/a', rendering('a', { headers: { 'x-of': 'v2' } }));
  expect(again.body).toBe(body);
  expect(again.headers).toEqual({ 'x-of': 'v2' });
  expect((await cache.begin('v3', ALL).getOr('/a', rendering('other'))).body).not.toBe(body);
});

test('the page asked for longest ago makes room', async () => {
  const text = 'x'.repeat(1_000);
  const pages = firstOf(cacheOf({ plain: 7_500, asked: 7_500 }));
  await pages.getOr('/a', rendering(text));
  await pages.getOr('/b', rendering(text));
  pages.get('/a');
  await pages.getOr('/c', rendering(text));
  expect(['/a', '/b', '/c'].map((address) => pages.get(address) !== undefined)).toEqual([true, false, true]);
});

test('pages of made-up queries push out one another, and no page that stands at an address of the site', async () => {
  const text = 'x'.repeat(1_000);
  const pages = firstOf(cacheOf({ plain: 7_500, asked: 7_500 }));
  await pages.getOr('/a', rendering(text));
  for (let n = 0; n < 50; n++) await pages.getOr(`/search?q=${n}`, rendering(text));
  expect(pages.get('/a')).toBeDefined();
  expect(pages.get('/search?q=49')).toBeDefined();
  expect(pages.get('/search?q=0')).toBeUndefined();
});

test('a page too large for all the room is sent, and takes none', async () => {
  const pages = firstOf(cacheOf({ plain: 100, asked: 100 }));
  expect(await pages.getOr('/a', rendering('x'.repeat(1_000)))).toMatchObject({ status: 200 });
  expect(pages.get('/a')).toBeUndefined();
});

test('a page takes room for its bytes, for the same with its age, and for what is made of both', async () => {
  const pages = firstOf(cacheOf({ plain: 602, asked: 1 }));
  await pages.getOr('/a', rendering('x'.repeat(100)));
  await pages.getOr('/b', rendering('x'.repeat(100)));
  expect([pages.get('/a'), pages.get('/b')]).not.toContain(undefined);
  await pages.getOr('/c', rendering(''));
  expect(pages.get('/a')).toBeUndefined();
  expect(pages.get('/c')).toBeDefined();
});

test('a page of a very long address is not cached', async () => {
  const pages = firstOf(cacheOf());
  const [long, tooLong] = [512, 513].map((length) => '/'.padEnd(length, 'x'));
  for (const address of [long, tooLong]) await pages.getOr(String(address), rendering('a'));
  expect(pages.get(String(long))).toBeDefined();
  expect(pages.get(String(tooLong))).toBeUndefined();
});

test('a page is what is true now for a minute at most', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const pages = firstOf(cacheOf());
  await pages.getOr('/a', rendering('a'));
  clock.mockReturnValue(61_000);
  expect(pages.get('/a')).toBeDefined();
  clock.mockReturnValue(61_001);
  expect(pages.get('/a')).toBeUndefined();
});

describe('where nothing newer can be made', () => {
  let cache: PageCache;
  const textOf = (answer: PageAnswer | undefined) => answer?.body.text;

  beforeEach(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(7);
    cache = cacheOf();
    await firstOf(cache).getOr('/a', rendering('a'));
  });

  test('a page is there for an hour, with the age that it had when its making began', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    await cache.begin('v2', ALL).getOr('/b', rendering('b'));
    clock.mockReturnValue(3_601_000);
    expect(textOf(cache.asItWas('v1', ALL).get('/b'))).toBe('b as of 7');
    clock.mockReturnValue(3_601_001);
    expect(cache.asItWas('v1', ALL).get('/b')).toBeUndefined();
  });

  test('its bytes with the age are made once', () => {
    expect(cache.asItWas('v1', ALL).get('/a')).toBe(cache.asItWas('v1', ALL).get('/a'));
  });

  test('while nobody knows the state, a rendering is shared and not added', async () => {
    const asItWas = cache.asItWas('v1', ALL);
    expect(textOf(await asItWas.getOr('/a', rendering('a again')))).toBe('a as of 7');
    const [one, other] = await Promise.all([asItWas.getOr('/b', rendering('b')), asItWas.getOr('/b', rendering('b'))]);
    expect(one).toBe(other);
    expect(asItWas.get('/b')).toBeUndefined();
    await asItWas.getOr('/b', rendering('b again'));
    expect(rendered).toEqual(['a', 'b', 'b again']);
  });

  test('who knows the state does not wait for a rendering begun while nobody did', async () => {
    const begun = cache.asItWas('v1', ALL).getOr('/b', rendering('of some state'));
    const sure = await cache.begin('v2', ALL).getOr('/b', rendering('of this state'));
    expect(sure).not.toBe(await begun);
  });

  test.each<[string, string, Lacks, string]>([
    ['the data changed and cannot be read', 'v2', 'data', 'a as of 7'],
    ['the data is the same and cannot be read', 'v1', 'data', 'a as of 7'],
    ['the data is the same and code fails', 'v1', 'code', 'a as of 7'],
    ['the data changed and can be read, and code fails', 'v2', 'code', 'broken'],
  ])('of the edition before, when %s', async (_when, version, lacks, text) => {
    const pages = cache.begin(version, ALL);
    expect(pages.get('/a')).toBeUndefined();
    expect(textOf(await pages.getOr('/a', failing(lacks)))).toBe(text);
  });

  test.each<[string, Permitted, string | undefined]>([
    ['its release is in use', of('mfe-a 1', 'mfe-b 1'), 'a as of 7'],
    ['another took its place, which fails', of('mfe-a 2'), undefined],
    ['its release was withdrawn', of(), undefined],
  ])('only of releases that are still in use: where %s', async (_where, permitted, text) => {
    expect(textOf(cache.asItWas('v1', permitted).get('/a'))).toBe(text);
    for (const lacks of ['code', 'data'] as const)
      expect(textOf(await cache.begin('v1', permitted).getOr('/a', failing(lacks)))).toBe(text ?? 'broken');
  });

  test.each<[string, string, Permitted, string]>([
    ['of the same data and releases', 'v1', of('mfe-a 1', 'mfe-b 2'), 'a as of 7'],
    ['of other data', 'v2', of('mfe-a 1', 'mfe-b 2'), 'broken'],
    ['of a release that is not given here', 'v1', of('mfe-a 2'), 'broken'],
  ])('where a canary’s cache has none, that of all %s', async (_which, version, permitted, text) => {
    const canary = new PageCache(withAge, undefined, () => cache);
    expect(textOf(await canary.begin(version, permitted).getOr('/a', failing('data')))).toBe(text);
  });

  test('again and again, as long as nothing newer was shown', async () => {
    const pages = cache.begin('v2', ALL);
    await pages.getOr('/a', failing('data'));
    expect(textOf(await pages.getOr('/a', failing('data')))).toBe('a as of 7');
    expect(textOf(cache.asItWas('v1', ALL).get('/a'))).toBe('a as of 7');
  });

  test.each<[string, (instead: Instead) => Promise<PageAnswer>]>([
    ['that the page is gone', rendering('gone', { status: 404, isCacheable: false })],
    ['a newer page without the code of its remote', failing('code')],
  ])('never after somebody was shown %s', async (_what, newer) => {
    await cache.begin('v2', ALL).getOr('/a', newer);
    expect(cache.asItWas('v1', ALL).get('/a')).toBeUndefined();
    expect(textOf(await cache.begin('v3', ALL).getOr('/a', failing('data')))).toBe('broken');
  });

  test('never by a rendering that was begun before the change and came late', async () => {
    const [before, after] = [cache.begin('v2', ALL), cache.begin('v3', ALL)];
    await after.getOr('/a', rendering('new'));
    await before.getOr('/a', rendering('late'));
    await before.getOr('/a', rendering('gone', { status: 404, isCacheable: false }));
    expect(textOf(cache.asItWas('v1', ALL).get('/a'))).toBe('new as of 7');
  });
});
