/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseSource } from './release-source';
import { sourceOf } from './source';

describe('a folder', () => {
  let folder: string;
  let source: ReleaseSource;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'source-'));
    source = sourceOf({ name: 'mfe-a', place: { kind: 'folder', folder } }, 'remote.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives the manifest once, and again when another is published or it is told to forget', async () => {
    await writeFile(join(folder, 'remote.json'), 'one');
    expect(await source.manifest()).toBe('one');
    expect(await source.manifest()).toBeNull();
    await writeFile(join(folder, 'remote.json'), 'second');
    expect(await source.manifest()).toBe('second');
    source.forget();
    expect(await source.manifest()).toBe('second');
  });

  it('gives files of the server build; browsers find theirs below /remotes', async () => {
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'server/main.cjs'), 'code');
    expect((await source.serverFile('main.cjs')).toString()).toBe('code');
    expect(source.base).toBe('/remotes/mfe-a/');
  });

  it('rejects where nothing is published', async () => {
    await expect(source.manifest()).rejects.toThrow('ENOENT');
    await expect(source.serverFile('main.cjs')).rejects.toThrow('ENOENT');
  });
});

describe('a web server', () => {
  let server: Server;
  let source: ReleaseSource;
  let origin: string;
  const files: Record<string, string> = {};
  let bomb: Buffer | null = null;
  let hasTags = true;
  let answered304 = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (bomb) return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      const text = files[request.url ?? ''];
      if (text === undefined) return response.writeHead(404).end();
      if (request.headers['if-none-match'] === `"${text}"`) {
        answered304++;
        return response.writeHead(304).end();
      }
      return response.writeHead(200, hasTags ? { etag: `"${text}"` } : {}).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    source = sourceOf({ name: 'mfe-a', place: { kind: 'web', url: new URL(`${origin}/app/`) } }, 'remote.json');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives the manifest once, and again when another is published or it is told to forget', async () => {
    files['/app/remote.json'] = 'one';
    expect(await source.manifest()).toBe('one');
    expect(await source.manifest()).toBeNull();
    files['/app/remote.json'] = 'two';
    expect(await source.manifest()).toBe('two');
    source.forget();
    expect(await source.manifest()).toBe('two');
  });

  it('is asked for the manifest itself only where it may be another', async () => {
    files['/app/remote.json'] = 'tagged';
    answered304 = 0;
    await source.manifest();
    await source.manifest();
    expect(answered304).toBe(1);
  });

  it('gives the manifest once also where the server sends no tags', async () => {
    hasTags = false;
    files['/app/remote.json'] = 'untagged';
    expect(await source.manifest()).toBe('untagged');
    expect(await source.manifest()).toBeNull();
    source.forget();
    expect(await source.manifest()).toBe('untagged');
    hasTags = true;
  });

  it('gives files of the server build; browsers find theirs beside them', async () => {
    files['/app/server/main.cjs'] = 'code';
    expect((await source.serverFile('main.cjs')).toString()).toBe('code');
    expect(source.base).toBe(`${origin}/app/browser/`);
  });

  it('rejects what it does not have', async () => {
    await expect(source.serverFile('other.cjs')).rejects.toThrow('other.cjs answered 404');
  });

  it('stops reading what is larger than a manifest or a bundle, however small it came', async () => {
    bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    // On a slow machine its deadline may come first.
    await expect(source.manifest()).rejects.toThrow(/larger than|timeout/);
    await expect(source.serverFile('main.cjs')).rejects.toThrow('larger than');
    bomb = null;
  });
});
