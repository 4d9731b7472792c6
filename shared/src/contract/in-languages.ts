import { LANGUAGES, type Language } from '../language/languages';
import * as englishDates from '../time/date-texts';
import * as hindiDates from '../time/date-texts.hi';
import { formatDate, formatDays, formatInstant, formatTime } from '../time/dates';
import { texts as englishBirthDate } from './seat/birth-date-texts';
import { texts as hindiBirthDate } from './seat/birth-date-texts.hi';
import * as englishGrievance from './grievance-words';
import * as hindiGrievance from './grievance-words.hi';
import { checkSignInIn } from './seat/check-sign-in';
import { reasonTexts as englishReasons } from './seat/reason-texts';
import { reasonTexts as hindiReasons } from './seat/reason-texts.hi';
import { reasonsIn } from './seat/reasons';
import { type SpokenDates, seatPagesIn, wordsIn } from './seat/page';
import { roundName as englishRoundName } from './seat/round-name';
import { roundName as hindiRoundName } from './seat/round-name.hi';
import * as englishSignIn from './seat/sign-in-words';
import * as hindiSignIn from './seat/sign-in-words.hi';
import * as englishSeat from './seat/texts';
import * as hindiSeat from './seat/texts.hi';

/* All languages for the API; pages import only the modules of their own. */

type DateTexts = NonNullable<Parameters<typeof formatDate>[1]>;

const datesIn = (texts: DateTexts): SpokenDates => ({
  formatDate: (instant) => formatDate(instant, texts),
  formatDays: (days) => formatDays(days, texts),
  formatInstant: (instant) => formatInstant(instant, texts),
  formatTime: (time) => formatTime(time, texts),
});

interface Parts {
  dates: DateTexts;
  seat: Parameters<typeof seatPagesIn>[0]['texts'];
  reasons: typeof hindiReasons;
  roundName: (trackName: string, round: number) => string;
  signIn: Pick<Translatable, 'SIGN_IN_FORM' | 'SIGN_IN_PROOF_WORDS' | 'SIGN_IN_PROBLEMS'>;
  birthDate: Parameters<typeof checkSignInIn>[0]['birthDate'];
  grievance: typeof hindiGrievance;
}

type Translatable = typeof hindiSignIn;

/** For `Intl`, with Latin digits. */
const localeOf = (language: Language): string => `${LANGUAGES[language].lang}-u-nu-latn`;

function spoken(
  language: Language,
  { dates: dateTexts, seat: texts, reasons, roundName, signIn, birthDate, grievance }: Parts,
) {
  const dates = datesIn(dateTexts);
  return {
    dates,
    roundName,
    signIn,
    grievance,
    seat: {
      ...wordsIn(texts),
      texts,
      reasonsOf: reasonsIn(reasons, localeOf(language)),
      pageOf: seatPagesIn({ texts, dates, roundName, locale: localeOf(language) }),
      checkCredentials: checkSignInIn({ problems: signIn.SIGN_IN_PROBLEMS, birthDate }),
    },
  };
}

/** Words shared by pages of the API and pages with scripts. */
export type Spoken = ReturnType<typeof spoken>;

export const IN_LANGUAGES: Readonly<Record<Language, Spoken>> = {
  en: spoken('en', {
    dates: englishDates,
    seat: englishSeat,
    reasons: englishReasons,
    roundName: englishRoundName,
    signIn: englishSignIn,
    birthDate: englishBirthDate,
    grievance: englishGrievance,
  }),
  hi: spoken('hi', {
    dates: hindiDates,
    seat: hindiSeat,
    reasons: hindiReasons,
    roundName: hindiRoundName,
    signIn: hindiSignIn,
    birthDate: hindiBirthDate,
    grievance: hindiGrievance,
  }),
};
