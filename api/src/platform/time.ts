/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1_000;

const IST = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India at an instant, as YYYY-MM-DD. */
export function istDate(instant: Date): string {
  return IST.format(instant);
}

/** Midnight in India, at which a day given as YYYY-MM-DD begins. India has no summer time. */
export function startOfIstDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
