/** Texts of the list of all notices, apart from those of their forms. */
export const fileTexts = {
  files: {
    title: 'All notices',
    lead: 'Every notice, with a PDF or without, in every state.',
    upload: 'Upload a notice',
    caption: 'Notices',
    search: 'Title or text has',
    section: 'Section',
    anySection: 'All sections',
    from: 'Created from',
    to: 'Created until',
    submit: 'Search',
    reset: 'Clear the search',
    states: {
      all: 'All',
      active: 'Active',
      scheduled: 'Scheduled',
      draft: 'Not published',
      archived: 'Archived',
      withdrawn: 'Withdrawn',
    },
    stateLabel: 'State',
    columns: {
      title: 'Title',
      section: 'Section',
      state: 'State',
      created: 'Created',
      file: 'File',
      actions: 'Actions',
    },
    found: (count: string) => `${count} found`,
    empty: 'No notice fits this search.',
    failed: 'The notices could not be loaded.',
    edit: 'Edit',
    editOf: (title: string) => `Edit ${title}`,
    archive: 'Archive',
    archiveOf: (title: string) => `Archive ${title}`,
    unarchive: 'Take out of the archive',
    unarchiveOf: (title: string) => `Take out of the archive: ${title}`,
    withdraw: 'Withdraw',
    withdrawOf: (title: string) => `Withdraw ${title}`,
    remove: 'Delete',
    removeOf: (title: string) => `Delete ${title}`,
    restore: 'Restore',
    restoreOf: (title: string) => `Restore ${title}`,
    restored: (title: string) => `“${title}” is back where it was.`,
    reason: (reason: string) => `Readers are told: “${reason}”`,
    deleted: 'Deleted',
    select: (title: string) => `Select ${title}`,
    archiveSelected: 'Archive the selected',
    currentUntil: (day: string) => `until ${day}`,
    publicFrom: (at: string) => `from ${at}`,
  },

  archiving: {
    archived: (count: number) =>
      count === 1 ? '1 notice is in the archive now.' : `${count} notices are in the archive now.`,
    unarchived: (count: number) =>
      count === 1 ? '1 notice is out of the archive now.' : `${count} notices are out of the archive now.`,
    failed: (count: number) =>
      count === 1
        ? '1 notice could not be moved and is where it was.'
        : `${count} notices could not be moved and are where they were.`,
  },
} as const;
