import type { DocumentArgs } from '@university/shared/remote';
import { calendarPage } from '../allotment/calendar-address';
import { scheduleOf, scheduleQuery } from '../api/schedule';
import { calendarOf } from './calendar-of';

/** The dates of a round for people's calendars; null where there is no such round or no window yet. */
export default async function calendar({ params, queryClient, publicUrl }: DocumentArgs): Promise<string | null> {
  const page = calendarPage(params.file ?? '');
  if (!page) return null;
  const schedule = scheduleOf(await queryClient.fetchQuery({ ...scheduleQuery(), retry: false }), page);
  return schedule ? calendarOf(page, schedule, publicUrl) : null;
}
