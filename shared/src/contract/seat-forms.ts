import { z } from 'zod';
import { mailLanguage, track } from './allotment';
import { oneLine } from './text';

/** What a field of the form holds; it is checked by the rules of the call behind it. */
const typed = (most: number) => oneLine().max(most).default('');

/** The sign-in form as a browser without scripts sends it. */
export const seatSignInForm = z.object({
  track,
  round: z.coerce.number().int().min(1).max(9),
  email: typed(254),
  day: typed(20),
  month: typed(20),
  year: typed(20),
  /** The further proof, once it was asked for. */
  code: typed(40),
  form_number: typed(40),
  /** Version of the privacy notice that stood beside the form. */
  noticeVersion: typed(20),
  /** Of the page with the form. */
  language: mailLanguage.optional(),
});
export type SeatSignInForm = z.output<typeof seatSignInForm>;

/**
 * What somebody without scripts does with a seat: `ask` answers what follows and asks once more, `code` mails the code of
 * the second proof, `decide` does it.
 */
export const seatDecisionForm = z.object({
  /** Of the record on the page. */
  id: typed(64),
  /** As `allotmentDecision` has it. */
  status: typed(20),
  step: z.enum(['ask', 'code', 'decide']).default('ask'),
  form_number: typed(40),
  code: typed(40),
});
export type SeatDecisionForm = z.output<typeof seatDecisionForm>;

/** What the page of a seat says first, after something was done. */
export const seatDone = z.enum(['decided', 'taken-back']);
