import type { AllotmentStatus, Decision } from '../allotment';
import type { SeatLanguage } from './language';
import { decisionTexts, statusTexts, takeBackTexts } from './texts';

/*
 * Words of a seat with what pages have to know of them. Nothing but types and words comes from beside: a page brings
 * these and nothing else of the contract.
 */

export type SeatTone = 'good' | 'bad' | 'plain';

interface ActWords {
  label: string;
  /** Asks for it once more. */
  question: string;
  /** What follows, in one sentence. */
  consequence: string;
  confirm: string;
  done: string;
}

interface DecisionWords extends ActWords {
  /** In the words of the applicant. */
  meaning: string;
}

interface StatusWords {
  label: string;
  /** What it means for the seat and for further rounds; in a final round there is none. */
  meaning: string | null;
  meaningInFinal: string | null;
  tone: SeatTone;
}

/** Words of a language with what pages have to know of them. */
export function wordsIn({
  decisionTexts,
  statusTexts,
  takeBackTexts,
}: Pick<SeatLanguage['texts'], 'decisionTexts' | 'statusTexts' | 'takeBackTexts'>) {
  const DECISION_WORDS: Readonly<Record<Decision, DecisionWords>> = {
    freeze: decisionTexts.freeze,
    float: decisionTexts.float,
    upgrade: decisionTexts.upgrade,
    reject: decisionTexts.reject,
  };
  const TAKE_BACK_WORDS: ActWords = takeBackTexts;
  const STATUS_WORDS: Readonly<Record<AllotmentStatus, StatusWords>> = {
    pending: { ...statusTexts.pending, tone: 'plain' },
    freeze: { ...statusTexts.freeze, tone: 'good' },
    float: { ...statusTexts.float, tone: 'good' },
    upgrade: { ...statusTexts.upgrade, tone: 'plain' },
    reject: { ...statusTexts.reject, tone: 'bad' },
    lapsed: { ...statusTexts.lapsed, tone: 'bad' },
  };
  return { DECISION_WORDS, TAKE_BACK_WORDS, STATUS_WORDS };
}

/** In the language of this build. */
export const { DECISION_WORDS, TAKE_BACK_WORDS, STATUS_WORDS } = wordsIn({
  decisionTexts,
  statusTexts,
  takeBackTexts,
});
