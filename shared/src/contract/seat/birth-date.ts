import { plainCode } from '../plain-text';
import { texts as own } from './birth-date-texts';
import type { SignInLanguage } from './page';

export const BIRTH_DATE_PARTS = ['day', 'month', 'year'] as const;
export type BirthDatePart = (typeof BIRTH_DATE_PARTS)[number];
export type TypedBirthDate = Record<BirthDatePart, string>;

interface BirthDateProblem {
  message: string;
  parts: readonly BirthDatePart[];
}

function inRange(value: number, from: number, to: number): number | undefined {
  return value >= from && value <= to ? value : undefined;
}

export function birthDatesIn(texts: SignInLanguage['birthDate']) {
  /** From `2`, `02`, `Feb`, `Feb.` or `February`; ignores nuktas. */
  function monthNumber(typed: string): number | undefined {
    if (/^\d{1,2}$/.test(typed)) return inRange(Number(typed), 1, 12);
    const word = typed
      .normalize()
      .toLowerCase()
      .replace(/\.$|\u093c/g, '');
    const { months } = texts;
    const index = months.findIndex((month) => month === word || (word.length > 2 && month.startsWith(word)));
    return index < 0 ? undefined : (index % 12) + 1;
  }

  const READERS: Record<BirthDatePart, (typed: string) => number | undefined> = {
    day: (typed) => (/^\d{1,2}$/.test(typed) ? inRange(Number(typed), 1, 31) : undefined),
    month: monthNumber,
    year: (typed) => (/^\d{4}$/.test(typed) ? inRange(Number(typed), 1900, 2099) : undefined),
  };

  const list = (parts: readonly BirthDatePart[], words: Record<BirthDatePart, string>): string =>
    parts.map((part) => words[part]).join(texts.and);

  /** `DD-MM-YYYY`, or the problem. */
  function parseBirthDate(typed: TypedBirthDate, today = new Date()): string | BirthDateProblem {
    const trimmed = BIRTH_DATE_PARTS.map((part) => ({ part, text: plainCode(typed[part]) }));
    const missing = trimmed.filter(({ text }) => text === '').map(({ part }) => part);
    if (missing.length === BIRTH_DATE_PARTS.length) return { message: texts.empty, parts: missing };
    if (missing.length > 0) return { message: texts.incomplete(list(missing, texts.a)), parts: missing };

    const read = trimmed.map(({ part, text }) => ({ part, value: READERS[part](text) }));
    const unread = read.filter(({ value }) => value === undefined).map(({ part }) => part);
    if (unread.length > 0) return { message: texts.unreadable(list(unread, texts.the)), parts: unread };

    const [day = 0, month = 0, year = 0] = read.map(({ value }) => value);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCDate() !== day) return { message: texts.impossible, parts: ['day', 'month'] };
    if (date > today) return { message: texts.future, parts: ['year'] };
    return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('-');
  }

  /** A date pasted into one field: `14-02-2007`, `14/2/2007`, `14 Feb 2007`, `2007-02-14`. */
  function splitPastedDate(pasted: string): TypedBirthDate | null {
    const parts = plainCode(pasted)
      .match(/^([\p{L}\p{M}\d]+)[-/. ,]+([\p{L}\p{M}\d]+)[-/. ,]+([\p{L}\p{M}\d]+)$/u)
      ?.slice(1);
    if (!parts) return null;
    const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? [...parts].reverse() : parts;
    return READERS.day(day) && READERS.month(month) && READERS.year(year) ? { day, month, year } : null;
  }

  return { parseBirthDate, splitPastedDate };
}

export const { parseBirthDate, splitPastedDate } = birthDatesIn(own);
