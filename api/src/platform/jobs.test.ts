import { register } from 'prom-client';
import { type Job, JobRunner } from './jobs';
import { onBothBareDatabases } from '../testing/bare';
import { START } from '../testing/start';
import type { Services } from './services';
import { usedTokens } from './database/schema';
import { forgetExpired } from './forget-expired';
import { useOnce } from './used-tokens';
import { inBatches } from './batch';
import { DatabaseLost } from './database/database';

onBothBareDatabases('jobs and what counts once', (bare) => {
  afterEach(() => jest.useRealTimers());

  test('a daily job runs by its last run in the database, in processes that live for minutes', async () => {
    const ran: number[] = [];
    const at = START.getTime();
    let minutes = 0;
    const clock = () => new Date(at + minutes * 60_000);
    const job: Job = { name: 'daily', every: 24 * 3_600, run: async () => void ran.push(minutes) };
    for (; minutes < 26 * 60; minutes += 60) {
      const claimed = { db: bare().db, clock, log: { error: (error: unknown) => ran.push(error as number) } };
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const runner = new JobRunner([job], claimed as unknown as Services);
      runner.start();
      jest.advanceTimersByTime(11 * 60_000);
      jest.useRealTimers();
      await runner.stop();
    }
    // A tenth early: clocks of processes drift apart.
    expect(ran).toEqual([0, 22 * 60]);
  });

  describe('a token that counts once', () => {
    const soon = new Date(START.getTime() + 60_000);

    test('counts for one of many at the same moment', async () => {
      const { db } = bare();
      const uses = Array.from({ length: 8 }, () => db.transaction((tx) => useOnce(tx, 'one', soon)));
      expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      expect(await useOnce(db, 'another', soon)).toBe(true);
    });

    test('still counts when what it was used for was undone', async () => {
      const { db } = bare();
      const undone = db.transaction(async (tx) => {
        await useOnce(tx, 'undone', soon);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await useOnce(db, 'undone', soon)).toBe(true);
    });

    test('is forgotten once it is refused for its age', async () => {
      const { db } = bare();
      await useOnce(db, 'old', soon);
      await useOnce(db, 'young', new Date(soon.getTime() + 1));
      await forgetExpired.run({ db, clock: () => soon } as never);
      const kept = (await db.select().from(usedTokens)).map(({ hash }) => hash);
      expect(kept).toContain('young');
      expect(kept).not.toContain('old');
    });
  });
});

test('how long jobs took and how they ended is on the metrics', async () => {
  const error = jest.fn();
  const job = (name: string, run: Job['run']): Job => ({ name, every: 60, everywhere: true, run });
  const jobs = [job('fine', async () => {}), job('broken', () => Promise.reject(new Error('gone')))];
  // Jobs of every process ask nobody whose turn it is.
  await new JobRunner(jobs, { log: { error } } as unknown as Services).runDue();
  const text = await register.metrics();
  expect(text).toContain('job_duration_seconds_count{job="fine",outcome="done"} 1');
  expect(text).toContain('job_duration_seconds_count{job="broken",outcome="failed"} 1');
  expect(text).toMatch(/^job_last_success_timestamp_seconds\{job="fine"\} \d+/m);
  expect(text).not.toMatch(/job_last_success_timestamp_seconds\{job="broken"\}/);
  expect(error).toHaveBeenCalledTimes(1);
});

describe('what is done in batches', () => {
  function gate() {
    const batches: number[][] = [];
    let open = () => {};
    const run = (items: number[]) => {
      batches.push(items);
      return new Promise<{ result: number }[]>((resolve) => {
        open = () => resolve(items.map((item) => ({ result: item * 10 })));
      });
    };
    return { batches, run, open: () => open() };
  }

  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('who comes while a batch runs is in the next one, and everybody gets his own result', async () => {
    const { batches, run, open } = gate();
    const call = inBatches(run);
    const all = Promise.all([call(1), call(2), call(3)]);
    open();
    await turn();
    open();
    expect(await all).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  test('an item that is refused fails alone', async () => {
    const call = inBatches(async (items: number[]) =>
      items.map((item) => (item === 2 ? { error: new Error('two') } : { result: item })),
    );
    const [first, second, third] = await Promise.allSettled([call(1), call(2), call(3)]);
    expect(first).toMatchObject({ value: 1 });
    expect(second).toMatchObject({ reason: { message: 'two' } });
    expect(third).toMatchObject({ value: 3 });
  });

  test('when a batch fails as a whole, each is tried alone, and later calls work', async () => {
    const call = inBatches(async (items: number[]) => {
      if (items.includes(2)) throw new Error('the transaction failed');
      return items.map((item) => ({ result: item }));
    });
    const answers = await Promise.allSettled([call(1), call(2), call(3)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await call(4)).toBe(4);
  });

  test('a batch that was lost at its commit is not tried again: it may have been done', async () => {
    const batches: number[][] = [];
    const call = inBatches(async (items: number[]) => {
      batches.push(items);
      const isLost = items.includes(2);
      if (isLost) throw new Error('the query failed', { cause: new DatabaseLost(true, 'gone') });
      return items.map((item) => ({ result: item }));
    });
    const answers = await Promise.allSettled([call(1), call(2), call(3)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(batches).toEqual([[1], [2, 3]]);
    expect(await call(4)).toBe(4);
  });

  test('a batch has a size that it does not exceed', async () => {
    const sizes: number[] = [];
    const call = inBatches(async (items: number[]) => {
      sizes.push(items.length);
      return items.map((item) => ({ result: item }));
    });
    await Promise.all(Array.from({ length: 250 }, (_, index) => call(index)));
    expect(Math.max(...sizes)).toBe(100);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(250);
  });

  test('who has waited for so long that he will be gone is told so, and nothing is done; who came later is served', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { batches, run, open } = gate();
    const call = inBatches(run);
    const first = call(1);
    const second = call(2);
    now = 4_001;
    const third = call(3);
    open();
    await expect(second).rejects.toMatchObject({ status: 503, code: 'overloaded', retryAfter: 5 });
    open();
    expect([await first, await third]).toEqual([10, 30]);
    expect(batches).toEqual([[1], [3]]);
    clock.mockRestore();
  });
});
