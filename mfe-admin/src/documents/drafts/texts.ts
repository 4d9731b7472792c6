import type { Saving } from './use-draft';

export const texts = {
  stages: { open: 'Draft', 'in-review': 'Waits for review', scheduled: 'Scheduled' },
  ofEntry: {
    open: 'Has a draft',
    'in-review': 'Changes wait for review',
    scheduled: 'Changes are scheduled',
  },
  publish: 'Publish',
  review: 'Ask for a review',
  later: 'Publish later',
  save: 'Save draft',
  discard: 'Discard the draft',
  discarded: 'The draft is in the bin.',
  short: { later: 'Later', review: 'Review', save: 'Save' },
  discardTitle: 'Discard the draft?',
  discardText: (days: number) =>
    `All that is not published yet goes, also what others have written. It is in the bin for ${days} days.`,
  savedAt: (at: string, by: string) => `Draft saved${by && ` by ${by}`}, ${at}.`,
  unseen: 'Readers do not see it.',
  saving: (saving: Saving, saved: string | null) => {
    if (saving === 'saving') return 'Saving the draft…';
    if (saving === 'failed') return 'The draft could not be saved. It is tried again with your next change.';
    return saved ?? '';
  },
  remark: (remark: string) => `It came back: ${remark}`,

  preview: {
    action: 'Preview',
    title: 'Preview of a draft',
    lead: 'A page as it will be when the draft is published.',
    about: (until: string) => `Whoever has this link sees the draft on the real page, until ${until}.`,
    open: 'Open the page',
    asPhone: 'As on a phone',
    link: 'Link to pass on',
    close: 'Close',
    opening: 'Opening the page…',
    none: 'This link is not whole. Copy all of it.',
  },

  time: {
    title: 'Publish later',
    label: 'Day and time, in IST',
    action: 'Schedule',
    past: 'Give a day and a time that are still to come.',
  },

  waiting: {
    reviewTitle: 'This waits for a review',
    review: (by: string, at: string) =>
      `${by} has changed it, ${at}. Look at the changes and publish them, or send them back.`,
    mine: 'You have changed it. Somebody else has to publish it.',
    scheduledTitle: (at: string) => `This will be published on ${at}`,
    scheduled: (by: string) => `Changed by ${by}. Readers see the changes then, without anybody’s doing.`,
    changes: 'What is changed',
    outdated: 'The entry was changed past this draft. Take it back to bring both together.',
    note: (note: string) => `Note: ${note}`,
    correction: (text: string) => `Readers will be told: ${text}`,
    takeBack: 'Take it back',
    sendBack: 'Send it back',
    takeBackText: 'It is a draft again, and can be changed.',
    why: 'What should be changed (optional)',
    published: (name: string) => `“${name}” is published.`,
  },

  list: {
    title: 'Drafts',
    lead: 'What is changed and not published yet.',
    failed: 'The drafts could not be loaded.',
    caption: 'Drafts',
    empty: 'There are no drafts.',
    columns: { name: 'Entry', stage: 'Stage', by: 'Changed by', actions: 'Actions' },
    isNew: 'New',
    begun: (many: string) => `${many} that are drafts only`,
    me: 'You',
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
  },
} as const;
