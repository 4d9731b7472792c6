import { DAY } from '@university/shared/time';
import { dayParts } from '../../../platform/csv/cells';

/** Days from 30 December 1899, as spreadsheets count; five digits are the years 1927 to 2173. */
const SERIAL = /^\d{5}$/;
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Years of age that an applicant can have. */
const AGE = { least: 10, most: 100 };

/** Why a text is no date of birth of an applicant: of this one, and what it has in common with others. */
export interface BirthDateProblem {
  reason: string;
  kind: string;
}

const problem = (reason: string, kind = reason): BirthDateProblem => ({ reason, kind });

/** As applicants type it. */
function written(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

function toDate(text: string): Date | BirthDateProblem {
  if (SERIAL.test(text)) return new Date(SPREADSHEET_EPOCH + Number(text) * DAY);
  const { day, month, year } = dayParts(text) ?? {};
  if (!year) return problem('Write the date of birth as DD-MM-YYYY.');
  // `Date.UTC` takes the year 98 for 1998.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)) return date;
  if (Number(month) > 12 && Number(day) <= 12) {
    return problem(`Write the day before the month: ${month}-${day}-${year}.`, 'Write the day before the month.');
  }
  return problem(`${day}-${month}-${year} does not exist in the calendar.`, 'This day does not exist in the calendar.');
}

/**
 * A date of birth as applicants type it, DD-MM-YYYY, from how spreadsheets write a day, or from their number of days; what is wrong with anything else, a day that there is not, and an age that no applicant has.
 */
export function readBirthDate(text: string, today: Date): string | BirthDateProblem {
  const date = toDate(text);
  if ('reason' in date) return date;
  if (date > today) return problem(`${written(date)} is still to come.`, 'This day is still to come.');
  const age = (today.getTime() - date.getTime()) / (365.25 * DAY);
  if (age >= AGE.least && age <= AGE.most) return written(date);
  const years = Math.floor(age) === 1 ? '1 year' : `${Math.floor(age)} years`;
  return problem(
    `With ${written(date)} the applicant would be ${years} old.`,
    `The applicant would be younger than ${AGE.least} or older than ${AGE.most} years.`,
  );
}
