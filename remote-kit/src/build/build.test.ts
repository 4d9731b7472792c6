/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk';
import { readSourceMap, sourceAt } from '../stack/source-of';
import { codeOf, describe as describeRemote } from './describe';
import { Imports } from './imports';
import { manifestInPlace, precompress } from './publish-release';

describe('the description of a remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'described-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(dirname(require.resolve('zod')), join(folder, 'node_modules/zod'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(name: string, source: string): string {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    return file;
  }

  const LISTED = write('listed.ts', `export const listed: boolean = false;`);

  const ROUTES = write(
    'routes.ts',
    `import { z } from 'zod';
   import { listed } from './listed';
   const both = [{ id: 'mfe-a:one', path: '/one' }, { id: 'mfe-a:two', path: '/two', query: ['q'] }];
   export default {
     name: 'mfe-a',
     opens: [{ name: 'one.aside', path: '/one', gives: z.object({ code: z.string().max(9) }) }],
     menu: [{ id: 'mfe-a:one-entry', under: 'About Us', label: 'One', path: '/one' }],
     routes: [
       ...both.map((route) => ({ ...route, load: () => import('./pages/First') })),
       { id: 'mfe-a:three', path: '/:x', listed, load: () => import('./more/pages/First'), addresses: () => import('./names') },
     ],
     slots: [{ id: 'mfe-a:popup', slot: 'home.popup', takes: z.object({ isNew: z.boolean() }), load: () => import('./Popup') }],
     documents: [{ id: 'mfe-a:feed', path: '/feed', type: 'text/xml', load: async () => import('./feed') }],
   };`,
  );

  it('what is declared, and the file and chunk of its code, without running that', async () => {
    const files = new Set<string>();
    expect(await describeRemote(ROUTES, files)).toEqual({
      name: 'mfe-a',
      routes: [
        { data: { id: 'mfe-a:one', path: '/one' }, file: './pages/First', chunk: 'First' },
        { data: { id: 'mfe-a:two', path: '/two', query: ['q'] }, file: './pages/First', chunk: 'First' },
        {
          data: { id: 'mfe-a:three', path: '/:x', listed: false },
          file: './more/pages/First',
          chunk: 'more-pages-First',
          addresses: './names',
        },
      ],
      slots: [
        {
          data: {
            id: 'mfe-a:popup',
            slot: 'home.popup',
            when: 'page',
            takes: expect.objectContaining({ properties: { isNew: { type: 'boolean' } }, required: ['isNew'] }),
          },
          file: './Popup',
          chunk: 'Popup',
        },
      ],
      opens: [
        {
          name: 'one.aside',
          path: '/one',
          gives: expect.objectContaining({
            properties: { code: { type: 'string', maxLength: 9 } },
            required: ['code'],
          }),
        },
      ],
      menu: [{ id: 'mfe-a:one-entry', under: 'About Us', label: 'One', path: '/one' }],
      documents: [{ data: { id: 'mfe-a:feed', path: '/feed', type: 'text/xml' }, file: './feed', chunk: 'feed' }],
    });
    expect([...files].sort()).toEqual([LISTED, ROUTES]);
  });

  it('the bundles get ids and code; that of documents and addresses is for the server', async () => {
    const description = await describeRemote(ROUTES);
    const browser = codeOf(description, 'browser');
    expect(browser).toContain('const load0 = () => import(/* webpackChunkName: "First" */ "./pages/First");');
    expect(browser).toContain('{ id: "mfe-a:two", load: load0 }');
    expect(browser).not.toMatch(/names|feed|\/two/);
    const server = codeOf(description, 'server');
    expect(server).toMatch(/load: load1, addresses: load2/);
    expect(server).toContain('documents: [{ id: "mfe-a:feed", load: load4 }]');
  });

  it('a source that is not there is named', async () => {
    const file = write('lost.ts', `import { listed } from './lost-file'; export default { name: 'a', listed };`);
    await expect(describeRemote(file)).rejects.toThrow(/Cannot find module '\.\/lost-file'.*lost\.ts/s);
  });

  it('code that is named in another way is refused, as its bundle would lack it', async () => {
    const file = write(
      'then.ts',
      `export default { name: 'a', slots: [], routes: [{ id: 'a:b', load: () => import('./pages/First').then((all) => ({ default: all.First })) }] };`,
    );
    await expect(describeRemote(file)).rejects.toThrow(/then\.ts: code is named by/);
  });
});

describe('the manifest for other hosts', () => {
  it('Module Federation finds its own files by it, in the folder beside it, and the entry with a runtime', () => {
    const assets = (js: string[]) => ({ js: { sync: js, async: [] }, css: { sync: [], async: [] } });
    const written = {
      ...{ id: 'mfe_a', name: 'mfe_a', shared: [], remotes: [] },
      metaData: {
        ...{ name: 'mfe_a', globalName: 'mfe_a', type: 'app', pluginVersion: '2.9.2', publicPath: 'auto' },
        buildInfo: { buildVersion: '1.0.0', buildName: 'mfe-a' },
        remoteEntry: { name: 'entry.1.js', path: '', type: 'global' },
        types: { path: '', name: '', zip: '', api: '' },
      },
      exposes: [{ id: 'mfe_a:remote', name: 'remote', path: './remote', assets: assets(['exposed.1.js']) }],
    } as unknown as Manifest;
    const snapshot = generateSnapshotFromManifest(manifestInPlace(written, 'plain.1.js'), {
      version: 'https://a.example/place/mf-manifest.json',
    });
    expect(snapshot).toMatchObject({
      publicPath: 'https://a.example/place/',
      remoteEntry: 'browser/plain.1.js',
      modules: [{ modulePath: './remote', assets: { js: { sync: ['browser/exposed.1.js'] } } }],
    });
  });
});

describe('compressed files', () => {
  const TEXT = 'const words = "the same again and again";\n'.repeat(50);
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'precompress-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function compress(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    precompress(join(folder, name));
    return join(folder, name);
  }

  it('writes a smaller file of each kind beside a text, which reads back as it was', () => {
    const file = compress('main.js', TEXT);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(TEXT);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(TEXT.length);
  });

  it.each([
    ['a font, which is compressed already', 'mukta.woff2', TEXT],
    ['a text too small to gain', 'small.js', 'short'],
  ])('leaves alone %s', (_, name, text) => {
    compress(name, text);
    expect(readdirSync(folder)).toEqual([name]);
  });
});

describe('what a remote imports', () => {
  type Found = [type: string, request: string, ids?: string[]];
  const module = (resource: string, ...found: Found[]) => ({
    resource,
    dependencies: found.map(([type, request, ids]) => ({ type, request, ids })),
    blocks: [],
  });

  function look(...modules: ReturnType<typeof module>[]) {
    const imports = new Imports({ root: '/mfe-a', shared: '/shared', dependencies: ['ics'] });
    const errors: Error[] = [];
    const taps = { finishModules: { tap: (_: string, find: (all: object[]) => void) => find(modules) } };
    const compilation = { tap: (_: string, begin: (it: object) => void) => begin({ hooks: taps, errors }) };
    imports.plugin().apply({ hooks: { compilation } } as never);
    return { uses: imports.read(), errors: errors.map(({ message }) => message) };
  }

  it('names that are used are those that are found outside the shared package', () => {
    const own = module(
      '/mfe-a/src/Page.tsx',
      ['esm import', 'react'],
      ['esm import specifier', 'react', ['useState']],
      ['esm import specifier', 'styled-components', ['default', 'div']],
      ['esm import specifier', '@university/shared/kit', ['Tabs']],
      ['esm export imported specifier', '@university/shared', []],
    );
    const ics = module('/node_modules/ics/old.js', ['cjs require', 'react']);
    expect(look(own, ics, module('/shared/a.js', ['cjs require', 'react-dom'])).uses).toEqual({
      '@university/shared': ['*'],
      react: ['*', 'useState'],
      'styled-components': ['default'],
    });
  });

  it.each([
    'react',
    'react/jsx-runtime',
    'styled-components',
    '@university/shared/kit',
    'ics',
    './Part',
    '/kit/hot.js',
  ])('%s is allowed', (request) =>
    expect(look(module('/mfe-a/src/Page.tsx', ['esm import', request])).errors).toEqual([]),
  );

  it.each([
    ['axios', 'use call() of @university/shared.'],
    ['react-router-dom', 'use @university/shared/router.'],
    ['@university/mfe-b', 'not among the dependencies'],
    ['lodash/get', 'not among the dependencies'],
    ['node:fs', 'neither browsers nor the shell offer it.'],
    ['../../mfe-b/src/texts', 'outside this remote.'],
  ])('%s is not', (request, why) => {
    const { errors } = look(module('/mfe-a/src/Page.tsx', ['import()', request]));
    expect(errors).toEqual([expect.stringContaining(`src/Page.tsx imports ${request}: `)]);
    expect(errors.join()).toContain(why);
  });

  it('a React, or a cache of queries, of its own is refused', () => {
    const paths = [
      '/mfe-a/node_modules/react/index.js',
      '/x/node_modules/@tanstack/react-query/index.js',
      '/r/react.js',
    ];
    expect(look(...paths.map((path) => module(path))).errors).toEqual([
      expect.stringContaining('The remote would bring a react of its own'),
      expect.stringContaining('The remote would bring a @tanstack/react-query of its own'),
    ]);
  });
});

describe('places in sources', () => {
  const mapOf = (source: string) =>
    // The second column of the built file is the first of line 3; names and lines as in ECMA-426.
    readSourceMap(JSON.stringify({ version: 3, sources: [source], names: ['Page'], mappings: 'CAEAA' }));

  it.each(['webpack://mfe-a/./src/Page.tsx', 'webpack://@university/mfe-a/src/Page.tsx', 'src/Page.tsx'])(
    'a position is told from the folder of the remote: %s',
    (source) => expect(sourceAt(mapOf(source), 1, 2)).toBe('src/Page.tsx:3:1 (Page)'),
  );

  it('what the map does not hold is nowhere', () => {
    expect(sourceAt(mapOf('src/Page.tsx'), 7, 1)).toBeNull();
    expect(() => readSourceMap('<html>')).toThrow();
  });
});
