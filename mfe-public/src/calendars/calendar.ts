import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { DocumentData } from '@university/shared/contract';
import type { GroupedRow } from '@university/shared/prose';
import type { QueryClient } from '@university/shared/query';

type Data = DocumentData<'calendar'>;
export type Term = Data['terms'][number] & GroupedRow;
export type Holiday = Data['holidays'][number];
export type Calendar = Omit<Data, 'terms'> & { terms: Term[] };

export const HOLIDAY_FILE = '/holiday-calendar.ics';
export const ACADEMIC_FILE = '/academic-calendar.ics';

const HOLIDAYS = 'holidays';
export const RESTRICTED = 'restricted-holidays';
/** A part of the year is one of its groups: `terms-odd-semester`. */
export const TERMS = 'terms';

export const lastDayOf = (date: Holiday | Term): string => ('day' in date ? date.day : (date.to ?? date.from));

export type CalendarPart = 'holidays' | 'terms';

export function partOf(block: string): CalendarPart | undefined {
  if (block === HOLIDAYS || block === RESTRICTED) return 'holidays';
  return block.startsWith(`${TERMS}-`) ? 'terms' : undefined;
}

/** Null until somebody has written the calendar. An older API sends no `on`; then nothing counts as past. */
export async function readCalendar(client: QueryClient, signal?: AbortSignal) {
  const { calendar, updated_at, on = '' } = (await read(client, calls.getCalendar, { ...(signal && { signal }) })).data;
  return calendar && { calendar, changed: new Date(updated_at ?? 0), on };
}
