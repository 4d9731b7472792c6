import { GRIEVANCE_CATEGORIES, type GrievanceCategory, type GrievanceStatus } from '@university/shared/contract';
import { helpDesk, type Piece, say } from '../../platform/mail/compose';

/** Subjects contain neither matter nor ticket: lists of mailboxes show them. */
export const texts = {
  dear: say`Dear Sir or Madam,`,
  categories: Object.fromEntries(GRIEVANCE_CATEGORIES.map(({ id, label }) => [id, label])) as Record<
    GrievanceCategory,
    string
  >,
  standing: {
    open: 'It is waiting to be taken up.',
    'in-progress': 'It is being looked into.',
    settled: 'It has been settled.',
    rejected: 'It has been closed without a change.',
  } satisfies Record<GrievanceStatus, string>,
  receivedSubject: say`We have received your grievance`,
  /** `matter` is null if it must not be named. */
  received: (ticket: Piece, matter: Piece | null, due: Piece, page: Piece) => {
    const said = say`We have received a grievance with this e-mail address. Its ticket number is ${ticket}.`;
    return [
      matter ? say`${said} It is about: ${matter}.` : said,
      say`You will have an answer by ${due}.`,
      say`To see its status, go to ${page} and enter the ticket number and this e-mail address.`,
      say`If you did not send it, tell ${helpDesk}: somebody has used your address.`,
    ];
  },
  replySubject: say`Our reply to your grievance`,
  reply: (ticket: Piece, standing: Piece, reply: Piece, page: Piece) => [
    say`This is our reply to your grievance ${ticket}. ${standing}`,
    reply,
    say`You can read it again at ${page} with the ticket number and this e-mail address.`,
  ],
  extendedSubject: say`We need more time for your grievance`,
  extended: (ticket: Piece, to: Piece, reason: Piece, page: Piece) => [
    say`We cannot answer your grievance ${ticket} in time. You will have an answer by ${to}. This is why:`,
    reason,
    say`You can see its status at ${page} with the ticket number and this e-mail address.`,
  ],
};

export const pageTexts = {
  form: 'grievance form and tracking',
  /** Beside `SEND_FIELDS`. */
  fields: {
    number: 'Enrolment or employee number',
    pdf: 'Document',
    ticket: 'Ticket number',
  } as Readonly<Record<string, string>>,
  helpForm: 'form “I cannot sign in”',
  helpFields: {
    name: 'Name',
    email: 'E-mail address of your application',
    mobile: 'Mobile number',
    form_number: 'Form number',
    track: 'Track',
    reason: 'What happens',
    message: 'Message',
  } as Readonly<Record<string, string>>,
  failed: {
    send: 'Your grievance was not sent',
    help: 'Your message was not sent',
    message: 'Your message was not added',
    track: 'We cannot show your grievance',
  },
  tracked: 'Status of your grievance',
  closed:
    'This grievance was closed more than 30 days ago. If it is not settled, send a new one and name this ticket in it.',
  email: 'Your e-mail, once more',
  back: 'Back to the grievance form',
} as const;
