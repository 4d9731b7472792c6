import type { DayRange } from '@university/shared/contract';
import { startOfIstDay } from '@university/shared/time';
import { texts as english, type LetterTexts } from './texts';
import { texts as hindi } from './texts.hi';

const timeZone = 'Asia/Kolkata';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Rupees. */
export const rupees = (amount: number): string => money.format(amount);

const minute = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
const hindiDay = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone });
const hindiTime = new Intl.DateTimeFormat('hi-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'long',
  timeZone,
});

/** How a language of the letter says things. */
export interface Language {
  texts: LetterTexts;
  day: (instant: Date) => string;
  minute: (instant: Date) => string;
}

export const en: Language = {
  texts: english,
  day: (instant) => day.format(instant),
  minute: (instant) => `${minute.format(instant)} IST`,
};

export const hi: Language = {
  texts: hindi,
  day: (instant) => hindiDay.format(instant),
  // With the part of the day in words, as it is said: am and pm are no Hindi.
  minute: (instant) => `${hindiDay.format(instant)}, ${hindiTime.format(instant)} बजे`,
};

/** A text in English with the Hindi one beside it. */
export const both = (say: (language: Language) => string): string => `${say(en)} / ${say(hi)}`;

/** The same in two lines. */
export const each = <Said>(say: (language: Language) => Said): [Said, Said] => [say(en), say(hi)];

/** From the first day to the last; one day by itself. */
export function daysInWords({ texts, day }: Language, { from, to }: DayRange): string {
  const [first, last] = [from, to].map((each) => day(startOfIstDay(each))) as [string, string];
  return from === to ? first : texts.days(first, last);
}
