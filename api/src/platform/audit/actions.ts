import type { AuditKind } from '@university/shared/contract';

/** The words that a sentence is made of. */
export interface Words {
  /** At the beginning of the sentence. */
  who: string;
  /** Within the sentence. */
  what: string;
  detail: Record<string, unknown>;
}

interface Row {
  action: string;
  /** Kind of the subject, where the action means another thing with each. */
  about?: string;
  kind: AuditKind;
  say: (words: Words) => string;
}

const did =
  (verb: string) =>
  ({ who, what }: Words) =>
    `${who} ${verb} ${what}.`;

const times = ({ detail: { count = 1 } }: Words) => (count === 1 ? 'once' : `${count} times`);

const value = (given: unknown) => (typeof given === 'object' || given === undefined ? 'nothing' : String(given));

const change = ({ from, to }: Record<string, unknown>) => `from ${value(from)} to ${value(to)}`;

/** `role from notices to admin, disabled from false to true` */
const changesIn = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .map(([name, value]) =>
      typeof value === 'object' && value ? `${name} ${change({ ...value })}` : `${name} ${value}`,
    )
    .join(', ');

const PROPOSALS: Record<string, string> = {
  'staff-rights': 'new rights of',
  'second-factor-reset': 'a reset of the second factor of',
  'publish-round': 'publishing',
  setting: 'a change of',
};

const sayProposal =
  (verb: string) =>
  ({ who, what, detail: { kind } }: Words) =>
    `${who} ${verb}: ${PROPOSALS[String(kind)] ?? 'a change of'} ${what}.`;

function saySettings({ who, what, detail }: Words): string {
  const from = { ...(detail.from as object) } as Record<string, unknown>;
  const to = { ...(detail.to as object) } as Record<string, unknown>;
  if (from.published !== to.published) return `${who} ${to.published ? 'published' : 'withdrew'} ${what}.`;
  return `${who} changed the dates of ${what}.`;
}

/** Every action that is ever written, and what the audit log says of it. The first row that fits counts. */
const ROWS = [
  {
    action: 'login',
    kind: 'sign-ins',
    say: ({ who, detail: { by } }) => `${who} logged in${by ? ` by ${value(by)}` : ''}.`,
  },
  {
    action: 'link-provider',
    kind: 'rights',
    say: ({ who }) => `${who} logged in with the university account for the first time.`,
  },
  {
    action: 'join-by-provider',
    kind: 'rights',
    say: ({ who, detail }) => `${who} got an account by single sign-on, with the role ${detail.role}.`,
  },
  {
    action: 'lose-role',
    kind: 'rights',
    say: ({ what }) => `The groups of ${what} at the provider give no role any more; all sessions were ended.`,
  },
  { action: 'logout', kind: 'sign-ins', say: ({ who }) => `${who} logged out.` },
  {
    action: 'sign-in',
    kind: 'sign-ins',
    say: ({ who, what, detail: { noticeVersion } }) =>
      `${who} signed in to ${what}${noticeVersion ? `, under the privacy notice ${noticeVersion}` : ''}.`,
  },
  {
    action: 'fail-login',
    kind: 'refusals',
    say: (words) => `Somebody failed ${times(words)} to log in as ${words.what}.`,
  },
  {
    action: 'fail-sign-in',
    kind: 'refusals',
    say: (words) => `Somebody failed ${times(words)} to sign in to the result of ${words.what}.`,
  },
  {
    action: 'fail-proof',
    kind: 'refusals',
    say: (words) => `${words.who} gave a wrong proof ${times(words)} for a decision on ${words.what}.`,
  },
  {
    action: 'refuse',
    kind: 'refusals',
    say: (words) => `Somebody was refused ${times(words)} for trying too often: ${words.what}.`,
  },
  {
    action: 'forbid',
    kind: 'refusals',
    say: (words) => `Somebody who was logged in lacked the right ${times(words)}: ${words.what}.`,
  },
  {
    action: 'spray-alarm',
    kind: 'refusals',
    say: (words) => `One date of birth was tried at many applicants, ${times(words)} after the alarm.`,
  },
  {
    action: 'request-password-reset',
    kind: 'rights',
    say: ({ what }) => `Somebody asked for a new password for ${what}.`,
  },
  { action: 'reset-password', kind: 'rights', say: ({ who }) => `${who} chose a new password by a mailed link.` },
  { action: 'change-password', kind: 'rights', say: ({ who }) => `${who} changed the password.` },
  { action: 'create-admin', kind: 'rights', say: did('made an admin account for') },
  {
    action: 'invite',
    kind: 'rights',
    say: ({ who, what, detail }) =>
      `${who} invited ${what} with the role ${detail.role}${detail.scopes ? ` for ${detail.scopes}` : ''}${detail.isIccMember ? ', as a member of the ICC' : ''}.`,
  },
  { action: 'propose', kind: 'rights', say: sayProposal('asked for a second person') },
  { action: 'approve', kind: 'rights', say: sayProposal('approved') },
  { action: 'decline', kind: 'rights', say: sayProposal('declined') },
  {
    action: 'grant-rights',
    kind: 'rights',
    say: ({ who, what, detail }) =>
      `${who} gave ${what} rights, as two people decided: ${changesIn(detail) || 'none'}.`,
  },
  { action: 'end-session', kind: 'sign-ins', say: ({ who }) => `${who} ended a session of the own account.` },
  { action: 'second-factor-on', kind: 'rights', say: ({ who }) => `${who} turned one-time codes on.` },
  { action: 'second-factor-off', kind: 'rights', say: ({ who }) => `${who} turned one-time codes off.` },
  { action: 'add-passkey', kind: 'rights', say: ({ who }) => `${who} added a passkey.` },
  { action: 'remove-passkey', kind: 'rights', say: ({ who }) => `${who} removed a passkey.` },
  { action: 'use-recovery-code', kind: 'sign-ins', say: ({ who }) => `${who} used a recovery code.` },
  { action: 'reset-second-factor', kind: 'rights', say: did('reset the second factor of') },
  {
    action: 'update',
    about: 'staff',
    kind: 'rights',
    say: ({ who, what, detail }) => `${who} changed the account of ${what}: ${changesIn(detail) || 'nothing'}.`,
  },
  { action: 'update', about: 'faculty', kind: 'notices', say: did('changed') },
  {
    action: 'update',
    about: 'grievance',
    kind: 'grievances',
    say: ({ who, what, detail }) => `${who} moved ${what} ${change(detail)}${detail.replied ? ', with a reply' : ''}.`,
  },
  {
    action: 'assign',
    kind: 'grievances',
    say: ({ who, what, detail }) => `${who} assigned ${what} to ${detail.to === null ? 'nobody' : 'somebody'}.`,
  },
  {
    action: 'move',
    kind: 'grievances',
    say: ({ who, what, detail }) =>
      `${who} moved ${what} to another category${detail.lifted ? ', and ended that it is confidential' : ''}.`,
  },
  { action: 'extend', kind: 'grievances', say: did('promised a later day for') },
  { action: 'note', kind: 'grievances', say: did('wrote a note on') },
  {
    action: 'message',
    kind: 'grievances',
    say: ({ what, detail }) =>
      `The person who sent ${what} added a message${detail.reopened ? ', which opened it again' : ''}.`,
  },
  {
    action: 'decide',
    kind: 'decisions',
    say: ({ who, what, detail }) => `${who} decided on ${what}: ${change(detail)}.`,
  },
  {
    action: 'take-back',
    kind: 'decisions',
    say: ({ who, what, detail }) => `${who} took a decision on ${what} back: ${change(detail)}.`,
  },
  {
    action: 'disown',
    kind: 'decisions',
    say: ({ what, detail }) => `Somebody said by a mailed link that ${value(detail.about)} on ${what} was not theirs.`,
  },
  { action: 'lift-hold', kind: 'decisions', say: did('let decisions be made again on') },
  {
    action: 'correct',
    kind: 'decisions',
    say: ({ who, what, detail }) => `${who} corrected ${what}: ${change(detail)}.`,
  },
  {
    action: 'correct-applicant',
    kind: 'results',
    say: ({ who, what, detail }) =>
      `${who} corrected the person of ${what}: ${Array.isArray(detail.changed) ? detail.changed.join(', ') : 'something'}.`,
  },
  { action: 'letter', kind: 'decisions', say: did('got the letter of') },
  { action: 'set-round', kind: 'results', say: saySettings },
  {
    action: 'publish-ranks',
    kind: 'results',
    say: ({ who, what, detail }) => `${who} ${detail.published ? 'published' : 'took back'} the ranks of ${what}.`,
  },
  {
    action: 'import',
    kind: 'results',
    say: ({ who, what, detail }) => `${who} imported ${detail.rows ?? 'some'} rows into ${what}.`,
  },
  {
    action: 'add-photos',
    kind: 'results',
    say: ({ who, what, detail }) => `${who} added ${detail.stored ?? 'some'} photographs of applicants to ${what}.`,
  },
  { action: 'read', kind: 'reads', say: did('read') },
  { action: 'open-file', kind: 'reads', say: did('opened the file of') },
  { action: 'export', kind: 'exports', say: did('exported') },
  { action: 'export-own', kind: 'exports', say: did('downloaded everything held about') },
  { action: 'download', kind: 'exports', say: did('downloaded') },
  { action: 'upload', kind: 'notices', say: did('uploaded') },
  { action: 'edit', kind: 'notices', say: did('changed') },
  { action: 'archive', kind: 'notices', say: did('archived') },
  { action: 'unarchive', kind: 'notices', say: did('took out of the archive') },
  { action: 'auto-archive', kind: 'notices', say: did('archived, as its last day was over,') },
  { action: 'delete', kind: 'notices', say: did('deleted') },
  {
    action: 'edit-document',
    kind: 'catalogue',
    say: ({ who, what, detail }) =>
      `${who} changed ${what}${detail.isScheduled ? ' at a time set before' : ''}${Array.isArray(detail.changed) && detail.changed.length > 0 ? `: ${detail.changed.join(', ')}` : ''}.`,
  },
  { action: 'draft-ask-review', kind: 'catalogue', say: did('asked for a review of changes of') },
  { action: 'draft-take-back', kind: 'catalogue', say: did('took back changes of') },
  {
    action: 'draft-schedule',
    kind: 'catalogue',
    say: ({ who, what, detail }) => `${who} set changes of ${what} to be published at ${value(detail.publishAt)}.`,
  },
  { action: 'add-document', kind: 'catalogue', say: did('added') },
  {
    action: 'import-documents',
    kind: 'catalogue',
    say: ({ who }) => `${who} imported tables of the catalogue.`,
  },
  { action: 'delete-document', kind: 'catalogue', say: did('deleted') },
  {
    action: 'copy-cycle',
    kind: 'catalogue',
    say: ({ who, detail }) =>
      `${who} made the admission of ${detail.cycle ?? 'a year'} from that of ${value(detail.from)}, ${detail.daysLater ?? 'some'} days later, as drafts.`,
  },
  {
    action: 'publish-cycle',
    kind: 'catalogue',
    say: ({ who, detail }) =>
      `${who} published the plan of the admission of ${detail.cycle ?? 'a year'}: ${detail.published ?? 'some'} entries.`,
  },
  {
    action: 'retry',
    kind: 'mail',
    say: ({ who, what, detail: { count } }) =>
      count === undefined ? `${who} sent ${what} again.` : `${who} sent ${value(count)} mails again that had failed.`,
  },
  {
    action: 'erase',
    about: 'grievance',
    kind: 'system',
    say: ({ detail }) => `The system erased ${detail.grievances} grievances whose time had passed.`,
  },
  {
    action: 'erase',
    kind: 'system',
    say: ({ detail }) => `The system erased ${detail.applicants} applicants whose time had passed.`,
  },
  {
    action: 'start',
    kind: 'system',
    say: ({ detail }) => `The server was started with the configuration ${detail.configuration}.`,
  },
  {
    action: 'lift-release',
    kind: 'system',
    say: ({ who, detail }) => `${who} let the release ${detail.version} of ${detail.remote} be used again.`,
  },
  {
    action: 'verify-audit-log',
    kind: 'system',
    say: ({ who, detail }) =>
      detail.intact
        ? `${who} verified the audit log: ${detail.number} links, all whole.`
        : `${who} verified the audit log and found it BROKEN: ${detail.problem}`,
  },
] as const satisfies readonly Row[];

export type AuditAction = (typeof ROWS)[number]['action'];

export const AUDIT_ROWS: readonly Row[] = ROWS;

/** What is known of a line; undefined for an action of a later version. */
export function rowOf({ action, subject }: { action: string; subject: string }): Row | undefined {
  return AUDIT_ROWS.find((row) => row.action === action && (!row.about || subject.startsWith(`${row.about}:`)));
}
