import type { DocumentArgs } from '@university/shared/remote';
import { HOLIDAY_FILE, readCalendar } from './calendar';
import { academicFile, holidayFile } from './file';

export default async function calendarDocument({ url, queryClient }: DocumentArgs): Promise<string | null> {
  const found = await readCalendar(queryClient);
  if (!found) return null;
  const { calendar, changed } = found;
  return url.pathname === HOLIDAY_FILE
    ? holidayFile(calendar.holidays, changed)
    : academicFile(calendar.terms, changed);
}
