/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { SITE_CONTRACT_PATH, siteContract } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import fastify from 'fastify';
import { registryEntry } from '../../testing/registry-entry';
import { addSiteContract, registeredRemote } from './site-contract';

const entry = registryEntry({
  name: 'mfe-a',
  place: { kind: 'web', url: new URL('https://secret-place.example/a/') },
  keys: [generateKeyPairSync('ed25519').publicKey],
  paths: ['/a/*'],
  team: 'team@person.example',
  floor: 2,
});

const manifest = {
  name: 'mfe-a',
  routes: [{ id: 'mfe-a:a', path: '/a', title: 'T', description: 'd', files: [], query: [] }],
  documents: [],
  slots: [],
} as unknown as RemoteManifest;

test('a site says what it gives and grants, and neither places nor people; asked again, that nothing changed', async () => {
  const web = fastify();
  let made = 0;
  const inUse: never[] = [];
  const registered = async () => {
    made++;
    return [registeredRemote(entry, [{ number: 3, digest: 'd' }], manifest)];
  };
  addSiteContract(web, { releases: { served: () => inUse, registered }, provides: { react: '19.3.1' } });
  const answer = await web.inject(SITE_CONTRACT_PATH);
  const contract = siteContract.parse(answer.json());
  expect(contract.remotes).toEqual([
    expect.objectContaining({ name: 'mfe-a', paths: ['/a/*'], floor: 2, taken: [{ number: 3, digest: 'd' }] }),
  ]);
  expect(contract.remotes[0]?.claims?.routes).toEqual([{ path: '/a' }]);
  expect(contract.names['@university/shared/query']).toContain('useQuery');
  expect(answer.body).not.toMatch(/secret-place|person\.example/);
  const etag = String(answer.headers.etag);
  const again = await web.inject({ url: SITE_CONTRACT_PATH, headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expect(made).toBe(1);
});
