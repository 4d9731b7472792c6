/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '@university/web';
import { signedPart } from '@university/shared/remote/manifest';
import { isPublicKey, isSigned, publicKey, readRegistry } from './registry';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
});

afterEach(() => rm(folder, { recursive: true }));

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
  await writeFile(
    file,
    JSON.stringify({ remotes: { 'mfe-a': { from: 'a/dist' }, 'mfe-b': { from: 'https://b.example/app' } } }),
  );
  expect(await readRegistry(file)).toEqual([
    { name: 'mfe-a', place: { kind: 'folder', folder: join(folder, 'a/dist') }, key: null },
    { name: 'mfe-b', place: { kind: 'web', url: new URL('https://b.example/app/') }, key: null },
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
  ['a key that is none', { remotes: { 'mfe-a': { from: 'a', key: 'abc' } } }],
])('a registry of the wrong shape (%s) stops the start and says why', async (_, content) => {
  const error = await refusal(JSON.stringify(content));
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).toMatch(/^REMOTES: .*registry\.json is not a registry: ./);
});

test('in deployment a remote on the web needs a key', async () => {
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const remotes = { 'mfe-a': { from: 'a' }, 'mfe-b': { from: 'https://b.example', key } };
  await writeFile(file, JSON.stringify({ remotes }));
  expect((await readRegistry(file, true)).map(({ key: known }) => known?.asymmetricKeyType)).toEqual([
    undefined,
    'ed25519',
  ]);
  await writeFile(file, JSON.stringify({ remotes: { 'mfe-b': { from: 'https://b.example' } } }));
  await expect(readRegistry(file, true)).rejects.toThrow('mfe-b comes from https://b.example and has no key');
  expect(await readRegistry(file)).toHaveLength(1);
});

const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').publicKey;
const manifest = { name: 'mfe-a', version: '1', integrity: { '10.js': 'b', '9.js': 'a' } };
const signature = sign(null, signedPart(manifest), pair.privateKey).toString('base64');
const asPublished = JSON.parse(JSON.stringify({ ...manifest, signature }, null, 1));

test('what the team signed is believed, however it is laid out', () => {
  expect(isSigned(asPublished, pair.publicKey)).toBe(true);
});

test.each([
  ['changed afterwards', { ...asPublished, version: '2' }],
  ['with something added', { ...asPublished, entry: 'x' }],
  ['without a signature', manifest],
  [
    'with another signature',
    { ...asPublished, signature: sign(null, Buffer.from('x'), pair.privateKey).toString('base64') },
  ],
  ['with something else for a signature', { ...asPublished, signature: 7 }],
  ['nothing', null],
])('a manifest %s is not', (_says, given) => {
  expect(isSigned(given, pair.publicKey)).toBe(false);
});

test('what another team signed is not', () => {
  expect(isSigned(asPublished, other)).toBe(false);
});

test('a key is an Ed25519 key as base64 of its SPKI form', () => {
  const text = (key: typeof other) => key.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(publicKey(text(other)).equals(other)).toBe(true);
  expect(isPublicKey(text(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey))).toBe(false);
  expect(isPublicKey('not a key')).toBe(false);
});
