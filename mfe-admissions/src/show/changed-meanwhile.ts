import type { Allotment } from '@university/shared/contract';
import { STATUSES } from '../allotment/decisions';
import { notices } from '../texts';
import type { NoticeContent } from './notice';

/** What to say when a record that was read again is another than before, though nobody decided here. Null: it is not. */
export function changedMeanwhile(before: Allotment, after: Allotment): NoticeContent | null {
  const quiet = { tone: 'plain', isQuiet: true } as const;
  const { status } = after.record;
  const isLapsing = status === 'lapsed' && before.record.status === 'pending';
  if (status && status !== before.record.status && !isLapsing)
    return { ...quiet, title: notices.changed.title, text: notices.changed.text(STATUSES[status].label) };
  if (before.window.isOpen === after.window.isOpen) {
    return before.takeBack && !after.takeBack && !after.heldAt ? { ...quiet, ...notices.stands } : null;
  }
  return { ...quiet, ...(after.window.isOpen ? notices.opened : notices.closed) };
}
