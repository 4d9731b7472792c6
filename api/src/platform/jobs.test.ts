/** @jest-environment node */
import { register } from 'prom-client';
import { type Job, JobRunner } from './jobs';
import type { Services } from './services';

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
