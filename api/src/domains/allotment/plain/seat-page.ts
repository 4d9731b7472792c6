import {
  type Allotment,
  type Identity,
  resultBase,
  type SeatChoice,
  type SeatContext,
  type SeatPage,
} from '@university/shared/contract';
import { html, type Html } from '../../../platform/http/pages/html';
import type { Page } from '../../../platform/http/pages/send-page';
import { SEAT_STYLING } from './look';
import { alertBox, box, factList, showPath } from './parts';
import type { Speech } from './speech';

interface Said {
  /** What was done. */
  done?: string;
  /** Why something was not. */
  problem?: string;
}

/** The record that a form is of: another may be signed in by the time it is sent. */
export const recordField = ({ record }: Allotment): Html => html`<input type="hidden" name="id" value="${record._id}">`;

const choiceOf = ({ status, label, consequence, look }: SeatChoice) =>
  html`<li><button class="${look}" name="status" value="${status}">${label}</button><p>${consequence}</p></li>`;

interface Choices {
  choices: readonly SeatChoice[];
  title: string;
  lead?: string;
}

function choicesOf(allotment: Allotment, { choices, title, lead }: Choices, { addresses }: Speech): Html | false {
  if (choices.length === 0) return false;
  return html`<h2>${title}</h2>${lead && html`<p>${lead}</p>`}
<form method="post" action="${addresses.seat}">${recordField(allotment)}<ul class="choices">${choices.map(choiceOf)}</ul></form>`;
}

function standing({ seat, status, until }: SeatPage, { linked }: Speech): Html {
  if (typeof seat === 'string') return box('plain', html`<p class="seat">${seat}</p>`);
  return box(
    status?.tone ?? 'plain',
    html`<p class="seat">${linked(seat.program)}, ${linked(seat.campus)}</p>
${status && html`<p><strong>${status.label}.</strong> ${status.recorded ?? undefined}</p>`}${until && html`<p>${until}</p>`}${status?.meaning && html`<p>${status.meaning}</p>`}`,
  );
}

function heldOf({ heldAt }: Allotment, { phone, helpDesk }: Identity, { seat, dates }: Speech): Html | false {
  if (!heldAt) return false;
  const { SEAT } = seat.texts;
  return box(
    'bad',
    html`<p><strong>${SEAT.held}</strong></p><p>${SEAT.heldText(dates.formatInstant(heldAt))}</p>
<p>${SEAT.heldCall} ${phone}, ${SEAT.heldWrite} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
  );
}

const wishesOf = ({ preferences }: SeatPage, { seat, linked }: Speech): Html | false =>
  preferences.length > 0 &&
  html`<h2>${seat.texts.SEAT.preferences}</h2>
<ol class="wishes">${preferences.map(
    ({ program, campus, became, isGiven }) =>
      html`<li${isGiven && html` class="given"`}>${linked(program)}, ${linked(campus)}<br>${became}</li>`,
  )}</ol>`;

const nextIn = ({ next }: SeatPage, { seat, linked }: Speech): Html | false =>
  next.length > 0 &&
  html`<h2>${seat.texts.NEXT.title}</h2>
${next.map(
  ({ text, when = [], link }) =>
    html`${when.map((line) => html`<p><strong>${line}</strong></p>`)}<p>${text}${link && html` ${linked(link)}`}</p>`,
)}`;

/** What the form of the seat sends for the letter, in the place of a status. */
export const LETTER = 'letter';

/** Which of the addresses of letters serves a record. */
export const letterAddress = (base: string) => `/api/v1/${base}/me/letter`;

/** A link; before the second proof a button, after which it is asked for. */
const letterOf = (allotment: Allotment, { addresses, seat: { texts } }: Speech): Html =>
  allotment.proved
    ? html`<p><a href="${letterAddress(resultBase(allotment.record.track))}">${texts.SEAT.letterDownload}</a> ${texts.SEAT.letterLead}</p>`
    : html`<form method="post" action="${addresses.seat}" class="row">${recordField(allotment)}<button name="status" value="${LETTER}">${texts.SEAT.letterDownload}</button><span>${texts.SEAT.letterLead}</span></form>`;

interface Shown {
  allotment: Allotment;
  identity: Identity;
  context: SeatContext;
}

/** The whole page of a seat, for those who have no scripts or do not wait for them. */
export function plainSeatPage(
  { allotment, identity, context }: Shown,
  speech: Speech,
  { done, problem }: Said = {},
): Page {
  const { seat, plain, addresses, at } = speech;
  const { SEAT } = seat.texts;
  const page = seat.pageOf(allotment, context);
  const { choices, takeBack } = page;
  const { helpDesk } = identity;
  return {
    title: page.title,
    styling: SEAT_STYLING,
    content: html`<p class="seat">${page.name}</p>
${alertBox(problem)}${done && box('good', html`<p role="status"><strong>${done}</strong></p>`)}
${heldOf(allotment, identity, speech)}${standing(page, speech)}
${choicesOf(allotment, { choices, title: SEAT.choices }, speech)}${page.lapses && html`<p>${page.lapses}</p>`}
${takeBack && choicesOf(allotment, { choices: [takeBack.choice], title: SEAT.again, lead: takeBack.lead }, speech)}
${page.money.length > 0 && html`<h2>${SEAT.money}</h2>${factList(page.money, speech)}`}${page.paidBefore && html`<p>${page.paidBefore}</p>`}
${page.letter && html`<h2>${SEAT.letter}</h2>${letterOf(allotment, speech)}`}
${wishesOf(page, speech)}
${nextIn(page, speech)}
<h2>${SEAT.record}</h2>${factList(page.record, speech)}
<form method="post" action="${addresses.signOut}" class="row"><button>${SEAT.signOut}</button><span class="note">${SEAT.signOutLead}</span></form>
<p>${SEAT.questions} <a href="mailto:${helpDesk}">${helpDesk}</a></p>
<p><a href="${at(showPath(allotment.record))}">${plain.withScripts}</a></p>`,
  };
}
