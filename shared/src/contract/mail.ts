import { z } from 'zod';
import { success, successList, byId, limit, page, type Terms } from './endpoint';

/**
 * `secret`: contains a link or code, so the text is erased once sent. `to`: the reader's role. One address may have several,
 * and somebody signed in as one sees no mail of the others.
 */
export const MAIL_KINDS = [
  { id: 'test', label: 'Test of mail', secret: false, to: ['staff'] },
  { id: 'invitation', label: 'Invitation to the staff area', secret: true, to: ['staff'] },
  { id: 'password-reset', label: 'Password reset', secret: true, to: ['staff'] },
  { id: 'password-changed', label: 'Password changed', secret: false, to: ['staff'] },
  { id: 'second-factor-changed', label: 'One-time codes turned on or off', secret: false, to: ['staff'] },
  { id: 'passkey-changed', label: 'Passkey added or removed', secret: false, to: ['staff'] },
  { id: 'account-changed', label: 'Rights taken away', secret: false, to: ['staff'] },
  { id: 'release-out', label: 'Release taken out of use', secret: false, to: ['staff'] },
  { id: 'approval', label: 'What takes two people', secret: false, to: ['staff'] },
  { id: 'grievance-received', label: 'Grievance received', secret: false, to: ['author'] },
  { id: 'grievance-reply', label: 'Grievance reply', secret: false, to: ['author'] },
  { id: 'grievance-extended', label: 'Later day for a grievance', secret: false, to: ['author'] },
  { id: 'not-me', label: 'An applicant said “this was not me”', secret: false, to: ['staff'] },
  { id: 'grievance-assigned', label: 'Grievance assigned', secret: false, to: ['staff'] },
  { id: 'decision-code', label: 'Code for a decision', secret: true, to: ['applicant'] },
  { id: 'decision-receipt', label: 'Receipt of a decision', secret: true, to: ['applicant'] },
  { id: 'decision-hold', label: 'Decisions held or free again', secret: false, to: ['applicant'] },
  { id: 'sign-in-code', label: 'Code for signing in', secret: true, to: ['staff', 'applicant'] },
  { id: 'new-device', label: 'Sign-in on a new device', secret: true, to: ['staff', 'applicant'] },
  { id: 'result-out', label: 'The result is out', secret: false, to: ['applicant'] },
  { id: 'seat-reminder', label: 'Reminder before a window closes', secret: false, to: ['applicant'] },
  { id: 'applicant-corrected', label: 'Details of an applicant corrected', secret: false, to: ['applicant'] },
] as const;

export type MailKind = (typeof MAIL_KINDS)[number]['id'];
export const mailKindsTo = (reader: 'applicant' | 'author' | 'staff'): MailKind[] =>
  MAIL_KINDS.filter(({ to }) => to.some((each) => each === reader)).map(({ id }) => id);

export const mailKind = z.enum(MAIL_KINDS.map(({ id }) => id) as [MailKind, ...MailKind[]]);

/** Rate limited, after all other mail. */
export const BULK_MAIL = ['result-out', 'seat-reminder'] as const satisfies readonly MailKind[];
export type BulkMailKind = (typeof BULK_MAIL)[number];

export const ADMISSIONS_MAIL: readonly MailKind[] = [
  ...BULK_MAIL,
  'applicant-corrected',
  'decision-code',
  'decision-receipt',
  'decision-hold',
];

/** `written`: to a file, as there was no mail server. `failed`: given up. Staff may retry both. */
export const mailState = z.enum(['waiting', 'sent', 'written', 'failed']);
export type MailState = z.infer<typeof mailState>;

/** Round of bulk mail, as in the audit log: `round:2026-27:ug:1`. */
export const mailAbout = z.string().regex(/^round:[\w-]{1,40}:[\w-]{1,60}:[1-9]$/, 'Name a round');

export const mail = z.object({
  _id: z.string(),
  kind: mailKind,
  /** Masked: `a•••@seu.example`. */
  to: z.string(),
  subject: z.string(),
  state: mailState,
  attempts: z.number().int(),
  created_at: z.string(),
  next_attempt_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});

export type Mail = z.infer<typeof mail>;

export const mailFilter = z.object({ kind: mailKind.optional(), about: mailAbout.optional() });
export type MailFilter = z.infer<typeof mailFilter>;

const many = z.number().int();

export const mailCounts = z.object({ waiting: many, sent: many, written: many, failed: many });
export type MailCounts = z.infer<typeof mailCounts>;

/** By date of queueing, without empty kinds and days. */
export const mailSummary = z.object({
  days: z.number().int(),
  perMinute: z.number().int(),
  byKind: z.array(mailCounts.extend({ kind: mailKind })),
  byDay: z.array(mailCounts.extend({ day: z.iso.date() })),
});
export type MailSummary = z.infer<typeof mailSummary>;

/** Mail not yet queued counts as waiting. */
export const roundMail = z.object({
  about: z.string(),
  cycle: z.string(),
  track: z.string(),
  trackName: z.string(),
  round: z.number().int(),
  published: z.boolean(),
  records: z.number().int(),
  result: mailCounts,
  reminder: mailCounts,
});
export type RoundMail = z.infer<typeof roundMail>;

export const mailEndpoints = {
  listMail: {
    summary: 'The outbox, newest first, without texts; mail to applicants for the admissions office',
    access: ['admissions'],
    query: mailFilter.extend({ state: mailState.optional(), limit: limit(100, 20), page }),
    response: successList({ mail: z.array(mail) }),
  },
  countMail: {
    summary: 'How much mail of the last days waits, was sent, was written to files and failed, by kind and by day',
    access: ['admissions'],
    response: success(mailSummary),
  },
  listRoundMail: {
    summary:
      'Of each round of the academic year, how many result mails and reminders wait, were sent, were written to files and failed',
    access: ['admissions'],
    response: success({ rounds: z.array(roundMail) }),
  },
  sendTestMail: {
    summary: 'Queue a mail to the caller, to see whether mail arrives',
    access: [],
    response: success({ mail }),
  },
  retryMail: {
    summary: 'Try to send a mail again now',
    access: ['admissions'],
    params: byId,
    response: success({ mail }),
  },
  retryFailedMail: {
    summary: 'Try to send all failed mail again, or that of one kind or round; answers how many',
    access: ['admissions'],
    body: mailFilter,
    response: success({ count: z.number().int() }),
  },
} as const satisfies Record<string, Terms>;
