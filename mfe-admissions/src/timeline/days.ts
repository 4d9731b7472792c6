import { addDays, formatDate, formatTime, istDay, toIstInput } from '@university/shared/time';
import { andLast, dayBegins, dayEnds, range } from './days-texts';

/** `5:00 pm` in IST. */
function timeInWords(instant: string, midnight: string): string {
  const time = toIstInput(instant).slice('2026-07-23T'.length, '2026-07-23T10:00'.length);
  return time === '00:00' ? midnight : formatTime(time).replace(' IST', '');
}

/** For an end at midnight, the day before. */
export const lastDayOf = (end: string): string => istDay(Date.parse(end) - 1);

export const endTimeInWords = (end: string): string => timeInWords(end, dayEnds);

/** `18 Aug 2025, 5:00 pm` */
export const endInWords = (end: string): string => `${formatDate(lastDayOf(end))}, ${endTimeInWords(end)}`;
export const startInWords = (start: string): string => `${formatDate(start)}, ${timeInWords(start, dayBegins)}`;

/** `a`, `a and b`, `a, b and c` */
export const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : andLast(words.slice(0, -1).join(', '), words.at(-1) ?? '');

/** Longer runs of days are written as a range. */
const MOST_NAMED = 3;

function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1)?.at(-1);
    if (last && addDays(last, 1) === day && last.slice(0, 7) === day.slice(0, 7)) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `18, 19 and 20 Aug 2025`; with `ordinal`: `28th to 31st Aug and 1st Sep 2025` */
export function daysInWords(days: readonly string[], inWords: (day: number) => string = String): string {
  const number = (day: string) => inWords(Number(day.slice(8)));
  const entries = runsOf([...new Set(days)].sort()).flatMap((run) => {
    const [first = '', last = first] = [run[0], run.at(-1)];
    return run.length > MOST_NAMED
      ? [{ words: range(number(first), number(last)), of: first }]
      : run.map((day) => ({ words: number(day), of: day }));
  });
  return listInWords(
    entries.map(({ words, of }, index) => {
      const next = entries[index + 1]?.of;
      const [, month, year] = formatDate(of).split(' ');
      if (next?.slice(0, 7) === of.slice(0, 7)) return words;
      return next?.slice(0, 4) === of.slice(0, 4) ? `${words} ${month}` : `${words} ${month} ${year}`;
    }),
  );
}

/** Capped at a month, against typing errors. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 31; day = addDays(day, 1)) days.push(day);
  return days;
}
