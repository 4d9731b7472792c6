import { DAY } from '@university/shared/time';

/** Days on which the University is closed every year, MM-DD: the three national holidays. */
const HOLIDAYS = ['01-26', '08-15', '10-02'];

function isWorkingDay(day: Date): boolean {
  const isWeekend = [0, 6].includes(day.getUTCDay());
  return !isWeekend && !HOLIDAYS.includes(day.toISOString().slice(5, 10));
}

/** The day that is `count` working days after `from`; both YYYY-MM-DD. The first day does not count. */
export function addWorkingDays(from: string, count: number): string {
  let day = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY);
    if (isWorkingDay(day)) left--;
  }
  return day.toISOString().slice(0, 10);
}
