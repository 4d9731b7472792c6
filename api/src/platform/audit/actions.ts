import type { AuditKind } from '@university/shared/contract';

interface Words {
  who: string;
  what: string;
  detail: Record<string, unknown>;
}

/** With `{who}`, `{what}`, `{times}`, `{change}`, or the name of a detail. */
type Sentence = string | ((words: Words) => string);

interface Row {
  action: string;
  about?: string | undefined;
  kind: AuditKind;
  say: (words: Words) => string;
}

const value = (given: unknown) => (typeof given === 'object' || given === undefined ? 'nothing' : String(given));

const change = ({ from, to }: Record<string, unknown>) => `from ${value(from)} to ${value(to)}`;

const times = (count: unknown = 1) => (count === 1 ? 'once' : `${count} times`);

const fill = (sentence: string, { who, what, detail }: Words): string => {
  const words: Record<string, unknown> = { ...detail, who, what, times: times(detail.count), change: change(detail) };
  return sentence.replace(/\{(\w+)\}/g, (_mark, name: string) => value(words[name]));
};

const namesIn = (changed: unknown) => (Array.isArray(changed) && changed.length > 0 ? `: ${changed.join(', ')}` : '');

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
  'adopt-allotment': 'the seats of a run for',
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
  if (from.publishAt !== to.publishAt)
    return to.publishAt
      ? `${who} set ${what} to be published at ${to.publishAt}.`
      : `${who} took back the hour of ${what}.`;
  return `${who} changed the dates of ${what}.`;
}

const SENTENCES = {
  'sign-ins': {
    login: ({ who, detail: { by } }) => `${who} logged in${by ? ` by ${value(by)}` : ''}.`,
    logout: '{who} logged out.',
    'sign-in': ({ who, what, detail: { noticeVersion } }) =>
      `${who} signed in to ${what}${noticeVersion ? `, under the privacy notice ${noticeVersion}` : ''}.`,
    'end-session': '{who} ended a session of the own account.',
    'use-recovery-code': '{who} used a recovery code.',
  },
  refusals: {
    'fail-login': 'Somebody failed {times} to log in as {what}.',
    'fail-sign-in': 'Somebody failed {times} to sign in to the result of {what}.',
    'fail-proof': '{who} gave a wrong proof {times} for a decision on {what}.',
    refuse: 'Somebody was refused {times} for trying too often: {what}.',
    forbid: 'Somebody who was logged in lacked the right {times}: {what}.',
    'spray-alarm': 'One date of birth was tried at many applicants, {times} after the alarm.',
  },
  rights: {
    'link-provider': '{who} logged in with the university account for the first time.',
    'join-by-provider': '{who} got an account by single sign-on, with the role {role}.',
    'lose-role': 'The groups of {what} at the provider give no role any more; all sessions were ended.',
    'request-password-reset': 'Somebody asked for a new password for {what}.',
    'reset-password': '{who} chose a new password by a mailed link.',
    'change-password': '{who} changed the password.',
    'create-admin': '{who} made an admin account for {what}.',
    invite: ({ who, what, detail: { role, scopes, isIccMember } }) =>
      `${who} invited ${what} with the role ${role}${scopes ? ` for ${scopes}` : ''}${isIccMember ? ', as a member of the ICC' : ''}.`,
    propose: sayProposal('asked for a second person'),
    approve: sayProposal('approved'),
    decline: sayProposal('declined'),
    'grant-rights': ({ who, what, detail }) =>
      `${who} gave ${what} rights, as two people decided: ${changesIn(detail) || 'none'}.`,
    'second-factor-on': '{who} turned one-time codes on.',
    'second-factor-off': '{who} turned one-time codes off.',
    'add-passkey': '{who} added a passkey.',
    'remove-passkey': '{who} removed a passkey.',
    'reset-second-factor': '{who} reset the second factor of {what}.',
    'update:staff': ({ who, what, detail }) =>
      `${who} changed the account of ${what}: ${changesIn(detail) || 'nothing'}.`,
  },
  grievances: {
    'update:grievance': ({ who, what, detail }) =>
      `${who} moved ${what} ${change(detail)}${detail.replied ? ', with a reply' : ''}.`,
    assign: ({ who, what, detail }) => `${who} assigned ${what} to ${detail.to === null ? 'nobody' : 'somebody'}.`,
    move: ({ who, what, detail: { lifted } }) =>
      `${who} moved ${what} to another category${lifted ? ', and ended that it is confidential' : ''}.`,
    extend: '{who} promised a later day for {what}.',
    note: '{who} wrote a note on {what}.',
    message: ({ what, detail: { reopened } }) =>
      `The person who sent ${what} added a message${reopened ? ', which opened it again' : ''}.`,
  },
  decisions: {
    decide: '{who} decided on {what}: {change}.',
    'take-back': '{who} took a decision on {what} back: {change}.',
    disown: 'Somebody said by a mailed link that {about} on {what} was not theirs.',
    'lift-hold': ({ who, what, detail }) =>
      `${who} let decisions be made again on ${what}${detail.to ? `, and put it back ${change(detail)}` : ''}.`,
    correct: '{who} corrected {what}: {change}.',
    letter: '{who} got the letter of {what}.',
  },
  results: {
    'correct-applicant': ({ who, what, detail: { changed } }) =>
      `${who} corrected the person of ${what}${namesIn(changed) || ': something'}.`,
    'set-round': saySettings,
    'publish-ranks': ({ who, what, detail: { published } }) =>
      `${who} ${published ? 'published' : 'took back'} the ranks of ${what}.`,
    import: ({ who, what, detail: { rows = 'some' } }) => `${who} imported ${rows} rows into ${what}.`,
    allot: '{who} gave out the seats of {what} as a trial: {name}.',
    'delete-run': '{who} deleted the trial {name} of {what}.',
    'adopt-allotment': '{who} approved that the seats of {what} are those of the trial {name}.',
    'discard-import': '{who} removed the {records} records of {what}, which was never published.',
    'add-photos': ({ who, what, detail: { stored = 'some' } }) =>
      `${who} added ${stored} photographs of applicants to ${what}.`,
  },
  reads: { read: '{who} read {what}.', 'open-file': '{who} opened the file of {what}.' },
  exports: {
    export: '{who} exported {what}.',
    'export-run': '{who} downloaded the auditors’ file of the trial {name} of {what}.',
    'export-own': '{who} downloaded everything held about {what}.',
    download: '{who} downloaded {what}.',
  },
  notices: {
    'update:faculty': '{who} changed {what}.',
    upload: '{who} uploaded {what}.',
    edit: '{who} changed {what}.',
    archive: '{who} archived {what}.',
    unarchive: '{who} took out of the archive {what}.',
    'auto-archive': '{who} archived, as its last day was over, {what}.',
    delete: '{who} deleted {what}.',
    withdraw: '{who} withdrew {what}.',
    restore: '{who} restored {what}.',
  },
  catalogue: {
    'edit-document': ({ who, what, detail: { isScheduled, status, changed } }) =>
      `${who} changed ${what}${isScheduled ? ' at a time set before' : ''}${namesIn(changed)}${status ? `, which is ${status} now` : ''}.`,
    'draft-ask-review': '{who} asked for a review of changes of {what}.',
    'draft-take-back': '{who} took back changes of {what}.',
    'draft-schedule': '{who} set changes of {what} to be published at {publishAt}.',
    'add-document': '{who} added {what}.',
    'replace-picture': '{who} put another file in the place of {what}.',
    'import-documents': '{who} imported tables of the catalogue.',
    'delete-document': '{who} deleted {what}.',
    'copy-cycle': ({ who, detail: { cycle = 'a year', from, daysLater = 'some' } }) =>
      `${who} made the admission of ${cycle} from that of ${value(from)}, ${daysLater} days later, as drafts.`,
    'publish-cycle': ({ who, detail: { cycle = 'a year', published = 'some' } }) =>
      `${who} published the plan of the admission of ${cycle}: ${published} entries.`,
  },
  mail: {
    retry: ({ who, what, detail: { count } }) =>
      count === undefined ? `${who} sent ${what} again.` : `${who} sent ${value(count)} mails again that had failed.`,
  },
  system: {
    'erase:grievance': 'The system erased {grievances} grievances whose time had passed.',
    erase: 'The system erased {applicants} applicants whose time had passed.',
    start: 'The server was started with the configuration {configuration}.',
    'lift-release': '{who} let the release {version} of {remote} be used again.',
    'verify-audit-log': ({ who, detail: { intact, number, problem } }) =>
      intact
        ? `${who} verified the audit log: ${number} links, all whole.`
        : `${who} verified the audit log and found it BROKEN: ${problem}`,
  },
} as const satisfies Record<AuditKind, Record<string, Sentence>>;

type Written<Kind> = Kind extends unknown ? keyof Kind : never;
type WithoutSubject<Name> = Name extends `${infer Action}:${string}` ? Action : Name;

export type AuditAction = WithoutSubject<Written<(typeof SENTENCES)[AuditKind]>>;

export const AUDIT_ROWS: readonly Row[] = Object.entries(SENTENCES).flatMap(([kind, sentences]) =>
  Object.entries<Sentence>(sentences).map(([name, sentence]) => {
    const [action = '', about] = name.split(':');
    const say = typeof sentence === 'string' ? (words: Words) => fill(sentence, words) : sentence;
    return { action, about, kind: kind as AuditKind, say };
  }),
);

/** Undefined for an action of a later version. */
export function rowOf({ action, subject }: { action: string; subject: string }): Row | undefined {
  return AUDIT_ROWS.find((row) => row.action === action && (!row.about || subject.startsWith(`${row.about}:`)));
}
