/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readManifest, ReleaseRefused } from '@university/shared/remote/checks';
import type {
  PublishedMenuEntry,
  PublishedOpening,
  PublishedSlot,
  RemoteManifest,
} from '@university/shared/remote/manifest';
import { exampleSite } from '@university/shared/testing/identity';
import { NAVIGATION } from '../../layout/navigation/navigation-tree';
import { ALONE } from '../../renderer/messages';
import { remarksOn } from '../../renderer/offers';
import { outlineOf } from '../../renderer/outline';
import { browserOnly, checkPlain, createRelease, releaseIn } from './release';
import { NothingThere, pauseBefore, type ReleaseSource, sourceOf } from './source';

describe('a source', () => {
  describe('a folder', () => {
    let folder: string;
    let source: ReleaseSource;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'source-'));
      source = sourceOf({ name: 'mfe-a', place: { kind: 'folder', folder } }, 'remote.json');
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('gives the manifest, and files of the server build; browsers find theirs below /remotes', async () => {
      await writeFile(join(folder, 'remote.json'), 'one');
      expect(await source.manifest()).toBe('one');
      await mkdir(join(folder, 'server'));
      await writeFile(join(folder, 'server/main.cjs'), 'code');
      expect((await source.serverFile('main.cjs')).toString()).toBe('code');
      expect(source.base).toBe('/remotes/mfe-a/');
    });

    it('rejects where nothing is published', async () => {
      await expect(source.manifest()).rejects.toThrow('ENOENT');
      await expect(source.serverFile('main.cjs')).rejects.toThrow('ENOENT');
    });
  });

  describe('a web server', () => {
    let server: Server;
    let source: ReleaseSource;
    let origin: string;
    const files: Record<string, string> = {};
    // Made before the server is there: meanwhile connections would grow old.
    const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    let bomb: Buffer | null = null;
    let hasTags = true;
    let answered304 = 0;
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (bomb) return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
        const text = files[request.url ?? ''];
        if (text === undefined) return response.writeHead(404).end();
        if (request.headers['if-none-match'] === `"${text}"`) {
          answered304++;
          return response.writeHead(304).end();
        }
        return response.writeHead(200, hasTags ? { etag: `"${text}"` } : {}).end(text);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    beforeEach(() => {
      source = sourceOf({ name: 'mfe-a', place: { kind: 'web', url: new URL(`${origin}/app/`) } }, 'remote.json');
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    it.each([
      [true, 2],
      [false, 0],
    ])('gives the manifest, which is sent again only where it is another; with tags: %s', async (tags, saved) => {
      hasTags = tags;
      answered304 = 0;
      for (const text of ['one', 'one', 'second', 'second']) {
        files['/app/remote.json'] = text;
        expect(await source.manifest()).toBe(text);
      }
      expect(answered304).toBe(saved);
      hasTags = true;
    });

    it('gives files of the server build; browsers find theirs beside them', async () => {
      files['/app/server/main.cjs'] = 'code';
      expect((await source.serverFile('main.cjs')).toString()).toBe('code');
      expect(source.base).toBe(`${origin}/app/browser/`);
    });

    it('stops reading what is larger than a manifest or a bundle, however small it came', async () => {
      bomb = BOMB;
      // On a slow machine its deadline may come first.
      await expect(source.manifest()).rejects.toThrow(/larger than|timeout/);
      await expect(source.serverFile('main.cjs')).rejects.toThrow(/larger than|timeout/);
      bomb = null;
    });
  });
});

describe('a plain remote', () => {
  const MANIFEST = 'https://partner.example/app/mf-manifest.json';
  const plain = {
    manifest: MANIFEST,
    module: './App',
    path: '/partner',
    title: 'Partner',
    description: 'Of a partner',
  };

  const federated = {
    metaData: {
      name: 'partner',
      globalName: 'partner',
      buildInfo: { buildVersion: '1.0.0', buildName: 'partner' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      publicPath: 'auto',
    },
    exposes: [{ path: './App' }],
  };

  let files: Record<string, string>;
  let source: ReleaseSource;
  const place = { kind: 'web', url: new URL('.', MANIFEST) } as const;
  beforeEach(() => {
    files = { [MANIFEST]: JSON.stringify(federated), 'https://partner.example/app/remoteEntry.js': 'var partner;' };
    source = sourceOf({ name: 'partner', place, plain }, 'remote.json');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const text = files[String(address)];
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const offer = (metaData: object, more: object = {}) => {
    files[MANIFEST] = JSON.stringify({ ...federated, metaData: { ...federated.metaData, ...metaData }, ...more });
  };

  it('is a release of ours, for the page that the registry describes', async () => {
    const { manifest } = readManifest('partner', await source.manifest());
    const integrity = `sha384-${createHash('sha384').update('var partner;').digest('base64')}`;
    expect(manifest).toMatchObject({
      version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{10}$/),
      entry: { file: 'remoteEntry.js', integrity },
      plain: { module: './App', entryGlobalName: 'partner' },
      routes: [{ id: 'partner:page', path: '/partner', title: 'Partner', query: [] }],
    });
    expect(source.base).toBe('https://partner.example/app/');
    expect(() => checkPlain({ plain }, manifest)).not.toThrow();
    expect(() => checkPlain({ plain: { ...plain, integrity } }, manifest)).not.toThrow();
    expect(() => checkPlain({ plain: { ...plain, integrity: 'sha384-x' } }, manifest)).toThrow('integrity');
    expect(() => checkPlain({}, manifest)).toThrow(ReleaseRefused);
  });

  it('another entry under the same name is another release; canaries it has none', async () => {
    const first = await source.manifest();
    expect(await source.manifest()).toBe(first);
    files['https://partner.example/app/remoteEntry.js'] = 'var partner = 2;';
    expect(await source.manifest()).not.toBe(first);
    const canary = sourceOf({ name: 'partner', place, plain }, 'canary.json');
    await expect(canary.manifest()).rejects.toThrow(NothingThere);
  });

  it.each([
    ['of another origin', { publicPath: 'https://elsewhere.example/app/' }, /not beside its mf-manifest\.json/],
    ['in another folder', { remoteEntry: { ...federated.metaData.remoteEntry, path: '../x' } }, /not beside/],
    ['that is a module', { remoteEntry: { ...federated.metaData.remoteEntry, type: 'module' } }, /does not fit/],
    ['with a path for a name', { remoteEntry: { ...federated.metaData.remoteEntry, name: '../a.js' } }, /does not fit/],
    ['with code for a variable', { globalName: 'a;alert(1)' }, /does not fit/],
  ])('an entry %s is refused', async (_what, metaData, reason) => {
    offer(metaData);
    await expect(source.manifest()).rejects.toThrow(ReleaseRefused);
    await expect(source.manifest()).rejects.toThrow(reason);
  });

  it('a module that is not exposed, and what is no manifest, are refused; no answer is no refusal', async () => {
    offer({}, { exposes: [] });
    await expect(source.manifest()).rejects.toThrow('exposes no ./App');
    files[MANIFEST] = '<!doctype html>';
    await expect(source.manifest()).rejects.toThrow('is not JSON');
    files = {};
    await expect(source.manifest()).rejects.toThrow(`${MANIFEST} answered 404`);
  });
});

describe('the pace', () => {
  it('a web place is asked every five seconds, a fifth earlier or later', () =>
    expect([0, 0.5, 1].map((chance) => pauseBefore('web', 0, chance))).toEqual([4000, 5000, 6000]));

  it('while it fails the pause doubles, up to a minute', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 60, 2000].map((failures) => pauseBefore('web', failures, 0.5) / 1000);
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
  });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const BUNDLE = `
  const { createElement } = require('react');
  const page = { default: () => createElement('p', null, 'Home') };
  exports.default = { name: 'mfe-a', routes: [{ id: 'mfe-a:home', load: async () => page }], slots: [] };
`;

const file = (name: string, text = '') => ({ file: name, integrity: sha384(text) });

const manifestOf = (bundle: string): RemoteManifest => ({
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: {},
  uses: {},
  entry: file('entry.js'),
  server: file('main.cjs', bundle),
  exposed: [],
  integrity: {},
  routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', query: [], files: [] }],
  slots: [],
  documents: [],
});

describe('createRelease', () => {
  const made = (manifest: object, code = BUNDLE) =>
    createRelease({ ...manifestOf(BUNDLE), ...manifest }, '/remotes/mfe-a/', [Buffer.from(code)]);

  it('refuses a bundle of other bytes than remote.json says', () =>
    expect(() => made({}, `${BUNDLE} `)).toThrow(
      new ReleaseRefused('main.cjs does not have the integrity that remote.json gives'),
    ));

  it('knows a release again that was published anew, and tells others apart', () => {
    const { key } = made({});
    expect(made({ released: '2026-01-01T00:00:00Z', signature: 'x' }).key).toBe(key);
    expect(made({ version: '1.0.0+abd' }).key).not.toBe(key);
    expect(made({ integrity: { 'entry.js': sha384('other') } }).key).not.toBe(key);
  });

  describe('in more languages', () => {
    const HINDI = BUNDLE.replace("'Home'", "'मुख्य पृष्ठ'");
    const parts = { 'mfe-a:home': { title: 'मुख्य पृष्ठ', files: ['home.hi.js'] } };
    const hindi = { entry: file('entry.hi.js'), server: file('main.hi.cjs', HINDI), exposed: [], integrity: {}, parts };
    const manifest = { ...manifestOf(BUNDLE), languages: { hi: hindi } };
    const both = (code = HINDI) => createRelease(manifest, '/remotes/mfe-a/', [Buffer.from(BUNDLE), Buffer.from(code)]);

    it('is the same release with the words and the code of each', () => {
      const release = { ...both(), addresses: [] };
      const inHindi = releaseIn(release, 'hi');
      expect(inHindi).toMatchObject({
        key: release.key,
        code: Buffer.from(HINDI),
        manifest: { entry: { file: 'entry.hi.js' }, routes: [{ path: '/', title: 'मुख्य पृष्ठ', files: ['home.hi.js'] }] },
      });
      expect(releaseIn(release, 'hi')).toBe(inHindi);
      expect(releaseIn(release, 'en')).toBe(release);
      expect(releaseIn({ ...made({}), addresses: [] }, 'hi')).toBeUndefined();
    });

    it('is refused where the bundle of one has other bytes, and is another release with another one', () => {
      expect(() => both(BUNDLE)).toThrow('main.hi.cjs does not have the integrity');
      expect(both().key).not.toBe(made({}).key);
    });

    it('is left to the browser in all of them', () => {
      const left = browserOnly(both());
      expect([left.code.length, releaseIn(left, 'hi')?.code.length, releaseIn(left, 'hi')?.key]).toEqual([
        0,
        0,
        left.key,
      ]);
    });
  });
});

describe('remarks', () => {
  const text = { type: 'string', maxLength: 20 } as const;

  const opens = (path: string, name = 'programme.aside'): PublishedOpening => ({
    name,
    path,
    gives: { type: 'object', properties: { code: text }, required: ['code'] },
  });

  const fills = (id: string, more: Partial<PublishedSlot> = {}): PublishedSlot => ({
    id,
    files: [],
    slot: 'programme.aside',
    when: 'page',
    ...more,
  });

  const entry = (id: string, more: Partial<PublishedMenuEntry> = {}): PublishedMenuEntry => ({
    id,
    under: 'About Us',
    label: 'Alumni network',
    path: '/network',
    ...more,
  });

  type Offers = { slots?: PublishedSlot[]; opens?: PublishedOpening[]; menu?: PublishedMenuEntry[] };

  const remote = (name: string, offers: Offers) => ({ name, requires: {}, slots: [], routes: [], ...offers });
  const owner = remote('mfe-a', { opens: [opens('/a/:id')] });

  it('what fills an open slot and takes what it gives is no cause for remarks', () => {
    const takes = { type: 'object', properties: { code: text }, required: ['code'] } as const;
    const filler = remote('mfe-b', { slots: [fills('mfe-b:x', { takes: { ...takes, required: ['code'] } })] });
    expect(remarksOn(filler, [owner, filler], [], NAVIGATION)).toEqual([]);
  });

  const fee: PublishedSlot['takes'] = { type: 'object', properties: { fee: { type: 'integer' } }, required: ['fee'] };
  const filling = (more: Partial<PublishedSlot>) => ({ slots: [fills('mfe-b:x', more)] });
  const offering = (more: Partial<PublishedMenuEntry>) => ({ menu: [entry('mfe-b:network', more)] });

  it.each<[Offers, string]>([
    [filling({ slot: 'nobody.here' }), 'it fills the slot nobody.here, which no release in use opens'],
    [filling({ takes: fee }), 'it fills the slot programme.aside of mfe-a, but of what it takes fee is not given'],
    [{ opens: [opens('/b')] }, 'it opens the slot programme.aside, which is mfe-a’s'],
    [{ opens: [opens('/b', 'home.popup')] }, 'it opens the slot home.popup, which is the shell’s'],
    [{ menu: [entry('mfe-b:x')] }, 'mfe-b:x, which the registry does not allow; ask for "mfe-b:x" in its "menu"'],
    [offering({ under: 'Home' }), 'it offers the menu entry mfe-b:network, but there is no menu Home'],
    [offering({ label: 'History' }), 'mfe-b:network, but About Us has an entry of this name'],
  ])('what %j offers in vain is said, and nothing of it is on the site', (offers, remark) => {
    const other = remote('mfe-b', offers);
    const all = [owner, other];
    expect(remarksOn(other, all, ['mfe-b:network'], NAVIGATION)).toEqual([expect.stringContaining(remark)]);
    expect(remarksOn(owner, all, ['mfe-b:network'], NAVIGATION)).toEqual([]);
  });

  const outline = (manifests: ReturnType<typeof remote>[], allowed: string[]) =>
    outlineOf(
      manifests.map((manifest) => ({ manifest, base: '/' }) as unknown as Parameters<typeof outlineOf>[0][number]),
      { ...ALONE, allowed },
      exampleSite,
    ).map;

  it('the map has the slots that somebody fills, and the first remote that opens one has it', () => {
    const late = remote('mfe-c', { opens: [opens('/c'), opens('/c', 'empty.slot')] });
    const filler = remote('mfe-b', { slots: [fills('mfe-b:x')] });
    expect(outline([owner, filler, late], []).opened).toEqual({
      'programme.aside': { owner: 'mfe-a', path: '/a/:id', gives: opens('/').gives },
    });
    expect(outline([owner], []).opened).toBeUndefined();
  });

  it('the menu has what is allowed: an entry by its id, or all of a remote', () => {
    const offering = remote('mfe-b', { menu: [entry('mfe-b:one'), entry('mfe-b:two', { label: 'Mentors' })] });
    const labels = (allowed: string[]) => outline([offering], allowed).menu?.map(({ label }) => label);
    expect(labels([])).toBeUndefined();
    expect(labels(['mfe-b:two'])).toEqual(['Mentors']);
    expect(labels(['mfe-b:*'])).toEqual(['Alumni network', 'Mentors']);
    expect(labels(['mfe-c:*', 'mfe-c:two'])).toBeUndefined();
  });
});
