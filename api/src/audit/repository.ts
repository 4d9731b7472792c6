import type { Database } from '../database/database';
import { auditLog } from '../database/schema';

interface Entry {
  at: Date;
  /** `staff:<id>` or `applicant:<id>`. */
  actor: string;
  action: string;
  subject: string;
  detail?: Record<string, unknown>;
}

/** Adds a line to the audit log; lines are never changed. */
export async function audit(db: Database, { detail = {}, ...entry }: Entry): Promise<void> {
  await db.insert(auditLog).values({ ...entry, detail });
}
