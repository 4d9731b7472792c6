import { bearerGuard, senderOf } from '@university/web';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Counter, Histogram } from 'prom-client';
import { MONITORING_PATH, SHELL, type BrowserReport } from '../../site/monitoring';
import type { Releases } from '../releases/releases';
import { SeenErrors } from './seen-errors';

interface Options {
  releases: Releases;
  /** Who asks for the state of the remotes must bear it; without it nobody can. */
  token: string | undefined;
}

/** Pages that one sender may report in a minute: a whole computer room behind one address. */
const PAGES_PER_MINUTE = 300;

/** Who broke it: what browsers report, by remote and version, on `/metrics`; and the state of every remote at `/remotes.json`. */
export async function addMonitoring(web: FastifyInstance, { releases, token }: Options): Promise<void> {
  const seen = new SeenErrors();

  /** Strangers can send anything: only names and versions of what is in use become labels. */
  function known({ remote, version }: BrowserReport): { remote: string; version: string } | null {
    if (remote === SHELL) return { remote, version: '' };
    const found = releases.status().find(({ name }) => name === remote);
    return found ? { remote, version: found.version === version ? version : 'other' } : null;
  }

  await web.register(async (reported) => {
    await reported.register(rateLimit, { max: PAGES_PER_MINUTE, timeWindow: '1 minute', keyGenerator: senderOf });
    reported.post(MONITORING_PATH, { bodyLimit: 16 * 1024, logLevel: 'warn' }, async (request, reply) => {
      const parsed = reports.safeParse(request.body);
      if (!parsed.success) return reply.code(400).type('text/plain').send('This is no report.\n');
      for (const report of parsed.data) {
        const owner = known(report);
        if (!owner) continue;
        count({ ...report, ...owner });
        const noted = report.kind === 'error' && seen.note(report, owner, senderOf(request));
        if (noted) request.log.warn(noted, 'error in a browser');
      }
      return reply.code(204).send();
    });
  });

  if (!token) return;
  const mayRead = bearerGuard(token);
  web.get('/remotes.json', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return {
      remotes: releases.status().map((remote) => ({ ...remote, browserErrors: seen.of(remote.name) })),
      shell: { browserErrors: seen.of(SHELL) },
    };
  });
}

const remote = z.string().max(60);
const version = z.string().max(60);
const seconds = z.number().min(0).max(3600);

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('error'), remote, version, name: z.string().max(60), message: z.string().max(200) }),
  z.object({ kind: z.literal('load'), remote, version, seconds }),
  z.object({ kind: z.literal('vital'), remote, version, name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']), value: seconds }),
]) satisfies z.ZodType<BrowserReport>;

/** What one page sends. */
export const reports = z.array(report).max(50);

/** Seconds. Good LCP is below 2.5, good INP below 0.2. Source: https://web.dev/articles/vitals */
const SECONDS = [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8, 20];
/** Good CLS is below 0.1. */
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

/** Adds a report to `/metrics`. Labels are kept for ever, so they must be of a small set already. */
export function count(report: BrowserReport): void {
  const { remote, version } = report;
  if (report.kind === 'error') errors.inc({ remote, version });
  else if (report.kind === 'load') loads.observe({ remote, version }, report.seconds);
  else if (report.name === 'CLS') shifts.observe({ remote, version }, report.value);
  else vitals.observe({ remote, version, name: report.name }, report.value);
}
