/** Texts of the list of all notices, apart from those of their forms. */
export const fileTexts = {
  files: {
    title: 'All files',
    lead: 'Every notice that was uploaded, in every state.',
    upload: 'Upload a notice',
    caption: 'Notices',
    search: 'Title or text has',
    section: 'Section',
    anySection: 'All sections',
    from: 'Made from',
    to: 'Made until',
    submit: 'Search',
    reset: 'Clear the search',
    states: { all: 'All', active: 'Active', scheduled: 'Scheduled', draft: 'Not published', archived: 'Archived' },
    stateLabel: 'State',
    columns: {
      title: 'Title',
      section: 'Section',
      state: 'State',
      created: 'Made on',
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
    remove: 'Delete',
    removeOf: (title: string) => `Delete ${title}`,
    select: (title: string) => `Select ${title}`,
    archiveSelected: 'Archive the selected',
    currentUntil: (day: string) => `until ${day}`,
    publicFrom: (at: string) => `from ${at}`,
    deleted: (title: string) => `“${title}” was deleted.`,
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
