import { resultSignIn } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, instant, name, page, title } from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';
import { roundSubject, type RoundKey } from '../admission/rounds';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

/** What both mails say of the round. */
export interface MailedRound extends RoundKey {
  /** What people call the track: `UG`. */
  trackName: string;
  opensAt: Date;
  closesAt: Date;
}

interface Recipient {
  applicantId: string;
  name: string;
  email: string;
  language: Language;
}

interface Sending {
  at: Date;
  /** Origin of the site; empty: the one that the identity names. */
  siteUrl: string;
}

const roundName = ({ trackName, round, cycle }: MailedRound, language: Language) =>
  TEXTS[language].round(title(trackName), round, title(cycle));

const signIn = (round: MailedRound, siteUrl: string, language: Language) =>
  TEXTS[language].signIn(page(siteUrl, resultSignIn(round), language));

/** Tells an applicant that the result of a round is out. What it is stands behind the sign-in alone. */
export function resultOut(person: Recipient, round: MailedRound, { at, siteUrl }: Sending): NewMail {
  const { language } = person;
  const texts = TEXTS[language];
  const paragraphs = [
    texts.dear(name(person.name, language)),
    texts.out(roundName(round, language)),
    signIn(round, siteUrl, language),
    texts.decide(instant(round.opensAt, language), instant(round.closesAt, language)),
    texts.questions(helpDesk),
  ];
  const subject = texts.outSubject(title(round.trackName), round.round);
  return {
    to: person.email,
    applicantId: person.applicantId,
    at,
    about: roundSubject(round),
    ...compose('result-out', subject, paragraphs, language),
  };
}

/** Reminds an applicant of a seat that waits for a decision. */
export function seatReminder(
  { program, campus, ...person }: Recipient & { program: string | null; campus: string | null },
  round: MailedRound,
  { at, siteUrl }: Sending,
): NewMail {
  const { language } = person;
  const texts = TEXTS[language];
  const paragraphs = [
    texts.dear(name(person.name, language)),
    texts.offered(title(program), title(campus), roundName(round, language)),
    texts.until(instant(round.closesAt, language)),
    signIn(round, siteUrl, language),
    texts.questions(helpDesk),
  ];
  const subject = texts.waitsSubject(title(round.trackName), round.round);
  return {
    to: person.email,
    applicantId: person.applicantId,
    at,
    about: roundSubject(round),
    ...compose('seat-reminder', subject, paragraphs, language),
  };
}
