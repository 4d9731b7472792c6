import { texts } from './texts';

/** Texts of the lists, apart from those of the form, which does without them. */
export const listTexts = {
  ...texts.list,
  search: 'Name or code has',
  status: 'Status',
  anyStatus: 'Any status',
  whose: 'Whose',
  all: 'All',
  mine: 'What I may change',
  submit: 'Search',
  found: (count: string) => `${count} found`,
  empty: 'Nothing fits this search.',
  failed: 'The list could not be loaded.',
  add: (one: string) => `Add: ${one}`,
  columns: { name: 'Name', status: 'Status', updated: 'Last changed', actions: 'Actions' },
  unfitHint: 'It is left out of the site until somebody mends it.',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  see: 'Look at it',
  seeOf: (name: string) => `Look at ${name}`,
  never: 'Not yet',
  select: (name: string) => `Select ${name}`,
  archiveSelected: 'Archive the selected',
  publishSelected: 'Publish the selected',
  gave: {
    published: (count: number) => (count === 1 ? '1 entry is published.' : `${count} entries are published.`),
    archived: (count: number) => (count === 1 ? '1 entry is archived.' : `${count} entries are archived.`),
    draft: (count: number) => (count === 1 ? '1 entry is a draft.' : `${count} entries are drafts.`),
  },
  undone: (count: number) => (count === 1 ? '1 entry is as it was.' : `${count} entries are as they were.`),
  refused: (name: string, reason: string) => `${name || 'An entry'}: ${reason}`,
} as const;
