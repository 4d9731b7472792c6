import type { GrievanceStatus, PublicEntryKind, TrackedGrievance } from '@university/shared/contract';
import { formatInstant, istDay } from '@university/shared/time';
import { html, type Html } from '../../platform/http/pages/html';
import { type Page, withForms } from '../../platform/http/pages/send-page';

/** Where the forms are, on the website that serves this API under its own address. */
export const FORM_PATH = '/grievance-form';

const STATUS_NAMES: Record<GrievanceStatus, string> = {
  open: 'Received, waiting to be taken up',
  'in-progress': 'Being looked into',
  settled: 'Settled',
  rejected: 'Closed without action',
};

const ENTRY_NAMES: Record<PublicEntryKind, string> = {
  message: 'You wrote',
  reply: 'We replied',
  extension: 'We need more time',
};

const texts = {
  tracked: 'How your grievance stands',
  ticket: 'Ticket number',
  subject: 'Subject',
  status: 'Status',
  received: 'Received',
  due: 'Answer due by',
  extended: 'New day that we told you',
  thread: 'What was written',
  none: 'There is no reply yet.',
  added: 'Your message was added.',
  add: 'Add a message',
  reopens: 'This grievance is closed. A message opens it again.',
  closed:
    'This grievance was closed more than 30 days ago. If it is not settled, send a new one and name this ticket in it.',
  email: 'Your e-mail, once more',
  message: 'Message',
  send: 'Send the message',
  back: 'Back to the grievance form',
} as const;

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as YYYY-MM-DD, in words. */
const inWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

const STYLING = withForms(`
label { display: block; margin-top: 1rem; font-weight: 700; }
input, textarea { display: block; width: 100%; max-width: 40rem; min-height: 48px; padding: 0.5rem 0.75rem; border: 2px solid var(--muted);
  border-radius: 8px; background: var(--sheet); color: var(--ink); font: inherit; } textarea { min-height: 8rem; }
button { min-height: 48px; margin: 1rem 0; padding: 0.5rem 1.25rem; border: 2px solid var(--ink); border-radius: 8px; background: transparent;
  color: var(--ink); font: inherit; font-weight: 700; cursor: pointer; }
article p { overflow-wrap: anywhere; }
`);

const paragraphs = (text: string): Html[] => text.split(/\n+/).map((line) => html`<p>${line}</p>`);

function threadOf({ thread }: TrackedGrievance): Html {
  if (thread.length === 0) return html`<p>${texts.none}</p>`;
  return html`${thread.map(
    ({ kind, text, at }) =>
      html`<article><h3>${ENTRY_NAMES[kind]}</h3><p class="note">${formatInstant(at)}</p>${paragraphs(text)}</article>`,
  )}`;
}

/** Asks for the address again: who finds this page open on a shared computer cannot write in another's name. */
function messageForm({ ticket, settled_at, accepts_messages }: TrackedGrievance): Html {
  if (!accepts_messages) return html`<p>${texts.closed} <a href="${FORM_PATH}">${texts.back}</a></p>`;
  return html`<h2 id="add">${texts.add}</h2>
${settled_at && html`<p>${texts.reopens}</p>`}
<form method="post" action="/api/v1/grievance/message" aria-labelledby="add"><input type="hidden" name="ticket" value="${ticket}">
<label for="message">${texts.message}</label><textarea id="message" name="message" rows="6" minlength="2" maxlength="5000" required></textarea>
<label for="email">${texts.email}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required>
<button>${texts.send}</button></form>
<p><a href="${FORM_PATH}">${texts.back}</a></p>`;
}

/** What the person may know of the own grievance, and a form to add to it. */
export function trackedPage(grievance: TrackedGrievance, { isAdded = false } = {}): Page {
  const { ticket, subject, status, created_at, due, extended_to } = grievance;
  const rows = [
    [texts.ticket, ticket],
    [texts.subject, subject],
    [texts.status, STATUS_NAMES[status]],
    [texts.received, inWords(istDay(created_at))],
    [texts.due, inWords(due)],
    ...(extended_to ? [[texts.extended, inWords(extended_to)]] : []),
  ];
  return {
    title: texts.tracked,
    styling: STYLING,
    content: html`${isAdded && html`<p role="status"><strong>${texts.added}</strong></p>`}
<article><table><tbody>${rows.map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
    )}</tbody></table></article>
<h2>${texts.thread}</h2>
${threadOf(grievance)}
${messageForm(grievance)}`,
  };
}
