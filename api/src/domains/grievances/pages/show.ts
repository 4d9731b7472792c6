import type { AnswerOf } from '@university/shared/contract';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../../../platform/http/pages/send-page';
import { FORM_PATH } from './texts';
import { trackedPage } from './tracked';

/** Leads to the website's page that shows the ticket; loading that page again sends nothing again. */
export function showReceipt({ data }: AnswerOf<'sendGrievance'>, reply: FastifyReply) {
  return reply
    .header('Cache-Control', 'no-store')
    .redirect(`${FORM_PATH}/sent?ticket=${encodeURIComponent(data.ticket)}`, 303);
}

/** Not at an address of its own: nothing personal stands in the history of the browser. */
export function showTracked({ data }: AnswerOf<'trackGrievance'>, reply: FastifyReply) {
  return sendPage(reply, trackedPage(data.grievance));
}
