import { calendarFiles } from './files.built';

/** The holidays as a calendar file. */
export default async function holidayDocument(): Promise<string | null> {
  return calendarFiles?.holiday ?? null;
}
