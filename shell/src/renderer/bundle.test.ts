/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { loadRelease, remoteInStack } from './bundle';

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

  it('refuses a bundle that throws, with what it says', () => {
    expect(() => load(`throw new Error('Out of order');`)).toThrow(/its server bundle fails: Out of order/);
  });

  it('refuses a bundle that is no program', () => {
    expect(() => load('<!doctype html>')).toThrow(/its server bundle fails/);
  });

  it('refuses a bundle without a default export', () => {
    expect(() => load('exports.routes = [];')).toThrow(/no default export/);
  });

  it('refuses a bundle that lacks what remote.json promises', () => {
    expect(() => load(BUNDLE.replaceAll('mfe-a:home', 'mfe-a:other'))).toThrow(/lacks mfe-a:home/);
  });

  it.each(['node:fs', 'fs', 'node:child_process', 'react-dom/server', '@university/api', './other'])(
    'refuses a bundle that requires %s',
    (module) => {
      expect(() => load(`require('${module}'); ${BUNDLE}`)).toThrow(`may not require ${module}`);
    },
  );

  it('gives remotes the one React of the site', async () => {
    const bundle = BUNDLE.replace('default: () =>', `useState: require('react').useState, default: () =>`);
    const release = load(bundle);
    const { useState } = await import('react');
    expect(await release.load('mfe-a:home')).toMatchObject({ useState });
  });
});

test('a stack names the remote whose bundle stands first in it', async () => {
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
