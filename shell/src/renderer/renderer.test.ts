/** @jest-environment node */
import { DATA_KINDS, dataVersion } from '@university/shared/public-data';
import { createQueryClient } from '@university/shared';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { StaticHandlerContext } from 'react-router-dom';
import { type LoadedRelease, loadRelease, remoteInStack } from './bundle';
import { sparingly } from './log';
import { enter, nowRunning } from './notes';
import { Reads } from './reads';
import { createSite, withoutCode } from './site';

describe('bundles', () => {
  const BUNDLE = `
  const { createElement } = require('react');
  const page = { default: () => createElement('p', null, 'Home') };
  exports.default = { name: 'mfe-a', routes: [{ id: 'mfe-a:home', load: async () => page }], slots: [] };
`;

  const MANIFEST = {
    name: 'mfe-a',
    server: { file: 'server.0a1b.cjs', integrity: 'x' },
    routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', files: [] }],
    slots: [],
    documents: [],
  } as unknown as RemoteManifest;

  const load = (bundle: string, base = '/remotes/mfe-a/') => loadRelease(MANIFEST, base, Buffer.from(bundle));

  describe('a server bundle', () => {
    it('hands out the code of its pages', async () => {
      const release = load(BUNDLE);
      expect(release.base).toBe('/remotes/mfe-a/');
      expect(await release.load('mfe-a:home')).toEqual({ default: expect.any(Function) });
    });

    it('tells the bundle where browsers load its files from', async () => {
      const bundle = BUNDLE.replace('default: () =>', "image: remoteBase + 'a.svg', default: () =>");
      const release = load(bundle, 'https://a.example/browser/');
      expect(await release.load('mfe-a:home')).toMatchObject({ image: 'https://a.example/browser/a.svg' });
    });

    it.each([
      ['throws, with what it says', `throw new Error('Out of order');`, /its server bundle fails: Out of order/],
      ['is no program', '<!doctype html>', /its server bundle fails/],
      ['has no default export', 'exports.routes = [];', /no default export/],
      ['lacks what remote.json promises', BUNDLE.replaceAll('mfe-a:home', 'mfe-a:other'), /lacks mfe-a:home/],
    ])('refuses one that %s', (_what, bundle, reason) => expect(() => load(bundle)).toThrow(reason));

    it.each(['node:fs', 'fs', 'node:child_process', 'react-dom/server', '@university/api', './other'])(
      'refuses a bundle that requires %s',
      (module) => expect(() => load(`require('${module}'); ${BUNDLE}`)).toThrow(`may not require ${module}`),
    );
  });

  it('a stack names the remote whose bundle stands first in it', async () => {
    const bundle = BUNDLE.replace('default: () =>', "fail: () => { throw new Error('x') }, default: () =>");
    const page = (await load(bundle).load('mfe-a:home')) as unknown as { fail: () => void };
    let stack = '';
    try {
      page.fail();
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(remoteInStack(stack)).toBe('mfe-a');
    expect(remoteInStack(new Error('here').stack ?? '')).toBeUndefined();
  });
});

describe('the log', () => {
  it('so many calls are let through in each second', () => {
    let now = 0;
    const called: number[] = [];
    const call = sparingly(
      (n: number) => void called.push(n),
      2,
      () => now,
    );
    for (let n = 1; n <= 5; n++) call(n);
    now = 1_000;
    call(6);
    expect(called).toEqual([1, 2, 6]);
  });
});

describe('reads', () => {
  const OWNER = { remote: 'mfe-a', task: 7 };

  function open() {
    const sent: { read: number; task: number; path: string; query?: object }[] = [];
    const reads = new Reads((read, task, path, query) => void sent.push({ read, task, path, query }));
    return { reads, sent, port: (version: string | null) => reads.port(version, () => OWNER) };
  }

  it('an answer is for who asked, on whose account the code goes on', async () => {
    const { reads, sent, port } = open();
    const asked = port('1').get('/notices', { limit: 1 });
    expect(sent).toEqual([{ read: 1, task: 7, path: '/notices', query: { limit: 1 } }]);
    reads.answer(1, { data: 'here' });
    expect(nowRunning()).toEqual(OWNER);
    expect(await asked).toEqual({ data: 'here' });
  });

  it('a refusal is the API’s', async () => {
    const { reads, port } = open();
    const asked = port('1').get('/program/x');
    reads.refuse(1, { status: 404, code: 'not_found', message: 'No such programme' });
    await expect(asked).rejects.toMatchObject({ name: 'ApiError', status: 404, code: 'not_found' });
  });

  it('what was answered is remembered as long as the data has this version', async () => {
    const { reads, sent, port } = open();
    const asked = port('1').get('/notices');
    reads.answer(1, { data: 1 });
    const first = await asked;
    expect(await port('1').get('/notices')).toBe(first);
    expect(sent).toHaveLength(1);
    void port('1').get('/notices', { limit: 2 });
    void port('2').get('/notices');
    expect(sent).toHaveLength(3);
  });

  it('an answer outlives a change of data that it is not made of, but not in another language', async () => {
    const changed = (kind?: string) =>
      dataVersion('0', Object.fromEntries(DATA_KINDS.map((each) => [each, each === kind ? '2' : '1'])) as never);
    const { reads, sent, port } = open();
    const before = port(changed());
    void before.get('/campus');
    void before.get('/campus', { lang: 'hi' });
    for (const { read } of [...sent]) reads.answer(read, { data: read });
    await Promise.resolve();
    const later = port(changed('notices'));
    expect(await later.get('/campus')).toEqual({ data: 1 });
    void later.get('/campus', { lang: 'hi' });
    void port(changed('catalogue')).get('/campus');
    expect(sent).toHaveLength(4);
  });

  it('an answer that was asked for before the data changed is not remembered for after', async () => {
    const { reads, sent, port } = open();
    const asked = port('1').get('/notices');
    const later = port('2');
    reads.answer(1, { data: 'old' });
    await asked;
    void later.get('/notices');
    expect(sent).toHaveLength(2);
  });

  it('nothing is remembered while nobody knows the version', async () => {
    const { reads, sent, port } = open();
    const asked = port(null).get('/notices');
    reads.answer(1, { data: 1 });
    await asked;
    void port(null).get('/notices');
    expect(sent).toHaveLength(2);
  });

  it('a task that asks without end is refused', async () => {
    const { sent, port } = open();
    const api = port(null);
    for (let n = 0; n < 500; n++) void api.get(`/program/${n}`);
    await expect(api.get('/program/500')).rejects.toMatchObject({ code: 'too_many' });
    expect(sent).toHaveLength(500);
  });
});

describe('the site', () => {
  const page = { default: () => null, loader: async () => ({ title: 'Data' }) };

  const route = (id: string, path: string, more: object = {}) => ({
    id: `mfe-a:${id}`,
    path,
    title: id,
    description: `about ${id}`,
    files: [`${id}.js`],
    ...more,
  });

  const release: LoadedRelease = {
    manifest: {
      name: 'mfe-a',
      entry: { file: 'entry.js', integrity: 'x' },
      requires: {},
      routes: [
        route('home', '/'),
        route('courses', '/courses', { keywords: ['degree'], query: ['q', 'sort'] }),
        route('level', '/courses/:level', { lowercase: ['level'], query: [] }),
        route('offices', '/offices/*'),
        route('step', '/admission/show', { listed: false }),
        route('result', '/admission/result', { access: 'applicant' }),
        route('uploads', '/admin/uploads', { access: ['notices'] }),
      ],
      slots: [{ id: 'mfe-a:popup', slot: 'home.popup', path: '/', when: 'page', files: ['popup.js'] }],
      documents: [],
    } as unknown as RemoteManifest,
    base: '/remotes/mfe-a/',
    load: jest.fn(async () => page),
    loadDocument: jest.fn(),
    addresses: new Map(),
  };

  const site = createSite([release]);

  function ask(path: string, at = site) {
    const queryClient = createQueryClient({ api: { get: async () => null }, sitePages: async () => [] });
    const url = new URL(path, 'http://localhost');
    return at.at(url.pathname).handler.query(new Request(url), { requestContext: { queryClient } });
  }

  it('knows areas and addresses of the remotes, without the file names that only the server needs', () => {
    expect(site.map.remotes).toEqual({
      'mfe-a': { base: '/remotes/mfe-a/', entry: { file: 'entry.js', integrity: 'x' } },
    });
    expect(site.map.routes.map(({ id, path }) => [id, path])[1]).toEqual(['mfe-a:courses', '/courses']);
    expect(JSON.stringify(site.map)).not.toContain('files');
  });

  it('pages of staff are named to pages of their own remote; to others their area alone', () => {
    const told = (remote?: string) => {
      const { routes, elsewhere } = site.forBrowser(remote);
      return { uploads: routes.some(({ id }) => id === 'mfe-a:uploads'), elsewhere };
    };
    expect(told('mfe-b')).toEqual({ uploads: false, elsewhere: ['/admin/*'] });
    expect(told('mfe-a')).toEqual({ uploads: true, elsewhere: undefined });
    expect(told()).toEqual({ uploads: true, elsewhere: undefined });
    expect(site.forBrowser('mfe-b').routes.map(({ id }) => id)).toContain('mfe-a:result');
  });

  it('areas that are elsewhere have the addresses of this site', () => {
    const map = createSite([release], { elsewhere: ['/login{shortName}/*'] }).forBrowser('mfe-a');
    expect(map.elsewhere).toEqual(['/loginseu/*']);
  });

  it('lists the public pages that have an address of their own', () =>
    expect(site.pages).toEqual([
      { path: '/', title: 'home', description: 'about home', keywords: [] },
      { path: '/courses', title: 'courses', description: 'about courses', keywords: ['degree'] },
    ]));

  it.each([
    ['/Courses', '/courses'],
    ['/courses/', '/courses'],
    ['/Courses/UG/?sort=Name&page=2', '/courses/ug?sort=Name&page=2'],
    ['/Offices/Exam-Cell/', '/offices/Exam-Cell'],
  ])('%s has moved to %s for good', async (asked, canonical) => {
    const answer = (await ask(asked)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  });

  it.each(['/admin/uploads', '/admission/result'])(
    '%s is left to the browser: its code does not run here',
    async (path) => {
      jest.mocked(release.load).mockClear();
      expect(await ask(path)).toMatchObject({ statusCode: 200 });
      expect(release.load).not.toHaveBeenCalled();
    },
  );

  it('code is loaded once for all pages, also where nobody did before a page is rendered', async () => {
    jest.mocked(release.load).mockClear();
    const { code } = createSite([release]);
    const module = await code('mfe-a:home').first(true);
    expect(module).not.toBeNull();
    expect(await code('mfe-a:home').load()).toBe(module);
    expect(release.load).toHaveBeenCalledTimes(1);
  });

  it('without code pages are found as ever, and no remote’s code is run', async () => {
    jest.mocked(release.load).mockClear();
    const { errors, matches } = (await ask('/courses', { ...site, ...withoutCode(site) })) as StaticHandlerContext;
    expect(matches.at(-1)?.route.id).toBe('mfe-a:courses');
    expect(Object.values(errors ?? {})).toEqual([
      expect.objectContaining({ message: expect.stringContaining('left to the browser') }),
    ]);
    expect(release.load).not.toHaveBeenCalled();
  });

  it('whose code is about to run is known', async () => {
    await ask('/courses');
    expect(nowRunning().remote).toBe('mfe-a');
    enter({ remote: '', task: 0 });
    const module = await site.code('mfe-a:home').load();
    enter({ remote: '', task: 7 });
    expect(module.default).toBe(page.default);
    expect(nowRunning()).toEqual({ remote: 'mfe-a', task: 7 });
  });
});
