import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dataChanges } from '../database/schema';
import type { Job } from '../jobs';

/** Counts a change of public data for which no trigger does. Give it the transaction of what changes, where there is one. */
export async function countChange(tx: Database): Promise<void> {
  await tx.insert(dataChanges).values({});
}

/** Rows from which on they are put together. */
const MANY = 100;

/** Puts the rows of changes together, in one statement: nobody ever sees another sum. */
export const sumChanges: Job = {
  name: 'sum-data-changes',
  every: 10 * 60,
  run: async ({ db }) => {
    await db.execute(sql`
      with gone as (
        delete from ${dataChanges} where (select count(*) from ${dataChanges}) > ${MANY} returning changes)
      insert into ${dataChanges} (changes) select sum(changes) from gone having count(*) > 0`);
  },
};
