import type { Allotment, SeatDecisionForm, SeatQuestion } from '@university/shared/contract';
import type { HttpError } from '@university/web';
import { html } from '../../../platform/http/pages/html';
import type { Page } from '../../../platform/http/pages/send-page';
import { SEAT_STYLING } from './look';
import { alertBox, box, field } from './parts';
import { recordField } from './seat-page';
import type { Speech } from './speech';

/** What is said beside the question. */
export interface Asked {
  /** What was typed; nothing of it is lost. */
  typed?: Pick<SeatDecisionForm, 'form_number' | 'code'>;
  /** What is wrong with a field. */
  errors?: Partial<Record<'form_number' | 'code', string>>;
  problem?: string;
  /** Why it was not done; it is told with the question. */
  failure?: HttpError;
  /** What became of asking for a code. */
  done?: string;
}

interface Question {
  allotment: Allotment;
  choice: SeatQuestion & { status: string };
  asked: Asked;
}

function proofs({ allotment, choice, asked: { typed, errors = {} } }: Question, { seat }: Speech) {
  if (!choice.needsProof) return undefined;
  const { SEAT } = seat.texts;
  return html`${field({
    name: 'form_number',
    label: SEAT.formNumber,
    hint: SEAT.formNumberHint,
    value: typed?.form_number ?? '',
    error: errors.form_number,
    more: html` autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20"`,
  })}${
    allotment.needsCode &&
    html`<p><button name="step" value="code">${SEAT.sendCode}</button></p>
${field({
  name: 'code',
  label: SEAT.code,
  hint: SEAT.codeHint,
  value: typed?.code ?? '',
  error: errors.code,
  more: html` inputmode="numeric" autocomplete="one-time-code" maxlength="20"`,
})}`
  }`;
}

/** Says once more what follows, asks, and takes the second proof where it is needed. */
export function confirmPage(question: Question, speech: Speech): Page {
  const { allotment, choice, asked } = question;
  const { addresses, seat: words } = speech;
  const { name, seat } = words.pageOf(allotment);
  return {
    title: choice.question,
    styling: SEAT_STYLING,
    content: html`<p class="seat">${name}</p>
${alertBox(asked.problem)}${asked.done && box('good', html`<p role="status">${asked.done}</p>`)}
${typeof seat !== 'string' && box('plain', html`<p class="seat">${seat.program.text}, ${seat.campus.text}</p>`)}
<p>${choice.consequence}</p>${choice.warning && html`<p>${choice.warning}</p>`}
<form method="post" action="${addresses.seat}">${recordField(allotment)}<input type="hidden" name="status" value="${choice.status}">
<button hidden name="step" value="decide"></button>
${proofs(question, speech)}
<p class="row"><button class="${choice.look === 'danger' ? 'danger' : 'primary'}" name="step" value="decide">${choice.confirm}</button> <a href="${addresses.seat}">${words.texts.SEAT.back}</a></p></form>`,
  };
}
