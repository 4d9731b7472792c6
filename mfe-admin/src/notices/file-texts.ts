export const fileTexts = {
  files: {
    states: {
      all: 'All',
      active: 'Active',
      scheduled: 'Scheduled',
      draft: 'Not published',
      archived: 'Archived',
      withdrawn: 'Withdrawn',
    },
    columns: {
      title: 'Title',
      section: 'Section',
      state: 'State',
      created: 'Created',
      file: 'File',
      actions: 'Actions',
    },
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
