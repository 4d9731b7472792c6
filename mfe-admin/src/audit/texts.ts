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
  lead: 'Who did what on the whole site, newest first. Nobody can change what is written here without its being seen.',
  columns: { at: 'At (IST)', text: 'What happened' },
  change: (from: string, to: string) => `${from ? `“${from}”` : 'empty'} → ${to ? `“${to}”` : 'empty'}`,
  kinds,
  state: {
    broken: (at: string, problem: string) =>
      `The log was BROKEN when it was verified on ${at}. ${problem} Keep a copy of the database, and tell whoever runs the server.`,
  },
} as const;
