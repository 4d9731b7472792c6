import type { TrackedGrievance } from '@university/shared/contract';
import { html } from '../../../platform/openapi/html';
import { istDate } from '../../../platform/ist';
import type { Page } from '../../../platform/http/pages/send-page';
import { FORM_PATH, STATUS_NAMES, texts } from './texts';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as YYYY-MM-DD, in words. */
const inWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** What the person may know of the own grievance. */
export function trackedPage({ ticket, subject, status, reply, created_at, due }: TrackedGrievance): Page {
  const rows = [
    [texts.ticket, ticket],
    [texts.subject, subject],
    [texts.status, STATUS_NAMES[status]],
    [texts.received, inWords(istDate(new Date(created_at)))],
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
