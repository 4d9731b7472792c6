/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { signedPart } from '../manifest';
import { fingerprintOf, isPublicKey, publicKey, signerOf } from './keys';

const pair = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').publicKey;
const manifest = { name: 'mfe-a', version: '1', integrity: { '10.js': 'b', '9.js': 'a' } };
const signature = sign(null, signedPart(manifest), pair.privateKey).toString('base64');
const asPublished = JSON.parse(JSON.stringify({ ...manifest, signature }, null, 1));

test('what the team signed is believed, however it is laid out', () => {
  expect(signerOf(asPublished, [other, pair.publicKey])).toBe(pair.publicKey);
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
  expect(signerOf(given, [pair.publicKey])).toBeUndefined();
});

test('what another team signed is not', () => {
  expect(signerOf(asPublished, [other])).toBeUndefined();
});

test('a key is an Ed25519 key as base64 of its SPKI form', () => {
  const text = (key: typeof other) => key.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(publicKey(text(other)).equals(other)).toBe(true);
  expect(isPublicKey(text(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey))).toBe(false);
  expect(isPublicKey('not a key')).toBe(false);
});

test('a fingerprint is of the key, not of how it was read', () => {
  const again = publicKey(other.export({ type: 'spki', format: 'der' }).toString('base64'));
  expect(fingerprintOf(again)).toBe(fingerprintOf(other));
  expect(fingerprintOf(other)).toMatch(/^[\w-]{16}$/);
  expect(fingerprintOf(pair.publicKey)).not.toBe(fingerprintOf(other));
});
