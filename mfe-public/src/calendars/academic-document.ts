import { calendarFiles } from './files.built';

/** The academic year as a calendar file. */
export default async function academicDocument(): Promise<string | null> {
  return calendarFiles?.academic ?? null;
}
