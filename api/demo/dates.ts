import { addDays, formatDate, formatDays, istDay } from '@university/shared/time';
import { cycleDocuments } from './admission/cycles';
import { roundDocuments } from './admission/rounds';
import { trackDocuments } from './admission/tracks';
import { beganIn, yearName } from './settings/calendar/year';

/** The rounds of the admission before the present one, as a table in Markdown. */
function lastRounds(firstStart: Date): string {
  const [{ code: before }] = cycleDocuments(firstStart);
  const days = (from: string | null, to: string | null) => (from && to ? formatDays({ from, to }) : '');
  const rows = roundDocuments(firstStart)
    .filter(({ cycle }) => cycle === before)
    .map(({ track, round, opensAt, closesAt, payFrom, payUntil, verifyFrom, verifyUntil }) => [
      `${trackDocuments.find(({ code }) => code === track)?.name} ${round}`,
      opensAt ? formatDate(opensAt) : '',
      days(opensAt && istDay(opensAt), closesAt && istDay(Date.parse(closesAt) - 1)),
      days(payFrom, payUntil),
      days(verifyFrom, verifyUntil),
    ]);
  return [['Round', 'Result', 'Decide', 'Pay the fee', 'Verify documents'], Array(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

type Value = (firstStart: Date, argument: string) => string;

/** The calendar year in which the academic year began. */
const began = (firstStart: Date) => beganIn(istDay(firstStart));

/** What of the demonstration's texts counts from its first start. */
const VALUES: Readonly<Record<string, Value>> = {
  /** `{{day -30}}`: a day, so many days after the first start or before it. */
  day: (firstStart, days) => formatDate(addDays(istDay(firstStart), Number(days))),
  /** The academic year, and the calendar years of its two semesters. */
  studyYear: (firstStart) => yearName(began(firstStart)),
  oddYear: (firstStart) => String(began(firstStart)),
  evenYear: (firstStart) => String(began(firstStart) + 1),
  /** The year that the present admission is for, and the one before it. */
  admissionYear: (firstStart) => cycleDocuments(firstStart)[1].code,
  lastAdmissionYear: (firstStart) => cycleDocuments(firstStart)[0].code,
  lastRounds,
};

const PLACEHOLDER = /\{\{(\w+)(?: ([+-]?\d+))?\}\}/g;

/**
 * A text of the demonstration with its dates. What the site fills in itself stays as it is.
 * @param inWords what becomes of a date as it is written in English
 */
export const withDates = (text: string, firstStart: Date, inWords = (date: string) => date): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string, argument = '') =>
    Object.hasOwn(VALUES, name) ? inWords(VALUES[name]?.(firstStart, argument) ?? '') : placeholder,
  );
