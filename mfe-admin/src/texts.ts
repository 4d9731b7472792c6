export const texts = {
  summary: { title: 'There is a problem' },
  failed: 'Something went wrong on our side. Try again in a minute.',
  cancel: 'Cancel',
  more: 'Show more',
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

  picker: {
    hint: 'Type a part of the name, or open the list.',
    options: 'All that fit',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
  },

  restored: {
    restored: 'What you had entered is still here.',
    startAgain: 'Start again without it',
  },

  editor: {
    failed: 'The editor did not load. You can write here as plain text.',
  },

  conflict: {
    columns: { field: 'Field', before: 'When you opened it', theirs: 'Now', mine: 'In your form' },
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
    title: 'Uploads',
    done: (done: number, all: number) => `${done} of ${all} uploaded.`,
    allDone: (count: number) => (count === 1 ? 'The upload is done.' : `All ${count} uploads are done.`),
    someFailed: 'Some uploads did not go through. Try again, or change the form.',
    state: {
      waiting: 'Waiting for its turn',
      sending: (percent: number) => `${percent} % sent`,
      failed: 'Not uploaded',
      cancelled: 'Cancelled',
    },
    progress: (title: string) => `Progress of ${title}`,
    cancel: (title: string) => `Cancel ${title}`,
    retry: (title: string) => `Try again: ${title}`,
    cancelShort: 'Cancel',
    retryShort: 'Try again',
    retryAll: 'Try all again',
    change: 'Change the form',
    more: 'Upload more',
    keyReused:
      'An earlier try of this upload reached us and was taken, with other content than now. Look at the list first. To upload this one as well, try again.',
  },

  table: {
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    all: 'Select all on this page',
    selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    clear: 'Select none',
    undo: 'Undo',
    dismiss: 'Close',
  },
} as const;
