/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { createQueryClient } from '@university/shared';
import type { StaticHandlerContext } from 'react-router-dom';
import type { LoadedRelease } from './bundle';
import { enter, nowRunning } from './notes';
import { createSite, withoutCode } from './site';

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

test('knows areas and addresses of the remotes, without the file names that only the server needs', () => {
  expect(site.map.remotes).toEqual({
    'mfe-a': { base: '/remotes/mfe-a/', entry: { file: 'entry.js', integrity: 'x' } },
  });
  expect(site.map.routes.map(({ id, path }) => [id, path])[1]).toEqual(['mfe-a:courses', '/courses']);
  expect(JSON.stringify(site.map)).not.toContain('files');
});

test('pages of staff are named to pages of their own remote; to others their area alone', () => {
  const told = (remote?: string) => {
    const { routes, elsewhere } = site.forBrowser(remote).map;
    return { uploads: routes.some(({ id }) => id === 'mfe-a:uploads'), elsewhere };
  };
  expect(told('mfe-b')).toEqual({ uploads: false, elsewhere: ['/admin/*'] });
  expect(told('mfe-a')).toEqual({ uploads: true, elsewhere: undefined });
  expect(told()).toEqual({ uploads: true, elsewhere: undefined });
  expect(site.forBrowser('mfe-b').map.routes.map(({ id }) => id)).toContain('mfe-a:result');
});

test('lists the public pages that have an address of their own', () => {
  expect(site.pages).toEqual([
    { path: '/', title: 'home', description: 'about home', keywords: [] },
    { path: '/courses', title: 'courses', description: 'about courses', keywords: ['degree'] },
  ]);
});

test.each([
  ['/Courses', '/courses'],
  ['/courses/', '/courses'],
  ['/Courses/UG/?sort=Name&page=2', '/courses/ug?sort=Name&page=2'],
  ['/Offices/Exam-Cell/', '/offices/Exam-Cell'],
])('%s has moved to %s for good', async (asked, canonical) => {
  const answer = (await ask(asked)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
});

test('a page is prepared by its loader', async () => {
  expect(await ask('/courses')).toMatchObject({ statusCode: 200, loaderData: { 'mfe-a:courses': { title: 'Data' } } });
});

test('an address of no page is the not-found page', async () => {
  const { matches } = (await ask('/nowhere/at/all')) as StaticHandlerContext;
  expect(matches.at(-1)?.route.id).toBe('not-found');
});

test.each(['/admin/uploads', '/admission/result'])(
  '%s is left to the browser: its code does not run here',
  async (path) => {
    jest.mocked(release.load).mockClear();
    expect(await ask(path)).toMatchObject({ statusCode: 200 });
    expect(release.load).not.toHaveBeenCalled();
  },
);

test('code is loaded once for all pages, also where nobody did before a page is rendered', async () => {
  jest.mocked(release.load).mockClear();
  const { code } = createSite([release]);
  const module = await code('mfe-a:home').first(true);
  expect(module).not.toBeNull();
  expect(await code('mfe-a:home').load()).toBe(module);
  expect(release.load).toHaveBeenCalledTimes(1);
});

test('nobody has the code of an unknown area', async () => {
  await expect(site.code('mfe-b:home').load()).rejects.toThrow('No remote has mfe-b:home');
});

test('without code pages are found as ever, and no remote’s code is run', async () => {
  jest.mocked(release.load).mockClear();
  const { errors, matches } = (await ask('/courses', { ...site, ...withoutCode(site) })) as StaticHandlerContext;
  expect(matches.at(-1)?.route.id).toBe('mfe-a:courses');
  expect(Object.values(errors ?? {})).toEqual([
    expect.objectContaining({ message: expect.stringContaining('left to the browser') }),
  ]);
  expect(release.load).not.toHaveBeenCalled();
});

test('whose code is about to run is known', async () => {
  await ask('/courses');
  expect(nowRunning().remote).toBe('mfe-a');
  enter({ remote: '', task: 0 });
  const module = await site.code('mfe-a:home').load();
  enter({ remote: '', task: 7 });
  expect(module.default).toBe(page.default);
  expect(nowRunning()).toEqual({ remote: 'mfe-a', task: 7 });
});
