/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedPart } from '@university/shared/remote/manifest';
import fastify, { type FastifyInstance } from 'fastify';
import { registryEntry } from '../../testing/registry-entry';
import { Releases } from './releases';
import { addReleaseWebhook } from './webhook';

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

const signedBy = ({ privateKey }: typeof team, version = '1') => {
  const manifest = { name: 'mfe-a', version };
  return JSON.stringify({ ...manifest, signature: sign(null, signedPart(manifest), privateKey).toString('base64') });
};

let folder: string;
let place: Server;
let asked: number;
let releases: Releases;
let web: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhook-'));
  asked = 0;
  place = createServer((_request, response) => {
    asked++;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(place.address() as AddressInfo).port}/`);
  web = fastify();
  const inspect = async () => ({ problem: null, addresses: [] });
  releases = new Releases({ provides: {}, names: {}, folder, artefact: folder, log: web.log, inspect });
  const at = { kind: 'web', url } as const;
  await releases.follow([
    registryEntry({ name: 'mfe-a', place: at, keys: [team.publicKey] }),
    registryEntry({ name: 'mfe-b', place: at }),
  ]);
  releases.stop();
  asked = 0;
  await addReleaseWebhook(web, releases);
});
afterEach(async () => {
  await web.close();
  place.closeAllConnections();
  place.close();
  await rm(folder, { recursive: true });
});

const tell = (name: string, body: string, remoteAddress = '192.0.2.1') =>
  web.inject({
    method: 'POST',
    url: `/remotes/${name}/released`,
    body,
    headers: { 'content-type': 'application/json' },
    remoteAddress,
  });

test('a manifest that the team signed makes the shell look at the place at once', async () => {
  const answer = await tell('mfe-a', signedBy(team));
  expect([answer.statusCode, answer.json()]).toEqual([200, { inUse: null, canary: null }]);
  // For the release of all, and for the canary.
  expect(asked).toBe(2);
});

test.each([
  ['what a stranger signed', 'mfe-a', signedBy(stranger), /no manifest/],
  ['what nobody signed', 'mfe-a', '{"name":"mfe-a"}', /no manifest that was signed with a key of mfe-a/],
  ['what is no JSON', 'mfe-a', '{', /no manifest/],
  ['news of a remote without a key', 'mfe-b', signedBy(team), /no key of mfe-b/],
  ['news of a remote that is not there', 'mfe-c', signedBy(team), /no key of mfe-c/],
])('%s is refused with a sentence, and nobody is asked', async (_what, name, body, sentence) => {
  const answer = await tell(name, body);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toMatch(sentence);
  expect(asked).toBe(0);
});

test('a body larger than any manifest is refused', async () => {
  expect((await tell('mfe-a', ' '.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
});

test('one sender, and all senders together, may tell of a remote so often and no more', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await tell('mfe-a', signedBy(team))).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  for (let n = 0; n < 21; n++) statuses.push((await tell('mfe-a', signedBy(team), `198.51.100.${n}`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect((await tell('mfe-b', signedBy(team), '203.0.113.1')).statusCode).toBe(403);
});
