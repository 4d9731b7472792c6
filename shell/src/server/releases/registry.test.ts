/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '@university/web';
import { readRegistry } from './registry';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
});

afterEach(() => rm(folder, { recursive: true }));

const newKey = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** What a registry with this text is refused with. */
async function refusal(text: string): Promise<Error> {
  await writeFile(file, text);
  return readRegistry(file).then(
    () => {
      throw new Error('The registry was read');
    },
    (error: Error) => error,
  );
}

test('names the place of every remote: folders beside the file, addresses with a slash at the end', async () => {
  const remotes = {
    'mfe-a': {
      from: 'a/dist',
      paths: ['/', '/a/*'],
      slots: ['home.popup'],
      rest: true,
      menu: true,
      required: true,
      team: 'a@seu.example',
      floor: 7,
      rollbackAt: 0.2,
    },
    'mfe-b': { from: 'https://b.example/app', paths: [], menu: ['mfe-b:alumni'] },
  };
  await writeFile(file, JSON.stringify({ remotes }));
  expect(await readRegistry(file)).toEqual([
    {
      name: 'mfe-a',
      place: { kind: 'folder', folder: join(folder, 'a/dist') },
      keys: [],
      paths: ['/', '/a/*'],
      slots: ['home.popup'],
      rest: true,
      menu: ['mfe-a:*'],
      isRequired: true,
      team: 'a@seu.example',
      floor: 7,
      rollbackAt: 0.2,
      stamp: expect.any(String),
    },
    {
      name: 'mfe-b',
      place: { kind: 'web', url: new URL('https://b.example/app/') },
      keys: [],
      paths: [],
      slots: [],
      rest: false,
      menu: ['mfe-b:alumni'],
      isRequired: false,
      team: null,
      floor: 0,
      rollbackAt: null,
      stamp: expect.any(String),
    },
  ]);
});

test('a missing registry stops the start with one line that names it', async () => {
  const error = await readRegistry(file).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(/^REMOTES: the registry .*registry\.json cannot be read \(.+\)\.$/);
});

test('a registry that is not JSON stops the start with one line', async () => {
  const error = await refusal('{ remotes');
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toBe(`REMOTES: ${file} is not JSON.`);
});

test.each([
  ['no remotes', {}],
  ['a list', { remotes: ['mfe-a'] }],
  ['a name in capitals', { remotes: { MfeA: { from: 'a' } } }],
  ['no place', { remotes: { 'mfe-a': {} } }],
  ['no paths', { remotes: { 'mfe-a': { from: 'a' } } }],
  ['a path that is none', { remotes: { 'mfe-a': { from: 'a', paths: ['a'] } } }],
  ['a slot that is none', { remotes: { 'mfe-a': { from: 'a', paths: [], slots: ['footer'] } } }],
  ['a key that is none', { remotes: { 'mfe-a': { from: 'a', paths: [], keys: ['abc'] } } }],
  ['no key where keys are', { remotes: { 'mfe-a': { from: 'a', paths: [], keys: [] } } }],
  ['three keys', { remotes: { 'mfe-a': { from: 'a', paths: [], keys: [newKey(), newKey(), newKey()] } } }],
  ['something that nobody knows', { remotes: { 'mfe-a': { from: 'a', paths: [], key: newKey() } } }],
])('a registry of the wrong shape (%s) stops the start and says why', async (_, content) => {
  const error = await refusal(JSON.stringify(content));
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toMatch(/^REMOTES: .*registry\.json is not a registry: ./);
});

test('in deployment a remote on the web needs a key', async () => {
  const remotes = {
    'mfe-a': { from: 'a', paths: [] },
    'mfe-b': { from: 'https://b.example', paths: [], keys: [newKey(), newKey()] },
  };
  await writeFile(file, JSON.stringify({ remotes }));
  expect((await readRegistry(file, true)).map(({ keys }) => keys.length)).toEqual([0, 2]);
  await writeFile(file, JSON.stringify({ remotes: { 'mfe-b': { from: 'https://b.example', paths: [] } } }));
  await expect(readRegistry(file, true)).rejects.toThrow('mfe-b comes from https://b.example and has no key');
  expect(await readRegistry(file)).toHaveLength(1);
});
