import type { GrievanceReceipt, TrackedGrievance, AnswerOf } from '@university/shared/contract';
import { IN_LANGUAGES } from '@university/shared/in-languages';
import { addressIn, type Language, type Translated } from '@university/shared/language';
import { istDay, startOfIstDay } from '@university/shared/time';
import { datesInWords } from '../../platform/dates-in-words';
import { html, type Html } from '../../platform/http/pages/html';
import { callIn, type Page, withForms, type Frame, sendPage } from '../../platform/http/pages/send-page';
import { pageTexts as english } from './texts';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../../platform/http/pages/with-pages';
import { pageTexts as hindi } from './texts.hi';

type Texts = Translated<typeof english>;

const FORM_PATH = '/grievance-form';

const STYLING = withForms(`
label { display: block; margin-top: 1rem; font-weight: 700; }
input, textarea { display: block; width: 100%; max-width: 40rem; min-height: 48px; padding: 0.5rem 0.75rem; border: 2px solid var(--muted);
  border-radius: 8px; background: var(--sheet); color: var(--ink); font: inherit; } textarea { min-height: 8rem; }
button { min-height: 48px; margin: 1rem 0; padding: 0.5rem 1.25rem; border: 2px solid var(--ink); border-radius: 8px; background: transparent;
  color: var(--ink); font: inherit; font-weight: 700; cursor: pointer; }
article p { overflow-wrap: anywhere; }
.ticket { font-size: clamp(1.25rem, 6vw, 3rem); font-weight: 700; overflow-wrap: anywhere; }
`);

const inWords = (day: string, language: Language) => datesInWords[language].day(startOfIstDay(day));

const paragraphs = (text: string): Html[] => text.split(/\n+/).map((line) => html`<p>${line}</p>`);

function threadOf({ thread }: TrackedGrievance, language: Language): Html {
  const { dates, grievance } = IN_LANGUAGES[language];
  const { noReply, entries } = grievance.TRACKED_WORDS;
  if (thread.length === 0) return html`<p>${noReply}</p>`;
  return html`${thread.map(
    ({ kind, text, at }) =>
      html`<article><h3>${entries[kind]}</h3><p class="note">${dates.formatInstant(at)}</p>${paragraphs(text)}</article>`,
  )}`;
}

const emailAgain = (language: Language) =>
  html`<label for="email">${TEXTS[language].email}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required>`;

/** Asks for the address again: the page may be open on a shared computer. */
function messageForm({ ticket, settled_at, accepts_messages }: TrackedGrievance, language: Language): Html {
  const texts = TEXTS[language];
  const back = addressIn(language, FORM_PATH);
  const words = IN_LANGUAGES[language].grievance.ADD_MESSAGE_WORDS;
  if (!accepts_messages) return html`<p>${texts.closed} <a href="${back}">${texts.back}</a></p>`;
  return html`<h2 id="add">${words.title}</h2>
${settled_at && html`<p>${words.reopens}</p>`}
<form method="post" action="${callIn(language, '/api/v1/grievance/message')}" aria-labelledby="add"><input type="hidden" name="ticket" value="${ticket}">
<label for="message">${words.message}</label><textarea id="message" name="message" rows="6" minlength="2" maxlength="5000" required></textarea>
${emailAgain(language)}
<button>${words.submit}</button></form>
<p><a href="${back}">${texts.back}</a></p>`;
}

function trackedPage(grievance: TrackedGrievance, language: Language, isAdded: boolean): Page {
  const { ticket, subject, status, created_at, due, extended_to } = grievance;
  const { TRACKED_WORDS: words, ADD_MESSAGE_WORDS: adding } = IN_LANGUAGES[language].grievance;
  const rows = [
    [words.ticket, ticket],
    [words.subject, subject],
    [words.status, words.statuses[status]],
    [words.received, inWords(istDay(created_at), language)],
    [words.due, inWords(due, language)],
    ...(extended_to ? [[words.extended, inWords(extended_to, language)]] : []),
  ];
  return {
    title: TEXTS[language].tracked,
    styling: STYLING,
    content: html`${isAdded && html`<p role="status"><strong>${adding.done}</strong></p>`}
<article><table><tbody>${rows.map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table></article>
<h2>${words.thread}</h2>
${threadOf(grievance, language)}
${messageForm(grievance, language)}`,
  };
}

function receiptPage({ ticket, due }: GrievanceReceipt, language: Language): Page {
  const words = IN_LANGUAGES[language].grievance.RECEIPT_WORDS;
  return {
    title: words.title,
    styling: STYLING,
    content: html`<article><p>${words.ticket}</p><p class="ticket">${ticket}</p>
<p>${words.keep}</p><p>${words.due(inWords(due, language))}</p></article>
<form method="post" action="${callIn(language, '/api/v1/grievance/track')}"><input type="hidden" name="ticket" value="${ticket}">
${emailAgain(language)}
<button>${words.track}</button></form>
<p><a href="${addressIn(language, FORM_PATH)}">${TEXTS[language].back}</a></p>`,
  };
}

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };

const HELP_PATH = '/admission/help';

function refusedIn(language: Language, task: keyof Texts['failed']): Refused {
  const { failed, form, fields, helpForm, helpFields } = TEXTS[language];
  const own = { ...IN_LANGUAGES[language].grievance.SEND_FIELDS, ...fields };
  return {
    failed: failed[task],
    form:
      task === 'help'
        ? { path: HELP_PATH, name: helpForm, fields: helpFields }
        : { path: FORM_PATH, name: form, fields: own },
  };
}

const refused = (task: keyof Texts['failed']) => ({ en: refusedIn('en', task), hi: refusedIn('hi', task) });

/** Without an address of its own, so that no ticket is in logs or browser history. */
const showReceipt = ({ data }: AnswerOf<'sendGrievance'>, reply: FastifyReply, frame: Frame) =>
  sendPage(reply, frame, receiptPage(data, frame.language));

const showTracked =
  (isAdded: boolean) =>
  ({ data }: AnswerOf<'trackGrievance'>, reply: FastifyReply, frame: Frame) =>
    sendPage(reply, frame, trackedPage(data.grievance, frame.language, isAdded));

export const PAGES = {
  send: { show: showReceipt, refused: refused('send') },
  help: { show: showReceipt, refused: refused('help') },
  track: { show: showTracked(false), refused: refused('track') },
  message: { show: showTracked(true), refused: refused('message') },
};
