import type { AllotmentStatus, Decision } from '../allotment';
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
  /** No later decision undoes it, as `NEEDS_PROOF` has it. */
  isFinal: boolean;
}

interface DecisionWords extends ActWords {
  /** In the words of the applicant. */
  meaning: string;
}

export const DECISION_WORDS: Readonly<Record<Decision, DecisionWords>> = {
  freeze: { ...decisionTexts.freeze, isFinal: true },
  float: { ...decisionTexts.float, isFinal: false },
  upgrade: { ...decisionTexts.upgrade, isFinal: true },
  reject: { ...decisionTexts.reject, isFinal: true },
};

export const TAKE_BACK_WORDS: ActWords = { ...takeBackTexts, isFinal: false };

interface StatusWords {
  label: string;
  /** What it means for the seat and for further rounds; in a final round there is none. */
  meaning: string | null;
  meaningInFinal: string | null;
  tone: SeatTone;
}

export const STATUS_WORDS: Readonly<Record<AllotmentStatus, StatusWords>> = {
  pending: { ...statusTexts.pending, tone: 'plain' },
  freeze: { ...statusTexts.freeze, tone: 'good' },
  float: { ...statusTexts.float, tone: 'good' },
  upgrade: { ...statusTexts.upgrade, tone: 'plain' },
  reject: { ...statusTexts.reject, tone: 'bad' },
  lapsed: { ...statusTexts.lapsed, tone: 'bad' },
};
