import {
  type BulkMailKind,
  type MailCounts,
  type MailSummary,
  ADMISSIONS_MAIL,
  type Mail,
  type MailState,
  mailState,
  type Role,
} from '@university/shared/contract';
import { addDays, istDay, startOfIstDay } from '@university/shared/time';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox, staff } from '../database/schema';
import { queueMail } from './queue';
import { testMail } from './texts';
import { type MailScope, STATES, isInOutbox, listOutbox, makeDue, makeFailedDue, type MailRow } from './repository';
import { HttpError, notFound, maskAddress } from '@university/web';
import { audit } from '../audit/write';
import { pageMetadata, action, type Route } from '../http/route';
import type { Services } from '../services';

const DAYS = 14;

const having = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`.mapWith(Number);

const counts = {
  waiting: having(STATES.waiting),
  sent: having(STATES.sent),
  written: having(STATES.written),
  failed: having(STATES.failed),
};

const none = (): MailCounts => ({ waiting: 0, sent: 0, written: 0, failed: 0 });

function sum<K extends string>(rows: readonly (MailCounts & { key: K })[]): Map<K, MailCounts> {
  const sums = new Map<K, MailCounts>();
  for (const { key, ...row } of rows) {
    const so = sums.get(key) ?? none();
    for (const state of mailState.options) so[state] += row[state];
    sums.set(key, so);
  }
  return sums;
}

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

export async function countBulkMail(db: Database, about: readonly string[]) {
  const rows = await db
    .select({ about: outbox.about, kind: outbox.kind, ...counts })
    .from(outbox)
    .where(inArray(outbox.about, [...about]))
    .groupBy(outbox.about, outbox.kind);
  return {
    of: (about: string, kind: BulkMailKind): MailCounts => {
      const { waiting, sent, written, failed } = rows.find((row) => row.about === about && row.kind === kind) ?? none();
      return { waiting, sent, written, failed };
    },
  };
}

function stateOf({ sentAt, nextAttemptAt, lastError }: MailRow): MailState {
  if (sentAt) return lastError ? 'written' : 'sent';
  return nextAttemptAt ? 'waiting' : 'failed';
}

function toMail(row: MailRow): Mail {
  return {
    _id: row.id,
    kind: row.kind,
    to: row.to.includes('•') ? row.to : maskAddress(row.to),
    subject: row.subject,
    state: stateOf(row),
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    sent_at: stateOf(row) === 'sent' && row.sentAt ? row.sentAt.toISOString() : null,
    last_error: row.lastError,
  };
}

/** Mail about accounts is for admins only. */
const scopeOf = ({ role }: { role: Role }): Pick<MailScope, 'kinds'> =>
  role === 'admin' ? {} : { kinds: ADMISSIONS_MAIL };

export function mailRoutes({ db, clock, mail: { perMinute } }: Services): Route[] {
  return [
    action('listMail', async ({ query }, { caller }) => {
      const { total, rows } = await listOutbox(db, { ...query, ...scopeOf(caller) });
      return { data: { mail: rows.map(toMail) }, metadata: pageMetadata(total, query) };
    }),
    action('countMail', async (_input, { caller }) => ({
      data: { perMinute, ...(await countMail(db, scopeOf(caller), clock())) },
    })),
    action('sendTestMail', async (_input, { caller }) =>
      db.transaction(async (tx) => {
        const [member] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, caller.id));
        if (!member) throw notFound();
        const id = await queueMail(tx, { ...testMail(), to: member.email, at: clock() });
        const [row] = await tx.select().from(outbox).where(eq(outbox.id, id));
        if (!row) throw notFound();
        return { data: { mail: toMail(row) } };
      }),
    ),
    action('retryMail', async ({ params }, { caller }) =>
      db.transaction(async (tx) => {
        const scope = scopeOf(caller);
        const row = await makeDue(tx, params.id, clock(), scope);
        if (!row) throw (await isInOutbox(tx, params.id, scope)) ? notAgain() : notFound('There is no such mail.');
        await audit(tx, { at: clock(), actor: `staff:${caller.id}`, action: 'retry', subject: `mail:${row.id}` });
        return { data: { mail: toMail(row) } };
      }),
    ),
    action('retryFailedMail', async ({ body }, { caller }) =>
      db.transaction(async (tx) => {
        const at = clock();
        const count = await makeFailedDue(tx, at, { ...body, ...scopeOf(caller) });
        const detail = { ...body, count };
        if (count > 0)
          await audit(tx, { at, actor: `staff:${caller.id}`, action: 'retry', subject: 'mail:all', detail });
        return { data: { count } };
      }),
    ),
  ];
}

const notAgain = () => new HttpError(409, 'conflict', 'This mail was sent already, or its text was erased.');
