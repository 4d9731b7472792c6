import { bearerGuard, clientNetwork, senderOf } from '@university/web';
import rateLimit from '@fastify/rate-limit';
import type { NavItem } from '../../layout/navigation/navigation-tree';
import type { FastifyInstance } from 'fastify';
import { count, reports } from './browser-reports';
import { MONITORING_PATH, SHELL, type BrowserReport } from '../../site/monitoring';
import type { QuarantineRelease } from '../releases/release';
import type { Releases } from '../releases/releases';
import { ReleaseHealth } from './release-health';
import type { SeenErrors } from './seen-errors';

interface Options {
  releases: Releases;
  quarantine: QuarantineRelease;
  seen: SeenErrors;
  navigation: () => Promise<readonly NavItem[]>;
  token: string | undefined;
}

/** A computer room behind one address. */
const PAGES_PER_MINUTE = 300;

const MOST_BYTES = 32 * 1024;

export async function addMonitoring(
  web: FastifyInstance,
  { releases, quarantine, seen, navigation, token }: Options,
): Promise<void> {
  /** Anybody can report: only known names and versions become labels. */
  function known({ remote, version }: BrowserReport): { remote: string; version: string } | null {
    if (remote === SHELL) return { remote, version: '' };
    const found = releases.status().find(({ name }) => name === remote);
    const isKnown = found && [found.version, found.canary?.version].includes(version);
    return found ? { remote, version: isKnown ? version : 'other' } : null;
  }

  const isPage = (id: string): boolean =>
    releases.all().some(({ manifest }) => manifest.routes.some((route) => route.id === id));

  const health = new ReleaseHealth();

  /** Recovered hydration errors do not count. */
  function judge(
    report: BrowserReport,
    { remote, version }: { remote: string; version: string },
    sender: string,
  ): void {
    const release = releases.all().find(({ manifest }) => manifest.name === remote && manifest.version === version);
    if (!release || report.kind === 'vital' || (report.kind === 'error' && report.where === 'hydration')) return;
    const name = report.kind === 'error' ? report.name : undefined;
    const isCanary = release.manifest.audience !== undefined;
    const told = { remote, kind: report.kind, name, sender, isCanary };
    const reason = health.count(told, release.key, releases.entryOf(remote)?.rollbackAt ?? null);
    if (reason === null) return;
    quarantine(release, reason).catch((error: unknown) =>
      web.log.error({ err: error, remote, version }, 'the release could not be taken out of use'),
    );
  }

  await web.register(async (reported) => {
    await reported.register(rateLimit, { max: PAGES_PER_MINUTE, timeWindow: '1 minute', keyGenerator: senderOf });
    reported.post(MONITORING_PATH, { bodyLimit: MOST_BYTES, logLevel: 'warn' }, async (request, reply) => {
      const parsed = reports.safeParse(request.body);
      if (!parsed.success) return reply.code(400).type('text/plain').send('This is no report.\n');
      for (const report of parsed.data) {
        const owner = known(report);
        if (!owner) continue;
        count({ ...report, ...owner });
        judge(report, owner, clientNetwork(request.ip, 48));
        if (report.kind !== 'error') continue;
        const page = isPage(report.page) ? report.page : '';
        const noted = seen.noteReported({ ...report, ...owner, page }, senderOf(request));
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
    const remarks = releases.remarks(await navigation());
    return {
      remotes: releases.status().map((remote) => ({
        ...remote,
        remarks: remarks.get(remote.name) ?? [],
        errors: seen.of(remote.name),
      })),
      shell: { errors: seen.of(SHELL) },
    };
  });
}
