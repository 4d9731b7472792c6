import { nextWindowTurn } from '../../domains/allotment/schedule';
import type { Database } from '../database/database';
import { istDate } from '../ist';
import { freshUntil } from '../../domains/notices/fresh-until';
import { startOfIstDay } from '../../domains/notices/ist-day';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * The next instant at which a page may change although nobody changes anything: a notice becomes due or ends its last
 * valid day, a window opens or closes, or a day ends in India, by which pages tell open dates from past ones.
 */
export async function nextTurn(db: Database, now: Date): Promise<Date> {
  const endOfDay = new Date(startOfIstDay(istDate(now)).getTime() + DAY);
  const turns = [endOfDay, await freshUntil(db, now), await nextWindowTurn(db, now)];
  return new Date(Math.min(...turns.flatMap((turn) => turn?.getTime() ?? [])));
}
