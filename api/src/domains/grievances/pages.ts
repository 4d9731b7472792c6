import type { TrackedGrievance, AnswerOf, GrievanceStatus, Identity } from '@university/shared/contract';
import type { FastifyReply } from 'fastify';
import { html } from '../../platform/http/pages/html';
import { istDay } from '@university/shared/time';
import { type Page, sendPage } from '../../platform/http/pages/send-page';
import type { WayBack } from '../../platform/http/pages/with-pages';

/** Where the forms are, on the website that serves this API under its own address. */
const FORM_PATH = '/grievance-form';

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

const STATUS_NAMES: Record<GrievanceStatus, string> = {
  open: 'Received, waiting to be taken up',
  'in-progress': 'Being looked into',
  settled: 'Settled',
  rejected: 'Closed without action',
};

export const texts = {
  notSent: 'Your grievance was not sent',
  helpNotSent: 'Your message was not sent',
  notFound: 'We cannot show your grievance',
  tracked: 'How your grievance stands',
  ticket: 'Ticket number',
  subject: 'Subject',
  status: 'Status',
  received: 'Received',
  due: 'Answer due by',
  reply: 'Reply',
  noReply: 'There is no reply yet.',
  back: 'Back to the grievance form',
} as const;

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as YYYY-MM-DD, in words. */
const inWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** What the person may know of the own grievance. */
function trackedPage({ ticket, subject, status, reply, created_at, due }: TrackedGrievance): Page {
  const rows = [
    [texts.ticket, ticket],
    [texts.subject, subject],
    [texts.status, STATUS_NAMES[status]],
    [texts.received, inWords(istDay(new Date(created_at)))],
    [texts.due, inWords(due)],
  ];
  return {
    title: texts.tracked,
    content: html`<article><table><tbody>${rows.map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table></article>
<h2>${texts.reply}</h2>
${(reply ?? texts.noReply).split(/\n+/).map((paragraph) => html`<p>${paragraph}</p>`)}
<p><a href="${FORM_PATH}">${texts.back}</a></p>`,
  };
}

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
