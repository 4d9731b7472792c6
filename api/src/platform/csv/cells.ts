import { plainCode } from '@university/shared/contract';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** How spreadsheets in India write a day: the year in four digits, the day before the month. */
const FORMS = [
  /^(?<day>\d\d?)([-/.])(?<month>\d\d?)\2(?<year>\d{4})$/,
  /^(?<day>\d\d?)[- ](?<month>[a-z]{3,9})[- ,]+(?<year>\d{4})$/i,
  /^(?<year>\d{4})([-/.])(?<month>\d\d?)\2(?<day>\d\d?)$/,
];

/** The parts of a day in digits, `2008`, `04`, `09`, whether there is such a day or not; undefined for what is none. */
export function dayParts(cell: string): { year: string; month: string; day: string } | undefined {
  for (const form of FORMS) {
    const { day, month = '', year } = form.exec(plainCode(cell))?.groups ?? {};
    if (!day || !year) continue;
    const named = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
    if (/^\d/.test(month) || named > 0) {
      return { year, month: (named ? String(named) : month).padStart(2, '0'), day: day.padStart(2, '0') };
    }
  }
  return undefined;
}

/** A day as YYYY-MM-DD; undefined for what is none. */
export function isoDay(cell: string): string | undefined {
  const { year, month, day } = dayParts(cell) ?? {};
  return year && `${year}-${month}-${day}`;
}

/** A number without the commas between thousands and lakhs. */
export function plainNumber(cell: string): string {
  const text = plainCode(cell);
  return /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}
