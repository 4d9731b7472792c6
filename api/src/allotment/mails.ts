import { DECISIONS, type AllotmentStatus } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import type { NewMail } from '../mail/queue';
import type { AllotmentRow } from './repository';

const MEANING: Record<(typeof DECISIONS)[number], string> = {
  freeze: 'You accepted this seat and take no part in later rounds.',
  float: 'You accepted this seat and stay open to a better one in the next round.',
  upgrade: 'You gave this seat up and stay open to another one in the next round.',
  reject: 'You gave this seat up and left the admission process.',
};

const IST = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const seat = ({ program, campus, round }: AllotmentRow) => `${program ?? ''}, ${campus ?? ''} (round ${round})`;

/** Tells an applicant what has been recorded, and what to do when it was not he. */
export function decisionReceipt(row: AllotmentRow, status: AllotmentStatus, at: Date): NewMail {
  const decision = DECISIONS.find((known) => known === status);
  return {
    kind: 'decision-receipt',
    to: row.email,
    at,
    subject: 'Your decision on the seat offered to you',
    text: [
      `Dear ${row.name},`,
      '',
      `Recorded on ${IST.format(at)} IST for ${seat(row)}: ${status}.`,
      decision ? MEANING[decision] : 'The seat stands open for your decision again.',
      '',
      `If you did not expect this, write at once to ${identity.helpDesk}.`,
      '',
      identity.name,
    ].join('\n'),
  };
}

/** The second proof for a decision that gives the seat up. */
export function decisionCode(row: AllotmentRow, code: string, minutes: number, at: Date): NewMail {
  return {
    kind: 'decision-code',
    to: row.email,
    at,
    subject: 'Your code to confirm a decision',
    text: [
      `Dear ${row.name},`,
      '',
      `Your code is ${code}. It is good for ${minutes} minutes.`,
      `It confirms that you give up the seat in ${seat(row)}. Do not tell it to anybody.`,
      `If you did not ask for it, write at once to ${identity.helpDesk}: somebody else is signed in to your result.`,
      '',
      identity.name,
    ].join('\n'),
  };
}
