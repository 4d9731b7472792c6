/** @jest-environment node */
import type { SiteIdentity } from '@university/shared/identity';
import { exampleSite } from '@university/shared/testing/identity';
import { EncodedBytes } from '@university/web';
import { ALONE } from '../renderer/messages';
import { releaseOf } from '../testing/release';
import { type Edition, editions } from './edition';
import { languageSites } from './language-sites';
import type { PageAnswer } from './pages/page-cache';
import type { Release } from './releases/release';
import type { Served } from './releases/releases';

describe('an edition', () => {
  const release = (version: string) => releaseOf('mfe-a', { version }, { key: version });

  const page = (text: string): PageAnswer => ({
    ...{ status: 200, headers: {}, isCacheable: true },
    body: new EncodedBytes(text),
  });

  interface Now {
    releases: Release[];
    canary: Release[];
    absent: string[];
    allowed: string[];
    version: string | null;
    identity: SiteIdentity | null;
  }

  let now: Now;
  const edition = () =>
    editions({
      served: (canaries) => ({
        inUse: canaries.length > 0 ? now.canary : now.releases,
        surroundings: { ...ALONE, absent: now.absent, allowed: now.allowed },
      }),
      dataVersion: async () => now.version,
      identity: async () => {
        if (!now.identity) throw new Error('The API is away');
        return structuredClone(now.identity);
      },
      withAge: ({ body }) => ({ ...page(`${body.text} as it was`), isCacheable: false }),
    });

  const textAt = ({ pages }: Edition, address: string) => pages.get(address)?.body.text;
  beforeEach(() => {
    now = {
      releases: [release('1'), release('0')],
      canary: [release('2')],
      absent: [],
      allowed: [],
      version: 'a',
      identity: exampleSite,
    };
  });
  afterEach(() => jest.useRealTimers());

  it('it is the same while neither releases nor data change', async () => {
    const current = edition();
    expect(await current()).toBe(await current());
  });

  it.each([
    ['a release', () => (now.releases = [release('2'), release('0')])],
    ['the releases: one more', () => (now.releases = [...now.releases, release('2')])],
    ['the releases: one less', () => (now.releases = now.releases.slice(0, 1))],
    ['the releases: another one among several', () => (now.releases = [release('1'), release('3')])],
    ['what is absent', () => (now.absent = ['/x'])],
    ['what the menu may have', () => (now.allowed = ['mfe-a:x'])],
    ['the data', () => (now.version = 'b')],
  ])('with another version of %s nothing cached before is found', async (_what, change) => {
    const current = edition();
    const before = await current();
    change();
    const after = await current();
    expect(after.pages).not.toBe(before.pages);
  });

  it('another identity makes another site, and the same one said again does not', async () => {
    const current = edition();
    const { site } = await current();
    expect(site.identity).toEqual(exampleSite);
    now.version = 'b';
    expect((await current()).site).toBe(site);
    now = { ...now, version: 'c', identity: { ...exampleSite, name: 'Arts University by the Sea' } };
    expect((await current()).site.identity.name).toBe('Arts University by the Sea');
  });

  it('while nobody can say whose site it is now, pages are as they were, none is added, and it is asked again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const current = edition();
    const { site, pages } = await current();
    await pages.getOr('/of-a', async () => page('of the version before'));
    now = { ...now, version: 'b', identity: null };
    const unsure = await current();
    expect(await current()).toBe(unsure);
    expect(textAt(unsure, '/of-a')).toBe('of the version before as it was');
    expect(unsure).toMatchObject({ site, version: null });
    await unsure.pages.getOr('/a', async () => page('a'));
    expect(unsure.pages.get('/a')).toBeUndefined();
    now.identity = exampleSite;
    jest.setSystemTime(Date.now() + 2_000);
    const sure = await current();
    expect(sure).toMatchObject({ site, version: 'b' });
    expect(sure.pages.get('/of-a')).toBeUndefined();
  });

  it('while nobody knows whether the data has changed, pages are as they were and of whose site it was, and none is added', async () => {
    const current = edition();
    const sure = await current();
    await sure.pages.getOr('/a', async () => page('a'));
    now = { ...now, version: null, identity: null };
    const unsure = await current();
    expect(await current()).toBe(unsure);
    expect(unsure).toMatchObject({ site: sure.site, version: null });
    expect(textAt(unsure, '/a')).toBe('a as it was');
    await unsure.pages.getOr('/b', async () => page('b'));
    expect(unsure.pages.get('/b')).toBeUndefined();
    now = { ...now, version: 'a', identity: exampleSite };
    expect(await current()).toBe(sure);
    expect(textAt(await current(), '/a')).toBe('a');
    now.version = 'b';
    expect((await current()).pages.get('/a')).toBeUndefined();
  });

  it('pages are as they were also after a change that came just before, until a newer one was shown', async () => {
    const current = edition();
    await (await current()).pages.getOr('/a', async () => page('a'));
    now.version = 'b';
    const changed = await current();
    now.version = null;
    expect(textAt(await current(), '/a')).toBe('a as it was');
    await changed.pages.getOr('/a', async () => page('a, changed'));
    expect(textAt(await current(), '/a')).toBe('a, changed as it was');
  });

  it('a page of a release that is out of use is shown to nobody, also while the state of the data is not known', async () => {
    const home = { id: 'mfe-a:home', path: '/a', title: 'A', description: 'd', query: [], files: [] };
    const onA = (version: string): Release => {
      const made = release(version);
      return { ...made, manifest: { ...made.manifest, routes: [home] } };
    };
    const [one, two] = [onA('1'), onA('2')];
    now.releases = [one];
    const current = edition();
    await (await current()).pages.getOr('/a', async () => page('a'));
    now.releases = [two];
    const broken = { ...page('left to the browser'), isCacheable: false, lacks: 'code' as const };
    const shown = await (await current()).pages.getOr('/a', async (instead) => instead('code') ?? broken);
    expect(shown).toBe(broken);
    now.version = null;
    expect((await current()).pages.get('/a')).toBeUndefined();
  });

  it('who is given a canary has an edition and pages of their own; another canary leaves those of all', async () => {
    const current = edition();
    const [all, some] = [await current(), await current(['mfe-a'])];
    expect(some.site.releases).toBe(now.canary);
    expect(some.pages).not.toBe(all.pages);
    expect(await current(['mfe-a'])).toBe(some);
    now.canary = [release('3')];
    expect(await current(['mfe-a'])).not.toBe(some);
    expect(await current()).toBe(all);
  });
});

describe('sites by language', () => {
  const shell = (file: string) => ({ entry: [{ file, integrity: 'x' }], federation: [], start: [], provides: {} });

  const remote = (name: string, path: string, title?: string): Release => {
    const route = { id: `${name}:page`, path, title: 'Page', description: 'd', query: [], files: [] };
    const release = releaseOf(name, { routes: [route] });
    if (!title) return release;
    const hindi = { ...release.manifest, routes: [{ ...route, title }] };
    return { ...release, translations: { hi: { manifest: hindi, code: new Uint8Array() } } };
  };

  const served: Served = {
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

  it('each language has the words of its own, and what a remote lacks of it is English', async () => {
    const [all, some] = await Promise.all([english.edition(), hindi?.edition()]);
    expect(titles(all.site)).toEqual(['Page', 'Page']);
    expect(all.site.forBrowser()).toMatchObject({ languages: ['hi'], absent: ['/away'] });
    expect(all.site.forBrowser().elsewhere).toBeUndefined();
    expect(some && titles(some.site)).toEqual(['पृष्ठ']);
    expect(some?.site.forBrowser()).toMatchObject({
      languages: ['en'],
      absent: ['/away'],
      elsewhere: ['/admin/*'],
    });
    expect(new Set(asked)).toEqual(new Set(['en', 'hi']));
    expect([english.prefix, hindi?.prefix]).toEqual(['', '/hi']);
  });
});
