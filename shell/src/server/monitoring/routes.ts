import { bearerGuard, senderOf } from '@university/web';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { count, reports } from './browser-reports';
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
