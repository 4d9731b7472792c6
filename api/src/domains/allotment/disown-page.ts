import { type AnswerOf, DISOWN_PAGE } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import type { FastifyReply } from 'fastify';
import { html } from '../../platform/http/pages/html';
import { type Frame, sendPage } from '../../platform/http/pages/send-page';
import type { Refused } from '../../platform/http/pages/with-pages';
import { disownTexts as english } from './disown-texts';
import { disownTexts as hindi } from './disown-texts.hi';

type Texts = Translated<typeof english>;

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

const refusedIn = ({ failed, form, token }: Texts): Refused => ({
  failed,
  form: { path: DISOWN_PAGE, name: form, fields: { token } },
});

/** What people without scripts get, from the form of the page `DISOWN_PAGE`. */
export const disownPages = {
  refused: { en: refusedIn(english), hi: refusedIn(hindi) },
  show({ data }: AnswerOf<'disown'>, reply: FastifyReply, frame: Frame) {
    const { title, held, ticket, next, write } = TEXTS[frame.language];
    const { phone, helpDesk } = frame;
    return sendPage(reply, frame, {
      title,
      content: html`<p>${held}</p>
<p>${ticket} <strong>${data.ticket}</strong></p>
<p>${next} ${phone} ${write} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
    });
  },
};
