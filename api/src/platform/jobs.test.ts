/** @jest-environment node */
import { register } from 'prom-client';
import { type Job, JobRunner } from './jobs';
import { onBothDatabases, START } from '../testing/world';
import type { Services } from './services';

onBothDatabases('a daily job', (world) => {
  afterEach(() => jest.useRealTimers());

  test('runs by its last run in the database, in processes that live for minutes', async () => {
    const ran: number[] = [];
    const { api } = world();
    const at = START.getTime();
    let minutes = 0;
    const now = () => new Date(at + minutes * 60_000);
    const job: Job = { name: 'daily', every: 24 * 3_600, run: async () => void ran.push(minutes) };
    // Each lives for eleven minutes.
    for (; minutes < 26 * 60; minutes += 60) {
      const claimed = { db: api.db, now, log: { error: (error: unknown) => ran.push(error as number) } };
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
