/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { LastGood } from './last-good';

let folder: string;
let lastGood: LastGood;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  lastGood = new LastGood(folder);
});
afterEach(() => rm(folder, { recursive: true }));

function store(name: string, version: string, file: string, code: string) {
  const manifest = { version, server: { file } } as RemoteManifest;
  return lastGood.store(name, manifest, { manifestText: JSON.stringify(manifest), codes: [Buffer.from(code)] });
}

const codes = async (name: string, from = lastGood) =>
  (await from.read(name)).flatMap(({ codes }) => codes.map(String));

test('gives back the last releases that were stored of each remote, the newest first', async () => {
  await store('mfe-a', '1', 'main.1.cjs', 'one');
  await store('mfe-a', '2', 'main.2.cjs', 'two');
  await store('mfe-b', '1', 'main.1.cjs', 'other');
  expect(await codes('mfe-a', new LastGood(folder))).toEqual(['two', 'one']);
  expect(await codes('mfe-b')).toEqual(['other']);
});

test('a release that is stored again is the newest, once', async () => {
  for (const version of ['1', '2', '1']) await store('mfe-a', version, `main.${version}.cjs`, version);
  expect(await codes('mfe-a')).toEqual(['1', '2']);
});

test('three are enough; bundles of others go', async () => {
  for (const version of ['1', '2', '3', '4']) await store('mfe-a', version, `main.${version}.cjs`, version);
  expect(await codes('mfe-a')).toEqual(['4', '3', '2']);
  expect((await readdir(join(folder, 'mfe-a'))).filter((file) => file.endsWith('.cjs')).sort()).toEqual([
    'main.2.cjs',
    'main.3.cjs',
    'main.4.cjs',
  ]);
});

test('what is dropped is not gone back to, and takes no room', async () => {
  for (const version of ['1', '2', '3']) await store('mfe-a', version, `main.${version}.cjs`, version);
  await lastGood.drop('mfe-a', '3');
  await store('mfe-a', '4', 'main.4.cjs', '4');
  expect(await codes('mfe-a')).toEqual(['4', '2', '1']);
  await lastGood.drop('mfe-b', '1').catch(() => {});
  expect(await codes('mfe-b')).toEqual([]);
});

test('gives nothing where nothing is stored, and leaves out what is damaged', async () => {
  expect(await codes('mfe-a')).toEqual([]);
  await store('mfe-a', '1', 'main.1.cjs', 'one');
  await store('mfe-a', '2', 'main.2.cjs', 'two');
  await writeFile(join(folder, 'mfe-a/remote.json'), '{');
  expect(await codes('mfe-a')).toEqual(['one']);
  await rm(join(folder, 'mfe-a/main.1.cjs'));
  expect(await codes('mfe-a')).toEqual([]);
});

test('a release in two languages is stored and given back with the bundles of both', async () => {
  const manifest = {
    version: '1',
    server: { file: 'main.cjs' },
    languages: { hi: { server: { file: 'main.hi.cjs' } } },
  } as unknown as RemoteManifest;
  const bundles = [Buffer.from('English'), Buffer.from('हिंदी')];
  await lastGood.store('mfe-a', manifest, { manifestText: JSON.stringify(manifest), codes: bundles });
  expect(await codes('mfe-a')).toEqual(['English', 'हिंदी']);
});
