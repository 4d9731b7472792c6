import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { outbox } from '../../platform/database/schema';

/** Mail to an address, without texts: some of them open something. */
export async function mailOf(db: Database, address: string) {
  const rows = await db.select().from(outbox).where(eq(outbox.to, address)).orderBy(desc(outbox.createdAt));
  return rows.map(({ createdAt, subject, sentAt }) => ({
    at: createdAt.toISOString(),
    subject,
    sent_at: sentAt?.toISOString() ?? null,
  }));
}
