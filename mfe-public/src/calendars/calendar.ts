import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentData } from '@university/shared/contract';
import type { GroupedRow } from '@university/shared/prose';
import type { QueryClient } from '@university/shared/query';

/** Holidays and the academic year, as the settings have them. Days are in IST, YYYY-MM-DD. */
type Data = DocumentData<'calendar'>;
export type Term = Data['terms'][number] & GroupedRow;
export type Holiday = Data['holidays'][number];
export type Calendar = Omit<Data, 'terms'> & { terms: Term[] };

export const HOLIDAY_FILE = '/holiday-calendar.ics';
export const ACADEMIC_FILE = '/academic-calendar.ics';

/** Names of blocks that a text shows the calendar by. */
export const HOLIDAYS = 'holidays';
export const RESTRICTED = 'restricted-holidays';
/** A part of the year is one of its groups: `terms-odd-semester`. */
export const TERMS = 'terms';

/** The day after which a date is past. */
export const lastDayOf = (date: Holiday | Term): string => ('day' in date ? date.day : (date.to ?? date.from));

export type CalendarPart = 'holidays' | 'terms';

/** What a block of a text shows of the calendar; undefined for a block that is about something else. */
export function partOf(block: string): CalendarPart | undefined {
  if (block === HOLIDAYS || block === RESTRICTED) return 'holidays';
  return block.startsWith(`${TERMS}-`) ? 'terms' : undefined;
}

/**
 * The calendar, when it was last changed, and the day by the server's clock; null as long as nobody has written it. An API
 * that is older does not tell the day: then nothing is past.
 */
export async function readCalendar(client: QueryClient, signal?: AbortSignal) {
  const { calendar, updated_at, on = '' } = (await read(client, calls.getCalendar, { ...(signal && { signal }) })).data;
  return calendar && { calendar, changed: new Date(updated_at ?? 0), on };
}
