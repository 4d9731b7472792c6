import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptedEncoding, EncodedBytes } from './encoded-bytes';
import { HttpError, StartupError, storageFull, toHttpError } from './errors';
import { runProgram } from './logging';
import { health, metrics, type Probes } from './monitoring';
import { fail, operation, repairUrl, serverOptions } from './server';

const TOKEN = 'metrics-token-of-the-test';
const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

function newServer() {
  const server = Fastify(serverOptions({ logLevel: 'silent' }));
  servers.push(server);
  return server;
}

async function logsOf(answer: () => never, calls = 1, measureDelay = () => 0) {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = Fastify(serverOptions({ logLevel: 'warn', logTo }));
  servers.push(server);
  server.setErrorHandler(fail);
  await server.register(operation, { measureDelay });
  server.get('/', answer);
  for (let n = 0; n < calls; n++) await server.inject('/');
  return lines;
}

describe('logs', () => {
  const around = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code });
  const failing = (error: Error) => () => {
    throw error;
  };

  test.each<[string, Error, object]>([
    ['of our own', new HttpError(503, 'busy', 'Later.'), { reason: 'busy' }],
    ['without room', storageFull(), { reason: 'storage_full' }],
    [
      'for what is around us',
      new Error('a job', { cause: around('ECONNREFUSED') }),
      { reason: 'service_away', cause: 'connect ECONNREFUSED 127.0.0.1:5432' },
    ],
  ])('a refusal %s has its reason in one short line', async (_kind, error, said) => {
    const lines = await logsOf(failing(error));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, msg: 'request refused', reqId: expect.any(String), ...said }),
    ]);
    expect(lines[0]).not.toMatch(/stack|\n at /);
  });

  test('a failure of many causes and places stays a line of 4 kB', async () => {
    const deep = ['one', 'two', 'three', 'four'].reduce<Error>((cause, name) => {
      const error = new Error(`${name} ${'x'.repeat(5_000)}`, { cause });
      error.stack = `Error\n${'    at somewhere (file:///a/long/path/to/somewhere/in/node_modules/package/file.js:1:1)\n'.repeat(50)}`;
      return error;
    }, new Error('five'));
    const [line = ''] = await logsOf(failing(deep));
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'request failed' });
    expect(line.length).toBeLessThan(5_000);
  });

  test('what ends a server is a line as its others', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const error of [new StartupError('Port 1 is taken.'), new TypeError('x of undefined')])
      await runProgram(() => Promise.reject(error), true);
    process.exitCode = undefined;
    process.removeAllListeners('uncaughtException');
    expect(said.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 60, msg: 'Port 1 is taken.' }),
      expect.objectContaining({
        level: 60,
        msg: 'x of undefined',
        err: expect.objectContaining({ type: 'TypeError' }),
      }),
    ]);
    said.mockRestore();
  });
});

function probes(changes: Partial<Probes> = {}): Probes {
  return {
    needs: { database: async () => null },
    pool: () => ({ total: 3, idle: 1, waiting: 2 }),
    outbox: async () => ({ backlog: 7, oldest: 90 }),
    counts: () => [{ name: 'date_spray_alarms', help: 'Alarms', value: 1 }],
    ...changes,
  };
}

test.each([
  ['//evil.example', 404],
  ['/\\evil.example', 404],
  ['\\\\evil.example', 404],
  ['/\t/evil.example', 404],
  ['\n//evil.example', 404],
  ['https:/evil.example', 404],
  ['http:\\\\evil.example', 404],
  ['javascript:alert(1)', 404],
  ['//[', 404],
  ['/here?to=//evil.example', 302],
  ['/%2f%2fevil.example', 302],
  ['next', 302],
  ['https://login.example/authorize', 302],
])('a redirect to %j is answered with %i: what looks like a path does not lead to another host', async (to, status) => {
  const server = newServer();
  await server.register(operation, { measureDelay: () => 0 });
  server.get('/', (_request, reply) => reply.header('location', to).code(302).send('x'));
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await server.inject({ method, url: '/' });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, status === 302 ? to : undefined]);
  }
});

describe('health', () => {
  test('alive and ready', async () => {
    const server = newServer();
    await server.register(health, { needs: { database: async () => null, storage: async () => null } });
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.inject('/readyz');
    expect(answer.json()).toEqual({ status: 'ready', needs: { database: { ok: true }, storage: { ok: true } } });
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, () => Promise<string | null>, string]>([
    ['fails', () => Promise.reject(new Error('gone: secret@host')), 'does not answer'],
    ['is late', () => new Promise(() => {}), 'does not answer'],
    ['says what is wrong', async () => 'no release in use: mfe-public', 'no release in use: mfe-public'],
  ])('alive and not ready while one need %s, which is named', async (_says, need, message) => {
    const server = newServer();
    await server.register(health, { needs: { database: async () => null, other: need }, timeout: 5 });
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const answer = await server.inject('/readyz');
    expect(answer.json()).toEqual({
      status: 'not ready',
      needs: { database: { ok: true }, other: { ok: false, message } },
    });
    expect(answer.statusCode).toBe(503);
  });
});

test('ready and less than whole is degraded, with 200, and says what is', async () => {
  const server = newServer();
  const out = 'out of use because of what they did: mfe-public 1.0.0';
  const needs = { database: async () => null };
  await server.register(operation, { needs, impairments: { areas: async () => out } });
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'degraded', needs: { database: { ok: true } }, impairments: { areas: { ok: false, message: out } } },
  ]);
});

describe('metrics', () => {
  const read = (server: FastifyInstance, token = TOKEN) =>
    server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });

  test('are there for whoever bears the token, and only when one is set', async () => {
    const without = newServer();
    await without.register(metrics, {});
    expect((await read(without)).statusCode).toBe(404);
    const server = newServer();
    await server.register(metrics, { token: TOKEN });
    expect((await server.inject('/metrics')).statusCode).toBe(401);
    expect((await read(server, `${TOKEN}x`)).statusCode).toBe(401);
    expect((await read(server)).statusCode).toBe(200);
  });

  test('show requests by route, never by address, and the state of the rest', async () => {
    const server = newServer();
    await server.register(operation, { metricsToken: TOKEN, probes: probes() });
    server.get('/thing/:id', async () => 'x');
    await server.inject('/thing/secret-1');
    await server.inject('/thing/secret-2?email=a@b.example');
    server.countShed('in_flight');
    const { body } = await read(server);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/thing\/:id",status="200"\} 2/);
    expect(body).toMatch(/^http_requests_in_flight 1$/m);
    expect(body).toMatch(/^http_requests_shed_total\{reason="in_flight"\} 1$/m);
    expect(body).toMatch(/^db_pool_connections\{state="waiting"\} 2$/m);
    expect(body).toMatch(/^outbox_backlog 7$/m);
    expect(body).toMatch(/^outbox_oldest_seconds 90$/m);
    expect(body).toMatch(/^date_spray_alarms_total 1$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body).not.toMatch(/secret|example/);
  });

  test.each([
    ['has all that it needs', async () => null, 1],
    ['lacks something', () => Promise.reject(new Error('gone')), 0],
  ])('say whether the process %s', async (_says, database, ready) => {
    const server = newServer();
    await server.register(operation, { metricsToken: TOKEN, needs: { database } });
    expect((await read(server)).body).toMatch(new RegExp(`^ready ${ready}$`, 'm'));
  });

  test('are shown also while the database is gone', async () => {
    const server = newServer();
    const outbox = () => Promise.reject(new Error('gone'));
    await server.register(metrics, { token: TOKEN, probes: probes({ outbox, pool: () => undefined }) });
    expect((await read(server)).body).toMatch(/^outbox_backlog Nan$/im);
  });
});

describe('request ids', () => {
  test.each([
    ['a sane one is kept', 'proxy-4f1c.22', /^proxy-4f1c\.22$/],
    ['a short one is replaced', 'x', /^[\w-]{36}$/],
    ['one that could forge a log line is replaced', 'aaaaaaaa"} {"level":50', /^[\w-]{36}$/],
    ['one is made', undefined, /^[\w-]{36}$/],
  ])('%s', async (_says, given, expected) => {
    const server = newServer();
    await server.register(operation, {});
    const answer = await server.inject({ url: '/nothing', headers: given ? { 'x-request-id': given } : {} });
    expect(answer.headers['x-request-id']).toMatch(expected);
  });
});

test('a server has limits for requests that do not arrive', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = newServer().server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout].every((limit) => limit > 0)).toBe(true);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  // One that sends nothing, or half its headers, is not waited for long.
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
});

test('a server that is told to stop answers what is begun, ends the connection with it, and takes no more', async () => {
  const server = newServer();
  await server.register(operation, {});
  let stopped: Promise<void> | undefined;
  let port = 0;
  const ask = () => once(request({ port, path: '/slow', agent: kept }).end(), 'response');
  const kept = new Agent({ keepAlive: true });
  server.get('/slow', async () => {
    stopped = server.close();
    await once(server.server, 'stopped-listening');
    return 'done';
  });
  server.addHook('preClose', async () => {
    setImmediate(() => server.server.emit('stopped-listening'));
  });
  await server.listen({ port, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
  const [answer] = await ask();
  expect(answer.headers.connection).toBe('close');
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('done');
  await stopped;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  kept.destroy();
});

describe('outages', () => {
  const failure = (code: string, name = 'Error') => Object.assign(new Error('insides'), { code, name });

  const answerTo = (error: Error, isRead = false) => {
    const { status, code, retryAfter, message } = toHttpError(error, isRead);
    expect(message).not.toContain('insides');
    return [status, code, retryAfter];
  };

  test.each([
    ['ENOSPC', 'storage_full', 60],
    ['EDQUOT', 'storage_full', 60],
    ['53100', 'storage_full', 60],
    ['53300', 'busy', 5],
    ['57014', 'busy', 5],
    ['EMFILE', 'busy', 5],
    ['ECONNREFUSED', 'service_away', 5],
    ['EAI_AGAIN', 'service_away', 5],
  ])('%s: nothing was done, try again', (code, said, seconds) => {
    expect(answerTo(failure(code))).toEqual([503, said, seconds]);
    expect(answerTo(new Error('Failed query', { cause: failure(code) }))).toEqual([503, said, seconds]);
  });

  test.each(['ECONNRESET', 'ETIMEDOUT', 'EIO'])('%s: try again what only reads; of a change nobody knows', (code) => {
    expect(answerTo(failure(code), true)).toEqual([503, 'service_away', 5]);
    expect(answerTo(failure(code))).toEqual([500, 'internal', undefined]);
  });

  test('a mistake of ours is none of these', () => {
    expect(answerTo(new TypeError('insides'), true)).toEqual([500, 'internal', undefined]);
    expect(answerTo(failure('23505'), true)).toEqual([500, 'internal', undefined]);
  });
});

describe('an address that cannot be decoded', () => {
  test.each([
    ['/courses/50%', '/courses/50%25'],
    ['/%', '/%25'],
    ['/dept/%E0%A4%A', '/dept/%25E0%25A4%25A'],
    ['/%ff%41', '/%25ff%2541'],
    ['/%0aX?a=%0a', '/X?a=%0a'],
    ['/hi/%0d%0aX', '/hi/X'],
    ['/a%E2%80%A8b%E2%80%A9', '/ab'],
    ['/%00', '/'],
    ['/%0a/evil.example', '/evil.example'],
    ['/%0a%5cevil.example', '/%5Cevil.example'],
    ['//evil.example/%', '/evil.example/%25'],
    ['/\\evil.example/%', '/evil.example/%25'],
    ['/a%2fb%0a%2Fc', '/a%2fb%2Fc'],
    ['//courses', '/courses'],
    ['\\\\evil.example', '/evil.example'],
    ['/hi//courses///ug?a=//b', '/hi/courses/ug?a=//b'],
    ['/x/..//evil.example', '/x/../evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['/courses%E2%80%8B', '/courses'],
    ['/courses%EF%BB%BF%CD%8F?q=%E2%80%8B', '/courses?q=%E2%80%8B'],
  ])('%p was meant as %p', (asked, meant) => {
    expect(repairUrl(asked)).toBe(meant);
    expect(repairUrl(meant)).toBe(meant);
  });

  test.each(['/', '/courses', '/%E0%A4%95?q=%', '/a%2fb', '/%25', '/x?%0a', '/%E2%80%8D', 'http://a//b', '*'])(
    '%p is left as it is',
    (asked) => {
      expect(repairUrl(asked)).toBe(asked);
    },
  );
});

const wanting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

describe('encoded bytes', () => {
  describe('variants', () => {
    test('each has a tag of its own, and is made once', async () => {
      const bytes = new EncodedBytes('long '.repeat(1_000));
      const variants = await Promise.all(
        (['br', 'gzip', 'identity'] as const).map((wanted) => bytes.variantFor(wanting(wanted))),
      );
      expect(new Set(variants.map(({ etag }) => etag)).size).toBe(3);
      expect((await bytes.variantFor(wanting('br'))).body).toBe(variants[0]?.body);
    });

    const text = Array.from({ length: 500 }, (_, row) => `<li>Programme ${row * 7919} of ${row % 13} years</li>`).join(
      '',
    );

    test('what is asked for a fourth time is compressed better under the same tag, what was asked for three times is not', async () => {
      const [three, four] = [new EncodedBytes(text), new EncodedBytes(`${text} `)];
      const ask = async (bytes: EncodedBytes, times: number) => {
        for (let count = 1; count < times; count++) await bytes.variantFor(wanting('br'));
        return (await bytes.variantFor(wanting('br'))).body;
      };
      const { etag: tag } = await four.variantFor(wanting('br'));
      const [before, first] = [await ask(three, 3), await ask(four, 3)];
      // One after the other is compressed: this one's turn comes after the other's would have.
      let better = first;
      while (better === first) {
        await new Promise(setImmediate);
        better = await ask(four, 1);
      }
      expect(better.length).toBeLessThan(first.length);
      expect(brotliDecompressSync(better).toString()).toBe(`${text} `);
      expect((await four.variantFor(wanting('br'))).etag).toBe(tag);
      expect(await ask(three, 0)).toBe(before);
    });

    test('equal bytes are equal, however they were asked for', async () => {
      const bytes = new EncodedBytes('long '.repeat(1_000));
      await bytes.variantFor(wanting('br'));
      expect(bytes.equals(new EncodedBytes('long '.repeat(1_000)))).toBe(true);
      expect(bytes.equals(new EncodedBytes('song '.repeat(1_000)))).toBe(false);
    });

    test('a short text is not compressed', async () => {
      expect((await new EncodedBytes('short').variantFor(wanting('br'))).encoding).toBe('identity');
    });

    test.each([
      [undefined, 'identity'],
      ['', 'identity'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.000,gzip;q=0', 'identity'],
      ['br;q=0.5', 'br'],
      ['GZIP', 'gzip'],
      ['xbr, brx', 'identity'],
    ])('Accept-Encoding %p takes %p', (header, expected) => {
      expect(acceptedEncoding(header)).toBe(expected);
    });
  });
});
