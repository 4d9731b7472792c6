/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { CONTRACT_VERSION, type RemoteManifest, signedPart } from '../manifest';
import { checkWithSite, type SiteContract, siteContract } from './site-contract';

const integrity = `sha384-${'a'.repeat(64)}`;
const page = { id: 'mfe-a:home', path: '/a', title: 'A', description: 'd', files: [], query: [] };

const MANIFEST = {
  contract: CONTRACT_VERSION,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: { react: '^19.0.0' },
  uses: { react: ['useState'] },
  entry: { file: 'entry.js', integrity },
  server: { file: 'main.cjs', integrity },
  exposed: [],
  integrity: {},
  routes: [page],
  slots: [],
  documents: [],
} as RemoteManifest;

const pair = generateKeyPairSync('ed25519');
const key = (each = pair) => each.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const entry = { name: 'mfe-a', paths: ['/a/*'], slots: [], floor: 0, keys: [], taken: [], claims: null };
const senior = { routes: [{ path: '/a/old' }], documents: [], slots: [] };

const SITE: SiteContract = {
  contracts: [CONTRACT_VERSION],
  provides: { react: '19.3.1' },
  names: { react: ['useState'] },
  remotes: [{ ...entry, name: 'mfe-public', claims: senior }, entry],
};

const ours = (changed: object) => ({ remotes: [SITE.remotes[0], { ...entry, ...changed }] }) as Partial<SiteContract>;

const LATER = new Date(Date.now() + 3_600_000).toISOString();

function signed(number: number, by = pair): Partial<RemoteManifest> {
  const dated = { ...MANIFEST, number, expires: LATER };
  return { ...dated, signature: sign(null, signedPart(dated), by.privateKey).toString('base64') };
}

test('what the site says of itself fits its schema, and it takes a release that fits', () => {
  expect(siteContract.parse(JSON.parse(JSON.stringify(SITE)))).toEqual(SITE);
  expect(() => checkWithSite(SITE, MANIFEST)).not.toThrow();
});

test.each<[string, Partial<SiteContract>, Partial<RemoteManifest>, string]>([
  ['that it does not know', { remotes: [] }, {}, 'the registry of the site has no mfe-a'],
  [
    'of another contract',
    { contracts: [7, 8, 9] },
    {},
    `is of contract ${CONTRACT_VERSION}, and the site reads 7, 8 and 9`,
  ],
  ['of other versions', { provides: { react: '18.0.0' } }, {}, 'it needs react ^19.0.0 (the shell has 18.0.0)'],
  ['of other names', { names: { react: [] } }, {}, 'it uses useState of react'],
  ['that claims too much', {}, { routes: [{ ...page, path: '/b' }] }, 'ask for "/b" in its "paths"'],
  ['that claims what is another’s', {}, { routes: [{ ...page, path: '/a/:id' }] }, '/a/old belongs to mfe-public'],
  ['below the floor', ours({ floor: 3 }), { number: 2 }, 'the registry asks for 3 or more'],
  ['signed by a stranger', ours({ keys: [key(generateKeyPairSync('ed25519'))] }), signed(1), 'not signed with a key'],
  ['played back', ours({ keys: [key()], taken: [{ number: 5, digest: 'd' }] }), signed(4), '5 was taken before'],
])('a release %s is refused with the sentence of the site', (_what, site, manifest, sentence) => {
  expect(() => checkWithSite({ ...SITE, ...site }, { ...MANIFEST, ...manifest })).toThrow(sentence);
});

test('without a signature all else is looked at', () => {
  const site = { ...SITE, ...ours({ keys: [key()], taken: [{ number: 5, digest: 'd' }] }) };
  expect(() => checkWithSite(site, MANIFEST)).not.toThrow();
  expect(() => checkWithSite(site, { ...MANIFEST, ...signed(6) })).not.toThrow();
});
