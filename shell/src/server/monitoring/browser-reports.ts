import { Counter, Histogram } from 'prom-client';
import { z } from 'zod';
import type { BrowserReport } from '../../site/monitoring';
import { MOST_POSITIONS, POSITION } from '../../site/stack';

const remote = z.string().max(60);
const version = z.string().max(60);
const seconds = z.number().min(0).max(3600);

const report = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    remote,
    version,
    // Older tabs omit three of them.
    where: z.enum(['browser', 'hydration']).default('browser'),
    page: z.string().max(100).default(''),
    stack: z.array(z.string().regex(POSITION)).max(MOST_POSITIONS).default([]),
    name: z.string().max(60),
    message: z.string().max(200),
  }),
  z.object({ kind: z.literal('load'), remote, version, seconds }),
  z.object({ kind: z.literal('vital'), remote, version, name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']), value: seconds }),
]) satisfies z.ZodType<BrowserReport>;

export const reports = z.array(report).max(50);

/** Seconds. https://web.dev/articles/vitals */
const SECONDS = [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8, 20];
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.25, 1];

const errors = new Counter({
  name: 'browser_errors_total',
  help: 'Errors in browsers, by the remote whose code failed',
  labelNames: ['remote', 'version'],
});
const loads = new Histogram({
  name: 'browser_remote_load_seconds',
  help: 'Time from asking for a remote’s code to having it',
  labelNames: ['remote', 'version'],
  buckets: SECONDS,
});
const vitals = new Histogram({
  name: 'browser_web_vital_seconds',
  help: 'Web vitals of pages, by the remote that the page belongs to',
  labelNames: ['remote', 'version', 'name'],
  buckets: SECONDS,
});
const shifts = new Histogram({
  name: 'browser_layout_shift',
  help: 'Cumulative layout shift of pages',
  labelNames: ['remote', 'version'],
  buckets: SHIFTS,
});

/** Labels are permanent: they must come from a small set. */
export function count(report: BrowserReport): void {
  const { remote, version } = report;
  if (report.kind === 'error') errors.inc({ remote, version });
  else if (report.kind === 'load') loads.observe({ remote, version }, report.seconds);
  else if (report.name === 'CLS') shifts.observe({ remote, version }, report.value);
  else vitals.observe({ remote, version, name: report.name }, report.value);
}
