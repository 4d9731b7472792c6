import * as own from './date-texts';
import { fromIstInput, indiaAsUtc, type Instant, istDay, istTime } from './india';

interface DateTexts {
  MONTHS: readonly string[];
  clock: (time: string, hour: number) => string;
  zoned: (time: string) => string;
  span: (from: string, to: string) => string;
}

/** `14 Aug 2025` */
export function formatDate(instant: Instant, { MONTHS }: DateTexts = own): string {
  const date = indiaAsUtc(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `10:00` → `10:00 am` */
function clock(time: string, texts: DateTexts): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return texts.clock(`${hour % 12 || 12}:${String(minute).padStart(2, '0')}`, hour);
}

const clockAt = (instant: Instant, texts: DateTexts) => clock(istTime(instant), texts);
const dateAndClock = (instant: Instant, texts: DateTexts) =>
  `${formatDate(instant, texts)}, ${clockAt(instant, texts)}`;

export const formatTime = (time: string, texts: DateTexts = own): string => texts.zoned(clock(time, texts));

/** `14 Aug 2025, 5:30 pm IST` */
export const formatInstant = (instant: Instant, texts: DateTexts = own): string =>
  texts.zoned(dateAndClock(instant, texts));

/** `14 Aug 2025`, or with an hour `14 Aug 2025, 5:30 pm IST` */
export const formatDayOrInstant = (day: string, hour?: string): string =>
  hour ? formatInstant(fromIstInput(`${day}T${hour}`)) : formatDate(day);

/** `14 Aug 2025, 5:30 pm to 7:00 pm IST` */
export function formatSpan(from: Instant, to: Instant | null): string {
  if (to === null) return formatInstant(from);
  const end = istDay(from) === istDay(to) ? clockAt(to, own) : dateAndClock(to, own);
  return own.span(dateAndClock(from, own), own.zoned(end));
}

/** `21 Jan 2026 to 23 Jan 2026` */
export const formatDays = ({ from, to }: { from: string; to: string }, texts: DateTexts = own): string =>
  from === to ? formatDate(from, texts) : texts.span(formatDate(from, texts), formatDate(to, texts));
