/** Texts that every page of the staff area uses. */
export const texts = {
  summary: { title: 'There is a problem' },
  retry: 'Try again',
  failed: 'Something went wrong on our side. Try again in a minute.',
  cancel: 'Cancel',
  close: 'Close',
  more: 'Show more',
  saving: 'Saving…',
  loading: 'Loading…',
  newTab: '(opens in a new tab)',

  roles: {
    admin: 'Administrator',
    notices: 'Notices desk',
    admissions: 'Admissions desk',
    grievances: 'Grievance desk',
    faculty: 'Faculty',
    editor: 'Editor',
  },

  drafts: {
    restored: 'What you had entered is still here.',
    startAgain: 'Start again without it',
  },

  editor: {
    label: 'Form of the text',
    list: 'List',
    link: 'Link',
    sample: 'an item',
    address: 'https://',
  },

  conflict: {
    columns: { field: 'Field', before: 'When you opened it', theirs: 'Now', mine: 'In your form' },
    none: '(empty)',
  },

  area: {
    menu: 'Staff menu',
    pages: {
      dashboard: 'Dashboard',
      uploads: 'Upload notices',
      files: 'All files',
      archive: 'Archive uploads',
      results: 'Results',
      resultsLog: 'Results log',
      grievances: 'Grievances',
      approvals: 'Approvals',
      staff: 'Staff accounts',
      auditLog: 'Audit log',
      releases: 'Releases',
      mail: 'Mail outbox',
      catalogue: 'Catalogue',
      myPage: 'My page',
      password: 'Password',
    },
  },

  table: {
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    all: 'Select all on this page',
  },
} as const;
