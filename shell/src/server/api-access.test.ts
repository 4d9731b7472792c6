/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UNNAMED } from '@university/shared/identity';
import { exampleFooter, exampleIdentity, exampleMenu, exampleSite } from '@university/shared/testing/identity';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { type ApiAccess, openApi } from './api-access';
import { batched } from './batched';
import type { Config } from './config';

describe('the API', () => {
  let server: Server;
  let site: FastifyInstance;
  let api: ApiAccess;

  async function openSite(answer: RequestListener, more: Partial<Config> = {}): Promise<void> {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    site = Fastify();
    api = await openApi({ apiUrl: `http://127.0.0.1:${port}`, ...more } as Config, site.log);
    await site.register(api.plugin, { prefix: '/api/v1' });
  }

  const json = (response: ServerResponse, body: object, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const closeServer = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };

  afterEach(async () => {
    await site.close();
    if (server.listening) await closeServer();
  });

  async function decide() {
    const origin = await site.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/v1/result/1`, { method: 'PUT', headers, body: '{"status":"freeze"}' });
    const { code, message } = (await answer.json()) as { code: string; message: string };
    return { status: answer.status, code, message, retryAfter: answer.headers.get('retry-after') };
  }

  it('a call goes to the other server with what it must know of the visitor, and its answer comes back as it is', async () => {
    await openSite((request, response) => {
      json(response, { url: request.url, headers: request.headers }, 409);
    });
    const answer = await site.inject({
      url: '/api/v1/result/me?x=1',
      remoteAddress: '203.0.113.7',
      headers: { host: 'seu.example', 'x-forwarded-for': '198.51.100.1' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      url: '/api/v1/result/me?x=1',
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'seu.example', 'x-forwarded-proto': 'http' },
    });
  });

  it.each([
    ['DELETE', { 'content-type': 'application/json' }],
    ['OPTIONS', { origin: 'https://app.example', 'access-control-request-method': 'PUT' }],
    ['PATCH', { origin: 'https://app.example', 'content-type': 'application/json' }],
  ] as const)('the other server says what it takes: %s goes on as it came', async (method, headers) => {
    await openSite((request, response) => {
      response.writeHead(405, { allow: 'GET, HEAD, OPTIONS', vary: 'Origin' });
      response.end(JSON.stringify({ method: request.method, headers: request.headers }));
    });
    const answer = await site.inject({ method, url: '/api/v1/notice', headers });
    expect([answer.statusCode, answer.headers.allow, answer.headers.vary]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'Origin',
    ]);
    expect(answer.json()).toMatchObject({ method, headers });
  });

  it('a call whose caller has gone is ended on the other server too', async () => {
    const heard = new EventEmitter();
    const [isAsked, isEnded] = ['asked', 'ended'].map((name) => once(heard, name));
    await openSite((_request, response) => {
      response.once('close', () => heard.emit('ended'));
      heard.emit('asked');
    });
    const origin = await site.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const call = fetch(`${origin}/api/v1/result/me/letter`, { signal: leaving.signal });
    await isAsked;
    leaving.abort();
    await expect(call).rejects.toThrow(/abort/);
    await isEnded;
  });

  it('a method that no call has is refused as a call would be', async () => {
    await openSite((_request, response) => void response.end('reached'));
    const answer = await site.inject({ method: 'TRACE' as 'GET', url: '/api/v1/notice' });
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  it('where it was not reached nothing was done, and that is said', async () => {
    await openSite(() => {});
    await closeServer();
    const answer = await decide();
    expect(answer).toMatchObject({ status: 503, code: 'api_away', retryAfter: '5' });
    expect(answer.message).toContain('Nothing was changed');
  });

  it('a read of one that hangs is told so after ten seconds, a change waits', async () => {
    const asked = jest.spyOn(Pool.prototype, 'request');
    await openSite((request) => void request.socket.destroy());
    const read = await site.inject('/api/v1/notice');
    const change = await decide();
    const waits = asked.mock.calls.map(([{ method, headersTimeout }]) => [method, headersTimeout]);
    asked.mockRestore();
    expect(waits).toEqual([
      ['GET', 10_000],
      ['PUT', undefined],
    ]);
    expect([read, change]).toMatchObject([{ statusCode: 503 }, { status: 502, code: 'outcome_unknown' }]);
  });

  it('where it took the call and gave no answer nobody knows, and the call is not made again', async () => {
    let calls = 0;
    await openSite((request) => {
      calls += 1;
      request.socket.destroy();
    });
    const answer = await decide();
    expect(answer).toMatchObject({ status: 502, code: 'outcome_unknown' });
    expect(calls).toBe(1);
  });

  it.each([
    [200, null],
    [404, null],
    [503, 'is not ready'],
  ])('the site is as ready as the other server, which answers %d', async (status, inTheWay) => {
    await openSite((_request, response) => response.writeHead(status).end());
    expect(await api.needs?.api?.()).toBe(inTheWay);
  });

  it('counts of visits go to the other server with the key that both have, and nowhere without one', async () => {
    const visits = [{ kind: 'page' as const, key: '/', count: 2 }];
    let seen: unknown;
    let status = 200;
    await openSite(
      ({ method, url, headers: { authorization } }, response) => {
        seen = { method, url, authorization };
        response.writeHead(status).end();
      },
      { siteKey: 'key-of-the-site-0123456789' },
    );
    await api.addVisits?.(visits);
    expect(seen).toEqual({ method: 'POST', url: '/api/v1/visit', authorization: 'Bearer key-of-the-site-0123456789' });
    status = 503;
    await expect(api.addVisits?.(visits)).rejects.toThrow('503');
    await site.close();
    await closeServer();
    await openSite((_request, response) => void response.end());
    expect(api.addVisits).toBeUndefined();
  });

  it('pages read it for a visitor, and a refusal keeps its code', async () => {
    await openSite((request, response) => {
      response.writeHead(request.url === '/api/v1/program?level=ug' ? 200 : 404, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ code: 'not_found', message: 'None', visitor: request.headers['x-forwarded-for'] }));
    });
    const port = api.portFor('203.0.113.7');
    expect(await port.get('/program', { level: 'ug', q: undefined })).toMatchObject({ visitor: '203.0.113.7' });
    await expect(port.get('/nothing')).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'None' });
  });

  it('pages of another language ask for its words, unless a read says which it wants', async () => {
    const asked: (string | undefined)[] = [];
    await openSite((request, response) => {
      asked.push(request.url);
      json(response, { data: { identity: null, menu: null, footer: null } });
    });
    const port = api.portFor('203.0.113.7', undefined, 'hi');
    await port.get('/program');
    await port.get('/program', { lang: 'en' });
    await api.portFor('203.0.113.7', undefined, 'en').get('/program');
    await api.identity(undefined, 'hi');
    expect(asked).toEqual(
      ['program?lang=hi', 'program?lang=en', 'program', 'setting/identity?lang=hi'].map((path) => `/api/v1/${path}`),
    );
  });

  it.each([
    ['is late is taken to be where it was, for some seconds', () => {}, ['v7', 'v7', null]],
    ['fails', (response: ServerResponse) => void response.writeHead(500).end('{}'), [null, null, null]],
  ])('a server that %s', async (_what, answerNext, versions) => {
    let isFirst = true;
    await openSite((_request, response) => {
      if (!isFirst) return answerNext(response);
      isFirst = false;
      json(response, { status: 'success', data: { version: 'v7' } });
    });
    expect(await api.dataVersion()).toBe('v7');
    const [late, again] = [await api.dataVersion(), await api.dataVersion()];
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 5_000);
    const after = await api.dataVersion();
    jest.restoreAllMocks();
    expect([late, again, after]).toEqual(versions);
  });

  it('one that was late is asked beside the visitors, who do not wait, until it answers again', async () => {
    let calls = 0;
    let version: string | undefined;
    await openSite((_request, response) => {
      calls += 1;
      // No answer, which is late for whoever waits.
      if (!version) return;
      json(response, { status: 'success', data: { version } });
    });
    expect(await api.dataVersion()).toBeNull();
    expect([await api.dataVersion(), await api.dataVersion(), calls]).toEqual([null, null, 1]);
    version = 'v8';
    while ((await api.dataVersion()) === null) await new Promise(setImmediate);
    expect(await api.dataVersion()).toBe('v8');
  });

  it.each(['/../../metrics', '/../../../readyz', '/%2e%2e/%2e%2e/metrics', '/../v10/x'])(
    'what pages read stays below the API: %s asks nobody',
    async (path) => {
      let asked = 0;
      await openSite((_request, response) => {
        asked++;
        response.end('{}');
      });
      await expect(api.portFor('198.51.100.7').get(path)).rejects.toMatchObject({ status: 404 });
      expect(asked).toBe(0);
    },
  );

  it.each([
    [
      'says whose site it is',
      200,
      { data: { identity: exampleIdentity, menu: exampleMenu, footer: exampleFooter } },
      exampleSite,
    ],
    ['has none yet', 200, { data: { identity: null, menu: null, footer: null } }, UNNAMED],
    ['is older than the question', 404, { code: 'not_found', message: 'There is nothing at this address.' }, UNNAMED],
  ])('a server that %s', async (_what, status, body, identity) => {
    await openSite((request, response) => {
      json(response, request.url === '/api/v1/setting/identity' ? body : {}, status);
    });
    expect(await api.identity()).toEqual(identity);
  });

  it('a server that fails does not say that nobody is anybody', async () => {
    await openSite((_request, response) => response.writeHead(500).end());
    await expect(api.identity()).rejects.toThrow();
  });
});

describe('questions at the same moment', () => {
  function questions() {
    const open: ((answer: string) => void)[] = [];
    const ask = jest.fn(() => new Promise<string>((resolve) => open.push(resolve)));
    return { ask, answer: (text: string) => open.shift()?.(text) };
  }

  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  it('all who ask at the same moment share one answer; who asks while it is being looked for gets the next one', async () => {
    const { ask, answer } = questions();
    const shared = batched(ask);
    const first = shared();
    await turn();
    const later = [shared(), shared()];
    answer('before');
    expect(await first).toBe('before');
    await turn();
    answer('after');
    expect(await Promise.all(later)).toEqual(['after', 'after']);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
