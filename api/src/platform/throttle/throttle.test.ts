import { DAY, SECOND } from '@university/shared/time';
import { onBothBareDatabases } from '../../testing/bare';
import { SECRETS, START } from '../../testing/start';
import { throttle } from '../database/schema';
import { Attempts, type Subject } from './attempts';
import { LIMITS } from './limits';
import { attemptAt, countAttempt, findBySecret, forgetAttempts, forgetRested } from './throttle';

const GUESS: Subject = { kind: 'guess', name: 'letter:a:10.0.0.1' };
const NETWORK: Subject = { kind: 'network', name: 'letter:10.0.0.1' };

test('an attempt is counted against its network, and against what it tries where that is known', () => {
  expect(attemptAt('letter', 'a', '10.0.0.1')).toEqual([GUESS, NETWORK]);
  expect(attemptAt('letter', undefined, '10.0.0.1')).toEqual([NETWORK]);
  // One network has many addresses of the newer kind.
  expect(attemptAt('letter', undefined, '2001:db8::1')).toEqual(attemptAt('letter', undefined, '2001:db8::2'));
});

onBothBareDatabases('attempts in the database', (bare) => {
  const clock = { now: START };
  const context = () => ({ ...SECRETS, db: bare().db, now: () => clock.now });
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
    await forgetRested.run(context() as never);
    expect(await rows()).toHaveLength(1);
    clock.now = new Date(START.getTime() + DAY + 1);
    await forgetRested.run(context() as never);
    expect(await rows()).toEqual([]);
  });
});
