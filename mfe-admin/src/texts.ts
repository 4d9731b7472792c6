import { identity } from '@university/shared/identity';

export const NO_MAIL = 'No mail server is set up: mails are written to a folder and reach nobody.';

/** What is said of mail, or that there is none. */
export const ifMailed = (sentence = ''): string => (identity.sendsMail === false ? NO_MAIL : sentence);

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
    auditor: 'Auditor',
  },
  conflictNone: '(empty)',
  areaMenu: 'Staff menu',
  areaGroups: {
    notices: 'Notices',
    website: 'Website',
    study: 'Study',
    admission: 'Admission',
    people: 'People',
    system: 'System',
  },
  sendingAllDone: (count: number) => (count === 1 ? 'The upload is done.' : `All ${count} uploads are done.`),
  sendingState: {
    waiting: 'Waiting for its turn',
    sending: (percent: number) => `${percent} % sent`,
    failed: 'Not uploaded',
    cancelled: 'Cancelled',
  },
  sendingKeyReused:
    'An earlier try of this upload reached us and was taken, with other content than now. Look at the list first. To upload this one as well, try again.',
  tableSelected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
} as const;
