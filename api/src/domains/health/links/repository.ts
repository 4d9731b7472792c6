import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { outsideLinks } from '../../../platform/database/schema';

export type OutsideLink = typeof outsideLinks.$inferSelect;

export async function readLooks(db: Database): Promise<Map<string, OutsideLink>> {
  const rows = await db.select().from(outsideLinks);
  return new Map(rows.map((row) => [row.address, row]));
}

export async function writeLook(db: Database, link: OutsideLink): Promise<void> {
  const { address, ...state } = link;
  await db.insert(outsideLinks).values(link).onConflictDoUpdate({ target: outsideLinks.address, set: state });
}

/** Forgets addresses that nothing leads to any more. */
export async function forgetLooks(db: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const gone = sql`(select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`;
  await db.delete(outsideLinks).where(inArray(outsideLinks.address, gone));
}
