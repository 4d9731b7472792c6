/** @jest-environment node */
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { exampleSite } from '@university/shared/testing/identity';
import { ALONE } from '../renderer/messages';
import { languageSites } from './language-sites';
import type { Release } from './releases/release';
import type { Served } from './releases/served';

const shell = (file: string) => ({ entry: [{ file, integrity: 'x' }], start: [], provides: {} });

const remote = (name: string, path: string, title?: string): Release => {
  const route = { id: `${name}:page`, path, title: 'Page', description: 'd', query: [], files: [] };
  const manifest = { name, routes: [route], slots: [], documents: [], requires: {} } as unknown as RemoteManifest;
  const translations = title && {
    hi: { manifest: { ...manifest, routes: [{ ...route, title }] }, code: new Uint8Array() },
  };
  const release = { key: name, manifest, base: `/remotes/${name}/`, code: new Uint8Array(), addresses: [] };
  return { ...release, ...(translations && { translations }) };
};

let served: Served = {
  inUse: [remote('mfe-a', '/courses/:level', 'पृष्ठ'), remote('mfe-b', '/admin/desk')],
  surroundings: { ...ALONE, absent: ['/away'] },
};

const asked: unknown[] = [];
const [english, hindi] = languageSites({
  shells: { en: shell('main.js'), hi: shell('main.hi.js') },
  releases: { served: () => served },
  api: {
    dataVersion: async () => '1',
    identity: async (_, language) => {
      asked.push(language);
      return exampleSite;
    },
  },
  renderingIn: () => ({}) as never,
});

const titles = (site: { map: { routes: { title: string }[] } }) => site.map.routes.map(({ title }) => title);

test('each language has the words of its own, and what a remote lacks of it is English', async () => {
  const [all, some] = await Promise.all([english.edition(), hindi?.edition()]);
  expect(titles(all.site)).toEqual(['Page', 'Page']);
  expect(all.site.forBrowser().map).toMatchObject({ languages: ['hi'], absent: ['/away'] });
  expect(all.site.forBrowser().map.elsewhere).toBeUndefined();
  expect(some && titles(some.site)).toEqual(['पृष्ठ']);
  expect(some?.site.forBrowser().map).toMatchObject({ languages: ['en'], absent: ['/away'], elsewhere: ['/admin/*'] });
  expect(new Set(asked)).toEqual(new Set(['en', 'hi']));
  expect([english.prefix, hindi?.prefix]).toEqual(['', '/hi']);
});

test('an edition goes on while what is served does, in every language', async () => {
  const before = await hindi?.edition();
  expect(await hindi?.edition()).toBe(before);
  served = { ...served, inUse: served.inUse.slice(0, 1) };
  expect(await hindi?.edition()).not.toBe(before);
});
