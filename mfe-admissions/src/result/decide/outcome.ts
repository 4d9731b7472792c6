import { type Allotment, SEAT, STATUS_WORDS } from '@university/shared/contract';
import { type Act, doneOf } from './decisions';
import { outcomes } from './outcome-texts';
import type { Outcome } from './send-decision';

export interface MessageContent {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  unsettled?: Act;
  /** Announced without taking the focus. */
  isQuiet?: boolean;
}

type Settled = Exclude<Outcome, { kind: 'signed-out' | 'other-record' | 'refused' }>;

export function messageOf(act: Act, outcome: Settled): MessageContent {
  const title = outcomes.done(doneOf(act));
  switch (outcome.kind) {
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
