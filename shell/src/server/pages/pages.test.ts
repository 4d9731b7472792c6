/** @jest-environment node */
import { createHash } from 'node:crypto';
import { EncodedBytes } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../../renderer/answers';
import { contentSecurityPolicy } from '../../renderer/page/document';
import { route } from '../../testing/front-door';
import { releaseOf } from '../../testing/release';
import type { Rendering } from '../renderers/renderers';
import { createSite } from '../site';
import { asItWas } from './bar';
import {
  cachedAt,
  type Instead,
  type Lacks,
  type PageAnswer,
  pageAddress,
  PageCache,
  type Permitted,
} from './page-cache';
import { PageMaker } from './page-maker';

describe('a page as it was', () => {
  const made = {
    status: 200,
    headers: {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': contentSecurityPolicy(['a{}'], []),
    },
    body: new EncodedBytes('<html><head><title>A</title></head><body><div id="root"><h1>A</h1></div></body></html>'),
    isCacheable: true,
  };

  const AT = Date.parse('2026-08-05T09:02:30Z');

  it.each([
    ['en', 'This page is from 14:32 IST. Some of it may have changed.'],
    ['hi', 'यह पृष्ठ वैसा है जैसा 14:32 IST पर था। तब से इसमें कुछ बदला हो सकता है।'],
  ] as const)(
    'a page says in %s as of when it is, before what React takes over, and nobody stores it',
    (language, text) => {
      const page = asItWas(made, AT, language);
      expect(page.body.text).toContain(`<p id="as-of" role="status">${text}</p><div id="root"><h1>A</h1></div>`);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page).toMatchObject({ status: 200, isCacheable: false });
    },
  );

  it('its policy allows the one style that it has more', () => {
    const page = asItWas(made, AT, 'en');
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(page.body.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const allowed = page.headers['content-security-policy'];
    expect(allowed?.replace(` 'sha256-${hash}'`, '').replace(/style-src +/, 'style-src ')).toBe(
      made.headers['content-security-policy'].replace(/style-src +/, 'style-src '),
    );
  });
});

describe('addresses', () => {
  const routes = [
    route('home', '/'),
    route('courses', '/courses', { query: ['q', 'sort'] }),
    route('level', '/courses/:level', { lowercase: ['level'], query: [] }),
    route('offices', '/offices/*'),
  ];
  const site = createSite([releaseOf('mfe-a', { routes })]);

  it.each([
    ['/courses', '/courses'],
    ['/courses?utm_source=x', '/courses'],
    ['/courses?sort=name&x=1&q=weld', '/courses?q=weld&sort=name'],
    ['/courses?q=a&q=b', '/courses?q=a&q=b'],
    ['/courses?q=A%20b%26c', '/courses?q=A+b%26c'],
    ['/courses/ug?q=weld', '/courses/ug'],
  ])('%s is made from %s', (asked, address) =>
    expect(pageAddress(site, new URL(asked, 'http://localhost'))).toBe(address),
  );

  it.each(['/offices/exam-cell?x=1', '/courses/?x=1', '/Courses?x=1', '/missing-page/at/all?x=1'])(
    'nobody knows what %s is made from: its release does not say, or no page is there',
    (asked) => expect(pageAddress(site, new URL(asked, 'http://localhost'))).toBeNull(),
  );
});

describe('the cache', () => {
  const page = (text: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
    status: 200,
    headers: {},
    body: new EncodedBytes(text),
    isCacheable: true,
    ...more,
  });

  const withAge = ({ body }: PageAnswer, at: number) => page(`${body.text} as of ${at}`, { isCacheable: false });
  const cacheOf = (mostBytes?: { plain: number; asked: number }) => new PageCache(withAge, mostBytes);

  const firstOf = (cache: PageCache) => cache.begin('v1', ALL).sure;

  const of = (...keys: string[]): Permitted => new Set(keys);
  const ALL = of('mfe-a 1', 'mfe-b 1');
  let rendered: string[];
  beforeEach(() => (rendered = []));
  afterEach(() => jest.restoreAllMocks());

  const rendering = (text: string, more?: Partial<PageAnswer>) => async () => {
    rendered.push(text);
    return page(text, more);
  };

  const failing = (lacks: Lacks) => async (instead: Instead) =>
    instead(lacks) ?? page('broken', { lacks, isCacheable: false });

  it('of home, once it is there, one of a few is taken at random; of other pages there is one', () => {
    const taken = (address: string, isThere: boolean) =>
      new Set(Array.from({ length: 200 }, () => cachedAt(address, () => isThere)));
    expect([...taken('/', true)].sort()).toEqual(['/', '/#1', '/#2', '/#3']);
    expect([...taken('/', false)]).toEqual(['/']);
    expect([...taken('/courses', true)]).toEqual(['/courses']);
  });

  it('a page is rendered once, also when it is asked for twice at once', async () => {
    const pages = firstOf(cacheOf());
    const [one, other] = await Promise.all([pages.getOr('/a', rendering('a')), pages.getOr('/a', rendering('a'))]);
    expect(one).toBe(other);
    expect(pages.get('/a')).toBe(one);
    expect(await pages.getOr('/a', rendering('a'))).toBe(one);
    expect(rendered).toEqual(['a']);
  });

  it('what may not be cached is rendered anew, and so is what failed', async () => {
    const pages = firstOf(cacheOf());
    await pages.getOr('/a', rendering('a', { isCacheable: false }));
    await pages.getOr('/a', rendering('a again'));
    await expect(pages.getOr('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await pages.getOr('/b', rendering('b'));
    expect(rendered).toEqual(['a', 'a again', 'b']);
  });

  it('a page that comes out as it was keeps its bytes, compressed as they are', async () => {
    const cache = cacheOf();
    const { body } = await firstOf(cache).getOr('/a', rendering('a'));
    const later = cache.begin('v2', ALL).sure;
    const again = await later.getOr('/a', rendering('a', { headers: { 'x-of': 'v2' } }));
    expect(again.body).toBe(body);
    expect(again.headers).toEqual({ 'x-of': 'v2' });
    expect((await cache.begin('v3', ALL).sure.getOr('/a', rendering('other'))).body).not.toBe(body);
  });

  it('the page asked for longest ago makes room', async () => {
    const text = 'x'.repeat(1_000);
    const pages = firstOf(cacheOf({ plain: 7_500, asked: 7_500 }));
    await pages.getOr('/a', rendering(text));
    await pages.getOr('/b', rendering(text));
    pages.get('/a');
    await pages.getOr('/c', rendering(text));
    expect(['/a', '/b', '/c'].map((address) => pages.get(address) !== undefined)).toEqual([true, false, true]);
  });

  it('pages of made-up queries push out one another, and no page that stands at an address of the site', async () => {
    const text = 'x'.repeat(1_000);
    const pages = firstOf(cacheOf({ plain: 7_500, asked: 7_500 }));
    await pages.getOr('/a', rendering(text));
    for (let n = 0; n < 50; n++) await pages.getOr(`/search?q=${n}`, rendering(text));
    expect(pages.get('/a')).toBeDefined();
    expect(pages.get('/search?q=49')).toBeDefined();
    expect(pages.get('/search?q=0')).toBeUndefined();
  });

  it('a page too large for all the room is sent, and takes none', async () => {
    const pages = firstOf(cacheOf({ plain: 100, asked: 100 }));
    expect(await pages.getOr('/a', rendering('x'.repeat(1_000)))).toMatchObject({ status: 200 });
    expect(pages.get('/a')).toBeUndefined();
  });

  it('a page takes room for its bytes, for the same with its age, and for what is made of both', async () => {
    const pages = firstOf(cacheOf({ plain: 602, asked: 1 }));
    await pages.getOr('/a', rendering('x'.repeat(100)));
    await pages.getOr('/b', rendering('x'.repeat(100)));
    expect([pages.get('/a'), pages.get('/b')]).not.toContain(undefined);
    await pages.getOr('/c', rendering(''));
    expect(pages.get('/a')).toBeUndefined();
    expect(pages.get('/c')).toBeDefined();
  });

  it('a page of a very long address is not cached', async () => {
    const pages = firstOf(cacheOf());
    const [long, tooLong] = [512, 513].map((length) => '/'.padEnd(length, 'x'));
    for (const address of [long, tooLong]) await pages.getOr(String(address), rendering('a'));
    expect(pages.get(String(long))).toBeDefined();
    expect(pages.get(String(tooLong))).toBeUndefined();
  });

  it('a page is what is true now for a minute at most', async () => {
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
      await cache.begin('v2', ALL).sure.getOr('/b', rendering('b'));
      clock.mockReturnValue(3_601_000);
      expect(textOf(cache.begin('v1', ALL).unsure.get('/b'))).toBe('b as of 7');
      clock.mockReturnValue(3_601_001);
      expect(cache.begin('v1', ALL).unsure.get('/b')).toBeUndefined();
    });

    test('its bytes with the age are made once', () =>
      expect(cache.begin('v1', ALL).unsure.get('/a')).toBe(cache.begin('v1', ALL).unsure.get('/a')));

    test('home is there as another draw of it', async () => {
      await firstOf(cache).getOr('/', rendering('six'));
      expect(textOf(cache.begin('v1', ALL).unsure.get('/#3'))).toBe('six as of 7');
    });

    test('while nobody knows the state, a rendering is shared and not added', async () => {
      const asItWas = cache.begin('v1', ALL).unsure;
      expect(textOf(await asItWas.getOr('/a', rendering('a again')))).toBe('a as of 7');
      const [one, other] = await Promise.all([
        asItWas.getOr('/b', rendering('b')),
        asItWas.getOr('/b', rendering('b')),
      ]);
      expect(one).toBe(other);
      expect(asItWas.get('/b')).toBeUndefined();
      await asItWas.getOr('/b', rendering('b again'));
      expect(rendered).toEqual(['a', 'b', 'b again']);
    });

    test('who knows the state does not wait for a rendering begun while nobody did', async () => {
      const begun = cache.begin('v1', ALL).unsure.getOr('/b', rendering('of some state'));
      const sure = await cache.begin('v2', ALL).sure.getOr('/b', rendering('of this state'));
      expect(sure).not.toBe(await begun);
    });

    test.each<[string, string, Lacks, string]>([
      ['the data changed and cannot be read', 'v2', 'data', 'a as of 7'],
      ['the data is the same and cannot be read', 'v1', 'data', 'a as of 7'],
      ['the data is the same and code fails', 'v1', 'code', 'a as of 7'],
      ['the data changed and can be read, and code fails', 'v2', 'code', 'broken'],
    ])('of the edition before, when %s', async (_when, version, lacks, text) => {
      const pages = cache.begin(version, ALL).sure;
      expect(pages.get('/a')).toBeUndefined();
      expect(textOf(await pages.getOr('/a', failing(lacks)))).toBe(text);
    });

    test.each<[string, Permitted, string | undefined]>([
      ['all are in use', of('mfe-a 1', 'mfe-b 1', 'mfe-c 1'), 'a as of 7'],
      ['one whose code ran beside its own was taken away', of('mfe-a 1', 'mfe-b 2'), undefined],
      ['another took its place, which fails', of('mfe-a 2', 'mfe-b 1'), undefined],
      ['its release was withdrawn', of('mfe-b 1'), undefined],
    ])('only of releases that are still in use: where %s', async (_where, permitted, text) => {
      expect(textOf(cache.begin('v1', permitted).unsure.get('/a'))).toBe(text);
      for (const lacks of ['code', 'data'] as const)
        expect(textOf(await cache.begin('v1', permitted).sure.getOr('/a', failing(lacks)))).toBe(text ?? 'broken');
    });

    test('again and again, as long as nothing newer was shown', async () => {
      const pages = cache.begin('v2', ALL).sure;
      await pages.getOr('/a', failing('data'));
      expect(textOf(await pages.getOr('/a', failing('data')))).toBe('a as of 7');
      expect(textOf(cache.begin('v1', ALL).unsure.get('/a'))).toBe('a as of 7');
    });

    test.each<[string, (instead: Instead) => Promise<PageAnswer>]>([
      ['that the page is gone', rendering('gone', { status: 404, isCacheable: false })],
      ['a newer page without the code of its remote', failing('code')],
    ])('never after somebody was shown %s', async (_what, newer) => {
      await cache.begin('v2', ALL).sure.getOr('/a', newer);
      expect(cache.begin('v1', ALL).unsure.get('/a')).toBeUndefined();
      expect(textOf(await cache.begin('v3', ALL).sure.getOr('/a', failing('data')))).toBe('broken');
    });

    test('never by a rendering that was begun before the change and came late', async () => {
      const [before, after] = [cache.begin('v2', ALL).sure, cache.begin('v3', ALL).sure];
      await after.getOr('/a', rendering('new'));
      await before.getOr('/a', rendering('late'));
      await before.getOr('/a', rendering('gone', { status: 404, isCacheable: false }));
      expect(textOf(cache.begin('v1', ALL).unsure.get('/a'))).toBe('new as of 7');
    });
  });
});

describe('making pages', () => {
  const page = (text: string, more: Partial<Answer<'page'>> = {}): Answer<'page'> => ({
    status: 200,
    headers: {},
    body: Buffer.from(text),
    isCacheable: true,
    ...more,
  });

  const MISSING = 'programmes: The data did not arrive in time.';
  const LATE = page('late', { status: 503, isCacheable: false, lacks: 'data', missing: MISSING, isLate: true });
  const AWAY = page('away', {
    status: 503,
    isCacheable: false,
    lacks: 'data',
    missing: 'programmes: Away',
    isLate: false,
  });
  const EARLIER: PageAnswer = { status: 200, headers: {}, body: new EncodedBytes('earlier'), isCacheable: false };

  it.each<[string, Answer<'page'>[], string | null, PageAnswer | undefined, string, object[]]>([
    ['is whole', [page('whole')], 'v1', EARLIER, '200 whole', []],
    ['is late, and was made before', [LATE], 'v1', EARLIER, '200 earlier', [{ instead: 'the page as it was' }]],
    ['is late once, for the first time', [LATE, page('whole')], 'v1', undefined, '200 whole', []],
    ['is late twice', [LATE, LATE], 'v1', undefined, '200 bare', [{ missing: MISSING, instead: 'the browser' }]],
    ['is late while the API is away', [LATE], null, undefined, '503 late', [{ missing: MISSING, instead: '503' }]],
    ['lacks what the API cannot give', [AWAY], 'v1', undefined, '503 away', [{ missing: 'programmes: Away' }]],
  ])('a page that %s', async (_what, renderings, version, earlier, shown, said) => {
    const run = async (_task: string, { bare }: { bare?: boolean }) =>
      bare ? page('bare', { isCacheable: false, lacks: 'code' }) : renderings.shift();
    const warn = jest.fn();
    const log = { warn, error: warn } as unknown as FastifyBaseLogger;
    const maker = new PageMaker({ run } as unknown as Rendering, () => EARLIER);
    const at = { site: createSite([]), version, api: { get: async () => null }, log };
    const { status, body } = await maker.make('https://seu.example/courses?q=typed', at, () => earlier);
    expect(`${status} ${body.text}`).toBe(shown);
    expect(warn.mock.calls).toEqual(
      said.map((fields) => [expect.objectContaining({ path: '/courses', ...fields }), expect.any(String)]),
    );
    expect(renderings).toEqual([]);
  });
});
