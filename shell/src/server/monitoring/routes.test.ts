/** @jest-environment node */
import fastify from 'fastify';
import { ATTACKER, type FrontDoor, openFrontDoor, TOKEN, VISITOR } from '../../testing/front-door';
import { addMonitoring } from './routes';
import { SeenErrors } from './seen-errors';

const error = { kind: 'error', remote: 'mfe-a', version: '1.0.0', name: 'TypeError', message: 'x is not a function' };

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
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

  test('fill neither the log nor the list of operators, whoever sends how many', async () => {
    for (let n = 0; n < 10; n++)
      await report(
        Array.from({ length: 50 }, () => error),
        ATTACKER,
      );
    // Of 500, ten in each minute of the clock, of which this may see two.
    expect(door.log().trim().split('\n').length).toBeLessThanOrEqual(20);
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

describe('errors that browsers report of a new release', () => {
  const MINUTE = 60_000;
  const clock = jest.spyOn(Date, 'now');
  afterEach(() => clock.mockRestore());

  /** Twenty networks load 1.0.0, then 2.0.0, and report this of it. @returns what was taken out, and why */
  async function after(report: object): Promise<string[]> {
    const out: string[] = [];
    let version = '1.0.0';
    const routes: object[] = [];
    const web = fastify({ trustProxy: true });
    await addMonitoring(web, {
      releases: {
        status: () => [{ name: 'mfe-a', version }],
        all: () => [{ key: version, manifest: { name: 'mfe-a', version, routes } }],
        rollbackAt: () => 0.5,
      } as never,
      takeOut: async (release, reason) => void out.push(`${release.key}: ${reason}`),
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
