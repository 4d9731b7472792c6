/** @jest-environment node */
import fastify from 'fastify';
import { ATTACKER, type FrontDoor, openFrontDoor, TEAM_TOKEN, TOKEN, VISITOR } from '../../testing/front-door';
import type { Site } from '../site';
import { ReleaseHealth } from './release-health';
import { addMonitoring } from './routes';
import { type Happened, SeenErrors } from './seen-errors';
import { noteOnServer } from './seen-errors';

describe('health of a release', () => {
  const MINUTE = 60_000;
  const THRESHOLD = 0.2;
  let now = 0;
  let health: ReleaseHealth;
  beforeEach(() => {
    now = Date.UTC(2026, 0, 1);
    health = new ReleaseHealth(() => now);
  });

  const load = (key: string, sender: number, threshold: number | null = THRESHOLD) =>
    health.count(
      { remote: 'mfe-a', kind: 'load', sender: `n${sender}`, isCanary: key.startsWith('canary') },
      key,
      threshold,
    );
  const error = (key: string, sender: number, name = 'TypeError', threshold: number | null = THRESHOLD) =>
    health.count(
      { remote: 'mfe-a', kind: 'error', name, sender: `n${sender}`, isCanary: key.startsWith('canary') },
      key,
      threshold,
    );

  function use(key: string, networks: number, failed: number): void {
    for (let n = 0; n < networks; n++) load(key, n);
    for (let n = 0; n < failed; n++) error(key, n);
  }

  const REASON = 'browsers in 5 of 20 networks reported an error, 1 of 20 with the release before';

  it('a new release is out when its share of networks with an error passes the threshold', () => {
    use('1', 20, 1);
    use('2', 20, 4);
    now += 3 * MINUTE;
    expect(load('2', 0)).toBe('browsers in 4 of 20 networks reported an error, 1 of 20 with the release before');
    expect(error('2', 4)).toBe(REASON);
  });

  it.each([
    ['below the threshold', () => use('1', 20, 0), () => use('2', 20, 3)],
    ['too few networks', () => use('1', 20, 0), () => use('2', 9, 9)],
    ['too few networks before it', () => use('1', 9, 0), () => use('2', 20, 20)],
    ['no release before it was seen', () => {}, () => use('2', 20, 20)],
    ['the one before was half as bad', () => use('1', 20, 10), () => use('2', 20, 20)],
  ])('it stays: %s', (_says, before, after) => {
    before();
    after();
    now += 3 * MINUTE;
    expect(load('2', 0)).toBeNull();
  });

  it('one network counts once, however much it reports', () => {
    use('1', 20, 0);
    use('2', 20, 0);
    now += 3 * MINUTE;
    for (let n = 0; n < 1_000; n++) expect(error('2', 1)).toBeNull();
  });

  it('who saw an error reports first, so the first minutes say nothing; after some hours a release has settled', () => {
    use('1', 20, 0);
    use('2', 20, 10);
    expect(load('2', 0)).toBeNull();
    now += 2 * MINUTE;
    expect(load('2', 0)).not.toBeNull();
    now += 6 * 60 * MINUTE;
    expect(load('2', 0)).toBeNull();
  });

  it('an API that does not answer is not the release’s doing', () => {
    use('1', 20, 0);
    use('2', 20, 0);
    now += 3 * MINUTE;
    for (let n = 0; n < 20; n++) expect(error('2', n, 'ApiError')).toBeNull();
  });

  it('nothing is judged where the registry does not ask for it', () => {
    for (let n = 0; n < 20; n++) load('1', n, null);
    now += 3 * MINUTE;
    for (let n = 0; n < 20; n++) expect(error('2', n, 'TypeError', null)).toBeNull();
  });

  it('a canary is judged beside the release that all have, whose own judgement it does not disturb', () => {
    use('0', 20, 0);
    use('1', 20, 1);
    use('canary 2', 20, 4);
    use('1', 20, 1);
    now += 3 * MINUTE;
    expect(load('1', 0)).toBeNull();
    expect(load('canary 2', 0)).toBe('browsers in 4 of 20 networks reported an error, 1 of 20 with the release before');
  });
});

const error = { kind: 'error', remote: 'mfe-a', version: '1.0.0', name: 'TypeError', message: 'x is not a function' };
let door: FrontDoor;
beforeAll(async () => (door = await openFrontDoor()));
beforeEach(() => door.clear());
afterAll(() => door.stop());

describe('reports of browsers', () => {
  const report = (payload: unknown, headers: Record<string, string> = VISITOR) =>
    door.web.inject({ method: 'POST', url: '/monitoring', headers, payload: payload as object });

  test('write no words of theirs into the log', async () => {
    const forged = { ...error, version: 'root', name: 'Login', message: 'of admin\nfrom 10.0.0.1 \u001b[31m' };
    expect((await report([error, forged])).statusCode).toBe(204);
    const lines = door.log().trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(door.log()).toContain('"name":"TypeError"');
    expect(door.log()).not.toMatch(/root|Login|admin|10\.0\.0\.1|is not a function|u001b/);
  });

  test.each([
    ['no list', error],
    ['another kind', [{ ...error, kind: 'note' }]],
    ['a number that is none', [{ kind: 'load', remote: 'mfe-a', version: '1', seconds: 'NaN' }]],
    ['a vital that browsers do not have', [{ kind: 'vital', remote: 'mfe-a', version: '1', name: 'X', value: 1 }]],
    ['a stack that is none', [{ ...error, stack: ['https://evil.example/pay'] }]],
    ['a stack without end', [{ ...error, stack: Array.from({ length: 13 }, () => 'mfe-a/a.js:1:1') }]],
    ['too many', Array.from({ length: 51 }, () => error)],
  ])('are refused: %s', async (_says, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
    expect(door.log()).toBe('');
  });

  test('add no labels of theirs to the metrics', async () => {
    await report([
      { ...error, remote: 'mfe-made-up' },
      { ...error, version: '6.6.6' },
    ]);
    const { body } = await door.web.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(body).toContain('browser_errors_total{remote="mfe-a",version="other"}');
    expect(body).not.toMatch(/mfe-made-up|6\.6\.6/);
  });
});

describe('the errors of a remote', () => {
  const open = (remote: string, token?: string) =>
    door.web.inject({
      url: `/remotes/${remote}/errors`,
      headers: token ? { authorization: `Basic ${Buffer.from(`team:${token}`).toString('base64')}` } : {},
    });

  test('are for its team, which has a token of its own', async () => {
    const message = 'x is <b>not</b> a function';
    await door.web.inject({ method: 'POST', url: '/monitoring', headers: ATTACKER, payload: [{ ...error, message }] });
    const page = await open('mfe-a', TEAM_TOKEN);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toMatch(/<h1>Errors of mfe-a<\/h1>.*TypeError: /s);
    expect(page.body).not.toContain('<b>');
    expect((await open('mfe-a')).headers['www-authenticate']).toMatch(/^Basic/);
  });

  test.each([
    ['mfe-a', undefined],
    ['mfe-a', TOKEN],
    ['mfe-b', TEAM_TOKEN],
  ])('are closed: %s with %s', async (remote, token) => expect((await open(remote, token)).statusCode).toBe(401));
});

describe('errors that browsers report of a new release', () => {
  const MINUTE = 60_000;
  const clock = jest.spyOn(Date, 'now');
  afterEach(() => clock.mockRestore());

  async function after(report: object): Promise<string[]> {
    const out: string[] = [];
    let version = '1.0.0';
    const routes: object[] = [];
    const web = fastify({ trustProxy: true });
    await addMonitoring(web, {
      releases: {
        status: () => [{ name: 'mfe-a', version }],
        all: () => [{ key: version, manifest: { name: 'mfe-a', version, routes } }],
        entryOf: () => ({ rollbackAt: 0.5 }),
      } as never,
      quarantine: async (release, reason) => void out.push(`${release.key}: ${reason}`),
      seen: new SeenErrors(),
      navigation: async () => [],
      token: undefined,
    });
    const all = async (payload: object) => {
      for (let n = 0; n < 20; n++) {
        const headers = { 'x-forwarded-for': `198.51.${n}.7` };
        await web.inject({ method: 'POST', url: '/monitoring', headers, payload: [payload] });
      }
    };
    const load = () => ({ kind: 'load', remote: 'mfe-a', version, seconds: 1 });
    await all(load());
    version = '2.0.0';
    await all(load());
    clock.mockReturnValue(Date.now() + 3 * MINUTE);
    await all(report);
    await web.close();
    return out;
  }

  test('take it out of use where the registry asks for it', async () => {
    const [first] = await after({ ...error, version: '2.0.0' });
    expect(first).toBe('2.0.0: browsers in 10 of 20 networks reported an error, 0 of 20 with the release before');
  });

  test.each([
    ['of the one before', { ...error, version: '1.0.0' }],
    ['of a page that came to life all the same', { ...error, version: '2.0.0', where: 'hydration' }],
  ])('do not, when they are %s', async (_says, report) => expect(await after(report)).toEqual([]));
});

describe('errors that were seen', () => {
  const OWNER = { remote: 'mfe-a', version: '1.0.0' };
  const error = (message: string, more: Partial<Happened> = {}): Happened => ({
    ...OWNER,
    where: 'browser',
    name: 'TypeError',
    message,
    page: '',
    stack: [],
    ...more,
  });

  let now = 0;
  let seen: SeenErrors;
  beforeEach(() => {
    now = Date.UTC(2026, 0, 1);
    seen = new SeenErrors(() => now);
  });

  it.each([
    ['line breaks', 'a\r\nb\u2028c\u2029d\u0085e', 'a  b c d e'],
    ['what steers a terminal', 'a\u001b[2Jb\u0000c\u009bd', 'a [2Jb c d'],
    ['what turns text around', 'a\u202eb\u2066c\u200bd', 'a b c d'],
    ['addresses of people and pages', 'x a.b@c.example https://evil.example/pay y', 'x … … y'],
    ['long numbers', 'of 9876543210', 'of …'],
    ['what is too long', 'x'.repeat(200), 'x'.repeat(120)],
  ])('operators see a message without %s', (_says, message, expected) => {
    seen.noteReported(error(message), 'x');
    expect(seen.of('mfe-a')[0]).toMatchObject({ name: 'TypeError', version: '1.0.0', message: expected });
  });

  it('one sender writes a few errors a minute, and cannot keep others from writing theirs', () => {
    const noted = (sender: string, count: number) =>
      Array.from({ length: count }, (_, n) => seen.noteReported(error(`error ${n}`), sender)).filter(Boolean).length;
    expect(noted('attacker', 1_000)).toBe(10);
    expect(noted('visitor', 3)).toBe(3);
    expect(seen.of('mfe-a').map(({ count }) => count)).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
    now += 60_000;
    expect(noted('attacker', 1_000)).toBe(10);
  });

  it('all together write at most one a second', () => {
    const senders = Array.from({ length: 200 }, (_, n) => seen.noteReported(error('x'), `sender ${n}`));
    expect(senders.filter(Boolean)).toHaveLength(60);
  });

  it('errors at one place of one release are one group, with how many, from where, and when', () => {
    const stack = ['shell/react.js:1:9', 'mfe-a/Page.js:1:5', 'mfe-a/entry.js:1:2'];
    seen.noteReported(error('a is undefined', { stack, page: 'mfe-a:one' }), 'x');
    now += 1_000;
    seen.noteReported(error('b is undefined', { stack: [...stack].slice(1), page: 'mfe-a:two' }), 'y');
    seen.noteReported(error('b is undefined', { stack, page: 'mfe-a:two' }), 'y');
    const [group, ...others] = seen.of('mfe-a');
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 3, senders: 2, pages: ['mfe-a:one', 'mfe-a:two'], message: 'a is undefined' });
    expect([group?.first, group?.last]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z']);
    expect(seen.find(group?.fingerprint ?? '')?.stack).toEqual(stack);
  });

  it.each([
    ['version', { version: '2.0.0' }],
    ['place', { stack: ['mfe-a/Page.js:1:6'] }],
    ['name', { name: 'RangeError' }],
    ['side', { where: 'hydration' }],
  ] as const)('another %s is another group', (_says, more) => {
    const stack = ['mfe-a/Page.js:1:5'];
    seen.noteReported(error('x', { stack }), 'x');
    seen.noteReported(error('x', { stack, ...more }), 'x');
    expect(seen.of('mfe-a')).toHaveLength(2);
  });

  it('the newest are remembered, and what strangers report pushes out nothing that happened on the server', () => {
    const of = (where: Happened['where'], count: number) => {
      for (let n = 0; n < count; n++) seen.note(error('x', { where, stack: [`mfe-a/Page.js:1:${n}`] }));
    };
    of('server', 3);
    of('browser', 25);
    const groups = seen.of('mfe-a');
    expect(groups).toHaveLength(23);
    expect(groups[0]?.stack).toEqual(['mfe-a/Page.js:1:24']);
    expect(groups.filter(({ where }) => where === 'server')).toHaveLength(3);
    of('server', 25);
    expect(seen.of('mfe-a')).toHaveLength(40);
  });
});

describe('errors on the server', () => {
  const site = {
    releases: [{ manifest: { name: 'mfe-a', version: '2.0.0' } }],
    map: { routes: [{ id: 'mfe-b:page' }] },
  } as unknown as Site;

  const error = {
    name: 'TypeError',
    message: 'x is not a function',
    stack: 'TypeError: x is not a function\n    at load (mfe-a/server.0123.cjs:12:5)\n    at run ([stdin]:4:1)',
  };

  it('an error on the server is remembered with release, page and positions in its bundle', () => {
    const seen = new SeenErrors();
    noteOnServer(seen, { remote: 'mfe-a', area: 'mfe-a:page', error, site });
    expect(seen.of('mfe-a')).toMatchObject([
      { where: 'server', version: '2.0.0', pages: ['mfe-a:page'], stack: ['mfe-a/server.0123.cjs:12:5'], senders: 0 },
    ]);
  });

  it('a remote that is no part of the site, and a page that nobody has, are made up', () => {
    const seen = new SeenErrors();
    noteOnServer(seen, { remote: 'mfe-made-up', area: '', error, site });
    noteOnServer(seen, { remote: 'mfe-a', area: 'mfe-made-up:page', error, site });
    expect(seen.of('mfe-made-up')).toEqual([]);
    expect(seen.of('mfe-a')).toMatchObject([{ pages: [] }]);
  });
});
