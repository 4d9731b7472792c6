/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { addCachesInFront } from './caches-in-front';

describe('caches in front', () => {
  const PUBLIC = 'public, max-age=0, stale-if-error=3600';
  const HASHED = 'public, max-age=31536000, s-maxage=0, immutable';
  let version: string | null;
  let releases: string;
  let refusals: number;
  let looks = 0;
  let purged: { headers: IncomingHttpHeaders; body: { tags: string[] } }[];
  let cache: Server;
  let site: FastifyInstance;
  beforeEach(async () => {
    [version, releases, refusals, purged] = ['a:1', 'one', 0, []];
    cache = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (refusals-- > 0) return void response.writeHead(503).end();
      purged.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(cache, 'listening');
    site = Fastify();
    addCachesInFront(site, {
      url: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
      token: 'secret',
      dataVersion: async () => {
        looks++;
        return version;
      },
      releases: () => releases,
    });
    site.get('/api/v1/notice', (_request, reply) => reply.header('cache-control', PUBLIC).send('[]'));
    site.get('/api/v1/data-version', (_request, reply) => reply.header('cache-control', 'no-store').send('a:1'));
    site.get('/courses', (_request, reply) =>
      reply.headers({ 'cache-control': PUBLIC, 'surrogate-key': 'page mfe-public' }).send('page'),
    );
    site.get('/api/v1/notice/1/file', (_request, reply) => reply.header('cache-control', HASHED).send('%PDF'));
    site.get('/mine', (_request, reply) =>
      reply.headers({ 'cache-control': PUBLIC, 'surrogate-key': 'page', 'set-cookie': 'canary=1' }).send('page'),
    );
    site.get('/file', (_request, reply) => reply.header('cache-control', PUBLIC).send('worker'));
    site.post('/api/v1/notice', async () => {
      version = 'b:2';
      return {};
    });
    await site.ready();
    await untilPurged('api');
  });
  afterEach(async () => {
    await site.close();
    cache.closeAllConnections();
    cache.close();
  });

  async function untilPurged(tag: string): Promise<void> {
    while (!purged.some(({ body }) => body.tags.includes(tag))) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('what the cache has from before the site began is purged, with the token, in all ways in which caches read tags', () =>
    expect(purged[0]).toMatchObject({
      headers: { 'surrogate-key': 'page api', 'cache-tag': 'page,api', authorization: 'Bearer secret' },
      body: { tags: ['page', 'api'] },
    }));

  it.each([
    ['/courses', 'page mfe-public data-a_1', PUBLIC],
    ['/api/v1/notice', 'api data-a_1', PUBLIC],
    ['/api/v1/notice/1/file?v=0123', 'api data-a_1', HASHED],
  ])('%s may be answered by the cache, and is tagged with the state of the data', async (url, tags, forBrowsers) => {
    const { headers } = await site.inject({ url });
    expect(headers).toMatchObject({
      'surrogate-key': tags,
      'cache-tag': tags.replaceAll(' ', ','),
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=30, stale-if-error=3600',
      'cache-control': forBrowsers,
    });
  });

  it.each(['/mine', '/file', '/api/v1/data-version'])('%s may not', async (url) =>
    expect((await site.inject({ url })).headers['cdn-cache-control']).toBeUndefined(),
  );

  it('a change that comes by the site is purged at once, by the state that was', async () => {
    await site.inject({ method: 'POST', url: '/api/v1/notice' });
    await untilPurged('data-a_1');
    expect((await site.inject('/courses')).headers['surrogate-key']).toBe('page mfe-public data-b_2');
  });

  it('so are a change that came by another process, and a release, a moment later', async () => {
    version = 'c:3';
    await untilPurged('data-a_1');
    releases = 'two';
    purged.length = 0;
    await untilPurged('page');
  });

  it('a cache that refuses is asked again', async () => {
    refusals = 1;
    await site.inject({ method: 'POST', url: '/api/v1/notice' });
    await untilPurged('data-a_1');
    expect(refusals).toBe(-1);
  });

  it('while nobody knows the state nothing is purged, and it is not forgotten', async () => {
    purged.length = 0;
    version = null;
    const before = looks;
    while (looks < before + 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(purged).toEqual([]);
    version = 'd:4';
    await untilPurged('data-a_1');
  });
});
