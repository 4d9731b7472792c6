/** @jest-environment node */
import { createHash } from 'node:crypto';
import { ApiError, type ApiPort } from '@university/shared';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { JSDOM } from 'jsdom';
import type { LoadedRelease as Release } from '../bundle';
import { areaScripts, scriptTags, contentSecurityPolicy, htmlDocument } from './document';
import { withDeadline } from '../reads';

describe('scripts of a page', () => {
  const FILES = ['entry.js', 'expose.js', 'Home.js', 'Popup.js', 'common.js', 'Other.js'];

  function release(name: string, base: string): Release {
    const manifest = {
      entry: { file: 'entry.js', integrity: 'i-entry.js' },
      exposed: ['expose.js'],
      integrity: Object.fromEntries(FILES.map((file) => [file, `i-${file}`])),
      routes: [
        { id: `${name}:home`, files: ['Home.js', 'common.js'] },
        { id: `${name}:other`, files: ['Other.js'] },
      ],
      slots: [{ id: `${name}:popup`, files: ['Popup.js', 'common.js'] }],
    } as unknown as RemoteManifest;
    return {
      manifest,
      base,
      load: async () => ({ default: () => null }),
      loadDocument: jest.fn(),
      addresses: new Map(),
    };
  }

  const releases = [release('a', '/remotes/a/'), release('b', 'https://b.example/browser/')];

  it('a page asks for entry, exposed module and code of its areas, each once and with its integrity', () =>
    expect(areaScripts(releases, ['a:home', 'a:popup'])).toEqual(
      ['entry.js', 'expose.js', 'Home.js', 'common.js', 'Popup.js'].map((file) => ({
        file: `/remotes/a/${file}`,
        integrity: `i-${file}`,
      })),
    ));

  it('every remote brings its own files from its own place', () =>
    expect(areaScripts(releases, ['a:other', 'b:popup']).map(({ file }) => file)).toEqual([
      '/remotes/a/entry.js',
      '/remotes/a/expose.js',
      '/remotes/a/Other.js',
      'https://b.example/browser/entry.js',
      'https://b.example/browser/expose.js',
      'https://b.example/browser/Popup.js',
      'https://b.example/browser/common.js',
    ]));

  const entry = [{ file: '/assets/main.js', integrity: 'x' }];
  const areas = [{ file: '/remotes/a/a.js', integrity: 'y' }];
  const onUse = [{ file: '/remotes/a/b.js', integrity: 'z' }];

  it('one script starts the others, which wait for no medium; all carry integrity and crossorigin', () =>
    expect(scriptTags({ entry, start: [{ file: '/assets/start.js', integrity: 's' }] }, { areas, onUse })).toBe(
      '<script async src="/assets/start.js" integrity="s" crossorigin="anonymous"></script>' +
        '<link rel="preload" as="script" fetchpriority="low" media="not all" data-run href="/assets/main.js" integrity="x" crossorigin="anonymous">' +
        '<link rel="preload" as="script" fetchpriority="low" media="not all" href="/remotes/a/a.js" integrity="y" crossorigin="anonymous">' +
        '<link rel="preload" as="script" fetchpriority="low" media="not all" data-use href="/remotes/a/b.js" integrity="z" crossorigin="anonymous">',
    ));

  it('without such a script the shell’s files run at once, and those of areas are fetched ahead', () =>
    expect(scriptTags({ entry, start: [] }, { areas, onUse })).toBe(
      '<script defer src="/assets/main.js" integrity="x" crossorigin="anonymous"></script>' +
        '<link rel="preload" as="script" fetchpriority="low" href="/remotes/a/a.js" integrity="y" crossorigin="anonymous">' +
        '<link rel="preload" as="script" fetchpriority="low" href="/remotes/a/b.js" integrity="z" crossorigin="anonymous">',
    ));
});

describe('the policy', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  function directives(styles: string[], origins: string[]): Record<string, string[]> {
    return Object.fromEntries(
      contentSecurityPolicy(styles, origins)
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values];
        }),
    );
  }

  it('allows nothing unsafe and nothing from everywhere', () => {
    const policy = contentSecurityPolicy(['a{}'], ['https://a.example']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:[ ;]/);
  });

  it('allows the page’s own styles by hash, and the empty element that styled-components adds', () => {
    const { 'style-src': styles } = directives(['body{margin:0}', 'p{color:red}'], []);
    expect(styles).toEqual(["'self'", hash(''), hash('body{margin:0}'), hash('p{color:red}')]);
    // What a browser computes for an empty style element.
    expect(styles).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('scripts and calls go to the site and the remotes, never to the page; workers to the site', () => {
    const everywhere = ["'self'", 'https://a.example', 'https://b.example'];
    expect(directives(['p{}'], ['https://a.example', 'https://b.example'])).toMatchObject({
      'script-src': everywhere,
      'connect-src': everywhere,
      'worker-src': ["'self'"],
    });
  });

  it('with all remotes on the site the default says it', () => {
    const said = directives([], []);
    expect(said['default-src']).toEqual(["'self'"]);
    for (const name of ['script-src', 'connect-src', 'worker-src']) expect(said).not.toHaveProperty(name);
  });

  it('shuts what the site does not use', () =>
    expect(directives([], [])).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    }));
});

describe('the document', () => {
  const NASTY = `</title><script>alert("1")</script> & 'more'`;

  const parts = {
    meta: { title: 'Courses', description: 'What one learns', lang: 'en-IN' },
    discovery: {
      canonical: 'https://seu.example/courses',
      image: 'https://seu.example/card.png',
      isIndexed: true,
      structuredData: [],
      alternates: [],
    },
    styles: '<style>p{}</style>',
    scripts: '<script defer src="/a.js"></script>',
    body: '<h1>Courses</h1>',
    boot: { routes: [], slots: [], remotes: {}, queries: [], pageInfo: {}, clientRendered: [], release: 'a' },
  };

  const open = (more: Partial<Parameters<typeof htmlDocument>[0]>) =>
    new JSDOM(htmlDocument({ ...parts, ...more })).window.document;

  it('nothing in title, description, language or address becomes markup', () => {
    const page = open({
      meta: { title: NASTY, description: NASTY, lang: '"><b>' },
      discovery: {
        ...parts.discovery,
        canonical: `https://x/"><b>${NASTY}`,
        structuredData: [{ name: NASTY }],
        alternates: [{ type: 'application/rss+xml', title: NASTY, href: '/x"><b>' }],
      },
    });
    expect(page.title).toBe(NASTY);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(NASTY);
    expect(page.documentElement.lang).toBe('"><b>');
    expect([...page.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'))).toEqual([
      'application/ld+json',
      'application/json',
      'application/json',
    ]);
    expect(page.querySelector('b')).toBeNull();
  });

  it('boot data cannot end its script, and reads back as it was', () => {
    const pageInfo = { 'm:home': { title: '</script><script>alert(1)</script><!--', description: 'a\u2028b' } };
    const page = open({ boot: { ...parts.boot, pageInfo } });
    const boot = page.getElementById('boot');
    expect(boot?.getAttribute('type')).toBe('application/json');
    expect(JSON.parse(boot?.textContent ?? '')).toEqual({ ...parts.boot, pageInfo });
    expect(page.querySelectorAll('script')).toHaveLength(3);
  });
});

describe('data of a page', () => {
  let timeUp: AbortController;
  beforeEach(() => {
    timeUp = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal);
  });
  afterEach(() => jest.restoreAllMocks());
  const never: ApiPort = { get: () => new Promise(() => {}) };

  it('the time that a page waits for its data is counted once for all calls', async () => {
    const port = withDeadline({ get: async () => 'x' }, 1_500);
    await port.get('/a');
    await port.get('/b');
    expect(jest.mocked(AbortSignal.timeout).mock.calls).toEqual([[1_500]]);
  });

  it('calls in time answer as they do without it', async () => {
    const get = jest.fn(async () => 'answer');
    expect(await withDeadline({ get }, 1_500).get('/campus', { zone: 'north' })).toBe('answer');
    expect(get).toHaveBeenCalledWith('/campus', { zone: 'north' }, timeUp.signal);
    const refused = new ApiError(404, 'not_found', 'None');
    await expect(withDeadline({ get: () => Promise.reject(refused) }, 1_500).get('/x')).rejects.toBe(refused);
  });

  it('a call under way fails when the time is up, and a later one at once', async () => {
    const port = withDeadline(never, 1_500);
    const call = port.get('/slow');
    timeUp.abort();
    await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
    await expect(port.get('/later')).rejects.toMatchObject({ code: 'timeout' });
  });
});
