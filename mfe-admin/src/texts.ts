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
  },

  drafts: {
    restored: 'What you had entered is still here.',
    startAgain: 'Start again without it',
  },

  area: {
    menu: 'Staff menu',
    pages: {
      dashboard: { label: 'Dashboard', about: 'What needs attention, and your tasks.' },
      uploads: { label: 'Upload notices', about: 'Publish one or more PDFs in a section of the site.' },
      files: { label: 'All files', about: 'Find, change, archive or delete what was uploaded.' },
      archive: { label: 'Archive uploads', about: 'Put an old document straight into the archive, with its own date.' },
      results: { label: 'Results', about: 'Import and publish rounds, set windows, find an applicant.' },
      resultsLog: { label: 'Results log', about: 'Who did what with rounds and records.' },
      grievances: { label: 'Grievances', about: 'Read what people sent and settle it with a reply.' },
      approvals: { label: 'Approvals', about: 'Approve or decline what takes two people.' },
      staff: { label: 'Staff accounts', about: 'Invite people, change their roles, disable accounts.' },
      auditLog: { label: 'Audit log', about: 'Who did what on the whole site, and whether anybody changed the log.' },
      mail: { label: 'Mail outbox', about: 'See what was sent, and try again what failed.' },
      myPage: { label: 'My page', about: 'Change the overview and the research on your public page.' },
      password: { label: 'Password', about: 'Your password, passkeys, one-time codes, and where you are logged in.' },
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
