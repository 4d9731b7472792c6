export const texts = {
  failed: 'Something went wrong on our side. Try again in a minute.',
  cancel: 'Cancel',
  saving: 'Saving…',
  allTheSame: 'I have read this, and want it all the same',
  loading: 'Loading…',
  block: (name: string) => `Here the page shows: ${name.replaceAll('-', ' ')}`,
  newTab: '(opens in a new tab)',

  roles: {
    admin: 'Administrator',
    notices: 'Notices desk',
    admissions: 'Admissions desk',
    grievances: 'Grievance desk',
    faculty: 'Faculty',
    editor: 'Editor',
  },

  conflict: {
    none: '(empty)',
  },

  area: {
    menu: 'Staff menu',
    groups: {
      notices: 'Notices',
      website: 'Website',
      study: 'Study',
      admission: 'Admission',
      people: 'People',
      system: 'System',
    },
  },

  sending: {
    allDone: (count: number) => (count === 1 ? 'The upload is done.' : `All ${count} uploads are done.`),
    state: {
      waiting: 'Waiting for its turn',
      sending: (percent: number) => `${percent} % sent`,
      failed: 'Not uploaded',
      cancelled: 'Cancelled',
    },
    keyReused:
      'An earlier try of this upload reached us and was taken, with other content than now. Look at the list first. To upload this one as well, try again.',
  },

  table: {
    selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  },
} as const;
