import { Readable } from 'node:stream';
import { grievanceExport } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { istDay } from '@university/shared/time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievanceEntries } from '../../platform/database/schema';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { type FoundGrievance, listGrievances } from './queries';
import { toLine } from './thread';

type Wanted = z.output<typeof grievanceExport>;

/** Rows in memory at a time. */
const PAGE = 500;

const COLUMNS = [
  'ticket',
  'category',
  'from',
  'status',
  'came_on',
  'due',
  'extended_to',
  'closed_on',
  'overdue',
  'assigned_to',
  'confidential',
];
const TEXT_COLUMNS = ['subject', 'message', 'last_reply'];

export async function exportGrievances({ db, clock }: Services, staffId: string, wanted: Wanted) {
  return db.transaction(async (tx) => {
    const at = clock();
    const detail = { texts: wanted.texts };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export', subject: 'grievance:all', detail });
    return issueDownload(tx, { kind: 'grievances', params: { ...wanted, staffId }, staffId }, at);
  });
}

/** No personal fields; no texts of confidential grievances. */
async function linesOf(db: Database, found: readonly FoundGrievance[], { texts }: Wanted, at: Date): Promise<string> {
  const replies = texts ? await lastReplies(db, found) : new Map<string, string>();
  return toCsv(
    found.map((each) => {
      const line = toLine(each, at);
      const facts = [
        line.ticket,
        line.category,
        line.kind,
        line.status,
        istDay(line.created_at),
        line.due,
        line.extended_to,
        line.settled_at && istDay(line.settled_at),
        line.overdue ? 'yes' : 'no',
        line.assignee?.name ?? null,
        line.confidential ? 'yes' : 'no',
      ];
      if (!texts) return facts;
      if (line.confidential) return [...facts, null, null, null];
      return [...facts, line.subject, each.row.message, replies.get(line._id) ?? null];
    }),
  );
}

async function lastReplies(db: Database, found: readonly FoundGrievance[]): Promise<Map<string, string>> {
  const { grievanceId, text, kind, at, id } = grievanceEntries;
  const ids = found.map(({ row }) => row.id);
  const rows = await db
    .select({ grievanceId, text })
    .from(grievanceEntries)
    .where(and(inArray(grievanceId, ids), eq(kind, 'reply')))
    .orderBy(asc(at), asc(id));
  return new Map(rows.map((row) => [row.grievanceId, row.text]));
}

async function* pages({ db, calendar }: Services, staffId: string, wanted: Wanted): AsyncGenerator<string> {
  // Spreadsheets take a file without byte order mark for a local encoding.
  yield `\uFEFF${toCsv([wanted.texts ? [...COLUMNS, ...TEXT_COLUMNS] : COLUMNS])}`;
  const at = calendar();
  for (let page = 1, isMore = true; isMore; page++) {
    const { found } = await listGrievances(db, staffId, { ...wanted, limit: PAGE, page }, istDay(at));
    if (found.length > 0) yield await linesOf(db, found, wanted, at);
    isMore = found.length === PAGE;
  }
}

/** What its owner may see at download time. */
export const sendGrievanceExport: DownloadSender = async (services, { staffId, ...params }, { reply }) => {
  const wanted = grievanceExport.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="grievances.csv"',
  });
  return reply.send(Readable.from(pages(services, String(staffId), wanted)));
};
