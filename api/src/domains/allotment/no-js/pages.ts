import {
  type Allotment,
  type AnswerOf,
  BIRTH_DATE_PARTS,
  type BirthDatePart,
  type Identity,
  resultAddresses,
  resultBase,
  resultSignIn,
  type SeatChoice,
  type SeatContext,
  type SeatDecisionForm,
  type SeatFact,
  type SeatLink,
  type SeatPage,
  type SeatQuestion,
  type SeatSignInForm,
  type SeatTone,
  type SignInProof,
  withCategory,
} from '@university/shared/contract';
import { IN_LANGUAGES, type Spoken } from '@university/shared/in-languages';
import { addressIn, type Language, type Translated } from '@university/shared/language';
import type { HttpError } from '@university/web';
import { html, type Html } from '../../../platform/http/pages/html';
import { callIn, type Page, withForms } from '../../../platform/http/pages/send-page';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';

/** The decision must be visible on a phone without scrolling. */
const styling = withForms(`
:root { --width: 44rem; } header { padding-block: 1rem; } header .who { color: inherit; font-size: 1.0625rem; }
main { padding-block: 1rem 3rem; } h2 { margin-top: 2rem; font-size: 1.25rem; }
.box { background: var(--band); border-left: 4px solid var(--accent); border-radius: 8px; padding: 0.75rem 1rem; margin: 0 0 1rem; }
.box.good { background: var(--good-ground); border-color: var(--good); } .box.bad { background: var(--bad-ground); border-color: var(--bad); }
.box p { margin: 0.25rem 0; } .seat { font-weight: 700; }
form { margin: 0; } button { min-height: 48px; padding: 0.5rem 1.25rem; border: 2px solid var(--ink); border-radius: 8px;
  background: transparent; color: var(--ink); font: inherit; font-weight: 700; cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } button.danger { border-color: var(--bad); color: var(--bad); }
.choices { display: grid; gap: 1rem; padding: 0; margin: 0.5rem 0; list-style: none; }
button { padding-inline: 0.75rem; } .choices li { display: grid; grid-template-columns: 7rem 1fr; gap: 1rem; align-items: start; line-height: 1.4; } .choices p, dd p { margin: 0; }
label, legend { font-weight: 700; } fieldset { border: 0; padding: 0; margin: 1rem 0; min-width: 0; } .dates { display: flex; gap: 0.75rem; }
.dates label { font-weight: 400; flex: 1 1 5rem; }
input { display: block; width: 100%; max-width: 24rem; height: 48px; padding: 0 0.75rem; border: 2px solid var(--muted); border-radius: 8px;
  background: var(--sheet); color: var(--ink); font: inherit; } input[aria-invalid] { border-color: var(--bad); }
.field { margin: 1rem 0; } .error { color: var(--bad); font-weight: 700; } .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; line-height: 1.4; }
dl { margin: 0.5rem 0; line-height: 1.4; } dl > div { border-top: 1px solid var(--line); padding: 0.5rem 0; } dl > div:first-child { border-top: 0; }
dt { color: var(--muted); } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
ol.wishes { padding-left: 2rem; } ol.wishes li { padding: 0.375rem 0; } ol.wishes p { margin: 0; color: var(--muted); font-weight: 400; } .given { font-weight: 700; }
`);

export interface Messages extends Spoken {
  own: Translated<typeof english>;
  addresses: Readonly<Record<'signIn' | 'seat' | 'signOut', string>>;
  at: (path: string) => string;
  languages: readonly [Language, Language];
}

const messagesIn = (language: Language, own: Messages['own']): Messages => ({
  ...IN_LANGUAGES[language],
  own,
  addresses: {
    signIn: callIn(language, '/api/v1/result/sign-in'),
    seat: callIn(language, '/api/v1/result/seat'),
    signOut: callIn(language, '/api/v1/result/sign-out'),
  },
  at: (path) => addressIn(language, path),
  languages: language === 'en' ? ['en', 'hi'] : ['hi', 'en'],
});

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: messagesIn('en', english),
  hi: messagesIn('hi', hindi),
};

const linked = ({ text, to }: SeatLink, { at }: Messages): Html =>
  to ? html`<a href="${to.startsWith('/') ? at(to) : to}">${text}</a>` : html`${text}`;

const factList = (facts: readonly SeatFact[], messages: Messages): Html =>
  html`<dl>${facts.map(
    ({ term, lines, link }) =>
      html`<div><dt>${term}</dt><dd>${lines.map((line) => html`<p>${line}</p>`)}${link && html`<p>${linked(link, messages)}</p>`}</dd></div>`,
  )}</dl>`;

const box = (tone: SeatTone, content: Html): Html => html`<div class="box ${tone}">${content}</div>`;

const alertBox = (message: string | undefined): Html | undefined =>
  message ? html`<div class="box bad" role="alert"><p><strong>${message}</strong></p></div>` : undefined;

interface Field {
  name: string;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  more: Html;
}

function field({ name, label, value, hint, error, more }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>${hint && html`<p class="note" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
<input id="${name}" name="${name}" value="${value}"${described !== '' && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${more}></div>`;
}

export interface SignInTry {
  typed: SeatSignInForm;
  result: string;
}

export interface SignInRefusal {
  problems: readonly { field?: keyof SeatSignInForm; message: string; parts?: readonly BirthDatePart[] }[];
  asked?: SignInProof;
}

function birthDate(typed: SeatSignInForm, { problems }: SignInRefusal, { signIn: { SIGN_IN_FORM } }: Messages): Html {
  const problem = problems.find(({ field: at }) => BIRTH_DATE_PARTS.some((part) => part === at));
  const wrong = problem?.parts ?? (problem ? BIRTH_DATE_PARTS : []);
  return html`<fieldset><legend>${SIGN_IN_FORM.birthDate}</legend><p class="note">${SIGN_IN_FORM.birthDateHint}</p>
${problem && html`<p class="error" id="date-error">${problem.message}</p>`}<div class="dates">${BIRTH_DATE_PARTS.map(
    (part) =>
      html`<label>${SIGN_IN_FORM[part]}<input name="${part}" value="${typed[part]}" autocomplete="bday-${part}" inputmode="${part === 'month' ? 'text' : 'numeric'}"${wrong.includes(part) && html` aria-invalid="true" aria-describedby="date-error"`}></label>`,
  )}</div></fieldset>`;
}

function signInProof(typed: SeatSignInForm, { asked, problems }: SignInRefusal, { signIn }: Messages) {
  if (!asked) return undefined;
  const { SIGN_IN_PROOF_WORDS } = signIn;
  const name = asked === 'code_required' ? 'code' : 'form_number';
  const { why, label, hint } = SIGN_IN_PROOF_WORDS[asked];
  const error = problems.find(({ field: at }) => at === name)?.message;
  return html`<h2>${SIGN_IN_PROOF_WORDS.title}</h2><p>${why}</p>
${asked === 'several_applicants' && typed.code && html`<input type="hidden" name="code" value="${typed.code}">`}
${field({ name, label, hint, value: typed[name], error, more: html` autocomplete="${name === 'code' ? 'one-time-code' : 'off'}"` })}`;
}

export function signInPage({ typed, result }: SignInTry, refusal: SignInRefusal, messages: Messages): Page {
  const { own, addresses, at, signIn } = messages;
  const { SIGN_IN_FORM, SIGN_IN_PROBLEMS } = signIn;
  const { problems } = refusal;
  const email = problems.find(({ field: name }) => name === 'email')?.message;
  return {
    title: own.signIn(result),
    styling,
    content: html`${
      problems.length > 0 &&
      html`<div class="box bad" role="alert"><p><strong>${SIGN_IN_PROBLEMS.title}</strong></p>${problems.map(({ message }) => html`<p>${message}</p>`)}</div>`
    }
<form method="post" action="${addresses.signIn}">${(['track', 'round', 'noticeVersion', 'language'] as const).map(
      (name) => html`${typed[name] !== undefined && html`<input type="hidden" name="${name}" value="${typed[name]}">`}`,
    )}
${field({ name: 'email', label: SIGN_IN_FORM.email, hint: SIGN_IN_FORM.emailHint, value: typed.email, error: email, more: html` type="email" autocomplete="email" maxlength="254"` })}
${birthDate(typed, refusal, messages)}${signInProof(typed, refusal, messages)}
<button class="primary">${SIGN_IN_FORM.submit}</button></form>
<p><a href="${at(resultSignIn(typed))}">${own.help}</a></p>`,
  };
}

/** Another record may be signed in when the form is sent. */
const recordField = ({ record }: Allotment): Html => html`<input type="hidden" name="id" value="${record._id}">`;

interface Choices {
  choices: readonly SeatChoice[];
  title: string;
  lead?: string;
}

function choicesOf(allotment: Allotment, { choices, title, lead }: Choices, { addresses }: Messages): Html | false {
  if (choices.length === 0) return false;
  return html`<h2>${title}</h2>${lead && html`<p>${lead}</p>`}
<form method="post" action="${addresses.seat}">${recordField(allotment)}<ul class="choices">${choices.map(
    ({ status, label, consequence, look }) =>
      html`<li><button class="${look}" name="status" value="${status}">${label}</button><p>${consequence}</p></li>`,
  )}</ul></form>`;
}

function seatBox({ seat, status, until }: SeatPage, messages: Messages): Html {
  if (typeof seat === 'string') return box('plain', html`<p class="seat">${seat}</p>`);
  return box(
    status?.tone ?? 'plain',
    html`<p class="seat">${linked(seat.program, messages)}, ${linked(seat.campus, messages)}</p>
${status && html`<p><strong>${status.label}.</strong> ${status.recorded ?? undefined}</p>`}${until && html`<p>${until}</p>`}${status?.meaning && html`<p>${status.meaning}</p>`}`,
  );
}

function heldOf({ heldAt }: Allotment, { phone, helpDesk }: Identity, { seat, dates }: Messages): Html | false {
  if (!heldAt) return false;
  const { SEAT } = seat.texts;
  return box(
    'bad',
    html`<p><strong>${SEAT.held}</strong></p><p>${SEAT.heldText(dates.formatInstant(heldAt))}</p>
<p>${SEAT.heldCall} ${phone}, ${SEAT.heldWrite} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
  );
}

function wishesOf({ preferences }: SeatPage, { reasons, context }: Shown, messages: Messages): Html | false {
  const { seat } = messages;
  const isKept = reasons.proof?.row.kept ?? false;
  const whyOf = (position: number) =>
    reasons.reasons
      .filter((reason) => reason.position === position)
      .flatMap((reason) => seat.reasonsOf(reason, { codes: context.codes, isKept }))
      .map((sentence) => html`<p>${sentence}</p>`);
  return (
    preferences.length > 0 &&
    html`<h2>${seat.texts.SEAT.preferences}</h2>
<ol class="wishes">${preferences.map(
      ({ position, program, campus, became, isGiven }) =>
        html`<li${isGiven && html` class="given"`}>${linked(program, messages)}, ${linked(campus, messages)}<br>${became}${whyOf(position)}</li>`,
    )}</ol>`
  );
}

const nextIn = ({ next }: SeatPage, messages: Messages): Html | false =>
  next.length > 0 &&
  html`<h2>${messages.seat.texts.NEXT.title}</h2>
${next.map(
  ({ text, when = [], link }) =>
    html`${when.map((line) => html`<p><strong>${line}</strong></p>`)}<p>${text}${link && html` ${linked(link, messages)}`}</p>`,
)}`;

/** Value of `status` that asks for the letter. */
export const LETTER = 'letter';

export const letterAddress = (base: string, language: Language) => callIn(language, `/api/v1/${base}/me/letter`);

/** A link, or before the second proof a button that asks for it. */
function letterOf(allotment: Allotment, { addresses, languages: [own, other], seat: { texts } }: Messages): Html {
  const base = resultBase(allotment.record.track);
  const { SEAT } = texts;
  return allotment.proved
    ? html`<p><a href="${letterAddress(base, own)}">${SEAT.letterDownload}</a> ${SEAT.letterLead}</p>
<p><a href="${letterAddress(base, other)}" lang="${other}">${SEAT.letterOther}</a></p>`
    : html`<form method="post" action="${addresses.seat}" class="row">${recordField(allotment)}<button name="status" value="${LETTER}">${SEAT.letterDownload}</button><span>${SEAT.letterLead}</span></form>`;
}

interface Shown {
  allotment: Allotment;
  identity: Identity;
  context: SeatContext;
  reasons: AnswerOf<'readSeatReasons'>['data'];
  done?: string;
  problem?: string;
}

export function seatPage(shown: Shown, messages: Messages): Page {
  const { allotment, identity, context, done, problem } = shown;
  const { seat, own, addresses, at } = messages;
  const { SEAT } = seat.texts;
  const page = seat.pageOf(allotment, context);
  const { choices, takeBack } = page;
  const { helpDesk } = identity;
  const withScripts = resultAddresses(allotment.record);
  return {
    title: page.title,
    styling,
    content: html`<p class="seat">${page.name}</p>
${alertBox(problem)}${done && box('good', html`<p role="status"><strong>${done}</strong></p>`)}
${heldOf(allotment, identity, messages)}${seatBox(page, messages)}
${choicesOf(allotment, { choices, title: SEAT.choices }, messages)}${page.lapses && html`<p>${page.lapses}</p>`}
${takeBack && choicesOf(allotment, { choices: [takeBack.choice], title: SEAT.again, lead: takeBack.lead }, messages)}
${page.money.length > 0 && html`<h2>${SEAT.money}</h2>${factList(page.money, messages)}`}${page.paidBefore && html`<p>${page.paidBefore}</p>`}
${page.letter && html`<h2>${SEAT.letter}</h2>${letterOf(allotment, messages)}`}
${wishesOf(page, shown, messages)}
${nextIn(page, messages)}
<h2>${SEAT.record}</h2>${factList(page.record, messages)}
<form method="post" action="${addresses.signOut}" class="row"><button>${SEAT.signOut}</button><span class="note">${SEAT.signOutLead}</span></form>
<p>${SEAT.questions} <a href="mailto:${helpDesk}">${helpDesk}</a></p>
<p><a href="${at(withCategory(withScripts.showPath, withScripts))}">${own.withScripts}</a></p>`,
  };
}

export interface Asked {
  errors?: Partial<Record<'form_number' | 'code', string>>;
  problem?: string;
  /** The error that is answered together with the question. */
  failure?: HttpError;
  done?: string;
}

interface Question extends Asked {
  allotment: Allotment;
  choice: SeatQuestion & { status: string };
  typed: Pick<SeatDecisionForm, 'form_number' | 'code'>;
}

function secondProof({ allotment, choice, typed, errors = {} }: Question, { seat }: Messages) {
  if (!choice.needsProof) return undefined;
  const { SEAT } = seat.texts;
  return html`${field({
    name: 'form_number',
    label: SEAT.formNumber,
    hint: SEAT.formNumberHint,
    value: typed.form_number,
    error: errors.form_number,
    more: html` autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20"`,
  })}${
    allotment.needsCode &&
    html`<p><button name="step" value="code">${SEAT.sendCode}</button></p>
${field({
  name: 'code',
  label: SEAT.code,
  hint: SEAT.codeHint,
  value: typed.code,
  error: errors.code,
  more: html` inputmode="numeric" autocomplete="one-time-code" maxlength="20"`,
})}`
  }`;
}

export function confirmPage(question: Question, messages: Messages): Page {
  const { allotment, choice, done, problem } = question;
  const { addresses, seat: words } = messages;
  const { name, seat } = words.pageOf(allotment);
  return {
    title: choice.question,
    styling,
    content: html`<p class="seat">${name}</p>
${alertBox(problem)}${done && box('good', html`<p role="status">${done}</p>`)}
${typeof seat !== 'string' && box('plain', html`<p class="seat">${seat.program.text}, ${seat.campus.text}</p>`)}
<p>${choice.consequence}</p>${choice.warning && html`<p>${choice.warning}</p>`}
<form method="post" action="${addresses.seat}">${recordField(allotment)}<input type="hidden" name="status" value="${choice.status}">
<button hidden name="step" value="decide"></button>
${secondProof(question, messages)}
<p class="row"><button class="${choice.look === 'danger' ? 'danger' : 'primary'}" name="step" value="decide">${choice.confirm}</button> <a href="${addresses.seat}">${words.texts.SEAT.back}</a></p></form>`,
  };
}
