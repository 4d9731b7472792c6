import type { AuditKind } from '@university/shared/contract';

const kinds: Record<AuditKind, string> = {
  'sign-ins': 'Logins and sign-ins',
  refusals: 'Failures and refusals',
  rights: 'Accounts and rights',
  decisions: 'Decisions on seats',
  results: 'Rounds of results',
  reads: 'Records that were read',
  exports: 'Exports and downloads',
  notices: 'Notices and pages',
  catalogue: 'The catalogue',
  grievances: 'Grievances',
  mail: 'Mail',
  system: 'The system',
};

export const texts = {
  title: 'Audit log',
  lead: 'Who did what on the whole site, newest first. Nobody can change what is written here without its being seen.',
  failed: 'The audit log could not be loaded.',
  caption: 'Audit log',
  empty: 'Nothing fits this search.',
  found: (count: string) => `${count} lines`,
  columns: { at: 'At (IST)', text: 'What happened' },
  change: (from: string, to: string) => `${from ? `“${from}”` : 'empty'} → ${to ? `“${to}”` : 'empty'}`,
  inHistory: 'changed; its history shows how',
  kind: 'What it is about',
  anyKind: 'Everything',
  kinds,
  person: 'Who, or whom it was done to',
  anybody: 'Anybody',
  from: 'From',
  to: 'Until',
  submit: 'Show',
  export: 'Download as CSV',
  exporting: 'Preparing the file…',
  exported: 'The file is on its way.',
  state: {
    failed: 'The state of the log could not be loaded.',
    never: 'The log has not been verified yet. It is verified once a day.',
    intact: (at: string) => `The log was whole when it was verified on ${at}.`,
    broken: (at: string, problem: string) =>
      `The log was BROKEN when it was verified on ${at}. ${problem} Keep a copy of the database, and tell whoever runs the server.`,
    head: (head: string) => `Its last link, to be noted elsewhere: ${head}`,
    waiting: (count: string) => `New lines that are not linked yet: ${count}.`,
  },
} as const;
