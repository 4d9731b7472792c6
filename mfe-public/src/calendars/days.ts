const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Calendar days have no zone; UTC keeps them from moving. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2025-08-15` → `15 Aug 2025` */
export function formatDay(day: string): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function weekday(day: string): string {
  return WEEKDAYS[dateOf(day).getUTCDay()] ?? '';
}

/** Year, month and day as numbers, months from 1. */
export function numbersOf(day: string): [year: number, month: number, day: number] {
  const date = dateOf(day);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

export function dayAfter(day: string): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
