/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readManifest, ReleaseRefused } from '@university/shared/remote/checks';
import { checkPlain } from './plain';
import { PlainSource } from './plain-source';

const MANIFEST = 'https://partner.example/app/mf-manifest.json';
const plain = { manifest: MANIFEST, module: './App', path: '/partner', title: 'Partner', description: 'Of a partner' };

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
let source: PlainSource;
beforeEach(() => {
  files = { [MANIFEST]: JSON.stringify(federated), 'https://partner.example/app/remoteEntry.js': 'var partner;' };
  source = new PlainSource('partner', plain);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const text = files[String(address)];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

const offer = (metaData: object, more: object = {}) => {
  files[MANIFEST] = JSON.stringify({ ...federated, metaData: { ...federated.metaData, ...metaData }, ...more });
};

test('is a release of ours, for the page that the registry describes', async () => {
  const { manifest } = readManifest('partner', (await source.manifest()) as string);
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

test('another entry under the same name is another release; the same is none', async () => {
  const first = await source.manifest();
  expect(await source.manifest()).toBeNull();
  files['https://partner.example/app/remoteEntry.js'] = 'var partner = 2;';
  const second = await source.manifest();
  expect(second).not.toBeNull();
  expect(second).not.toBe(first);
});

test.each([
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

test('a module that is not exposed, and what is no manifest, are refused; no answer is no refusal', async () => {
  offer({}, { exposes: [] });
  await expect(source.manifest()).rejects.toThrow('exposes no ./App');
  files[MANIFEST] = '<!doctype html>';
  await expect(source.manifest()).rejects.toThrow('is not JSON');
  files = {};
  await expect(source.manifest()).rejects.toThrow(`${MANIFEST} answered 404`);
});
