/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { ReleaseRefused, checkRequirements, claimsOf, createRelease, parseManifest } from './release';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const BUNDLE = `
  const { createElement } = require('react');
  const page = { default: () => createElement('p', null, 'Home') };
  exports.default = { name: 'mfe-a', routes: [{ id: 'mfe-a:home', load: async () => page }], slots: [] };
`;

const file = (name: string, text = '') => ({ file: name, integrity: sha384(text) });

const manifestOf = (bundle: string): RemoteManifest => ({
  contract: 1,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: {},
  entry: file('entry.js'),
  server: file('main.cjs', bundle),
  exposed: [],
  integrity: {},
  routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', files: [] }],
  slots: [],
  documents: [],
});

/** Why a release with this bundle is refused. */
function refusal(bundle: string, manifest = manifestOf(bundle)): string {
  try {
    createRelease(manifest, '/remotes/mfe-a/', Buffer.from(bundle));
  } catch (error) {
    expect(error).toBeInstanceOf(ReleaseRefused);
    return (error as Error).message;
  }
  throw new Error('The release was taken');
}

describe('parseManifest', () => {
  const text = JSON.stringify(manifestOf(BUNDLE));

  it('reads a valid remote.json', () => {
    expect(parseManifest('mfe-a', text)).toEqual(manifestOf(BUNDLE));
  });

  it.each([
    ['no JSON', 'mfe-a', '{', /not JSON/],
    ['a release of another remote', 'mfe-b', text, /is of mfe-a/],
    ['another contract', 'mfe-a', text.replace('"contract":1', '"contract":2'), /contract/],
    ['nothing', 'mfe-a', 'null', /./],
  ])('refuses %s', (_, name, given, reason) => {
    expect(() => parseManifest(name, given)).toThrow(ReleaseRefused);
    expect(() => parseManifest(name, given)).toThrow(reason);
  });
});

describe('createRelease', () => {
  it('hands out the code of its pages', async () => {
    const release = createRelease(manifestOf(BUNDLE), '/remotes/mfe-a/', Buffer.from(BUNDLE));
    expect(release.base).toBe('/remotes/mfe-a/');
    expect(await release.load('mfe-a:home')).toEqual({ default: expect.any(Function) });
  });

  it('tells the bundle where browsers load its files from', async () => {
    const bundle = BUNDLE.replace('default: () =>', "image: remoteBase + 'a.svg', default: () =>");
    const release = createRelease(manifestOf(bundle), 'https://a.example/browser/', Buffer.from(bundle));
    expect(await release.load('mfe-a:home')).toMatchObject({ image: 'https://a.example/browser/a.svg' });
  });

  it('refuses a bundle of other bytes than remote.json says', () => {
    expect(refusal(`${BUNDLE} `, manifestOf(BUNDLE))).toMatch(/main\.cjs does not have the integrity/);
  });

  it('refuses a bundle that throws, with what it says', () => {
    expect(refusal(`throw new Error('Out of order');`)).toMatch(/its server bundle fails: Out of order/);
  });

  it('refuses a bundle that is no program', () => {
    expect(refusal('<!doctype html>')).toMatch(/its server bundle fails/);
  });

  it('refuses a bundle without a default export', () => {
    expect(refusal('exports.routes = [];')).toMatch(/no default export/);
  });

  it('refuses a bundle that lacks what remote.json promises', () => {
    expect(refusal(BUNDLE.replaceAll('mfe-a:home', 'mfe-a:other'))).toMatch(/lacks mfe-a:home/);
  });

  it.each(['node:fs', 'fs', 'node:child_process', 'react-dom/server', '@university/api', './other'])(
    'refuses a bundle that requires %s',
    (module) => {
      expect(refusal(`require('${module}'); ${BUNDLE}`)).toMatch(`may not require ${module}`);
    },
  );

  it('gives remotes the one React of the site', async () => {
    const bundle = BUNDLE.replace('default: () =>', `useState: require('react').useState, default: () =>`);
    const release = createRelease(manifestOf(bundle), '/', Buffer.from(bundle));
    const { useState } = await import('react');
    expect(await release.load('mfe-a:home')).toMatchObject({ useState });
  });
});

const provides = { react: '19.3.1', 'styled-components': '6.6.0' };
const check = (requires: Record<string, string>) => () => checkRequirements({ requires } as RemoteManifest, provides);

test.each([[{}], [{ react: '^19.3.1' }], [{ react: '^19.0.0', 'styled-components': '~6.6.0' }]])(
  'a release that requires %j fits',
  (requires) => {
    expect(check(requires)).not.toThrow();
  },
);

test.each([
  [{ react: '^20.0.0' }, 'it needs react ^20.0.0 (the shell has 19.3.1)'],
  [{ react: '^19.4.0' }, 'it needs react ^19.4.0 (the shell has 19.3.1)'],
  [{ zustand: '^5.0.0' }, 'it needs zustand ^5.0.0 (the shell has none)'],
  [
    { react: '^18.0.0', 'styled-components': '^7.0.0' },
    'it needs react ^18.0.0 (the shell has 19.3.1), styled-components ^7.0.0 (the shell has 6.6.0)',
  ],
])('a release that requires %j is refused, with all that is missing', (requires, reason) => {
  expect(check(requires)).toThrow(new ReleaseRefused(reason));
});

const claims = (...paths: string[]) =>
  claimsOf({
    routes: paths.map((path, index) => ({ id: `m:${index}`, path, title: 't', description: 'd', files: [] })),
    documents: [],
  });

test.each([
  ['/Courses', '/courses'],
  ['/courses/:level', '/courses/:programLevel'],
  ['/dept/:id/staff', '/DEPT/:deptId/staff'],
  ['/offices/*', '/Offices/*'],
])('%s and %s are one claim', (one, other) => {
  expect(claims(one)).toEqual(claims(other));
});

test.each([
  ['/courses/:level', '/courses/ug'],
  ['/courses/:level', '/courses'],
  ['/offices/*', '/offices/:id'],
  ['/a/:b/c', '/a/:b/d'],
])('%s and %s are two', (one, other) => {
  expect(claims(one)).not.toEqual(claims(other));
});

test('a document and a page cannot have one path', () => {
  const documents = [{ id: 'm:feed', path: '/notices/:section/feed.xml', type: 'application/rss+xml' }];
  expect(claimsOf({ routes: [], documents })).toEqual(claims('/Notices/:id/feed.xml'));
});

test('a remote claims each of its paths', () => {
  expect(claims('/', '/ncc')).toEqual(['/', '/ncc']);
});
