/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

function keep(name: string, file: string, code: string) {
  const manifest = { server: { file } } as RemoteManifest;
  return lastGood.store(name, manifest, { manifestText: JSON.stringify(manifest), code: Buffer.from(code) });
}

test('gives back the release stored last, of each remote', async () => {
  await keep('mfe-a', 'main.1.cjs', 'one');
  await keep('mfe-a', 'main.2.cjs', 'two');
  await keep('mfe-b', 'main.1.cjs', 'other');
  expect((await new LastGood(folder).read('mfe-a'))?.code.toString()).toBe('two');
  expect((await lastGood.read('mfe-b'))?.code.toString()).toBe('other');
});

test('gives nothing where nothing is stored, or what is stored is damaged', async () => {
  expect(await lastGood.read('mfe-a')).toBeNull();
  await keep('mfe-a', 'main.cjs', 'code');
  await writeFile(join(folder, 'mfe-a/remote.json'), '{');
  expect(await lastGood.read('mfe-a')).toBeNull();
  await keep('mfe-a', 'main.cjs', 'code');
  await rm(join(folder, 'mfe-a/main.cjs'));
  expect(await lastGood.read('mfe-a')).toBeNull();
});
