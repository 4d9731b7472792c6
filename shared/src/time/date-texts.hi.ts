import type { Translated } from '../language/translated';
import type * as english from './date-texts';

export const MONTHS: Translated<typeof english.MONTHS> = [
  ...(['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'] as const),
  ...(['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'] as const),
];

/** As CLDR divides the day for Hindi. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

// “रात 12:00 बजे” would be read as the night after that date, a day too late.
export const clock: Translated<typeof english.clock> = (time, hour) =>
  hour === 0 ? `00${time.slice(-3)} बजे` : `${partOfDay(hour)} ${time} बजे`;

export const zoned: Translated<typeof english.zoned> = (time) => `${time} IST`;

export const span: Translated<typeof english.span> = (from, to) => `${from} से ${to} तक`;
