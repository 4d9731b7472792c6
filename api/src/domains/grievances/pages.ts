import type { AnswerOf, Identity } from '@university/shared/contract';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../../platform/http/pages/send-page';
import type { WayBack } from '../../platform/http/pages/with-pages';
import { FORM_PATH, trackedPage } from './tracked-page';

/** Names of the fields, as the form has them. */
const FIELD_NAMES: Record<string, string> = {
  kind: 'Who you are',
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile number',
  number: 'Enrolment or employee number',
  category: 'What it is about',
  subject: 'Subject',
  message: 'What happened',
  pdf: 'Document',
  ticket: 'Ticket number',
};

/** The way back to it. */
export const FORM: WayBack = { path: FORM_PATH, name: 'grievance form and tracking', fields: FIELD_NAMES };

export const texts = {
  notSent: 'Your grievance was not sent',
  helpNotSent: 'Your message was not sent',
  messageNotSent: 'Your message was not added',
  notFound: 'We cannot show your grievance',
} as const;

/** Leads to the website's page that shows the ticket; loading that page again sends nothing again. */
export function showReceipt({ data }: AnswerOf<'sendGrievance'>, reply: FastifyReply) {
  return reply
    .header('Cache-Control', 'no-store')
    .redirect(`${FORM_PATH}/sent?ticket=${encodeURIComponent(data.ticket)}`, 303);
}

/** Not at an address of its own: nothing personal stands in the history of the browser. */
export function showTracked({ data }: AnswerOf<'trackGrievance'>, reply: FastifyReply, identity: Identity) {
  return sendPage(reply, identity, trackedPage(data.grievance));
}

/** The thread with what was just added. Loading this page again adds nothing again. */
export function showMessage({ data }: AnswerOf<'addGrievanceMessage'>, reply: FastifyReply, identity: Identity) {
  return sendPage(reply, identity, trackedPage(data.grievance, { isAdded: true }));
}
