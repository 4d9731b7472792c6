import type { Translated } from '../language/translated';
import type * as english from './texts';

/** As CLDR divides the day for Hindi. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

export const timeTexts: Translated<typeof english.timeTexts> = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  // “19 अगस्त, रात 12:00 बजे” would be the night after the 19th to most readers, and a window that ends then a day too late.
  clock: (time, hour) => (hour === 0 ? `00${time.slice(-3)} बजे` : `${partOfDay(hour)} ${time} बजे`),
  zoned: (time) => `${time} IST`,
  span: (from, to) => `${from} से ${to} तक`,
  days: (amount) => `${amount} दिन`,
  hours: (amount) => `${amount} ${amount === 1 ? 'घंटा' : 'घंटे'}`,
  minutes: (amount) => `${amount} मिनट`,
  seconds: (amount) => `${amount} सेकंड`,
  about: (time) => `लगभग ${time}`,
};
