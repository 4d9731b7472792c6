/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverOptions } from '@university/web';
import fastify, { type FastifyInstance } from 'fastify';
import { addTeamApis, withTeams } from './team-apis';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (value: unknown): Answer =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

let answer: Answer;
const team = createServer((request, response) => answer(request, response));
let web: FastifyInstance;
const apiOf = (name: string) =>
  name === 'mfe-a' ? `http://127.0.0.1:${(team.address() as AddressInfo).port}/v2` : null;

beforeAll(async () => {
  team.listen(0, '127.0.0.1');
  await once(team, 'listening');
  web = fastify(serverOptions({ logLevel: 'silent' }));
  await addTeamApis(web, apiOf);
});
afterAll(async () => {
  await web.close();
  team.close();
});
afterEach(() => jest.restoreAllMocks());

const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });

describe('the API of a team', () => {
  it('is asked at the address of the registry, and is not told who asks', async () => {
    let asked: IncomingMessage | undefined;
    answer = (request, response) => {
      asked = request;
      response.setHeader('set-cookie', 'a=1').setHeader('content-type', 'application/json').end('{"rooms":3}');
    };
    const got = await get('/api/teams/mfe-a/rooms?floor=1', {
      cookie: 'staff-browser=1',
      authorization: 'Bearer token-of-staff',
      'accept-language': 'hi',
    });
    expect([got.statusCode, got.json()]).toEqual([200, { rooms: 3 }]);
    expect(asked?.url).toBe('/v2/rooms?floor=1');
    expect(asked?.headers).toMatchObject({ 'accept-language': 'hi' });
    expect(Object.keys(asked?.headers ?? {})).toEqual(expect.not.arrayContaining(['cookie', 'authorization']));
    expect(got.headers).not.toHaveProperty('set-cookie');
    expect(got.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('is sent what somebody changes', async () => {
    answer = async (request, response) => {
      const parts = await request.toArray();
      response.setHeader('content-type', 'application/json').end(JSON.stringify([request.method, String(parts)]));
    };
    const headers = { 'content-type': 'application/json' };
    const sent = await web.inject({ method: 'POST', url: '/api/teams/mfe-a/rooms', headers, payload: '{"name":"A1"}' });
    expect(sent.json()).toEqual(['POST', '{"name":"A1"}']);
    const large = await web.inject({
      method: 'POST',
      url: '/api/teams/mfe-a/rooms',
      headers,
      payload: 'x'.repeat(300_000),
    });
    expect(large.statusCode).toBe(413);
  });

  it.each(['/api/teams/mfe-b/rooms', '/api/teams/mfe-a/%2e%2e/secret', '/api/teams/mfe-a/..%2f..%2fsecret'])(
    '%s leads nowhere',
    async (url) => {
      answer = () => {
        throw new Error('It was asked');
      };
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each<[string, Answer]>([
    ['a script', (_, response) => response.setHeader('content-type', 'text/javascript').end('alert(1)')],
    ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('<script>')],
    ['a megabyte and more', json('x'.repeat(1024 * 1024))],
    ['another address', (_, response) => response.writeHead(302, { location: 'http://elsewhere.example' }).end()],
    ['nothing at all', (_, response) => response.destroy()],
  ])('%s is no answer', async (_, given) => {
    answer = given;
    const got = await get('/api/teams/mfe-a/rooms');
    expect([got.statusCode, got.json().code]).toEqual([502, 'api_away']);
  });

  it('has its time', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    answer = json({});
    expect((await get('/api/teams/mfe-a/rooms')).statusCode).toBe(504);
  });

  it('is read while a page is rendered, by the port that reads all else', async () => {
    const port = withTeams({ get: async (path) => path }, apiOf);
    expect(await port.get('/notices')).toBe('/notices');
    answer = (request, response) => json([request.url])(request, response);
    expect(await port.get('/teams/mfe-a/rooms', { floor: 1, wing: undefined })).toEqual(['/v2/rooms?floor=1']);
    await expect(port.get('/teams/mfe-b/rooms')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
    answer = (_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    await expect(port.get('/teams/mfe-a/none')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
    answer = (_, response) => response.setHeader('content-type', 'text/plain').end('words');
    await expect(port.get('/teams/mfe-a/words')).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });
});
