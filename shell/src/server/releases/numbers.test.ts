/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFloor, ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { ReleaseNumbers } from './numbers';

const one = generateKeyPairSync('ed25519').publicKey;
const other = generateKeyPairSync('ed25519').publicKey;
const LATER = new Date(Date.now() + 3_600_000).toISOString();
const EARLIER = new Date(Date.now() - 3_600_000).toISOString();

let folder: string;
let numbers: ReleaseNumbers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numbers-'));
  numbers = new ReleaseNumbers(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A release with this number, as it was read; what `digest` differs in says something else. */
const release = (number: number | undefined, { digest = `d${number}`, signer = one, expires = LATER } = {}) => ({
  manifest: { number, expires } as RemoteManifest,
  signer,
  digest,
});

/** Takes a release as a tracker does, with these keys in the registry. */
async function take(given: ReturnType<typeof release>, keys = [one]) {
  await numbers.check({ name: 'mfe-a', keys }, given);
  await numbers.note('mfe-a', given.signer, given.manifest.number as number, given.digest);
}

test('numbers rise; the same release may come again', async () => {
  await take(release(1));
  await take(release(1));
  await take(release(5));
  await expect(take(release(4))).rejects.toThrow(
    'its number is 4, and 5 was taken before: an earlier release cannot come',
  );
  await expect(take(release(1))).rejects.toThrow(ReleaseRefused);
  await expect(take(release(5, { digest: 'other' }))).rejects.toThrow('its number is 5, and another release has it');
});

test('they are known after a restart, also of other remotes', async () => {
  await take(release(5));
  numbers = new ReleaseNumbers(folder);
  await expect(take(release(4))).rejects.toThrow('5 was taken before');
  await take(release(5));
  await expect(numbers.check({ name: 'mfe-b', keys: [one] }, release(1))).resolves.toBeUndefined();
});

test('with an empty or damaged disk they begin anew: then the floor of the registry says', async () => {
  await take(release(5));
  writeFileSync(join(folder, 'mfe-a/numbers.json'), '{');
  numbers = new ReleaseNumbers(folder);
  await take(release(2));
  expect(() => checkFloor(3, { number: 2 })).toThrow('it has the number 2, and the registry asks for 3 or more');
  expect(() => checkFloor(3, {})).toThrow('it has no number');
  expect(() => checkFloor(3, { number: 3 })).not.toThrow();
  expect(() => checkFloor(0, {})).not.toThrow();
});

test('what cannot be stored counts until the restart', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file, where the folder should be');
  await expect(take(release(5))).rejects.toThrow();
  await expect(take(release(4))).rejects.toThrow('5 was taken before');
  rmSync(folder);
  mkdirSync(folder);
});

test('while two keys are in the registry, neither brings back an earlier release', async () => {
  await take(release(7), [one, other]);
  await take(release(8, { signer: other }), [one, other]);
  await expect(take(release(7), [one, other])).rejects.toThrow('8 was taken before');
});

test('numbers that a stolen key pushed far ahead are gone with the key', async () => {
  await take(release(7), [one]);
  await take(release(1_000_000_000, { signer: other }), [one, other]);
  await expect(take(release(8), [one, other])).rejects.toThrow('1000000000 was taken before');
  await take(release(8), [one]);
});

test.each([
  ['without a number', release(undefined), 'it is signed and has no number'],
  [
    'that does not say when it expires',
    { ...release(1), manifest: { number: 1 } as RemoteManifest },
    'does not say when',
  ],
  ['that expired', release(1, { expires: EARLIER }), `it expired on ${EARLIER}; release it anew`],
])('a signed release %s is refused', async (_what, given, sentence) => {
  await expect(take(given)).rejects.toThrow(sentence);
});

test('what nobody signs needs neither; when it says that it expired, it is refused', async () => {
  const unsigned = (manifest: object) => ({ manifest: manifest as RemoteManifest, signer: null, digest: 'd' });
  const entry = { name: 'mfe-a', keys: [] };
  await expect(numbers.check(entry, unsigned({}))).resolves.toBeUndefined();
  await expect(numbers.check(entry, unsigned({ expires: EARLIER }))).rejects.toThrow('it expired');
});
