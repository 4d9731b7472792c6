import { type Allotment, SEAT, STATUS_WORDS } from '@university/shared/contract';
import { type Act, doneOf } from './decisions';
import type { Outcome } from './send-decision';

/** What is said after a decision was sent, whatever became of it. */
export const outcomes = {
  'arrived-after-all': {
    text: 'The connection failed on the way back, but your decision had arrived. You need not send it again.',
  },
  'not-arrived': {
    title: 'Your decision is not recorded.',
    text: 'The connection failed. We have just read your record again: it is unchanged and shown below. You can decide again.',
  },
  conflict: {
    title: 'Your decision was not taken.',
    text: 'Your record or the window changed meanwhile, perhaps in another tab. Below is how it stands now.',
  },
  unknown: {
    title: 'We do not know yet whether your decision arrived.',
    text: 'The connection failed, and your record could not be read again. What stands below may be out of date. Check before you decide again.',
    action: 'Check again',
  },
  /** What another tab or the admissions office did meanwhile. */
  changed: {
    title: 'Your record has changed.',
    text: (status: string) =>
      `It was changed in another tab or by the admissions office. It now says: ${status}. If you did not expect this, write to the help desk.`,
  },
  /** What the clock did. */
  opened: { title: 'You can decide now.', text: 'The window for decisions has opened.' },
  stands: { title: 'Your decision stands.', text: 'The time to take it back is over.' },
  closed: { title: 'The window for decisions has closed.', text: 'Below is how your record stands now.' },
} as const;

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
  const title = `${doneOf(act)}.`;
  switch (outcome.kind) {
    // When it was recorded stands with the status.
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
    return before.takeBack && !after.takeBack && !after.heldAt ? { ...quiet, ...outcomes.stands } : null;
  }
  return { ...quiet, ...(after.window.isOpen ? outcomes.opened : outcomes.closed) };
}
