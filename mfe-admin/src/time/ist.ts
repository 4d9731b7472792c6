const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * 60 * 60 * 1_000;

/** An instant as `datetime-local` inputs hold it, in IST: `2026-07-23T10:00`. */
export function toIstInput(instant: string | null): string {
  return instant ? new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16) : '';
}

/** What a `datetime-local` input holds, taken as IST, as the API wants it; what is none stays as it is, to be refused there. */
export function fromIstInput(value: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? `${value}:00${OFFSET}` : value;
}

/** The first instant of a day in India. */
export const startOfIstDay = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** The day of an instant in India, YYYY-MM-DD. */
export const istDay = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);

export const today = (): string => istDay(new Date());

/** The day so many days after another; both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** Days from one day to another; both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
