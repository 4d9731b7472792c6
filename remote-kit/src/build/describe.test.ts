/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf, describe as describeRemote } from './describe';

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
     slots: [{ id: 'mfe-a:popup', slot: 'home.popup', when: 'page', takes: z.object({ isNew: z.boolean() }), load: () => import('./Popup') }],
     documents: [{ id: 'mfe-a:feed', path: '/feed', type: 'text/xml', load: async () => import('./feed') }],
   };`,
);

test('what is declared, and the file and chunk of its code, without running that', async () => {
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
        gives: expect.objectContaining({ properties: { code: { type: 'string', maxLength: 9 } }, required: ['code'] }),
      },
    ],
    menu: [{ id: 'mfe-a:one-entry', under: 'About Us', label: 'One', path: '/one' }],
    documents: [{ data: { id: 'mfe-a:feed', path: '/feed', type: 'text/xml' }, file: './feed', chunk: 'feed' }],
  });
  expect([...files].sort()).toEqual([LISTED, ROUTES]);
});

test('the bundles get ids and code; that of documents and addresses is for the server', async () => {
  const description = await describeRemote(ROUTES);
  const browser = codeOf(description, 'browser');
  expect(browser).toContain('const load0 = () => import(/* webpackChunkName: "First" */ "./pages/First");');
  expect(browser).toContain('{ id: "mfe-a:two", load: load0 }');
  expect(browser).not.toMatch(/names|feed|\/two/);
  const server = codeOf(description, 'server');
  expect(server).toMatch(/load: load1, addresses: load2/);
  expect(server).toContain('documents: [{ id: "mfe-a:feed", load: load4 }]');
});

test('a source that is not there is named', async () => {
  const file = write('lost.ts', `import { listed } from './lost-file'; export default { name: 'a', listed };`);
  await expect(describeRemote(file)).rejects.toThrow(/lost\.ts imports \.\/lost-file, which is not there/);
});

test('code that is named in another way is refused, as its bundle would lack it', async () => {
  const file = write(
    'then.ts',
    `export default { name: 'a', slots: [], routes: [{ id: 'a:b', load: () => import('./pages/First').then((all) => ({ default: all.First })) }] };`,
  );
  await expect(describeRemote(file)).rejects.toThrow(/then\.ts: code is named by/);
});
