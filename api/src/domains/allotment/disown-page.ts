import { type AnswerOf, DISOWN_PAGE } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../../platform/http/pages/send-page';
import { html } from '../../platform/openapi/html';

const texts = {
  title: 'Decisions on your record are held',
  held: 'Nobody can decide on your seat now, and everybody who was signed in to your record is signed out.',
  ticket: 'Your ticket number is',
  next: 'The admissions office looks into it. You do not lose the seat by this: the office records your decision for you, also after the window has closed. Do not wait for us: call',
  write: 'or write to',
} as const;

/** What people without scripts get, from the form of the page `DISOWN_PAGE`. */
export const disownPages = {
  show: ({ data }: AnswerOf<'disown'>, reply: FastifyReply) =>
    sendPage(reply, {
      title: texts.title,
      content: html`<p>${texts.held}</p>
<p>${texts.ticket} <strong>${data.ticket}</strong>.</p>
<p>${texts.next} ${identity.phone} ${texts.write} <a href="mailto:${identity.helpDesk}">${identity.helpDesk}</a>.</p>`,
    }),
  failed: 'Nothing was changed',
  form: { path: DISOWN_PAGE, name: 'This was not me', fields: { token: 'Key from the mail' } },
};
