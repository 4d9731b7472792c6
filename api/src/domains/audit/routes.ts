import type { AuditLogState } from '@university/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import { pageMetadata, action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportAudit } from './export';
import { countLines, inWords, matching, readLines } from './read';
import type { Database } from '../../platform/database/database';
import { auditLog, auditPending } from '../../platform/database/schema';
import { headOf } from './chain';

/** What the last verification found, and how far the chain reaches. */
export async function readAuditState(db: Database): Promise<AuditLogState> {
  const [last] = await db
    .select({ at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'audit-log:all'), eq(auditLog.action, 'verify-audit-log')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const head = await headOf(db);
  return {
    verified: last
      ? {
          at: last.at.toISOString(),
          intact: last.detail.intact === true,
          problem: typeof last.detail.problem === 'string' ? last.detail.problem : null,
        }
      : null,
    head: head.number > 0 ? `${head.number}:${head.hash}` : null,
    waiting: await db.$count(auditPending),
  };
}

export function auditRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('listAudit', async ({ query: { limit, page, ...filter } }) => {
      const where = matching(filter);
      const lines = await readLines(db, where, { limit, offset: (page - 1) * limit });
      const total = await countLines(db, where);
      return { data: { lines: await inWords(db, lines) }, metadata: pageMetadata(total, { limit, page }) };
    }),
    action('readAuditState', async () => ({ data: await readAuditState(db) })),
    action('exportAudit', async ({ body }, { caller }) => ({ data: await exportAudit(services, body, caller.id) })),
  ];
}
