/** @jest-environment node */
import type { VisitCount } from '@university/shared/contract';
import fastify from 'fastify';
import { openFrontDoor } from '../../testing/front-door';
import { OftenSearched, wordsOf, VisitCounter, addVisits } from './visits';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const NAVIGATES = { ...PERSON, 'sec-fetch-mode': 'navigate' };
const byKey = (visits: readonly VisitCount[]) =>
  Object.fromEntries(visits.map(({ kind, key, count }) => [`${kind} ${key}`, count]));

type Asked = [url: string, headers?: Record<string, string>];

async function counted(...asked: Asked[]) {
  const door = await openFrontDoor();
  for (const [url, headers = NAVIGATES] of asked) await door.web.inject({ url, headers });
  await door.stop();
  return byKey(door.visits);
}

test('pages are counted when they are made and when they are cached, without what is asked of them', async () =>
  expect(await counted(['/'], ['/'], ['/?from=mail'], ['/items/7'], ['/search?q=secret'], ['/texts/a'])).toEqual({
    'page /': 3,
    'page /items/7': 1,
    'page /search': 1,
    'page /texts/a': 1,
  }));

test('addresses in vain are counted, but those that programs try and those that say something of a person', async () => {
  const asked = await counted(
    ['/nowhere?token=1'],
    ['/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE'],
    ['/wp-login.php'],
    ['/.env'],
    ['/asha@mail.example'],
    ['/admission/letter/7K3M0000000000000000'],
    ['/Grievance-Form/GR-2026-1'],
    ['/grievance%2Dform/GR-2026-1'],
    ['/gr%69evance-form/GR-2026-1'],
    ['/admission%2Fletter/7K3M0000000000000000'],
    ['/letter/asha%40mail.example'],
    ['/letter/asha%2540mail.example'],
    ['/result/SEU26100001'],
    ['/call/9876543210/'],
    ['/away/now'],
    ['/desk'],
    ['/admin/nothing'],
    ['/courses/UG'],
    [`/${'x'.repeat(300)}`],
  );
  expect(asked).toEqual({ 'not-found /nowhere': 1, 'not-found /पुराना': 1 });
});

test.each<[string, Record<string, string>]>([
  ['a crawler', { ...NAVIGATES, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a tool', { 'user-agent': 'curl/8.5.0' }],
  ['who does not say', { 'user-agent': '' }],
  ['a prefetch', { ...NAVIGATES, 'sec-purpose': 'prefetch;prerender' }],
  ['a script', { ...PERSON, 'sec-fetch-mode': 'cors' }],
])('%s is no reader', async (_who, headers) =>
  expect(await counted(['/', headers], ['/nowhere', headers])).toEqual({}),
);

test('an old browser, and the service worker of a tab, are readers', async () => {
  const worker = { ...PERSON, 'sec-fetch-mode': 'cors', 'x-read-within': '1' };
  expect(await counted(['/', PERSON], ['/', worker])).toEqual({ 'page /': 2 });
});

async function open(send: ((visits: VisitCount[]) => Promise<void>) | undefined, isStaff = () => false) {
  const web = fastify();
  const visits = await addVisits(web, { send, isStaff });
  web.get('/api/v1/notice/:id/file', async (request, reply) => {
    const { part, gone } = request.query as Record<string, string>;
    return reply.code(gone ? 404 : part ? 206 : 200).send('%PDF');
  });
  web.get('/page', async (request) => {
    visits.page(request, '/page', 200, undefined);
    return '';
  });
  return web;
}

async function openTaking(isStaff?: () => boolean) {
  const sent: VisitCount[] = [];
  return { sent, web: await open(async (visits) => void sent.push(...visits), isStaff) };
}

test('a paper is counted once, and not for every part that a viewer asks for', async () => {
  const { sent, web } = await openTaking();
  for (const query of ['?v=abc', '?part=1', '?part=1', '?gone=1'])
    await web.inject({ url: `/api/v1/notice/n1/file${query}`, headers: NAVIGATES });
  await web.close();
  expect(sent).toEqual([{ kind: 'paper', key: 'n1', count: 1 }]);
});

test('where nobody takes counts there are none, and no place that takes searches', async () => {
  const web = await open(undefined);
  expect((await web.inject({ url: '/page', headers: NAVIGATES })).statusCode).toBe(200);
  expect((await web.inject({ method: 'POST', url: '/visits/search', payload: 'hostel' })).statusCode).toBe(404);
  await web.close();
});

test('counts that could not be handed on go with the next, and no visitor notices', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const sent: (number | undefined)[] = [];
  let isAway = true;
  const web = await open(async (visits) => {
    if (isAway) throw new Error('away');
    sent.push(visits[0]?.count);
  });
  await web.inject({ url: '/page', headers: NAVIGATES });
  await jest.advanceTimersByTimeAsync(60_000);
  isAway = false;
  expect((await web.inject({ url: '/page', headers: NAVIGATES })).statusCode).toBe(200);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([2]);
  await web.close();
  jest.useRealTimers();
});

describe('searches in vain', () => {
  const search = (web: Awaited<ReturnType<typeof open>>, payload: string, headers: Record<string, string> = {}) =>
    web.inject({
      method: 'POST',
      url: '/visits/search',
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });

  test('are counted from the third of a day on, however they are spelled', async () => {
    const { sent, web } = await openTaking();
    for (const typed of ['Hostel  fee', 'hostel fee', ' HOSTEL FEE', 'hostel fee', 'asha verma', 'asha verma'])
      expect((await search(web, typed)).statusCode).toBe(204);
    await web.close();
    expect(sent).toEqual([{ kind: 'search', key: 'hostel fee', count: 4 }]);
  });

  test('come from pages of this site, are short, and not too many', async () => {
    const { sent, web } = await openTaking();
    for (let n = 0; n < 3; n++) await search(web, 'elsewhere', { 'sec-fetch-site': 'cross-site' });
    expect((await search(web, 'x'.repeat(401))).statusCode).toBe(413);
    let last = 0;
    for (let n = 0; n < 31; n++) last = (await search(web, `word ${n}`)).statusCode;
    expect(last).toBe(429);
    await web.close();
    expect(sent).toEqual([]);
  });

  test.each([
    ['asha@mail.example', null],
    ['SEU25100002', null],
    ['x'.repeat(61), null],
    ['  ', null],
    ['B.Tech  2026', 'b.tech 2026'],
  ])('%s is counted as %s', (typed, words) => expect(wordsOf(typed)).toBe(words));

  test('begin anew with each day, and made-up ones push out what was asked for once', () => {
    const often = new OftenSearched();
    const ask = (words: string, day = '2026-01-15') => often.ask(words, day);
    expect([ask('a'), ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 3, 1]);
    expect(ask('a', '2026-01-16')).toBe(0);
    for (let n = 0; n < 5_000; n++) ask(`made up ${n}`, '2026-01-16');
    expect([ask('a', '2026-01-16'), ask('a', '2026-01-16'), ask('a', '2026-01-16')]).toEqual([0, 0, 3]);
  });
});

test('made-up addresses fill their own room and no other', () => {
  const counter = new VisitCounter();
  for (let n = 0; n < 10_000; n++) counter.add('not-found', `/x${n}`);
  counter.add('not-found', '/x0');
  counter.add('page', '/');
  counter.add('page', 'a\u0000');
  const counts = counter.take();
  expect(counts.filter(({ kind }) => kind === 'not-found')).toHaveLength(800);
  expect(counts[0]).toEqual({ kind: 'page', key: '/', count: 1 });
  expect(counts).toContainEqual({ kind: 'not-found', key: '/x0', count: 2 });
  expect(counter.take()).toEqual([]);
});
