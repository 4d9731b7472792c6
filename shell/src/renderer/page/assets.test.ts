/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { LoadedRelease as Release } from '../bundle';
import { areaScripts, scriptTags } from './assets';

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

test('a page asks for entry, exposed module and code of its areas, each once and with its integrity', () => {
  expect(areaScripts(releases, ['a:home', 'a:popup'])).toEqual(
    ['entry.js', 'expose.js', 'Home.js', 'common.js', 'Popup.js'].map((file) => ({
      file: `/remotes/a/${file}`,
      integrity: `i-${file}`,
    })),
  );
});

test('every remote brings its own files from its own place', () => {
  expect(areaScripts(releases, ['a:other', 'b:popup']).map(({ file }) => file)).toEqual([
    '/remotes/a/entry.js',
    '/remotes/a/expose.js',
    '/remotes/a/Other.js',
    'https://b.example/browser/entry.js',
    'https://b.example/browser/expose.js',
    'https://b.example/browser/Popup.js',
    'https://b.example/browser/common.js',
  ]);
});

test('a page without areas asks for none', () => {
  expect(areaScripts(releases, [])).toEqual([]);
  expect(areaScripts(releases, ['c:home'])).toEqual([]);
});

const entry = [{ file: '/assets/main.js', integrity: 'x' }];
const areas = [{ file: '/remotes/a/a.js', integrity: 'y' }];
const onUse = [{ file: '/remotes/a/b.js', integrity: 'z' }];

test('one script starts the others, which wait for no medium; all carry integrity and crossorigin', () => {
  expect(scriptTags({ entry, start: [{ file: '/assets/start.js', integrity: 's' }] }, { areas, onUse })).toBe(
    '<script async src="/assets/start.js" integrity="s" crossorigin="anonymous"></script>' +
      '<link rel="preload" as="script" fetchpriority="low" media="not all" data-run href="/assets/main.js" integrity="x" crossorigin="anonymous">' +
      '<link rel="preload" as="script" fetchpriority="low" media="not all" href="/remotes/a/a.js" integrity="y" crossorigin="anonymous">' +
      '<link rel="preload" as="script" fetchpriority="low" media="not all" data-use href="/remotes/a/b.js" integrity="z" crossorigin="anonymous">',
  );
});

test('without such a script the shell’s files run at once, and those of areas are fetched ahead', () => {
  expect(scriptTags({ entry, start: [] }, { areas, onUse })).toBe(
    '<script defer src="/assets/main.js" integrity="x" crossorigin="anonymous"></script>' +
      '<link rel="preload" as="script" fetchpriority="low" href="/remotes/a/a.js" integrity="y" crossorigin="anonymous">' +
      '<link rel="preload" as="script" fetchpriority="low" href="/remotes/a/b.js" integrity="z" crossorigin="anonymous">',
  );
});
