import { Readable } from 'node:stream';
import { grievanceExport, type GrievanceFilter } from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import { istDay } from '@university/shared/time';
import type { z } from 'zod';
import { audit } from '../../platform/audit/write';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import type { Services } from '../../platform/services';
import { presentLines, lastReplies } from './thread';
import { listGrievances, type GrievanceRow } from './queries';
import { type Sight, visibleTo } from './access';

type Wanted = z.output<typeof grievanceExport>;

/** Rows of a page: what is in memory at a time. */
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

/** An address for the list as it is when it is fetched, noted in the audit log. */
export async function exportGrievances({ db, clock }: Services, staffId: string, wanted: Wanted) {
  return db.transaction(async (tx) => {
    const at = clock();
    const detail = { texts: wanted.texts };
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'export', subject: 'grievance:all', detail });
    return issueDownload(tx, { kind: 'grievances', params: { ...wanted, staffId }, staffId }, at);
  });
}

/** Of people nothing but what stands in texts; of confidential grievances no texts. */
async function linesOf({ db }: Services, rows: readonly GrievanceRow[], { texts }: Wanted, at: Date): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const lines = await presentLines(db, rows, at);
  const replies = texts ? await lastReplies(db, ids) : new Map<string, string>();
  return toCsv(
    lines.map((line, index) => {
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
      return [...facts, line.subject, rows[index]?.message ?? null, replies.get(line._id) ?? null];
    }),
  );
}

async function* pages(services: Services, sight: Sight, wanted: Wanted): AsyncGenerator<string> {
  // Spreadsheets take a file without the byte order mark for a local encoding.
  yield `\uFEFF${toCsv([wanted.texts ? [...COLUMNS, ...TEXT_COLUMNS] : COLUMNS])}`;
  const at = services.calendar();
  const filter: GrievanceFilter = wanted;
  for (let page = 1, isMore = true; isMore; page++) {
    const { rows } = await listGrievances(services.db, sight, { ...filter, limit: PAGE, page }, istDay(at));
    if (rows.length > 0) yield await linesOf(services, rows, wanted, at);
    isMore = rows.length === PAGE;
  }
}

/** The file behind the address, of what its owner may see by now. */
export const sendGrievanceExport: DownloadSender = async (services, { staffId, ...params }, { reply }) => {
  const wanted = grievanceExport.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="grievances.csv"',
  });
  return reply.send(Readable.from(pages(services, visibleTo(String(staffId)), wanted)));
};
