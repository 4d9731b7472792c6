import {
  BIRTH_DATE_PARTS,
  resultSignIn,
  type BirthDatePart,
  type SignInProof,
  type SeatSignInForm,
} from '@university/shared/contract';
import { html, type Html } from '../../../platform/http/pages/html';
import type { Page } from '../../../platform/http/pages/send-page';
import { SEAT_STYLING } from './look';
import { field } from './parts';
import type { Speech } from './speech';

/** What was typed, and what people call the round. */
export interface SignInTry {
  typed: SeatSignInForm;
  result: string;
}

/** Why nobody is signed in. */
export interface SignInRefusal {
  problems: readonly { field?: keyof SeatSignInForm; message: string; parts?: readonly BirthDatePart[] }[];
  /** The further proof that is asked for. */
  asked?: SignInProof;
}

function birthDate(typed: SeatSignInForm, { problems }: SignInRefusal, { signIn: { SIGN_IN_FORM } }: Speech): Html {
  const problem = problems.find(({ field: at }) => BIRTH_DATE_PARTS.some((part) => part === at));
  const wrong = problem?.parts ?? (problem ? BIRTH_DATE_PARTS : []);
  return html`<fieldset><legend>${SIGN_IN_FORM.birthDate}</legend><p class="note">${SIGN_IN_FORM.birthDateHint}</p>
${problem && html`<p class="error" id="date-error">${problem.message}</p>`}<div class="dates">${BIRTH_DATE_PARTS.map(
    (part) =>
      html`<label>${SIGN_IN_FORM[part]}<input name="${part}" value="${typed[part]}" autocomplete="bday-${part}" inputmode="${part === 'month' ? 'text' : 'numeric'}"${wrong.includes(part) && html` aria-invalid="true" aria-describedby="date-error"`}></label>`,
  )}</div></fieldset>`;
}

function proof(typed: SeatSignInForm, { asked, problems }: SignInRefusal, { signIn }: Speech): Html | undefined {
  if (!asked) return undefined;
  const { SIGN_IN_PROOF_WORDS } = signIn;
  const name = asked === 'code_required' ? 'code' : 'form_number';
  const { why, label, hint } = SIGN_IN_PROOF_WORDS[asked];
  const error = problems.find(({ field: at }) => at === name)?.message;
  return html`<h2>${SIGN_IN_PROOF_WORDS.title}</h2><p>${why}</p>
${asked === 'several_applicants' && typed.code && html`<input type="hidden" name="code" value="${typed.code}">`}
${field({ name, label, hint, value: typed[name], error, more: html` autocomplete="${name === 'code' ? 'one-time-code' : 'off'}"` })}`;
}

/** The sign-in form again, with what was typed and what is wrong with it. */
export function signInPage({ typed, result }: SignInTry, refusal: SignInRefusal, speech: Speech): Page {
  const { plain, addresses, at, signIn } = speech;
  const { SIGN_IN_FORM, SIGN_IN_PROBLEMS } = signIn;
  const { problems } = refusal;
  const email = problems.find(({ field: at }) => at === 'email')?.message;
  return {
    title: plain.signIn(result),
    styling: SEAT_STYLING,
    content: html`${
      problems.length > 0 &&
      html`<div class="box bad" role="alert"><p><strong>${SIGN_IN_PROBLEMS.title}</strong></p>${problems.map(({ message }) => html`<p>${message}</p>`)}</div>`
    }
<form method="post" action="${addresses.signIn}">${(['track', 'round', 'noticeVersion', 'language'] as const).map(
      (name) => html`${typed[name] !== undefined && html`<input type="hidden" name="${name}" value="${typed[name]}">`}`,
    )}
${field({ name: 'email', label: SIGN_IN_FORM.email, hint: SIGN_IN_FORM.emailHint, value: typed.email, error: email, more: html` type="email" autocomplete="email" maxlength="254"` })}
${birthDate(typed, refusal, speech)}${proof(typed, refusal, speech)}
<button class="primary">${SIGN_IN_FORM.submit}</button></form>
<p><a href="${at(resultSignIn(typed))}">${plain.help}</a></p>`,
  };
}
