import { bulkInsert } from '../database/bulk-insert';
import type { Database } from '../database/database';
import { auditLog } from '../database/schema';

export interface AuditEntry {
  at: Date;
  /** `staff:<id>` or `applicant:<id>`. */
  actor: string;
  action: string;
  subject: string;
  detail?: Record<string, unknown>;
}

/** Adds a line to the audit log; lines are never changed. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await auditAll(db, [entry]);
}

/** Adds lines to the audit log with one statement. */
export async function auditAll(db: Database, entries: readonly AuditEntry[]): Promise<void> {
  await bulkInsert(
    db,
    auditLog,
    entries.map(({ detail = {}, ...entry }) => ({ ...entry, detail })),
  );
}
