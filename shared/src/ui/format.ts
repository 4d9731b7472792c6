/** Ahead of UTC, without summer time. Minutes. A time zone of `Intl` costs a slow phone 30 ms before it tells anything. */
const IST = 5 * 60 + 30;

/** Our own names: engines disagree on `Sep` and `Sept`, and then server and browser would. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date whose UTC parts are those of the instant in IST. Throws where the instant cannot be read. */
function inIst(instant: string): Date {
  const date = new Date(Date.parse(instant) + IST * 60_000);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  return date;
}

/** `14 Aug 2025`, in IST. */
export function formatDate(instant: string): string {
  const date = inIst(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `14 Aug 2025, 5:30 pm IST`. */
export function formatInstant(instant: string): string {
  const date = inIst(instant);
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${formatDate(instant)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'} IST`;
}

/** `₹1,25,000`. */
export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}

/** `12 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
