import { type Allotment, DECISION_WORDS, type SeatChoice, TAKE_BACK_WORDS } from '@university/shared/contract';

/** What an applicant does with a seat: decides on it, or takes the decision back. */
export type Act = SeatChoice['act'];

/** The words for what was done. */
export const doneOf = (act: Act): string => (act === 'takeBack' ? TAKE_BACK_WORDS : DECISION_WORDS[act]).done;

/** The status that says it to the server; null when the act is not open any more. */
export function statusOf(act: Act, { takeBack: open }: Pick<Allotment, 'takeBack'>): SeatChoice['status'] | null {
  return act === 'takeBack' ? (open?.to ?? null) : act;
}
