import { eq } from 'drizzle-orm';
import type { Database } from './database/database';
import { meta } from './database/schema';

const KEY = 'calendar_offset';

/** Milliseconds from real time to the calendar; other than 0 only in a demonstration. */
export async function readCalendarOffset(db: Database): Promise<number> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return Number(row?.value ?? 0);
}

export async function writeCalendarOffset(tx: Database, milliseconds: number): Promise<void> {
  await tx.insert(meta).values({ key: KEY, value: String(milliseconds) });
}

export const OFFSET_FOUND =
  'This database is of a demonstration: its calendar is not that of today, and every date of the site would be wrong. ' +
  'Use a new database.';
