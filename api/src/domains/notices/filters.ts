import type { NoticeSection } from '@university/shared/contract';
import { and, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { notices } from '../../platform/database/schema';
import { endOfIstDay, startOfIstDay } from '@university/shared/time';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What people may narrow a list of notices by. */
export interface Filters {
  section?: NoticeSection;
  /** Plain text, looked for in the title in any case. */
  search?: string;
  /** The earliest and the latest time of making, as an instant or as a day in India that counts whole. */
  created_at_gteq?: string;
  created_at_lteq?: string;
  /** The latest last valid day of a notice with automatic archiving, YYYY-MM-DD. */
  expires_lteq?: string;
}

/** Text is compared, never run as a pattern: no search can keep the database busy for long. */
const titleContains = (text: string): SQL => sql`position(lower(${text}) in lower(${notices.title})) > 0`;

function madeUntil(time: string): SQL {
  if (!isDay(time)) return lte(notices.createdAt, new Date(time));
  return lt(notices.createdAt, endOfIstDay(time));
}

function madeFrom(time: string): SQL {
  return gte(notices.createdAt, isDay(time) ? startOfIstDay(time) : new Date(time));
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
    search ? titleContains(search) : undefined,
    from ? madeFrom(from) : undefined,
    until ? madeUntil(until) : undefined,
    expires_lteq ? and(notices.autoArchive, lte(notices.validUntil, expires_lteq)) : undefined,
  ];
}
