const IST = 'Asia/Kolkata';

/** Our own names: engines disagree on `Sep` and `Sept`, and then server and browser would. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: IST,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: false,
});

function inIst(instant: string): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/** `14 Aug 2025`, in IST. */
export function formatDate(instant: string): string {
  const { day, month, year } = inIst(instant);
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `14 Aug 2025, 5:30 pm IST`. */
export function formatInstant(instant: string): string {
  const { hour = '0', minute } = inIst(instant);
  const clock = Number(hour) % 24;
  return `${formatDate(instant)}, ${clock % 12 || 12}:${minute} ${clock < 12 ? 'am' : 'pm'} IST`;
}

/** `₹1,25,000`. */
export function formatMoney(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}

/** `12 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
