import {
  type Allotment,
  type Identity,
  NEXT,
  SEAT,
  type SeatChoice,
  type SeatContext,
  type SeatPage,
  seatPage,
} from '@university/shared/contract';
import { formatInstant } from '@university/shared/time';
import { html, type Html } from '../../../platform/http/pages/html';
import type { Page } from '../../../platform/http/pages/send-page';
import { SEAT_STYLING } from './look';
import { ADDRESSES, alertBox, box, factList, linked, showPath } from './parts';
import { plain } from './texts';

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

function choicesOf(allotment: Allotment, choices: readonly SeatChoice[], title: string, lead?: string): Html | false {
  if (choices.length === 0) return false;
  return html`<h2>${title}</h2>${lead && html`<p>${lead}</p>`}
<form method="post" action="${ADDRESSES.seat}">${recordField(allotment)}<ul class="choices">${choices.map(choiceOf)}</ul></form>`;
}

function standing({ seat, status, until }: SeatPage): Html {
  if (typeof seat === 'string') return box('plain', html`<p class="seat">${seat}</p>`);
  return box(
    status?.tone ?? 'plain',
    html`<p class="seat">${linked(seat.program)}, ${linked(seat.campus)}</p>
${status && html`<p><strong>${status.label}.</strong> ${status.recorded ?? undefined}</p>`}${until && html`<p>${until}</p>`}${status?.meaning && html`<p>${status.meaning}</p>`}`,
  );
}

function heldOf({ heldAt }: Allotment, { phone, helpDesk }: Identity): Html | false {
  if (!heldAt) return false;
  return box(
    'bad',
    html`<p><strong>${SEAT.held}</strong></p><p>${SEAT.heldText(formatInstant(heldAt))}</p>
<p>${SEAT.heldCall} ${phone}, ${SEAT.heldWrite} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
  );
}

const wishesOf = ({ preferences }: SeatPage): Html | false =>
  preferences.length > 0 &&
  html`<h2>${SEAT.preferences}</h2>
<ol class="wishes">${preferences.map(
    ({ program, campus, became, isGiven }) =>
      html`<li${isGiven && html` class="given"`}>${linked(program)}, ${linked(campus)}<br>${became}</li>`,
  )}</ol>`;

const nextIn = ({ next }: SeatPage): Html | false =>
  next.length > 0 &&
  html`<h2>${NEXT.title}</h2>
${next.map(
  ({ text, when = [], link }) =>
    html`${when.map((line) => html`<p><strong>${line}</strong></p>`)}<p>${text}${link && html` ${linked(link)}`}</p>`,
)}`;

/** Which of the addresses of letters serves a record. */
const letterAt = (base: string) => `/api/v1/${base}/me/letter`;

/**
 * The whole page of a seat, for those who have no scripts or do not wait for them.
 * @param base of the calls of its track
 */
export function plainSeatPage(
  allotment: Allotment,
  base: string,
  identity: Identity,
  context: SeatContext,
  { done, problem }: Said = {},
): Page {
  const page = seatPage(allotment, context);
  const { helpDesk } = identity;
  return {
    title: page.title,
    styling: SEAT_STYLING,
    content: html`<p class="seat">${page.name}</p>
${alertBox(problem)}${done && box('good', html`<p role="status"><strong>${done}</strong></p>`)}
${heldOf(allotment, identity)}${standing(page)}
${choicesOf(allotment, page.choices, SEAT.choices)}${page.lapses && html`<p>${page.lapses}</p>`}
${page.takeBack && choicesOf(allotment, [page.takeBack.choice], SEAT.again, page.takeBack.lead)}
${page.money.length > 0 && html`<h2>${SEAT.money}</h2>${factList(page.money)}`}${page.paidBefore && html`<p>${page.paidBefore}</p>`}
${page.hasLetter && html`<h2>${SEAT.letter}</h2><p><a href="${letterAt(base)}">${SEAT.letterDownload}</a> ${SEAT.letterLead}</p>`}
${wishesOf(page)}
${nextIn(page)}
<h2>${SEAT.record}</h2>${factList(page.record)}
<form method="post" action="${ADDRESSES.signOut}" class="row"><button>${SEAT.signOut}</button><span class="note">${SEAT.signOutLead}</span></form>
<p>${SEAT.questions} <a href="mailto:${helpDesk}">${helpDesk}</a></p>
<p><a href="${showPath(allotment.record)}">${plain.withScripts}</a></p>`,
  };
}
