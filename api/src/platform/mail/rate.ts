import { MINUTE, SECOND } from '@university/shared/time';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jobs } from '../database/schema';

/** Names the row that says when bulk mail may go next. All processes move it on, so the rate holds for them together. */
const NAME = 'bulk-mail';

/** Milliseconds. What was not used for so long can be made up for: the outbox is looked at every two seconds. */
const CATCH_UP = 3 * SECOND;

/**
 * Takes a place in the row of bulk mail. Places are apart by a little more than a minute's share, so that with what is
 * made up for no minute has more than `perMinute`.
 * @returns false: the next place is later than now
 */
export async function takeSlot(tx: Database, at: Date, perMinute: number): Promise<boolean> {
  const apart = Math.ceil((MINUTE + CATCH_UP) / perMinute);
  const oldest = new Date(at.getTime() - CATCH_UP);
  const taken = await tx
    .insert(jobs)
    .values({ name: NAME, nextRunAt: new Date(oldest.getTime() + apart) })
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        nextRunAt: sql`greatest(${jobs.nextRunAt}, ${oldest.toISOString()}::timestamptz)
          + make_interval(secs => ${apart / SECOND}::double precision)`,
      },
      setWhere: lte(jobs.nextRunAt, at),
    })
    .returning({ name: jobs.name });
  return taken.length > 0;
}
