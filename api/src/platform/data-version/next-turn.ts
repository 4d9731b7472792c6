import { gt, min } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { notices, rounds } from '../database/schema';
import { DAY, istDay, startOfIstDay } from '@university/shared/time';

/**
 * The next instant at which a public answer or page may change although nobody changes anything: a notice becomes due, a
 * window opens or closes, or a day ends in India, by which notices are archived and pages tell open dates from past ones.
 */
export async function nextTurn(db: Database, now: Date): Promise<Date> {
  const scheduled = await unionAll(
    db
      .select({ at: min(notices.publishAt) })
      .from(notices)
      .where(gt(notices.publishAt, now)),
    db
      .select({ at: min(rounds.opensAt) })
      .from(rounds)
      .where(gt(rounds.opensAt, now)),
    db
      .select({ at: min(rounds.closesAt) })
      .from(rounds)
      .where(gt(rounds.closesAt, now)),
  );
  const endOfDay = startOfIstDay(istDay(now)).getTime() + DAY;
  return new Date(Math.min(endOfDay, ...scheduled.flatMap(({ at }) => at?.getTime() ?? [])));
}
