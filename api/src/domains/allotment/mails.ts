import type { AllotmentStatus, MailKind } from '@university/shared/contract';
import { DECISIONS } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import {
  compose,
  helpDesk,
  instant,
  link,
  name,
  ours,
  page,
  phone,
  type Piece,
  say,
  title,
  token,
} from '../../platform/mail/compose';
import type { NewMail } from '../../platform/mail/queue';
import { signInCode as signInCodeMail } from '../../platform/mail/sign-in-code';
import type { GrievanceFields } from '../grievances/submit';
import { SIGN_IN_CODE_MINUTES } from '../sign-in/codes';
import type { AllotmentRow } from './queries';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

const seat = ({ mailedProgram, mailedCampus, round, language }: AllotmentRow) =>
  TEXTS[language].seat(title(mailedProgram), title(mailedCampus), round);

const statusOf = ({ status, language }: AllotmentRow) => ours(TEXTS[language].statuses[status ?? 'pending']);

interface Letter {
  kind: MailKind;
  at: Date;
  subject: Piece;
}

const mailTo = (row: AllotmentRow, { kind, at, subject }: Letter, ...paragraphs: Piece[]): NewMail => ({
  to: row.email,
  applicantId: row.applicantId,
  at,
  ...compose(kind, subject, [TEXTS[row.language].dear(name(row.name, row.language)), ...paragraphs], row.language),
});

interface Receipt {
  at: Date;
  recordedAt: Date;
  isTakenBack: boolean;
  link: string;
}

function meaningOf(status: AllotmentStatus, language: Language): string {
  const { meaning, stillOpen } = TEXTS[language];
  const decision = DECISIONS.find((known) => known === status);
  return decision ? meaning[decision] : stillOpen;
}

export function decisionReceipt(row: AllotmentRow, { at, recordedAt, isTakenBack, link: address }: Receipt): NewMail {
  const { takeBackUntil, language } = row;
  const texts = TEXTS[language];
  const say = isTakenBack ? texts.takenBack : texts.recorded;
  return mailTo(
    row,
    { kind: 'decision-receipt', at, subject: texts.receiptSubject },
    say(instant(recordedAt, language), seat(row), statusOf(row)),
    ours(meaningOf(row.status ?? 'pending', language)),
    ...(takeBackUntil ? [texts.takeBack(instant(takeBackUntil, language))] : []),
    texts.notMe(link(address)),
    texts.questions(helpDesk),
  );
}

export function applicantSignInCode(
  { language, ...person }: Pick<AllotmentRow, 'id' | 'name' | 'email' | 'language'>,
  code: string,
  at: Date,
): NewMail {
  const where = TEXTS[language].yourResult;
  return {
    to: person.email,
    applicantId: person.id,
    at,
    ...signInCodeMail({ name: person.name, code, where, minutes: SIGN_IN_CODE_MINUTES }, language),
  };
}

export function newDeviceSignIn(row: AllotmentRow, at: Date, notMeLink: string): NewMail {
  const { language } = row;
  const texts = TEXTS[language];
  return mailTo(
    row,
    { kind: 'new-device', at, subject: texts.deviceSubject },
    texts.device(instant(at, language)),
    texts.deviceMine,
    texts.notMe(link(notMeLink)),
  );
}

interface MailedCode {
  code: string;
  minutes: number;
  at: Date;
  link: string;
}

export function decisionCode(row: AllotmentRow, { code, minutes, at, link: address }: MailedCode): NewMail {
  const texts = TEXTS[row.language];
  return mailTo(
    row,
    { kind: 'decision-code', at, subject: texts.codeSubject },
    texts.code(token(code), minutes),
    texts.codeFor(seat(row)),
    texts.notMe(link(address)),
  );
}

export function decisionsHeld(
  row: AllotmentRow,
  { ticket, at, heldAt, siteUrl }: { ticket: string; at: Date; heldAt: Date; siteUrl: string },
): NewMail {
  const { language } = row;
  const texts = TEXTS[language];
  return mailTo(
    row,
    { kind: 'decision-hold', at, subject: texts.heldSubject },
    texts.held(instant(heldAt, language), seat(row), statusOf(row)),
    texts.heldCall(phone, helpDesk),
    texts.heldTicket(token(ticket), page(siteUrl, '/grievance-form', language)),
  );
}

export function holdLifted(row: AllotmentRow, at: Date): NewMail {
  const texts = TEXTS[row.language];
  return mailTo(
    row,
    { kind: 'decision-hold', at, subject: texts.liftedSubject },
    texts.lifted(seat(row), statusOf(row)),
    texts.questions(helpDesk),
  );
}

/** Contains nothing about the applicant. */
export const holdForOffice = (
  { id, trackName, round }: Pick<AllotmentRow, 'id' | 'trackName' | 'round'>,
  { to, person, ticket, at, siteUrl }: { to: string; person: string; ticket: string; at: Date; siteUrl: string },
): NewMail => ({
  to,
  at,
  ...compose('not-me', say`An applicant said “this was not me”`, [
    say`Dear ${name(person)},`,
    say`Decisions on a record of ${title(trackName)}, round ${round}, are held. Until you lift that, the applicant cannot decide, and the window may close meanwhile.`,
    say`Look at the record, and talk to the applicant:\n${page(siteUrl, `/admin/results/records/${id}`, 'en')}`,
    say`The ticket is ${token(ticket)}.`,
  ]),
});

const ABOUT = { decision: 'a decision', 'sign-in': 'a sign-in', code: 'a code that was asked for' } as const;

/** Contains no text from the person who used the link. */
export const disownTicket = (row: AllotmentRow, about: keyof typeof ABOUT, siteUrl: string): GrievanceFields => ({
  kind: 'student',
  name: row.name,
  email: row.email,
  // Imported applications have no mobile number.
  mobile: '',
  number: row.formNumber,
  noticeVersion: undefined,
  category: 'admission',
  helpReason: 'not-me',
  helpTrack: row.track,
  helpTrackName: row.trackName,
  helpRound: row.round,
  subject: `This was not me: ${row.trackName}, round ${row.round}`,
  message: `The applicant said of ${ABOUT[about]} that it was not theirs. Decisions on the record are held, and its sessions have ended. The record says: ${row.status ?? 'pending'}.\nLook at it and lift the hold at ${siteUrl}/admin/results/records/${row.id}`,
});
