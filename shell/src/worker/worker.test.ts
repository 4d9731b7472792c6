import { SAVED_PATH } from '@university/shared/saved-letters';
import { withAge } from './offline-html';
import {
  answerPage,
  type Device,
  isHashedFile,
  isNearLetters,
  isPublicPage,
  isSaveable,
  LONG_TIMEOUT,
  TIMEOUT,
} from './rules';
import { savePage } from './saved-pages';
import { texts } from './texts';

describe('answers', () => {
  const at = (path: string) => new URL(path, 'https://www.university.example');
  const PUBLIC = at('/courses');
  const RESULT = at('/admission/result/ug');
  const SHOW = at('/admission/result/show?category=diploma');
  const CHECKED = at('/admission/letter/7K3M0000000000000000');
  const STAFF = at('/admin/dashboard');
  const said = (text: string, status = 200) => new Response(text, { status });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function device({ page = false, letters = false }) {
    const asked: string[] = [];
    const having = (name: string, is: boolean) => async () => {
      asked.push(name);
      return is ? said(name) : null;
    };
    const all: Device = {
      aged: having('saved page', page),
      letters: having('list with letters', letters),
      contents: async () => said('list'),
    };
    return { all, asked };
  }

  const WITH_BOTH = { page: true, letters: true };
  const WITH_LETTERS = { letters: true };

  async function answered(asked: URL, fresh: Promise<Response>, has: Parameters<typeof device>[0] = {}) {
    return (await answerPage(asked, fresh, device(has).all)).text();
  }

  const after = (milliseconds: number, answer: () => Response) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), milliseconds));

  async function by(milliseconds: number, answer: Promise<string>): Promise<string | null> {
    let text: string | null = null;
    void answer.then((known) => {
      text = known;
    });
    await jest.advanceTimersByTimeAsync(milliseconds);
    return text;
  }

  it('a saved page stays while the server is busy, and goes when the server says that it is gone', async () => {
    const saved = new Map<string, Response>();
    const cache = {
      put: async (address: string, page: Response) => void saved.set(address, page),
      delete: async (address: string) => saved.delete(address),
      keys: async () => [...saved.keys()].map((url) => ({ url })),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
    const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
    for (const status of [404, 410]) {
      await savePage(PUBLIC.href, new Response('<title>Courses</title>', { headers }));
      await savePage(PUBLIC.href, said('busy', 503));
      expect([...saved.keys()]).toEqual([PUBLIC.href]);
      await savePage(PUBLIC.href, said('gone', status));
      expect(saved.size).toBe(0);
    }
  });

  it.each([PUBLIC, RESULT, SHOW, CHECKED, STAFF])('%s is the server’s as long as that answers', async (page) => {
    expect(await answered(page, Promise.resolve(said('fresh')), WITH_BOTH)).toBe('fresh');
    expect(await answered(page, Promise.resolve(said('busy', 503)), WITH_BOTH)).toBe('busy');
  });

  it.each([
    [PUBLIC, 'saved page'],
    [RESULT, 'list'],
    [SHOW, 'list'],
    [CHECKED, 'list'],
    [STAFF, 'list'],
  ])('without a network, in place of %s stands the %s', async (page, expected) =>
    expect(await answered(page, Promise.reject(new TypeError('Failed to fetch')), WITH_BOTH)).toBe(expected),
  );

  it('without a network, what is not saved is the list too', async () =>
    expect(await answered(PUBLIC, Promise.reject(new TypeError('Failed to fetch')))).toBe('list'));

  it.each([RESULT, SHOW, CHECKED, STAFF])('of %s no saved page is even looked for', async (page) => {
    const { all, asked } = device(WITH_BOTH);
    await answerPage(page, Promise.reject(new TypeError('Failed to fetch')), all);
    await answerPage(page, Promise.resolve(said('down', 502)), all);
    expect(asked).not.toContain('saved page');
  });

  describe('where the proxy says that the site is down', () => {
    test.each([
      [PUBLIC, 'saved page'],
      [RESULT, 'list with letters'],
      [SHOW, 'list with letters'],
      [STAFF, 'list with letters'],
    ])('in place of %s stands the %s', async (page, expected) => {
      for (const status of [502, 504]) {
        expect(await answered(page, Promise.resolve(said('down', status)), WITH_BOTH)).toBe(expected);
      }
    });
  });

  describe('where the network does not answer for long', () => {
    const never = () => new Promise<Response>(() => {});

    test('a saved page is shown soon', async () => {
      expect(await by(TIMEOUT - 1, answered(PUBLIC, never(), WITH_BOTH))).toBeNull();
      expect(await by(TIMEOUT, answered(PUBLIC, never(), WITH_BOTH))).toBe('saved page');
    });

    test.each([RESULT, SHOW, CHECKED])('the letters are shown later in place of %s', async (page) => {
      expect(await by(LONG_TIMEOUT - 1, answered(page, never(), WITH_LETTERS))).toBeNull();
      expect(await by(LONG_TIMEOUT, answered(page, never(), WITH_LETTERS))).toBe('list with letters');
    });

    test.each([
      ['a result, where no letters are saved', RESULT, {}],
      ['a page of staff', STAFF, WITH_BOTH],
      ['a public page that is not saved', PUBLIC, WITH_LETTERS],
    ])('%s is waited for', async (_, page, has) => {
      const slow = () => after(2 * LONG_TIMEOUT, () => said('fresh'));
      expect(await by(2 * LONG_TIMEOUT - 1, answered(page, slow(), has))).toBeNull();
      expect(await by(2 * LONG_TIMEOUT, answered(page, slow(), has))).toBe('fresh');
    });
  });
});

describe('pages without a network', () => {
  const PAGE = { path: '/courses', title: 'Programmes', madeAt: '2026-01-15T06:00:00.000Z' };
  const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

  it.each([
    [true, texts.savedWithLetters],
    [false, texts.savedTitle],
  ])('the bar on a saved page leads to the list; letters there: %s', (hasLetters, words) => {
    const html = withAge('<html><head></head><body><p>Hi</p></body></html>', { ...PAGE, hasLetters }, false);
    const link = read(html).querySelector(`aside a[href="${SAVED_PATH}"]`);
    expect(link?.textContent).toBe(words);
  });
});

describe('rules', () => {
  const at = (path: string) => new URL(path, 'https://www.university.example');
  const words = (text: string) => text.trim().split(/\s+/);

  it.each(
    words(
      `/ /courses /hi /hi/courses /administration/registrar /admission/guidelines /admission/letter /grievance-form`,
    ),
  )('%s may be saved', (path) => expect(isSaveable(at(path))).toBe(true));

  // The last two say what people typed, or were given.
  it.each(
    words(`
      /hi/admission/result /hi/admin /admission/result /admission/result/ug/show /Admission/Result/ug
      /admission/letter/7K3M0000000000000000 /grievance-form/sent /admin /admin/view-pdfs /admin-login /admin-login/password
      /loginseu /preview /metrics /api/v1/notice /courses?q=paint /search?q=me`),
  )('%s may not be saved', (path) => expect(isSaveable(at(path))).toBe(false));

  it('somebody may be looking for a letter at results and letters, and nowhere else', () => {
    const near = words(
      '/admission/result /Admission/Result/ug/show /admission/letter /admission/letter/7K3M0000000000000000',
    );
    const others = words('/admission/results-of-old /admission /admin/dashboard');
    expect([...near, ...others].filter((path) => isNearLetters(at(path)))).toEqual(near);
  });

  const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

  it.each([
    ['a public page', 200, PAGE, true],
    ['a page of one person, or one that lacks something', 200, { ...PAGE, 'cache-control': 'no-store' }, false],
    ['a page that says nothing', 200, { 'content-type': 'text/html' }, false],
    ['a page that is not there', 404, PAGE, false],
    ['a failure', 503, PAGE, false],
    ['a feed', 200, { ...PAGE, 'content-type': 'application/rss+xml' }, false],
  ])('%s', (_, status, headers, expected) =>
    expect(isPublicPage(new Response('', { status, headers: { ...headers } as Record<string, string> }))).toBe(
      expected,
    ),
  );

  it.each([
    ['/assets/main.58cc29d622.js', true],
    ['https://public.university.example/browser/entry.0123456789.js', true],
    ['/assets/mukta-latin-400-normal.b814f3fbba.woff2', true],
    ['/assets/main.58cc29d622.js?attempt=1', false],
    ['/site-pages.json', false],
    ['/icon.svg', false],
    ['/service-worker.js', false],
  ])('%s never changes: %s', (path, expected) => expect(isHashedFile(at(path))).toBe(expected));
});
