import type { Saving } from './use-draft';

export const texts = {
  stages: { open: 'Draft', 'in-review': 'Waits for review', scheduled: 'Scheduled' },
  ofEntry: {
    open: 'Has a draft',
    'in-review': 'Changes wait for review',
    scheduled: 'Changes are scheduled',
  },
  later: 'Publish later',
  discard: 'Discard the draft',
  short: { later: 'Later', review: 'Review', save: 'Save' },
  discardText: (days: number) =>
    `All that is not published yet goes, also what others have written. It is in the bin for ${days} days.`,
  savedAt: (at: string, by: string) => `Draft saved${by && ` by ${by}`}, ${at}.`,
  saving: (saving: Saving, saved: string | null) => {
    if (saving === 'saving') return 'Saving the draft…';
    if (saving === 'failed') return 'The draft could not be saved. It is tried again with your next change.';
    return saved ?? '';
  },
  previewAction: 'Preview',
  previewTitle: 'Preview of a draft',
  waitingReview: (by: string, at: string) =>
    `${by} has changed it, ${at}. Look at the changes and publish them, or send them back.`,
  waitingMine: 'You have changed it. Somebody else has to publish it.',
  waitingScheduled: (by: string) => `Changed by ${by}. Readers see the changes then, without anybody’s doing.`,
  waitingOutdated: 'The entry was changed past this draft. Take it back to bring both together.',
} as const;
