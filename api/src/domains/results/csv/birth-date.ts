import { DAY } from '@university/shared/time';
/** Days from 30 December 1899, as spreadsheets count; five digits are the years 1927 to 2173. */
const SERIAL = /^\d{5}$/;
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Years of age that an applicant can have. */
const AGE = { least: 10, most: 100 };

const FORMS = [
  /^(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4})$/,
  /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
];

function toDate(text: string): Date | undefined {
  if (SERIAL.test(text)) return new Date(SPREADSHEET_EPOCH + Number(text) * DAY);
  for (const form of FORMS) {
    const { day, month, year } = form.exec(text)?.groups ?? {};
    if (!day || !month || !year) continue;
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return date.getUTCMonth() === Number(month) - 1 ? date : undefined;
  }
  return undefined;
}

/**
 * A date of birth as applicants type it, DD-MM-YYYY, from that form, DD/MM/YYYY, YYYY-MM-DD or a spreadsheet's number
 * of days. Undefined for anything else, a day that there is not, and an age that no applicant has.
 */
export function readBirthDate(text: string, today: Date): string | undefined {
  const date = toDate(text);
  if (!date) return undefined;
  const age = (today.getTime() - date.getTime()) / (365.25 * DAY);
  if (age < AGE.least || age > AGE.most) return undefined;
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
