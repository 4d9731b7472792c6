/** Texts of the login, and those that every page of the staff area uses. Those of one part stand in `texts/`. */
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

  login: {
    admin: { title: 'Admin login', lead: 'For staff who publish notices and manage the site.' },
    staff: {
      title: 'Faculty and staff login',
      lead: 'One login for teaching and administrative staff of the university.',
    },
    formTitle: 'Log in',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Log in',
    sending: 'Logging in…',
    needsScript: 'Logging in needs JavaScript. Switch it on in your browser and load this page again.',
    noEmail: 'Enter your e-mail address',
    noPassword: 'Enter your password',
    wrong: 'The e-mail address or the password is not right. What you typed is still here.',
    throttled: 'Too many attempts.',
    throttledSoon: 'Too many attempts. Wait a few minutes, then try again.',
    wait: (left: string) => `You can try again in ${left}.`,
    waited: 'You can try again now.',
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    failed: 'Something went wrong on our side. Try again in a minute.',
    forgotten: 'Forgot password',
    elsewhereTitle: 'Looking for something else?',
    elsewhere: {
      admin: 'Admin login',
      staff: 'Faculty and staff login',
      faculty: 'External faculty portal',
      student: 'Student portal',
      result: 'Admission results for applicants',
    },
  },

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
      audit: { label: 'Audit log', about: 'Who did what with rounds and records.' },
      grievances: { label: 'Grievances', about: 'Read what people sent and settle it with a reply.' },
      staff: { label: 'Staff accounts', about: 'Invite people, change their roles, disable accounts.' },
      mail: { label: 'Mail outbox', about: 'See what was sent, and try again what failed.' },
      myPage: { label: 'My page', about: 'Change the overview and the research on your public page.' },
      password: { label: 'Password', about: 'Change the password you log in with.' },
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
