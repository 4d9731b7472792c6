import type { Translated } from '../../language/translated';
import type { Instant } from '../../time/india';
import type * as birthDateTexts from './birth-date-texts';
import type * as signInWords from './sign-in-words';
import type * as seatTexts from './texts';

/** Dates and times of India in one language. */
export interface SpokenDates {
  formatDate: (instant: Instant) => string;
  formatDays: (days: { from: string; to: string }) => string;
  formatInstant: (instant: Instant) => string;
  formatTime: (time: string) => string;
}

/** What pages of seats are made of in one language. */
export interface SeatLanguage {
  texts: Translated<typeof seatTexts>;
  dates: SpokenDates;
  roundName: (trackName: string, round: number) => string;
  /** For `Intl`. */
  locale: string;
}

/** What is said of e-mail address and date of birth in one language. */
export interface SignInLanguage {
  problems: Translated<typeof signInWords.SIGN_IN_PROBLEMS>;
  birthDate: Translated<typeof birthDateTexts.texts>;
}
