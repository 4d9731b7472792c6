import type { NoticeSection } from '@university/shared/contract';
import { and, eq, gte, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { notices } from '../../platform/database/schema';
import { contains } from './search';
import type { ShownRow } from './state';
import { addDays, endOfIstDay, istDay, startOfIstDay } from '@university/shared/time';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What people may narrow a list of notices by. */
export interface Filters {
  section?: NoticeSection;
  /** Plain text, looked for in title, summary, text and order number, in any case: see `contains`. */
  search?: string;
  /** The earliest and the latest time of making, as an instant or as a day in India that counts whole. */
  created_at_gteq?: string;
  created_at_lteq?: string;
  /** The latest last valid day of a notice with automatic archiving, YYYY-MM-DD. */
  expires_lteq?: string;
}

function madeUntil(time: string): SQL {
  if (!isDay(time)) return lte(notices.createdAt, new Date(time));
  return lt(notices.createdAt, endOfIstDay(time));
}

function madeFrom(time: string): SQL {
  return gte(notices.createdAt, isDay(time) ? startOfIstDay(time) : new Date(time));
}

/** The first day of so many in India up to an instant, and the day of the instant. */
const lastDays = (days: number, now: Date) => ({ since: addDays(istDay(now), 1 - days), today: istDay(now) });

/** Published in the last so many days, and without a last date that has passed. */
export function newAt(days: number, now: Date): SQL | undefined {
  const { since, today } = lastDays(days, now);
  return and(gte(notices.publishAt, startOfIstDay(since)), or(isNull(notices.endDate), gte(notices.endDate, today)));
}

/** The same of rows at hand, newest first. Undefined where there may be more of them than are at hand. */
export function newAmong(rows: readonly ShownRow[], isAll: boolean, days: number, now: Date): ShownRow[] | undefined {
  const { since, today } = lastDays(days, now);
  const fresh = rows.filter(({ publishAt }) => publishAt >= startOfIstDay(since));
  if (!isAll && fresh.length === rows.length) return undefined;
  return fresh.filter(({ endDate }) => endDate === null || endDate >= today);
}

/** The filters as conditions, undefined for each that is not given. */
export function toConditions({
  section,
  search,
  created_at_gteq: from,
  created_at_lteq: until,
  expires_lteq,
}: Filters) {
  return [
    section && eq(notices.section, section),
    search ? contains(search) : undefined,
    from ? madeFrom(from) : undefined,
    until ? madeUntil(until) : undefined,
    expires_lteq ? and(notices.autoArchive, lte(notices.validUntil, expires_lteq)) : undefined,
  ];
}
