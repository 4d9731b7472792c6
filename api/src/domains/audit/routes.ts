import { pageMetadata } from '../../platform/http/page';
import { action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportAudit } from './export';
import { countLines, inWords, matching, readLines } from './read';
import { readAuditState } from './state';

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
