import type { Language } from '@university/shared/language';

const timeZone = 'Asia/Kolkata';

const minute = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });

const HINDI = 'hi-IN-u-nu-latn';
const hindiDay = new Intl.DateTimeFormat(HINDI, { dateStyle: 'long', timeZone });
const hindiTime = new Intl.DateTimeFormat(HINDI, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'long',
  timeZone,
});

export interface DatesInWords {
  day: (instant: Date) => string;
  minute: (instant: Date) => string;
}

export const datesInWords: Readonly<Record<Language, DatesInWords>> = {
  en: { day: (instant) => day.format(instant), minute: (instant) => `${minute.format(instant)} IST` },
  hi: {
    day: (instant) => hindiDay.format(instant),
    // With the part of the day in words instead of am and pm.
    minute: (instant) => `${hindiDay.format(instant)}, ${hindiTime.format(instant)} बजे`,
  },
};
