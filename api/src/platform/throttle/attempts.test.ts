import { MINUTE, SECOND } from '@university/shared/time';
import { Attempts, tooManyAttempts, type Subject } from './attempts';
import { LIMITS } from './limits';

type Row = ReturnType<Attempts['changes']>[number];

const START = Date.parse('2026-01-15T05:00:00Z');
const GUESS: Subject = { kind: 'guess', name: 'login:a@10.0.0.1' };
const NETWORK: Subject = { kind: 'network', name: 'login:10.0.0.1' };
const ACCOUNT: Subject = { kind: 'account', name: 'login:a' };
const DATE: Subject = { kind: 'date', name: 'result:d' };
const CODE_MAIL: Subject = { kind: 'code-mail', name: 'login:a' };

/** What is stored, and what one request after the other makes of it. */
class Table {
  now = START;
  rows: Row[] = [];

  attempts(subjects: Subject[], secretKey = 'k') {
    return new Attempts({ secretKey, at: new Date(this.now), subjects }, this.rows);
  }

  save(attempts: Attempts) {
    const changes = attempts.changes();
    const changed = new Set(changes.map(({ key }) => key));
    this.rows = [...this.rows.filter(({ key }) => !changed.has(key)), ...changes];
    return changes;
  }

  fail(subject: Subject, times: number) {
    const attempts = this.attempts([subject]);
    for (let n = 0; n < times; n++) attempts.fail([subject]);
    this.save(attempts);
  }
}

let table: Table;
beforeEach(() => {
  table = new Table();
});

describe('whoever failed too often', () => {
  test('is refused until the rest is over, and told how long it lasts', () => {
    table.fail(GUESS, LIMITS.guess.free - 1);
    expect(table.attempts([GUESS]).refusal([GUESS])).toBeUndefined();
    table.fail(GUESS, 1);
    expect(table.attempts([GUESS]).refusal([GUESS])).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      retryAfter: 15,
    });
    table.now += 15 * SECOND - 1;
    expect(table.attempts([GUESS]).refusal([GUESS])).toMatchObject({ retryAfter: 1 });
    table.now += 1;
    expect(table.attempts([GUESS]).refusal([GUESS])).toBeUndefined();
  });

  test('waits as long as the longest rest among what counts', () => {
    table.fail(GUESS, LIMITS.guess.free + 1);
    table.fail(NETWORK, LIMITS.network.free);
    const attempts = table.attempts([NETWORK, GUESS]);
    expect(attempts.refusal([NETWORK])).toMatchObject({ retryAfter: 5 });
    expect(attempts.refusal([NETWORK, GUESS])).toMatchObject({ retryAfter: 30 });
    expect(attempts.refusal([GUESS, NETWORK])).toMatchObject({ retryAfter: 30 });
    expect(attempts.refusal([])).toBeUndefined();
  });

  test('is not refused by what is counted over all senders', () => {
    table.fail(DATE, LIMITS.date.free);
    expect(table.attempts([DATE]).refusal([DATE])).toBeUndefined();
  });

  test('is over what is free from there on', () => {
    table.fail(ACCOUNT, LIMITS.account.free - 1);
    expect(table.attempts([ACCOUNT]).isOver(ACCOUNT)).toBe(false);
    table.fail(ACCOUNT, 1);
    expect(table.attempts([ACCOUNT]).isOver(ACCOUNT)).toBe(true);
    table.now += LIMITS.account.forgives;
    expect(table.attempts([ACCOUNT]).isOver(ACCOUNT)).toBe(false);
  });
});

describe('what may be done so often', () => {
  test('is done as often as is free, then once after each rest', () => {
    const taken = () => {
      const attempts = table.attempts([CODE_MAIL]);
      const isTaken = attempts.take(CODE_MAIL);
      table.save(attempts);
      return isTaken;
    };
    const { free, first } = LIMITS['code-mail'];
    expect(Array.from({ length: free + 2 }, taken)).toEqual([
      ...Array.from({ length: free }, () => true),
      false,
      false,
    ]);
    table.now += first - 1;
    expect(taken()).toBe(false);
    table.now += 1;
    expect([taken(), taken()]).toEqual([true, false]);
  });

  test('and asked for during the rest, it is not counted', () => {
    table.fail(CODE_MAIL, LIMITS['code-mail'].free);
    const attempts = table.attempts([CODE_MAIL]);
    attempts.take(CODE_MAIL);
    expect(attempts.changes()).toEqual([]);
  });
});

describe('an alarm', () => {
  const count = () => {
    const attempts = table.attempts([DATE]);
    const isAlarm = attempts.countToAlarm(DATE);
    table.save(attempts);
    return isAlarm;
  };

  test('comes at the end of a row, and the next one after the rest, however many came during it', () => {
    const { free, first } = LIMITS.date;
    expect(Array.from({ length: free }, count).indexOf(true)).toBe(free - 1);
    table.now += first - MINUTE;
    expect(count()).toBe(false);
    table.now += MINUTE - 1;
    expect(Array.from({ length: free }, count)).not.toContain(true);
    table.now += 1;
    expect([count(), count()]).toEqual([true, false]);
  });
});

describe('taking back', () => {
  test('who has shown to be the right one is as if never counted', () => {
    table.fail(GUESS, LIMITS.guess.free + 3);
    const attempts = table.attempts([GUESS]);
    attempts.forget(GUESS);
    expect(attempts.refusal([GUESS])).toBeUndefined();
    expect(table.save(attempts)).toMatchObject([{ attempts: 0, blockedUntil: null }]);
  });

  test('a pardon takes one failure back and ends the rest, and has nothing to take from nobody', () => {
    table.fail(NETWORK, LIMITS.network.free);
    const attempts = table.attempts([NETWORK, GUESS]);
    attempts.pardon(NETWORK);
    attempts.pardon(GUESS);
    expect(attempts.refusal([NETWORK])).toBeUndefined();
    expect(table.save(attempts)).toMatchObject([{ attempts: LIMITS.network.free - 1, blockedUntil: null }]);
  });

  test('a pardon of one who was never counted does not end a rest', () => {
    table.fail(CODE_MAIL, LIMITS['code-mail'].free);
    table.rows = table.rows.map((row) => ({ ...row, attempts: 0 }));
    const attempts = table.attempts([CODE_MAIL]);
    attempts.pardon(CODE_MAIL);
    expect(attempts.take(CODE_MAIL)).toBe(false);
  });
});

describe('what is stored', () => {
  test('is what changed and nothing else: the stored before the new, each in the order of its keys', () => {
    const others = Array.from({ length: 8 }, (_, n): Subject => ({ kind: 'guess', name: `other ${n}` }));
    for (const each of others.slice(0, 5)) table.fail(each, 1);
    const stored = new Set(table.rows.map(({ key }) => key));
    const attempts = table.attempts([...others, GUESS]);
    expect(attempts.changes()).toEqual([]);
    attempts.fail(others);
    const changes = attempts.changes();
    expect(changes.map(({ key }) => stored.has(key))).toEqual([true, true, true, true, true, false, false, false]);
    for (const part of [changes.slice(0, 5), changes.slice(5)]) {
      const keys = part.map(({ key }) => key);
      expect(keys).toEqual([...keys].sort());
    }
    expect(changes).toContainEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      attempts: 2,
      blockedUntil: null,
      updatedAt: new Date(START),
    });
  });

  test('a rest that ended without a failure less is a change as well', () => {
    table.fail(CODE_MAIL, LIMITS['code-mail'].free);
    const [row] = table.rows;
    expect(row).toMatchObject({ attempts: 3, blockedUntil: new Date(START + LIMITS['code-mail'].first) });
    table.rows = table.rows.map((each) => ({ ...each, attempts: 0 }));
    const attempts = table.attempts([CODE_MAIL]);
    attempts.forget(CODE_MAIL);
    expect(attempts.changes()).toMatchObject([{ attempts: 0, blockedUntil: null }]);
  });

  test('what time has forgiven is stored with the next change, and not by itself', () => {
    table.fail(ACCOUNT, 3);
    table.now += LIMITS.account.forgives;
    const attempts = table.attempts([ACCOUNT]);
    expect(attempts.changes()).toEqual([]);
    attempts.fail([ACCOUNT]);
    expect(attempts.changes()).toMatchObject([{ attempts: 3, updatedAt: new Date(table.now) }]);
  });

  test('names nobody, and is found again under the same secret only', () => {
    table.fail(ACCOUNT, LIMITS.account.free);
    expect(JSON.stringify(table.rows)).not.toContain('login');
    expect(table.attempts([ACCOUNT]).isOver(ACCOUNT)).toBe(true);
    expect(table.attempts([ACCOUNT], 'another').isOver(ACCOUNT)).toBe(false);
    expect(table.attempts([CODE_MAIL]).isOver(CODE_MAIL)).toBe(false);
  });
});

test.each([
  [1, 1, '1 seconds'],
  [89_001, 90, '2 minutes'],
  [89_000, 89, '89 seconds'],
  [15 * MINUTE, 900, '15 minutes'],
])('%d milliseconds to wait are %d seconds, said as %s', (wait, retryAfter, words) => {
  expect(tooManyAttempts(wait)).toMatchObject({
    message: `Too many attempts. Try again in ${words}.`,
    retryAfter,
  });
});
