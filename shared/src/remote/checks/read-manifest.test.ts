/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { type RemoteManifest, signedPart } from '../manifest';
import { readManifest } from './read-manifest';
import { ReleaseRefused } from './refused';

const integrity = `sha384-${'a'.repeat(64)}`;

const manifest: RemoteManifest = {
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: {},
  uses: {},
  entry: { file: 'entry.js', integrity },
  server: { file: 'main.cjs', integrity },
  exposed: [],
  integrity: {},
  routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', query: [], files: [] }],
  slots: [],
  documents: [],
};
const text = JSON.stringify(manifest);

test('reads a valid remote.json', () => {
  expect(readManifest('mfe-a', text)).toEqual({ manifest, signer: null, digest: expect.any(String) });
});

test.each([
  ['no JSON', 'mfe-a', '{', /not JSON/],
  ['a release of another remote', 'mfe-b', text, /is of mfe-a/],
  [
    'another contract',
    'mfe-a',
    text.replace('"contract":2', '"contract":7'),
    /of contract 7, and the site reads 1 and 2;/,
  ],
  ['no contract', 'mfe-a', text.replace('"contract":2,', ''), /of no contract/],
  ['nothing', 'mfe-a', 'null', /./],
])('refuses %s', (_, name, given, reason) => {
  expect(() => readManifest(name, given)).toThrow(ReleaseRefused);
  expect(() => readManifest(name, given)).toThrow(reason);
});

test('its digest is of what is said, not of how it is laid out', () => {
  const digestOf = (given: object, indent?: number) =>
    readManifest('mfe-a', JSON.stringify(given, null, indent)).digest;
  expect(digestOf(manifest, 1)).toBe(digestOf(manifest));
  expect(digestOf({ ...manifest, version: '2' })).not.toBe(digestOf(manifest));
});

test('it is told which of the keys signed it', () => {
  const [one, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const signature = sign(null, signedPart(manifest), other.privateKey).toString('base64');
  const signed = JSON.stringify({ ...manifest, signature });
  expect(readManifest('mfe-a', signed, [one.publicKey, other.publicKey]).signer).toBe(other.publicKey);
  expect(() => readManifest('mfe-a', signed, [one.publicKey])).toThrow('not signed with a key of the registry');
  expect(() => readManifest('mfe-a', text, [one.publicKey])).toThrow('not signed with a key of the registry');
});

test('what was written in contract 1 is read as what it means today', () => {
  const { uses, documents, routes, ...rest } = manifest;
  const [{ query, ...home } = {}] = routes as [(typeof routes)[number]];
  const first = { ...rest, contract: 1, requires: { react: '^19.0.0' }, routes: [home, { ...home, query: ['q'] }] };
  expect(readManifest('mfe-a', JSON.stringify(first)).manifest).toEqual({
    ...first,
    uses: { react: ['*'] },
    documents: [],
    routes: [
      { ...home, query: ['*'] },
      { ...home, query: ['q'] },
    ],
  });
  // Contract 2 has to say what it takes.
  expect(() => readManifest('mfe-a', JSON.stringify({ ...first, contract: 2 }))).toThrow(/uses: /);
});

test.each([[{ routes: 7 }], [{ routes: [null] }], [{ requires: [] }], [{ documents: 'x' }]])(
  'a manifest of contract 1 with %j is refused, not run into',
  (changed) => {
    const first = { ...manifest, contract: 1, ...changed };
    expect(() => readManifest('mfe-a', JSON.stringify(first))).toThrow(ReleaseRefused);
  },
);
