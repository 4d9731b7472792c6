import type { AllotmentStatus, Decision, GrievanceForm, MailKind } from '@university/shared/contract';
import { DECISIONS } from '@university/shared/contract';
import {
  compose,
  helpDesk,
  instant,
  link,
  name,
  ours,
  phone,
  type Piece,
  say,
  title,
  token,
} from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';
import { SIGN_IN_CODE_MINUTES } from '../sign-in/codes';
import { signInCode as signInCodeMail } from '../../platform/mail/texts';
import type { AllotmentRow } from './repository';

const MEANING: Record<Decision, string> = {
  freeze: 'You accepted this seat and take no part in later rounds.',
  float: 'You accepted this seat and stay open to a better one in the next round.',
  upgrade: 'You gave this seat up and stay open to another one in the next round.',
  reject: 'You gave this seat up and left the admission process.',
};

const seat = ({ program, campus, round }: AllotmentRow) => say`${title(program)}, ${title(campus)} (round ${round})`;

const statusOf = ({ status }: AllotmentRow) => ours(status ?? 'pending');

const questions = say`Questions? Write to ${helpDesk}.`;

/** A mail to the applicant of a record. */
const mailTo = (
  row: AllotmentRow,
  { kind, at, subject }: { kind: MailKind; at: Date; subject: Piece },
  ...paragraphs: Piece[]
): NewMail => ({ to: row.email, at, ...compose(kind, subject, [say`Dear ${name(row.name)},`, ...paragraphs]) });

/** The last paragraph of every mail that tells of something that a stranger may have done. */
const notMe = (address: string) =>
  say`If this was not you, open this page and say so:\n${link(address)}\nDecisions on your record are then held until the admissions office has looked into it. The link works once.`;

interface Receipt {
  at: Date;
  /** The decision before was taken back. */
  isTakenBack: boolean;
  /** Where to say "this was not me". */
  link: string;
}

function meaningOf(status: AllotmentStatus): string {
  const decision = DECISIONS.find((known) => known === status);
  return decision ? MEANING[decision] : 'The seat stands open for your decision again.';
}

/** Tells an applicant what has been recorded, until when it can be taken back, and what to do when it was not them. */
export function decisionReceipt(row: AllotmentRow, { at, isTakenBack, link: address }: Receipt): NewMail {
  const { takeBackUntil } = row;
  return mailTo(
    row,
    { kind: 'decision-receipt', at, subject: say`Your decision on the seat offered to you` },
    isTakenBack
      ? say`Your decision was taken back on ${instant(at)} for ${seat(row)}. It now says: ${statusOf(row)}.`
      : say`Recorded on ${instant(at)} for ${seat(row)}: ${statusOf(row)}.`,
    ours(meaningOf(row.status ?? 'pending')),
    ...(takeBackUntil
      ? [
          say`You can take this back until ${instant(takeBackUntil)}: sign in to your result again. After that it stands.`,
        ]
      : []),
    notMe(address),
    questions,
  );
}

/** The further proof for a sign-in, where there were many wrong tries with this e-mail address. */
export function applicantSignInCode(person: { name: string; email: string }, code: string, at: Date): NewMail {
  return {
    to: person.email,
    at,
    ...signInCodeMail({ name: person.name, code, where: 'your result', minutes: SIGN_IN_CODE_MINUTES }),
  };
}

/**
 * Tells an applicant of a sign-in on a device that was not seen before.
 * @param disownLink where to say that it was somebody else
 */
export const newDeviceSignIn = (row: AllotmentRow, at: Date, disownLink: string): NewMail =>
  mailTo(
    row,
    { kind: 'new-device', at, subject: say`Somebody signed in to your result` },
    say`Somebody signed in to your result on ${instant(at)}, on a device that was not used for it before.`,
    say`If this was you, you need to do nothing.`,
    notMe(disownLink),
  );

interface MailedCode {
  code: string;
  minutes: number;
  at: Date;
  link: string;
}

/** A part of the second proof. */
export const decisionCode = (row: AllotmentRow, { code, minutes, at, link: address }: MailedCode): NewMail =>
  mailTo(
    row,
    { kind: 'decision-code', at, subject: say`Your code to confirm a decision` },
    say`Your code is ${token(code)}. It is good for ${minutes} minutes and works once.`,
    say`Together with your form number it confirms a decision about the seat in ${seat(row)}. Do not tell it to anybody.`,
    notMe(address),
  );

/** Tells an applicant that decisions are held, as somebody who reads this mailbox asked. */
export const decisionsHeld = (
  row: AllotmentRow,
  { ticket, at, siteUrl }: { ticket: string; at: Date; siteUrl: string },
): NewMail =>
  mailTo(
    row,
    { kind: 'decision-hold', at, subject: say`Decisions on your seat are held` },
    say`You told us that something on your record was not you. Since ${instant(at)} nobody can decide on the seat in ${seat(row)}, and everybody who was signed in is signed out. It now says: ${statusOf(row)}.`,
    say`Call ${phone} or write to ${helpDesk} now. You do not lose the seat by this: the admissions office records your decision for you, also after the window has closed.`,
    say`Your ticket number is ${token(ticket)}. To see how it stands, go to the page below and enter it with this e-mail address.\n${link(`${siteUrl}/grievance-form`)}`,
  );

/** Tells an applicant that they can decide again. */
export const holdLifted = (row: AllotmentRow, at: Date): NewMail =>
  mailTo(
    row,
    { kind: 'decision-hold', at, subject: say`You can decide on your seat again` },
    say`The admissions office looked into your record. Decisions on the seat in ${seat(row)} are no longer held. It now says: ${statusOf(row)}.`,
    questions,
  );

const ABOUT = { decision: 'a decision', 'sign-in': 'a sign-in', code: 'a code that was asked for' } as const;

/** The ticket that tells staff of a hold. Nothing in it was written by whoever used the link. */
export const disownTicket = (row: AllotmentRow, about: keyof typeof ABOUT, siteUrl: string): GrievanceForm => ({
  kind: 'student',
  name: row.name,
  email: row.email,
  // Applications reach us without one; the address above is the one that was proved.
  mobile: '',
  number: row.formNumber,
  noticeVersion: undefined,
  category: 'admission',
  subject: `This was not me: ${row.trackName}, round ${row.round}`,
  message: `The applicant said of ${ABOUT[about]} that it was not theirs. Decisions on the record are held, and its sessions have ended. The record says: ${row.status ?? 'pending'}.\nLook at it and lift the hold at ${siteUrl}/admin/results/records/${row.id}`,
});
