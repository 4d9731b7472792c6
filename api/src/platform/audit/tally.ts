import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { applicants, staff } from '../database/schema';
import type { AuditAction } from './actions';
import { auditAll, type AuditEntry } from './write';

/** Different events counted between two writings. What comes beyond is counted together. */
const MOST = 1_000;

/** Something that a stranger can bring about as often as he likes. */
export interface TalliedEvent {
  action: AuditAction;
  /** What it was done to; left out where `account` tells. */
  subject?: string;
  /** The e-mail address whose account was tried, as it was sent; the line has the account's id, or `unknown`. */
  account?: { of: 'staff' | 'applicant'; email: string };
  /** As `clientNetwork` gives it. */
  network?: string;
}

interface Counted extends TalliedEvent {
  count: number;
}

/**
 * Counts events, to be written as one line for each network, account and action a minute: a stranger must not fill the
 * audit log. What a killed process has counted in its last minute is lost.
 */
export class Tally {
  #counted = new Map<string, Counted>();

  add(event: TalliedEvent, times = 1): void {
    const { action, subject, account, network } = event;
    const key = JSON.stringify([action, subject, account?.of, account?.email, network]);
    if (this.#counted.has(key) || this.#counted.size < MOST) this.#count(key, event, times);
    else this.#count(action, { action, subject: 'elsewhere:all' }, times);
  }

  #count(key: string, event: TalliedEvent, times: number) {
    const count = (this.#counted.get(key)?.count ?? 0) + times;
    this.#counted.set(key, { ...event, count });
  }

  /** Writes what was counted, and begins anew. What could not be written is counted on. */
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
