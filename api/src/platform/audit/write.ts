import { sql, inArray } from 'drizzle-orm';
import { clientNetwork } from '@university/web';
import { anyOf, type Database } from '../database/database';
import { auditLog, auditPending, auditPersonal, applicants, staff } from '../database/schema';
import type { AuditAction } from './actions';

export interface AuditEntry {
  at: Date;
  /** One of `ACTOR_KINDS`, alone or as `staff:<id>`, `applicant:<id>`, `system:<job>`. */
  actor: string;
  action: AuditAction;
  /** `<kind>:<id>` of what it was done to. */
  subject: string;
  /** Stored for ever, so nothing that names a person. */
  detail?: Record<string, unknown>;
  /** Personal data, such as a network or somebody's own words: can be erased while the line stays. */
  personal?: Record<string, unknown>;
}

export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await auditAll(db, [entry]);
}

export async function auditAll(db: Database, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.execute(sql`
    with given as materialized (
      select nextval(pg_get_serial_sequence('audit_log', 'id'))::integer as id, record.*
      from json_to_recordset(${JSON.stringify(entries)}::json) as
        record(at timestamptz, actor text, action text, subject text, detail jsonb, personal jsonb)
    ), lines as (
      insert into ${auditLog} (id, at, actor, action, subject, detail) overriding system value
      select id, at, actor, action, subject, coalesce(detail, '{}') from given
    ), names as (
      insert into ${auditPersonal} (entry_id, data) select id, personal from given where personal is not null
    )
    insert into ${auditPending} (entry_id) select id from given`);
}

/** Erases personal data of these subjects' lines; the lines and the chain stay. */
export async function erasePersonalOf(tx: Database, subjects: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${auditPersonal} where entry_id in (
      select id from ${auditLog} where ${anyOf(auditLog.subject, subjects)})`);
}

/** JSON with sorted keys: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

interface SecurityEvent extends AuditEntry {
  /** IP address of the caller; its network is kept for 180 days. */
  address?: string;
}

/**
 * Writes a security event that cannot be repeated at will: a login, a change of rights, an export. Others are counted
 * with `services.tally.add`.
 */
export async function securityEvent(db: Database, { address, ...entry }: SecurityEvent): Promise<void> {
  const personal = { ...entry.personal, ...(address && { network: clientNetwork(address) }) };
  await audit(db, Object.keys(personal).length > 0 ? { ...entry, personal } : entry);
}

/** Distinct events between two writes; further ones are counted together. */
const MAX_EVENTS = 1_000;

export interface TalliedEvent {
  action: AuditAction;
  subject?: string;
  /** The e-mail address that was tried, as sent; the line has the account's id, or `unknown`. */
  account?: { of: 'staff' | 'applicant'; email: string };
  network?: string;
}

interface Counted extends TalliedEvent {
  count: number;
}

/**
 * Counts events and writes one line per network, account and action a minute, so that nobody can flood the audit log.
 * A killed process loses its last minute.
 */
export class EventCounter {
  #counted = new Map<string, Counted>();

  add(event: TalliedEvent, times = 1): void {
    const { action, subject, account, network } = event;
    const own = JSON.stringify([action, subject, account?.of, account?.email, network]);
    const hasRoom = this.#counted.has(own) || this.#counted.size < MAX_EVENTS;
    const key = hasRoom ? own : action;
    const count = (this.#counted.get(key)?.count ?? 0) + times;
    this.#counted.set(key, hasRoom ? { ...event, count } : { action, subject: 'elsewhere:all', count });
  }

  async write(db: Database, at: Date): Promise<void> {
    const counted = this.#counted;
    if (counted.size === 0) return;
    this.#counted = new Map();
    try {
      await auditAll(db, await toEntries(db, [...counted.values()], at));
    } catch (error) {
      for (const { count, ...event } of counted.values()) this.add(event, count);
      throw error;
    }
  }
}

async function toEntries(db: Database, counted: readonly Counted[], at: Date): Promise<AuditEntry[]> {
  const idsOf = await accountIds(db, counted);
  return counted.map(({ action, subject, account, network, count }) => ({
    at,
    actor: 'anybody',
    action,
    subject: subject ?? `${account?.of ?? 'account'}:${(account && idsOf[account.of].get(account.email)) ?? 'unknown'}`,
    detail: { count },
    ...(network && { personal: { network } }),
  }));
}

async function accountIds(db: Database, counted: readonly Counted[]) {
  const read = async (of: 'staff' | 'applicant') => {
    const emails = [...new Set(counted.flatMap(({ account }) => (account?.of === of ? [account.email] : [])))];
    const table = of === 'staff' ? staff : applicants;
    if (emails.length === 0) return new Map<string, string>();
    const rows = await db.select({ id: table.id, email: table.email }).from(table).where(inArray(table.email, emails));
    return new Map(rows.map(({ id, email }) => [email, id]));
  };
  return { staff: await read('staff'), applicant: await read('applicant') };
}
