import type { BulkMailKind, MailCounts, MailSummary } from '@university/shared/contract';
import { addDays, istDay, startOfIstDay } from '@university/shared/time';
import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';
import { type MailScope, STATES } from './repository';

/** Days that are counted, today among them. */
const DAYS = 14;

const having = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`.mapWith(Number);

const counts = { waiting: having(STATES.waiting), sent: having(STATES.sent), failed: having(STATES.failed) };

const none = (): MailCounts => ({ waiting: 0, sent: 0, failed: 0 });

/** Adds rows that have the same key, in the order in which the keys come. */
function sum<K extends string>(rows: readonly (MailCounts & { key: K })[]): Map<K, MailCounts> {
  const sums = new Map<K, MailCounts>();
  for (const { key, waiting, sent, failed } of rows) {
    const so = sums.get(key) ?? none();
    sums.set(key, { waiting: so.waiting + waiting, sent: so.sent + sent, failed: so.failed + failed });
  }
  return sums;
}

/** What was written in the last days, by kind and by day. */
export async function countMail(
  db: Database,
  { kinds }: Pick<MailScope, 'kinds'>,
  at: Date,
): Promise<Omit<MailSummary, 'perMinute'>> {
  const from = startOfIstDay(addDays(istDay(at), 1 - DAYS));
  const day = sql<string>`to_char(${outbox.createdAt} at time zone interval '05:30', 'YYYY-MM-DD')`.as('day');
  const rows = await db
    .select({ day, kind: outbox.kind, ...counts })
    .from(outbox)
    .where(and(gte(outbox.createdAt, from), kinds && inArray(outbox.kind, [...kinds])))
    .groupBy(sql`day`, outbox.kind)
    .orderBy(sql`day desc`, outbox.kind);
  const byKind = sum(rows.map(({ kind, ...row }) => ({ ...row, key: kind })));
  const byDay = sum(rows.map((row) => ({ ...row, key: row.day })));
  return {
    days: DAYS,
    byKind: [...byKind].map(([kind, counts]) => ({ kind, ...counts })),
    byDay: [...byDay].map(([day, counts]) => ({ day, ...counts })),
  };
}

/** Bulk mail about some rounds. */
export async function countBulkMail(db: Database, about: readonly string[]) {
  const rows = await db
    .select({ about: outbox.about, kind: outbox.kind, ...counts })
    .from(outbox)
    .where(inArray(outbox.about, [...about]))
    .groupBy(outbox.about, outbox.kind);
  return {
    of: (about: string, kind: BulkMailKind): MailCounts => {
      const { waiting, sent, failed } = rows.find((row) => row.about === about && row.kind === kind) ?? none();
      return { waiting, sent, failed };
    },
  };
}
