import type { DayRange } from '@university/shared/contract';
import { startOfIstDay } from '@university/shared/time';
import { type DatesInWords, datesInWords } from '../../platform/dates-in-words';
import { texts as english, type LetterTexts } from './texts';
import { texts as hindi } from './texts.hi';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Rupees. */
export const rupees = (amount: number): string => money.format(amount);

/** How a language of the letter says things. */
export interface Language extends DatesInWords {
  texts: LetterTexts;
}

export const en: Language = { texts: english, ...datesInWords.en };
export const hi: Language = { texts: hindi, ...datesInWords.hi };

/** A text in English with the Hindi one beside it. */
export const both = (say: (language: Language) => string): string => `${say(en)} / ${say(hi)}`;

/** The same in two lines. */
export const each = <Said>(say: (language: Language) => Said): [Said, Said] => [say(en), say(hi)];

/** From the first day to the last; one day by itself. */
export function daysInWords({ texts, day }: Language, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((each) => day(startOfIstDay(each))) as [string, string];
  return from === to ? first : texts.days(first, last);
}
