import { istDay } from '@university/shared/time';
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { cycles } from '../../platform/database/schema';

interface Options {
  /** Also cycles that are planned and not published. */
  planned?: boolean;
}

/**
 * The id of the cycle that the site speaks of at an instant, as a piece of SQL: of those that are published the one that
 * began last; before any has begun, the one that begins first. Null where there is none.
 */
export function cycleAt(at: Date, { planned = false }: Options = {}): SQL<string | null> {
  const day = istDay(at);
  const shown = planned ? sql`${cycles.status} <> 'archived'` : sql`${cycles.status} = 'published'`;
  return sql`(select ${cycles.id} from ${cycles} where ${shown}
    order by ${cycles.beginsOn} <= ${day}::date desc, abs(${cycles.beginsOn} - ${day}::date) limit 1)`;
}

/** The same as a value. */
export async function readCycle(db: Database, at: Date, options?: Options): Promise<string | null> {
  const [row] = await db.select({ cycle: cycleAt(at, options).as('cycle') }).from(sql`(values (1)) as one_row`);
  return row?.cycle ?? null;
}

/** Every cycle, past and planned ones too, the newest first. */
export async function listCycles(db: Database): Promise<string[]> {
  const rows = await db.select({ id: cycles.id }).from(cycles).orderBy(desc(cycles.beginsOn));
  return rows.map(({ id }) => id);
}
