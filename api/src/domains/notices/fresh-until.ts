import { and, gt, gte, min, not } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import { istDate } from '../../platform/ist';
import { startOfIstDay } from './ist-day';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * The next instant at which lists of notices change by themselves: a notice becomes due, or one ends its last valid
 * day. Undefined when no change is in sight.
 */
export async function freshUntil(db: Database, now: Date): Promise<Date | undefined> {
  const [due] = await db
    .select({ at: min(notices.publishAt) })
    .from(notices)
    .where(gt(notices.publishAt, now));
  const [last] = await db
    .select({ day: min(notices.validUntil) })
    .from(notices)
    .where(and(notices.autoArchive, not(notices.archive), gte(notices.validUntil, istDate(now))));
  const times = [due?.at, last?.day && new Date(startOfIstDay(last.day).getTime() + DAY)].filter((time) => !!time);
  return times.sort((a, b) => a.getTime() - b.getTime())[0];
}
