import { formatInstant } from '@university/shared/ui';
import { type Act, DECISIONS } from '../allotment/decisions';
import { notices, takeBack } from '../texts';
import type { Outcome } from './send-decision';

export interface NoticeContent {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text: string;
  /** What is still to be found out about. */
  unsettled?: Act;
  /** Read out and left where it is: nobody asked for it, so the focus stays where people are. */
  isQuiet?: boolean;
}

type Settled = Exclude<Outcome, { kind: 'signed-out' | 'other-record' | 'refused' }>;

/** What to say about a decision that was sent, or taken back. */
export function toNotice(act: Act, outcome: Settled): NoticeContent {
  if (act === 'takeBack' && outcome.kind === 'recorded') return { tone: 'good', ...notices.takenBack };
  const { done } = act === 'takeBack' ? takeBack.act : DECISIONS[act];
  switch (outcome.kind) {
    case 'recorded': {
      const at = outcome.allotment.record.decided_at;
      const text = at ? notices.recorded.text(formatInstant(at)) : notices.recordedNoTime;
      return { tone: 'good', title: notices.recorded.title(done), text };
    }
    case 'arrived-after-all':
      return { tone: 'good', title: notices[outcome.kind].title(done), text: notices[outcome.kind].text };
    case 'unknown':
      return { tone: 'bad', title: notices.unknown.title, text: notices.unknown.text, unsettled: act };
    default:
      return { tone: 'bad', ...notices[outcome.kind] };
  }
}
