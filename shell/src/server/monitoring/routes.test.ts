/** @jest-environment node */
import { ATTACKER, type FrontDoor, openFrontDoor, TOKEN, VISITOR } from '../../testing/front-door';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
beforeEach(() => door.clear());
afterAll(() => door.stop());

describe('reports of browsers', () => {
  const report = (payload: unknown, headers: Record<string, string> = VISITOR) =>
    door.web.inject({ method: 'POST', url: '/monitoring', headers, payload: payload as object });
  const error = { kind: 'error', remote: 'mfe-a', version: '1.0.0', name: 'TypeError', message: 'x is not a function' };

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
    expect(door.log().trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['no list', error],
    ['another kind', [{ ...error, kind: 'note' }]],
    ['a number that is none', [{ kind: 'load', remote: 'mfe-a', version: '1', seconds: 'NaN' }]],
    ['a vital that browsers do not have', [{ kind: 'vital', remote: 'mfe-a', version: '1', name: 'X', value: 1 }]],
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
