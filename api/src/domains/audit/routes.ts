import {
  type AuditLogFilter,
  type AuditLogLine,
  auditLogFilter,
  type AuditLogState,
} from '@university/shared/contract';
import { and, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { auditLog, auditPersonal, auditPending } from '../../platform/database/schema';
import { AUDIT_ROWS, rowOf } from '../../platform/audit/actions';
import { changesIn } from './changes';
import { type AuditNames, documentKind, namesFor, parse } from './names';
import { endOfIstDay, startOfIstDay } from '@university/shared/time';
import { Readable } from 'node:stream';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import { toCsv } from '@university/shared/csv';
import type { Services } from '../../platform/services';
import { audit } from '../../platform/audit/write';
import { pageMetadata, action, type Route } from '../../platform/http/route';
import { headOf, type WholeLine } from './chain';

/** Days in India, both included. */
export function betweenDays({ from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(
    from ? gte(auditLog.at, startOfIstDay(from)) : undefined,
    to ? lt(auditLog.at, endOfIstDay(to)) : undefined,
  );
}

function ofKind(kind: AuditLogFilter['kind']): SQL | undefined {
  if (!kind) return undefined;
  const rows = AUDIT_ROWS.filter((row) => row.kind === kind);
  return or(
    ...rows.map(({ action, about }) =>
      and(eq(auditLog.action, action), about ? like(auditLog.subject, `${about}:%`) : undefined),
    ),
  );
}

function matching({ kind, person, ...days }: AuditLogFilter): SQL | undefined {
  return and(
    ofKind(kind),
    person ? or(eq(auditLog.actor, person), eq(auditLog.subject, person)) : undefined,
    betweenDays(days),
  );
}

export async function readLines(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<WholeLine[]> {
  const rows = await db
    .select({ line: auditLog, personal: auditPersonal.data })
    .from(auditLog)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditLog.id))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ line, personal }) => ({ ...line, personal }));
}

const NOTES: Record<string, string> = { network: 'From', reason: 'Reason' };

/** With present names by default. */
export async function inWords(db: Database, lines: readonly WholeLine[], names?: AuditNames): Promise<AuditLogLine[]> {
  const { who, what } = names ?? (await namesFor(db, lines));
  // Own data does not contain changes of others.
  const changes = names ? undefined : await changesIn(db, lines);
  return lines.map((line) => {
    const row = rowOf(line);
    const found = changes?.get(line.id) ?? [];
    // Changes that are listed in full need no column names.
    const detail = found.length > 0 ? { ...line.detail, changed: undefined } : line.detail;
    const words = { who: who(line.actor), what: what(line.subject), detail };
    const [of, id] = parse(line.subject);
    return {
      named: names
        ? []
        : [
            { name: words.who, kind: parse(line.actor)[0], id: parse(line.actor)[1] },
            { name: words.what, kind: documentKind(line) ?? of, id },
          ],
      changes: found,
      _id: String(line.id),
      at: line.at.toISOString(),
      kind: row?.kind ?? 'system',
      text: row
        ? row.say(words).replace(/\.\.$/, '.')
        : `${words.who} did something that this version has no words for.`,
      notes: Object.entries(line.personal ?? {}).map(([name, value]) => `${NOTES[name] ?? name}: ${String(value)}`),
    };
  });
}

/** Rows in memory at a time. */
const PAGE = 1_000;

async function* pages(db: Database, filter: AuditLogFilter): AsyncGenerator<string> {
  // Spreadsheets take a file without byte order mark for a local encoding.
  yield `\uFEFF${toCsv([['line', 'at', 'kind', 'what happened', 'notes']])}`;
  for (let before: SQL | undefined, isMore = true; isMore; ) {
    const lines = await readLines(db, and(matching(filter), before), { limit: PAGE });
    const words = await inWords(db, lines);
    const told = (line: AuditLogLine) => [
      ...line.changes.map(({ field, from, to }) => `${field}: “${from}” → “${to}”`),
      ...line.notes,
    ];
    yield toCsv(words.map((line) => [line._id, line.at, line.kind, line.text, told(line).join('; ')]));
    before = lt(auditLog.id, lines.at(-1)?.id ?? 0);
    isMore = lines.length === PAGE;
  }
}

export const sendAuditExport: DownloadSender = async ({ db }, params, { reply }) => {
  const filter = auditLogFilter.parse(params);
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="audit-log.csv"',
  });
  return reply.send(Readable.from(pages(db, filter)));
};

async function readAuditState(db: Database): Promise<AuditLogState> {
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

export function auditRoutes({ db, clock }: Services): Route[] {
  return [
    action('listAudit', async ({ query: { limit, page, ...filter } }) => {
      const where = matching(filter);
      const lines = await readLines(db, where, { limit, offset: (page - 1) * limit });
      const total = await db.$count(auditLog, where);
      return { data: { lines: await inWords(db, lines) }, metadata: pageMetadata(total, { limit, page }) };
    }),
    action('readAuditState', async () => ({ data: await readAuditState(db) })),
    action('exportAudit', async ({ body }, { caller: { id } }) => ({
      data: await db.transaction(async (tx) => {
        await audit(tx, { at: clock(), actor: `staff:${id}`, action: 'export', subject: 'audit-log:all' });
        return issueDownload(tx, { kind: 'audit', params: body, staffId: id }, clock());
      }),
    })),
  ];
}
