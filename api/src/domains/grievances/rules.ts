import { addDays } from '@university/shared/time';

/** Days on which the University is closed every year, MM-DD: the three national holidays. */
const HOLIDAYS = ['01-26', '08-15', '10-02'];

function isWorkingDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return !isWeekend && !HOLIDAYS.includes(day.slice(5));
}

/** The day that is `count` working days after `from`; both YYYY-MM-DD. The first day does not count. */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}
