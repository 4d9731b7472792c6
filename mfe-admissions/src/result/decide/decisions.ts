import { type Allotment, DECISION_WORDS, type SeatChoice, TAKE_BACK_WORDS } from '@university/shared/contract';

export type Act = SeatChoice['act'];

export const doneOf = (act: Act): string => (act === 'takeBack' ? TAKE_BACK_WORDS : DECISION_WORDS[act]).done;

/** Null when the act is no longer possible. */
export function statusOf(act: Act, { takeBack: open }: Pick<Allotment, 'takeBack'>): SeatChoice['status'] | null {
  return act === 'takeBack' ? (open?.to ?? null) : act;
}
