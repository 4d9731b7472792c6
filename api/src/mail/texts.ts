import { identity } from '@university/shared/identity';
import type { MailText } from './queue';

/** Every mail ends so. */
const sign = (...paragraphs: string[]) =>
  [
    ...paragraphs,
    `${identity.name}\n${identity.address.join('\n')}\n${identity.helpDesk}`,
    'This mail was sent by the website. Answers to it may not be read.',
  ].join('\n\n');

const LONG_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as YYYY-MM-DD, in words. */
const inWords = (day: string) => LONG_DATE.format(new Date(`${day}T00:00:00Z`));

interface Greeted {
  /** Whom to greet. */
  name: string;
}

interface WithLink extends Greeted {
  link: string;
}

export const invitation = ({ name, link, email }: WithLink & { email: string }): MailText => ({
  kind: 'invitation',
  subject: `Your account in the staff area of ${identity.shortName}`,
  text: sign(
    `Dear ${name},`,
    `An account was made for you in the staff area of the website. You log in with ${email}.`,
    `Choose your password here within three days:\n${link}`,
    'The link works once. After three days, choose "Forgot password" on the login page and a new one is sent.',
  ),
});

export const passwordReset = ({ link }: { link: string }): MailText => ({
  kind: 'password-reset',
  subject: 'A new password',
  text: sign(
    'Somebody, probably you, asked for a new password for your account in the staff area.',
    `Choose it here within 30 minutes:\n${link}`,
    'The link works once. If you did not ask for it, do nothing: your password stays as it is.',
  ),
});

export const passwordChanged = ({ name }: Greeted): MailText => ({
  kind: 'password-changed',
  subject: 'Your password was changed',
  text: sign(
    `Dear ${name},`,
    'The password of your account in the staff area was changed just now.',
    `If this was not you, choose "Forgot password" on the login page at once, and tell ${identity.helpDesk}.`,
  ),
});

interface AboutGrievance extends Greeted {
  ticket: string;
  siteUrl: string;
}

/** Subjects of these two say nothing of the matter: somebody may look over a shoulder. */
export const grievanceReceived = ({ name, ticket, due, siteUrl }: AboutGrievance & { due: string }): MailText => ({
  kind: 'grievance-received',
  subject: `We have received your grievance ${ticket}`,
  text: sign(
    `Dear ${name},`,
    `We have received your grievance. Its ticket number is ${ticket}.`,
    `You will have an answer by ${inWords(due)}.`,
    `To see how it stands, go to ${siteUrl}/grievance-form and enter the ticket number and this e-mail address.`,
  ),
});

const STANDING = {
  open: 'It is waiting to be taken up.',
  'in-progress': 'It is being looked into.',
  settled: 'It has been settled.',
  rejected: 'It has been closed without a change.',
} as const;

interface Reply extends AboutGrievance {
  status: keyof typeof STANDING;
  reply: string;
}

export const grievanceReply = ({ name, ticket, status, reply, siteUrl }: Reply): MailText => ({
  kind: 'grievance-reply',
  subject: `Our reply to your grievance ${ticket}`,
  text: sign(
    `Dear ${name},`,
    `This is our reply to your grievance ${ticket}. ${STANDING[status]}`,
    reply,
    `You can read it again at ${siteUrl}/grievance-form with the ticket number and this e-mail address.`,
  ),
});
