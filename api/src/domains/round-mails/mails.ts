import { resultSignIn } from '@university/shared/contract';
import { compose, helpDesk, instant, link, name, say, title } from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';
import { roundSubject, type RoundKey } from '../admission/rounds';

/** What both mails say of the round. */
export interface MailedRound extends RoundKey {
  /** What people call the track: `UG`. */
  trackName: string;
  opensAt: Date;
  closesAt: Date;
}

interface Recipient {
  name: string;
  email: string;
}

interface Sending {
  at: Date;
  /** Origin of the site; empty: the one that the identity names. */
  siteUrl: string;
}

const roundName = ({ trackName, round, cycle }: MailedRound) =>
  say`${title(trackName)}, round ${round} (${title(cycle)})`;

const signIn = (round: MailedRound, siteUrl: string) =>
  say`Sign in here:\n${link(`${siteUrl}${resultSignIn(round)}`)}\nYou need the e-mail address to which this mail came, and your date of birth.`;

const questions = say`Questions? Write to ${helpDesk}.`;

/** Tells an applicant that the result of a round is out. What it is stands behind the sign-in alone. */
export const resultOut = (person: Recipient, round: MailedRound, { at, siteUrl }: Sending): NewMail => ({
  to: person.email,
  at,
  about: roundSubject(round),
  ...compose('result-out', say`The result is out: ${title(round.trackName)}, round ${round.round}`, [
    say`Dear ${name(person.name)},`,
    say`The result of ${roundName(round)} is out.`,
    signIn(round, siteUrl),
    say`Whoever is offered a seat decides on it from ${instant(round.opensAt)} until ${instant(round.closesAt)}. Your result itself is not in this mail: it is for you alone.`,
    questions,
  ]),
});

/** Reminds an applicant of a seat that waits for a decision. */
export const seatReminder = (
  { program, campus, ...person }: Recipient & { program: string | null; campus: string | null },
  round: MailedRound,
  { at, siteUrl }: Sending,
): NewMail => ({
  to: person.email,
  at,
  about: roundSubject(round),
  ...compose('seat-reminder', say`Your seat waits for a decision: ${title(round.trackName)}, round ${round.round}`, [
    say`Dear ${name(person.name)},`,
    say`A seat is offered to you: ${title(program)}, ${title(campus)} (${roundName(round)}). You have not decided on it yet.`,
    say`You can decide until ${instant(round.closesAt)}. If you do not decide by then, the seat is lost to you.`,
    signIn(round, siteUrl),
    questions,
  ]),
});
