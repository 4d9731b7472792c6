import { SECOND } from '@university/shared/time';
import { and, eq, lte } from 'drizzle-orm';
import { Gauge, Histogram } from 'prom-client';
import { jobs as jobsTable } from './database/schema';
import type { Services } from './services';

/** Periodic work. It may run twice and be killed at any point. */
export interface Job {
  name: string;
  every: number;
  /** Runs in every process instead of one. */
  everywhere?: boolean;
  run(services: Services): Promise<void>;
}

const durations = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time that jobs took in this process, by their end',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
});
const lastSuccess = new Gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When a job last came to its end in this process',
  labelNames: ['job'],
});

const MAX_INTERVAL = 10 * 60;

/** Runs jobs when due, each in one of several processes. */
export class JobRunner {
  readonly #jobs: readonly Job[];
  readonly #services: Services;
  readonly #running = new Map<string, Promise<boolean>>();
  #timers: NodeJS.Timeout[] = [];

  constructor(jobs: readonly Job[], services: Services) {
    this.#jobs = jobs;
    this.#services = services;
  }

  start(): void {
    // Checked often, so that daily jobs also run where no process lives for a day.
    this.#timers = this.#jobs.map((job) =>
      setInterval(
        () => void this.#runWhenDue(job),
        (job.everywhere ? job.every : Math.min(job.every, MAX_INTERVAL)) * SECOND,
      ),
    );
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }

  async run(name: string): Promise<void> {
    const job = this.#jobs.find((candidate) => candidate.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await job.run(this.#services);
  }

  async runDue(): Promise<string[]> {
    const ours = await Promise.all(this.#jobs.map(async (job) => ((await this.#runWhenDue(job)) ? [job.name] : [])));
    return ours.flat();
  }

  async #runWhenDue(job: Job): Promise<boolean> {
    if (this.#running.has(job.name)) return false;
    const run = this.#claimAndRun(job).finally(() => this.#running.delete(job.name));
    this.#running.set(job.name, run);
    return run;
  }

  async #claimAndRun(job: Job): Promise<boolean> {
    try {
      if (!job.everywhere && !(await this.#claim(job))) return false;
      await this.#timed(job);
    } catch (error) {
      this.#services.log.error({ err: error, job: job.name }, 'a job failed; it comes round again');
    }
    return true;
  }

  async #timed({ name: job, run }: Job): Promise<void> {
    const ended = durations.startTimer({ job });
    try {
      await run(this.#services);
      lastSuccess.setToCurrentTime({ job });
      ended({ outcome: 'done' });
    } catch (error) {
      ended({ outcome: 'failed' });
      throw error;
    }
  }

  /** Whether this process runs the job. A killed process loses its claim as time passes. */
  async #claim({ name, every }: Job): Promise<boolean> {
    const { db, clock } = this.#services;
    const at = clock();
    // A tenth early, because of clock drift: a run missed by a millisecond would wait for a whole period.
    const nextRunAt = new Date(at.getTime() + every * SECOND * 0.9);
    const first = await db.insert(jobsTable).values({ name, nextRunAt }).onConflictDoNothing().returning();
    if (first.length > 0) return true;
    const claimed = await db
      .update(jobsTable)
      .set({ nextRunAt })
      .where(and(eq(jobsTable.name, name), lte(jobsTable.nextRunAt, at)))
      .returning();
    return claimed.length > 0;
  }
}
