/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { ATTACKER, type FrontDoor, openFrontDoor, VISITOR } from '../testing/front-door';

/** Searches that are being rendered, in the order in which they began, until `finish`. */
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

const get = (url: string, headers: Record<string, string> = VISITOR) => door.web.inject({ url, headers });

/** Turns of the event loop until something is so. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets everything be rendered that is asked for. */
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

test('an address of a remote that is away is 503 with the frame and a sentence, an address of nobody 404', async () => {
  const away = await get('/away/now');
  expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(away.body).toMatch(/<header[\s\S]*This part of the website cannot be shown just now\.[\s\S]*<footer/);
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('files of remotes in folders are served below /remotes, of others not', async () => {
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
    await get('/');
    const flood = Array.from({ length: 50 }, (_, n) => get(`/search?q=flood-${n}`, ATTACKER));
    await until(() => searched.length === 2);
    const visitors = get('/search?q=visitor');
    await until(() => searched.length === 3);
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
    await until(() => searched.length === 2);
    const visitors = get('/search?q=another');
    const answers = await finishAll(Promise.all([visitors, ...flood]));
    expect(answers[0]?.statusCode).toBe(200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(18);
    expect(refused[0]?.statusCode).toBe(503);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'content-type': expect.stringContaining('html') });
  });

  test('is rendered once for a room full of people behind one address who ask for the same', async () => {
    const room = Array.from({ length: 200 }, () => get('/search?q=room', ATTACKER));
    const answers = await finishAll(Promise.all(room));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(searched).toEqual(['room']);
  });

  test('does not wait in the place of who asked for it first', async () => {
    const flood = Array.from({ length: 20 }, (_, n) => get(`/search?q=early-${n}`, ATTACKER));
    await until(() => searched.length === 2);
    const visitors = get('/search?q=early-19');
    await until(() => searched.length === 3);
    expect(searched.at(-1)).toBe('early-19');
    await finishAll(Promise.all([visitors, ...flood]));
    expect(searched.filter((query) => query === 'early-19')).toHaveLength(1);
  });

  test('is left out where nobody waits for it any more', async () => {
    const flood = Array.from({ length: 5 }, (_, n) => get(`/search?q=stay-${n}`, ATTACKER));
    await until(() => searched.length === 2);
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
