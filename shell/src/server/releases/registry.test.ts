/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_CONTRACT_PATH, siteContract } from '@university/shared/remote/checks';
import { type RemoteManifest, signedPart } from '@university/shared/remote/manifest';
import { StartupError } from '@university/web';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registryEntry } from '../../testing/registry-entry';
import { readRegistry, registeredRemote, watchRegistry } from './registry';
import { Releases } from './releases';
import { addReleaseWebhook, addSiteContract } from './routes';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the registry', () => {
  const newKey = () =>
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  async function refusal(text: string): Promise<Error> {
    await writeFile(file, text);
    return readRegistry(file).then(
      () => {
        throw new Error('The registry was read');
      },
      (error: Error) => error,
    );
  }

  it('names the place of every remote: folders beside the file, addresses with a slash at the end', async () => {
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
      'mfe-b': {
        from: 'https://b.example/app',
        paths: [],
        menu: ['mfe-b:alumni'],
        api: 'https://api.b.example',
        flags: ['mfe-b:rooms'],
      },
    };
    await writeFile(file, JSON.stringify({ remotes }));
    const stamp = expect.any(String);
    const { 'mfe-a': first, 'mfe-b': second } = remotes;
    const folderPlace = { kind: 'folder', folder: join(folder, 'a/dist') } as const;
    const { from: _, ...granted } = { ...first, name: 'mfe-a', place: folderPlace, menu: ['mfe-a:*'], stamp };
    const { from: __, ...other } = { ...second, name: 'mfe-b', stamp };
    expect(await readRegistry(file)).toEqual([
      registryEntry(granted),
      registryEntry({ ...other, place: { kind: 'web', url: new URL('https://b.example/app/') } }),
    ]);
  });

  it('a missing registry stops the start with one line that names it', async () => {
    const error = await readRegistry(file).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^REMOTES: the registry .*registry\.json cannot be read \(.+\)\.$/);
  });

  it('a registry that is not JSON stops the start with one line', async () => {
    const error = await refusal('{ remotes');
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toBe(`REMOTES: ${file} is not JSON.`);
  });

  it.each([
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

  it('in deployment a remote on the web needs a key', async () => {
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
});

describe('the watch over it', () => {
  const write = (...names: string[]) =>
    writeFile(
      file,
      JSON.stringify({ remotes: Object.fromEntries(names.map((name) => [name, { from: name, paths: [] }])) }),
    );

  async function until(isSo: () => boolean) {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  it('another registry is taken; one that cannot be used is reported once and changes nothing', async () => {
    await write('mfe-a');
    const taken: string[][] = [];
    const errors: string[] = [];
    const log = { info: () => {}, error: (text: string) => errors.push(text) } as unknown as FastifyBaseLogger;
    const stop = watchRegistry(await readRegistry(file), {
      location: file,
      mustBeSigned: false,
      log,
      every: 1,
      onChange: async (entries) => void taken.push(entries.map(({ name }) => name)),
    });
    await write('mfe-a', 'mfe-b');
    await until(() => taken.length === 1);
    await writeFile(file, '{');
    await until(() => errors.some((error) => error.includes('is not JSON')));
    const reported = errors.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(errors).toHaveLength(reported);
    expect(errors.at(-1)).toBe(`REMOTES: ${file} is not JSON. The one in use stays.`);
    await write('mfe-b', 'mfe-a');
    await until(() => taken.length === 2);
    stop();
    // The order is part of it: who stands first keeps what it claims.
    expect(taken).toEqual([
      ['mfe-a', 'mfe-b'],
      ['mfe-b', 'mfe-a'],
    ]);
  });
});

describe('the contract of the site', () => {
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

  it('a site says what it gives and grants, and neither places nor people; asked again, that nothing changed', async () => {
    const web = fastify();
    let made = 0;
    const inUse: never[] = [];
    const registered = () => {
      made++;
      return [registeredRemote(entry, [{ number: 3, digest: 'd' }], manifest)];
    };
    addSiteContract(web, { served: () => inUse, registered }, { react: '19.3.1' });
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
});

describe('word of a release', () => {
  const team = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519');

  const signedBy = ({ privateKey }: typeof team, version = '1') => {
    const manifest = { name: 'mfe-a', version };
    return JSON.stringify({ ...manifest, signature: sign(null, signedPart(manifest), privateKey).toString('base64') });
  };

  let place: Server;
  let asked: number;
  let releases: Releases;
  let web: FastifyInstance;
  beforeEach(async () => {
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
  });

  const tell = (name: string, body: string, remoteAddress = '192.0.2.1') =>
    web.inject({
      method: 'POST',
      url: `/remotes/${name}/released`,
      body,
      headers: { 'content-type': 'application/json' },
      remoteAddress,
    });

  it('a manifest that the team signed makes the shell look at the place at once', async () => {
    const answer = await tell('mfe-a', signedBy(team));
    expect([answer.statusCode, answer.json()]).toEqual([200, { inUse: null, canary: null }]);
    // For the release of all, and for the canary.
    expect(asked).toBe(2);
  });

  it.each([
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

  it('a body larger than any manifest is refused', async () =>
    expect((await tell('mfe-a', ' '.repeat(1024 * 1024 + 1))).statusCode).toBe(413));

  it('one sender, and all senders together, may tell of a remote so often and no more', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await tell('mfe-a', signedBy(team))).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    for (let n = 0; n < 21; n++) statuses.push((await tell('mfe-a', signedBy(team), `198.51.100.${n}`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect((await tell('mfe-b', signedBy(team), '203.0.113.1')).statusCode).toBe(403);
  });
});
