import { DAY, MINUTE, SECOND } from '@university/shared/time';
import { LINK_LIFE } from '../../domains/staff/passwords';
import { SIGN_IN_CODE_MINUTES } from '../../domains/sign-in/codes';
import {
  attemptAt,
  Attempts,
  countAttempt,
  findBySecret,
  forgetAttempts,
  LIMITS,
  increment,
  decayed,
  type Subject,
  type SubjectKind,
  tooManyAttempts,
  cooldownAfter,
} from '../throttle';
import { onBothBareDatabases } from '../../testing/bare';
import { SECRETS, START } from '../../testing/start';
import { throttle } from '../database/schema';
import { forgetExpired } from '../forget-expired';

const kinds = Object.keys(LIMITS) as SubjectKind[];

describe.each(kinds)('the limit %s', (kind) => {
  const { free, first, longest, decay } = LIMITS[kind];

  it('asks for no rest while it is free, then for rests that double up to the longest', () => {
    expect(cooldownAfter(kind, free - 1)).toBe(0);
    expect(cooldownAfter(kind, free)).toBe(first);
    expect(cooldownAfter(kind, free + 1)).toBe(Math.min(2 * first, longest));
    expect(cooldownAfter(kind, free + 1_000)).toBe(longest);
  });

  it('forgets one time after each rest, and none when the clock was set back', () => {
    expect(decayed(kind, 3, decay - 1)).toBe(3);
    expect(decayed(kind, 3, decay)).toBe(2);
    expect(decayed(kind, 3, 10 * decay)).toBe(0);
    expect(decayed(kind, 3, -10 * decay)).toBe(3);
  });
});

it('refuses only by what is bound to a sender', () => {
  expect(kinds.filter((kind) => LIMITS[kind].refuses)).toEqual(['guess', 'network', 'spray']);
});

it('an account asks for a further proof for half a day after the last wrong try, however many there were', () => {
  let times = 0;
  for (let count = 0; count < 10_000; count++) times = increment('account', times);
  const { free, decay } = LIMITS.account;
  expect(decayed('account', times, 13 * decay)).toBeLessThan(free);
  expect(decayed('account', times, 12 * decay)).toBe(free);
});

it('while no code or link is mailed, the last one has at least half its life before it', () => {
  expect(LIMITS['code-mail'].longest).toBeLessThanOrEqual((SIGN_IN_CODE_MINUTES * MINUTE) / 2);
  expect(LIMITS['link-mail'].longest).toBeLessThanOrEqual(LINK_LIFE.reset / 2);
});

type Row = ReturnType<Attempts['changes']>[number];

const BEGIN = START.getTime();
const GUESS: Subject = { kind: 'guess', name: 'letter:a:10.0.0.1' };
const NETWORK: Subject = { kind: 'network', name: 'letter:10.0.0.1' };
const ACCOUNT: Subject = { kind: 'account', name: 'login:a' };
const DATE: Subject = { kind: 'date', name: 'result:d' };
const CODE_MAIL: Subject = { kind: 'code-mail', name: 'login:a' };

class Table {
  now = BEGIN;
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
    table.now += LIMITS.account.decay;
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
    attempts.undoOne(NETWORK);
    attempts.undoOne(GUESS);
    expect(attempts.refusal([NETWORK])).toBeUndefined();
    expect(table.save(attempts)).toMatchObject([{ attempts: LIMITS.network.free - 1, blockedUntil: null }]);
  });

  test('a pardon of one who was never counted does not end a rest', () => {
    table.fail(CODE_MAIL, LIMITS['code-mail'].free);
    table.rows = table.rows.map((row) => ({ ...row, attempts: 0 }));
    const attempts = table.attempts([CODE_MAIL]);
    attempts.undoOne(CODE_MAIL);
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
      updatedAt: new Date(BEGIN),
    });
  });

  test('a rest that ended without a failure less is a change as well', () => {
    table.fail(CODE_MAIL, LIMITS['code-mail'].free);
    const [row] = table.rows;
    expect(row).toMatchObject({ attempts: 3, blockedUntil: new Date(BEGIN + LIMITS['code-mail'].first) });
    table.rows = table.rows.map((each) => ({ ...each, attempts: 0 }));
    const attempts = table.attempts([CODE_MAIL]);
    attempts.forget(CODE_MAIL);
    expect(attempts.changes()).toMatchObject([{ attempts: 0, blockedUntil: null }]);
  });

  test('what time has forgiven is stored with the next change, and not by itself', () => {
    table.fail(ACCOUNT, 3);
    table.now += LIMITS.account.decay;
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
  expect(tooManyAttempts(wait)).toMatchObject({ message: `Too many attempts. Try again in ${words}.`, retryAfter });
});

test('an attempt is counted against its network, and against what it tries where that is known', () => {
  expect(attemptAt('letter', 'a', '10.0.0.1')).toEqual([GUESS, NETWORK]);
  expect(attemptAt('letter', undefined, '10.0.0.1')).toEqual([NETWORK]);
  // One network has many addresses of the newer kind.
  expect(attemptAt('letter', undefined, '2001:db8::1')).toEqual(attemptAt('letter', undefined, '2001:db8::2'));
});

onBothBareDatabases('attempts in the database', (bare) => {
  const clock = { now: START };
  const context = () => ({ ...SECRETS, db: bare().db, clock: () => clock.now });
  const rows = () => bare().db.select().from(throttle);
  beforeEach(async () => {
    clock.now = START;
    await bare().db.delete(throttle);
  });

  test('are free so often, then refused without being counted until the rest is over', async () => {
    for (let n = 0; n < LIMITS.guess.free; n++) await countAttempt(context(), [GUESS, NETWORK]);
    const counted = await rows();
    expect(counted.map(({ attempts }) => attempts)).toEqual([LIMITS.guess.free, LIMITS.guess.free]);
    await expect(countAttempt(context(), [GUESS, NETWORK])).rejects.toMatchObject({ status: 429, retryAfter: 15 });
    expect(await rows()).toEqual(counted);
    clock.now = new Date(START.getTime() + 15 * SECOND);
    await expect(countAttempt(context(), [GUESS])).resolves.toBeUndefined();
  });

  test('count also when they are made at the same moment', async () => {
    const made = Array.from({ length: LIMITS.guess.free + 3 }, () => countAttempt(context(), [GUESS]));
    const outcomes = await Promise.allSettled(made);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.guess.free);
  });

  test('are taken back when they succeed: all at the target, one of the network', async () => {
    for (let n = 0; n < 3; n++) await countAttempt(context(), [GUESS, NETWORK]);
    await forgetAttempts(context(), [GUESS, NETWORK]);
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 2]);
  });

  test('count for whoever does not find what only the right ones find', async () => {
    expect(await findBySecret(context(), [GUESS], async () => undefined)).toBeUndefined();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    expect(await findBySecret(context(), [GUESS], async () => 'found')).toBe('found');
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
    for (let n = 0; n < LIMITS.guess.free; n++) await findBySecret(context(), [GUESS], async () => undefined);
    const find = jest.fn();
    await expect(findBySecret(context(), [GUESS], find)).rejects.toMatchObject({ status: 429 });
    expect(find).not.toHaveBeenCalled();
  });

  test('of processes that count the first failure at the same moment none is lost', async () => {
    const load = () => Attempts.load(bare().db, { ...SECRETS, at: START, subjects: [GUESS] });
    const [one, other] = [await load(), await load()];
    for (const attempts of [one, other]) {
      attempts.fail([GUESS]);
      await attempts.save(bare().db);
    }
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
    const later = await load();
    later.fail([GUESS]);
    await later.save(bare().db);
    expect(await rows()).toMatchObject([{ attempts: 3, updatedAt: START, blockedUntil: null }]);
  });

  test('a lock makes a row for those who were never counted; without one there is none', async () => {
    const load = (lock?: boolean) => Attempts.load(bare().db, { ...SECRETS, at: START, subjects: [GUESS], lock });
    await load();
    expect(await rows()).toEqual([]);
    await load(true);
    await load(true);
    expect(await rows()).toMatchObject([{ attempts: 0, blockedUntil: null, updatedAt: START }]);
  });

  test('nobody asked about costs no question', async () => {
    const db = { select: jest.fn(), execute: jest.fn() };
    const attempts = await Attempts.load(db as never, { ...SECRETS, at: START, subjects: [], lock: true });
    await attempts.save(db as never);
    expect([db.select, db.execute].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('are forgotten after a day of rest', async () => {
    await countAttempt(context(), [GUESS]);
    clock.now = new Date(START.getTime() + DAY);
    await forgetExpired.run(context() as never);
    expect(await rows()).toHaveLength(1);
    clock.now = new Date(START.getTime() + DAY + 1);
    await forgetExpired.run(context() as never);
    expect(await rows()).toEqual([]);
  });
});
