import { Readable } from 'node:stream';
import { auditLogFilter, type AuditLogFilter } from '@university/shared/contract';
import { and, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { auditLog } from '../../platform/database/schema';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import { toCsv } from '@university/shared/csv';
import type { Services } from '../../platform/services';
import { inWords, matching, readLines } from './read';
import { audit } from '../../platform/audit/write';

/** Lines of a page: what is in memory at a time. */
const PAGE = 1_000;

/** An address for the lines as they are when it is fetched, noted in the log itself. */
export async function exportAudit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  filter: AuditLogFilter,
  staffId: string,
) {
  return db.transaction(async (tx) => {
    const at = clock();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export', subject: 'audit-log:all' });
    return issueDownload(tx, { kind: 'audit', params: { ...filter }, staffId }, at);
  });
}

async function* pages(db: Database, filter: AuditLogFilter): AsyncGenerator<string> {
  // Spreadsheets take a file without the byte order mark for a local encoding.
  yield `\uFEFF${toCsv([['line', 'at', 'kind', 'what happened', 'notes']])}`;
  for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined; ) {
    const where = and(matching(filter), before === Number.MAX_SAFE_INTEGER ? undefined : lt(auditLog.id, before));
    const lines = await readLines(db, where, { limit: PAGE });
    const words = await inWords(db, lines);
    yield toCsv(words.map(({ _id, at, kind, text, notes }) => [_id, at, kind, text, notes.join('; ')]));
    before = lines.length === PAGE ? lines.at(-1)?.id : undefined;
  }
}

/** The file behind the address. */
export const sendAuditExport: DownloadSender = async ({ db }, params, { reply }) => {
  const filter = auditLogFilter.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="audit-log.csv"',
  });
  return reply.send(Readable.from(pages(db, filter)));
};
