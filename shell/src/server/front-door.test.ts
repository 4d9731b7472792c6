/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { ATTACKER, type FrontDoor, gone, openFrontDoor, PUBLIC_URL, VISITOR } from '../testing/front-door';

let searched: string[] = [];
let finish: (() => void)[] = [];
let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor(async (query) => {
    searched.push(query);
    await new Promise<void>((resolve) => void finish.push(resolve));
  });
});
beforeEach(() => {
  searched = [];
  finish = [];
});
afterAll(() => door.stop());

describe('the front door', () => {
  const get = (url: string, headers: Record<string, string> = VISITOR) => door.web.inject({ url, headers });

  async function until(isSo: () => boolean) {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  }

  async function finishAll<T>(asked: Promise<T>): Promise<T> {
    let isDone = false;
    void asked.then(() => {
      isDone = true;
    });
    await until(() => {
      for (const each of finish.splice(0)) each();
      return isDone;
    });
    return asked;
  }

  it('files of remotes in folders are served below /remotes, of others not', async () => {
    writeFileSync(join(door.dist, 'browser/a.0123456789.js'), 'code');
    const file = await get('/remotes/mfe-a/a.0123456789.js');
    expect([file.statusCode, file.body]).toEqual([200, 'code']);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/remotes/mfe-a/other.js')).statusCode).toBe(404);
    expect((await get('/remotes/mfe-b/a.0123456789.js')).statusCode).toBe(404);
    expect((await get('/remotes/mfe-a/../browser.json')).statusCode).toBe(404);
  });

  describe('what must be rendered', () => {
    test('is rendered for each sender in turn, and what is cached waits for nobody', async () => {
      // Each of the few draws of the home page.
      for (let n = 0; n < 60; n++) await get('/');
      const flood = Array.from({ length: 50 }, (_, n) => get(`/search?q=flood-${n}`, ATTACKER));
      await until(() => searched.length === 1);
      const visitors = get('/search?q=visitor');
      await until(() => searched.length === 2);
      expect(searched.at(-1)).toBe('visitor');
      expect((await get('/')).statusCode).toBe(200);
      expect((await get('/healthz', ATTACKER)).statusCode).toBe(200);
      const answers = await finishAll(Promise.all([visitors, ...flood]));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    });

    test('is refused to who asks for too much at once, and to nobody else', async () => {
      const flood = Array.from({ length: 120 }, (_, n) =>
        get(`/search?q=more-${n}`, { ...ATTACKER, accept: 'text/html' }),
      );
      await until(() => searched.length === 1);
      const visitors = get('/search?q=another');
      const answers = await finishAll(Promise.all([visitors, ...flood]));
      expect(answers[0]?.statusCode).toBe(200);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused).toHaveLength(19);
      expect(refused[0]?.statusCode).toBe(503);
      expect(refused[0]?.headers).toMatchObject({
        'retry-after': '5',
        'content-type': expect.stringContaining('html'),
      });
    });

    test('is rendered once for a room full of people behind one address who ask for the same', async () => {
      const room = Array.from({ length: 200 }, () => get('/search?q=room', ATTACKER));
      const answers = await finishAll(Promise.all(room));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(searched).toEqual(['room']);
    });

    test('does not wait in the place of who asked for it first', async () => {
      const flood = Array.from({ length: 20 }, (_, n) => get(`/search?q=early-${n}`, ATTACKER));
      await until(() => searched.length === 1);
      const visitors = get('/search?q=early-19');
      await until(() => searched.length === 2);
      expect(searched.at(-1)).toBe('early-19');
      await finishAll(Promise.all([visitors, ...flood]));
      expect(searched.filter((query) => query === 'early-19')).toHaveLength(1);
    });

    test('is left out where nobody waits for it any more', async () => {
      const flood = Array.from({ length: 5 }, (_, n) => get(`/search?q=stay-${n}`, ATTACKER));
      await until(() => searched.length === 1);
      const gone = connect((door.web.server.address() as AddressInfo).port, '127.0.0.1');
      gone.write(`GET /search?q=gone HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ATTACKER['x-forwarded-for']}\r\n\r\n`);
      await once(gone, 'connect');
      const count = () => new Promise<number>((resolve) => door.web.server.getConnections((_error, n) => resolve(n)));
      while ((await count()) === 0) await new Promise((resolve) => setImmediate(resolve));
      // Its request has been read when a later one of the same sender is refused nothing and waits behind it.
      const later = get('/search?q=later', ATTACKER);
      gone.destroy();
      while ((await count()) > 0) await new Promise((resolve) => setImmediate(resolve));
      await finishAll(Promise.all([...flood, later]));
      expect(searched).toContain('later');
      expect(searched).not.toContain('gone');
    });
  });
});

describe('documents', () => {
  const get = (headers: Record<string, string> = {}, url = '/feeds/news.xml') => door.web.inject({ url, headers });
  it('a feed says what it is by a tag, and is not sent to who has it', async () => {
    const { headers, body } = await get();
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-if-error=3600',
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`])
      expect(await get({ 'if-none-match': known })).toMatchObject({ statusCode: 304, body: '', headers: { etag } });
    expect(await get({ 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200, body });
  });

  it('when it says something else, its tag is another one', async () => {
    const { headers } = await get();
    door.write('<rss>More</rss>');
    const changed = await get({ 'if-none-match': String(headers.etag) });
    expect([changed.statusCode, changed.body]).toEqual([200, '<rss>More</rss>']);
    expect(changed.headers.etag).not.toBe(headers.etag);
  });
});

describe('headers', () => {
  async function sent(bytes: string): Promise<string> {
    const socket = connect((door.web.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(bytes);
    await gone(socket);
    return answer;
  }

  it.each(['/', '/no/such/page', '/site-pages.json', '/feeds/notices.xml'])(
    '%s is what it says, stands in no frame of others, and is asked for by TLS alone where the site is',
    async (url) => {
      const { headers } = await door.web.inject({ url });
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^[\w+/-]+(; charset=utf-8)?$/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('where a proxy says http the answer still asks for TLS, as PUBLIC_URL does', async () => {
    const { headers } = await door.web.inject({ url: '/', headers: { 'x-forwarded-proto': 'http' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  const HEAD = 'POST /monitoring HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
    ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
  ])('%s, which proxies read differently, are refused', async (_what, rest) =>
    expect(await sent(HEAD + rest)).toMatch(/^HTTP\/1\.1 400 /),
  );
});

describe('choosing a preview', () => {
  const post = (headers: Record<string, string>) =>
    door.web.inject({
      method: 'POST',
      url: '/preview',
      headers: { host: 'seu.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'mfe-a=http://localhost:4000/',
    });

  test.each(['null', '', 'x', 'http://', '//seu.example', 'https://seu.example.evil.example', 'a b', '%00', '[::1'])(
    'is refused from the origin %j',
    async (origin) => expect((await post({ origin })).statusCode).toBe(403),
  );

  test('works from the site itself', async () => expect((await post({ origin: PUBLIC_URL })).statusCode).toBe(303));
});
