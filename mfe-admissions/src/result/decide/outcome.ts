import { type Allotment, SEAT, STATUS_WORDS } from '@university/shared/contract';
import { type Act, doneOf } from './decisions';
import { outcomes } from './outcome-texts';
import type { Outcome } from './send-decision';

export interface MessageContent {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  /** What is still to be found out about. */
  unsettled?: Act;
  /** Read out and left where it is: nobody asked for it, so the focus stays where people are. */
  isQuiet?: boolean;
}

type Settled = Exclude<Outcome, { kind: 'signed-out' | 'other-record' | 'refused' }>;

/** What to say about a decision that was sent, or taken back. */
export function messageOf(act: Act, outcome: Settled): MessageContent {
  const title = outcomes.done(doneOf(act));
  switch (outcome.kind) {
    // When it was recorded is with the status.
    case 'recorded':
      return { tone: 'good', title, text: outcome.allotment.needsCode ? SEAT.mailed : undefined };
    case 'arrived-after-all':
      return { tone: 'good', title, text: outcomes[outcome.kind].text };
    case 'unknown':
      return { tone: 'bad', title: outcomes.unknown.title, text: outcomes.unknown.text, unsettled: act };
    default:
      return { tone: 'bad', ...outcomes[outcome.kind] };
  }
}

/** What to say when a record that was read again is another than before, though nobody decided here. Null: it is not. */
export function changedMeanwhile(before: Allotment, after: Allotment): MessageContent | null {
  const quiet = { tone: 'plain', isQuiet: true } as const;
  const { status } = after.record;
  const isLapsing = status === 'lapsed' && before.record.status === 'pending';
  if (status && status !== before.record.status && !isLapsing)
    return { ...quiet, title: outcomes.changed.title, text: outcomes.changed.text(STATUS_WORDS[status].label) };
  if (before.window.isOpen === after.window.isOpen) {
    return before.takeBack && !after.takeBack && !after.heldAt ? { ...quiet, ...outcomes.isFinal } : null;
  }
  return { ...quiet, ...(after.window.isOpen ? outcomes.opened : outcomes.closed) };
}
