import {
  type Allotment,
  allotmentDecision,
  allotmentSignIn,
  type AnswerOf,
  choiceFor,
  DECISIONS,
  DISOWN_PAGE,
  resultBase,
  type SeatContext,
  type SeatDecisionForm,
  seatDecisionForm,
  type seatDone,
  type SeatSignInForm,
  seatSignInForm,
  secondProof,
  SIGN_IN_PROOFS,
  type Track,
} from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { readPlainForm } from '../../../platform/files';
import { toIssues } from '../../../platform/http/input';
import { html } from '../../../platform/http/pages/html';
import { type Frame, type Page, sendPage } from '../../../platform/http/pages/send-page';
import { frameFor, PageRefusal, type Refused, withPages } from '../../../platform/http/pages/with-pages';
import { type Call, type Caller, inWordsOf, type Reader, type Route, stream } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { sharedSetting } from '../../../platform/settings';
import { readSchedule, trackNames } from '../../admission/schedule';
import { readReasons } from '../queries';
import type { decider } from '../decide';
import { giveProof, sendCode } from '../proofs';
import type { allotmentReader } from '../view';
import {
  type Asked,
  confirmPage,
  LETTER,
  letterAddress,
  type Messages,
  MESSAGES,
  seatPage,
  type SignInRefusal,
  type SignInTry,
  signInPage,
} from './pages';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type Credentials = z.output<typeof allotmentSignIn>;
type Done = z.output<typeof seatDone>;

interface Calls {
  signInTo: (track: Track, body: Credentials, call: Call) => Promise<unknown>;
  read: ReturnType<typeof allotmentReader>;
  decide: ReturnType<typeof decider>;
}

const RESULTS_PATH = '/admission/result';

const inBoth = (refusedIn: (messages: Messages) => Refused) => ({
  en: refusedIn(MESSAGES.en),
  hi: refusedIn(MESSAGES.hi),
});

const toResults = ({ own }: Messages) => ({ path: RESULTS_PATH, name: own.seeResult, fields: {} });

const REFUSED = inBoth((messages) => ({ failed: messages.own.failed, form: toResults(messages) }));

export const signedOutPages = {
  refused: REFUSED,
  show(_answer: unknown, reply: FastifyReply, frame: Frame) {
    const { own, at } = MESSAGES[frame.language];
    return sendPage(reply, frame, {
      title: own.signedOut,
      content: html`<p>${own.signedOutText}</p><p><a href="${at(RESULTS_PATH)}">${own.seeResult}</a></p>`,
    });
  },
};

export const disownPages = {
  refused: inBoth(({ own }) => ({
    failed: own.failed,
    form: { path: DISOWN_PAGE, name: own.notMe, fields: { token: own.token } },
  })),
  show({ data }: AnswerOf<'disown'>, reply: FastifyReply, frame: Frame) {
    const { held } = MESSAGES[frame.language].own;
    const { phone, helpDesk } = frame;
    return sendPage(reply, frame, {
      title: held.title,
      content: html`<p>${held.text}</p>
<p>${held.ticket} <strong>${data.ticket}</strong></p>
<p>${held.next} ${phone} ${held.write} <a href="mailto:${helpDesk}">${helpDesk}</a></p>`,
    });
  },
};

const FIELDS: Readonly<Record<string, keyof SeatSignInForm>> = {
  email: 'email',
  password: 'day',
  code: 'code',
  form_number: 'form_number',
};

function credentialsOf(
  { day, month, year, email, ...typed }: SeatSignInForm,
  { seat }: Messages,
): Credentials | SignInRefusal {
  const checked = seat.checkCredentials({ email, day, month, year });
  if (!('email' in checked)) return { problems: checked };
  const { round, code, form_number, noticeVersion, language } = typed;
  const { data, error } = allotmentSignIn.safeParse({
    ...checked,
    round,
    code: code || undefined,
    form_number: form_number || undefined,
    noticeVersion: noticeVersion || undefined,
    language,
  });
  if (data) return data;
  const problems = toIssues(error, 'email').map(({ path, message }) => ({ field: FIELDS[path] ?? 'email', message }));
  const asked = SIGN_IN_PROOFS.find((kind) => (kind === 'code_required' ? code : form_number) !== '');
  return { problems, asked };
}

/** Seconds, if the error has no `retryAfter`. */
const USUAL_PAUSE = 60;

/** @throws the error if the form cannot show it */
function refusalOf(error: unknown, { typed, result }: SignInTry, { signIn, own }: Messages): SignInRefusal {
  if (!(error instanceof HttpError)) throw error;
  const { SIGN_IN_PROBLEMS, SIGN_IN_PROOF_WORDS } = signIn;
  const asked = SIGN_IN_PROOFS.find((code) => code === error.code);
  if (asked) {
    const field = asked === 'code_required' ? 'code' : 'form_number';
    return { asked, problems: typed[field] ? [{ field, message: SIGN_IN_PROOF_WORDS[asked].refused }] : [] };
  }
  if (error.status === 429) {
    const again = own.again(error.retryAfter ?? USUAL_PAUSE);
    return { problems: [{ message: `${SIGN_IN_PROBLEMS.throttled} ${again}` }] };
  }
  if (error.code === 'wrong_credentials') return { problems: [{ message: SIGN_IN_PROBLEMS.wrongCredentials }] };
  if (error.code === 'not_published') return { problems: [{ message: SIGN_IN_PROBLEMS.notPublished(result) }] };
  if (error.code === 'no_record') return { problems: [{ message: SIGN_IN_PROBLEMS.noRecord(result) }] };
  throw error;
}

/** People paste codes with spaces. */
const whole = (typed: string) => typed.replace(/\s/g, '') || undefined;

function errorsOf(issues: readonly { path: string; message: string }[], { seat }: Messages): Asked['errors'] {
  const { formNumberMissing, codeMissing } = seat.texts.SEAT;
  const missing: Readonly<Record<string, string>> = { form_number: formNumberMissing, code: codeMissing };
  return Object.fromEntries(issues.flatMap(({ path }) => (missing[path] ? [[path, missing[path]]] : [])));
}

function readProof<T>(
  schema: z.ZodType<T>,
  { status, form_number, code }: SeatDecisionForm,
  messages: Messages,
): { data: T } | { asked: Asked } {
  const { data, error } = schema.safeParse({ status, form_number: whole(form_number), code: whole(code) });
  if (!error) return { data };
  const issues = toIssues(error, 'status');
  return { asked: { errors: errorsOf(issues, messages), failure: invalid(issues) } };
}

/** @throws the error if the question cannot show it */
function askedAgain(error: unknown, messages: Messages, reader: Reader): Asked {
  if (!(error instanceof HttpError)) throw error;
  const { status, code, issues = [], retryAfter } = error;
  const { message } = reader.failure({ status: 'error', code, message: error.message });
  if (code === 'proof_required') return { errors: errorsOf(issues, messages), failure: error };
  if (code === 'wrong_proof' || code === 'codes_sent') return { problem: message, failure: error };
  if (status === 429) {
    return { problem: `${message} ${retryAfter === undefined ? '' : messages.own.again(retryAfter)}`, failure: error };
  }
  throw error;
}

function presentIn(error: unknown): Allotment | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'record' in data ? (data as Allotment) : undefined;
}

const withDone = (address: string, done: Done): string => `${address}${address.includes('?') ? '&' : '?'}done=${done}`;

function doneIn({ record, needsCode }: Allotment, done: Done | undefined, { seat }: Messages): string | undefined {
  const { DECISION_WORDS, TAKE_BACK_WORDS, texts } = seat;
  const decision = DECISIONS.find((each) => each === record.status);
  const isBack = done === 'taken-back' && (record.status === 'pending' || record.status === 'float');
  const words = isBack ? TAKE_BACK_WORDS : done === 'decided' && decision && DECISION_WORDS[decision];
  return words ? `${words.done}.${needsCode ? ` ${texts.SEAT.mailed}` : ''}` : undefined;
}

function seatAnswers(services: Services, { read, decide }: Calls) {
  async function contextOf({ record }: Allotment, reader: Reader): Promise<SeatContext> {
    const { track, round, outcome } = record;
    const admission = await sharedSetting(services, 'admission');
    const { admission: codes } = await inWordsOf(reader, 'getAdmissionCodes', { admission });
    if (outcome !== 'held') return { codes };
    // Only these need the day of counselling.
    const schedule = await readSchedule(services, { at: services.calendar() });
    const { rounds } = await inWordsOf(reader, 'listSchedule', schedule);
    return { codes, counselling: rounds.find((row) => row.track === track && row.round === round)?.counselling };
  }

  async function pageOf(given: Allotment, reader: Reader, said: { done?: string; problem?: string }): Promise<Page> {
    const allotment = await inWordsOf(reader, 'readResult', given);
    const identity = await frameFor(services, reader);
    const context = await contextOf(given, reader);
    const reasons = await readReasons(services.db, given.record._id);
    return seatPage({ allotment, identity, context, reasons, ...said }, MESSAGES[reader.language]);
  }

  const notTaken = async (allotment: Allotment, reader: Reader, problem: string) =>
    new PageRefusal(
      new HttpError(409, 'conflict', problem, { data: allotment }),
      await pageOf(allotment, reader, { problem }),
    );

  const readOwn = ({ allotmentId, provedAt }: Applicant) => read({ id: allotmentId, provedAt });

  async function take(form: SeatDecisionForm, { caller, request, reader }: Call<Applicant>): Promise<Asked | 'done'> {
    if (form.step === 'ask') return {};
    const messages = MESSAGES[reader.language];
    try {
      const sender = { id: caller.allotmentId, session: caller.session, address: request.ip };
      if (form.step === 'code') {
        const { minutes } = await sendCode(services, caller.allotmentId);
        return { done: messages.seat.texts.SEAT.codeSent(minutes) };
      }
      if (form.status === LETTER) {
        const proof = readProof(secondProof, form, messages);
        if ('asked' in proof) return proof.asked;
        await giveProof(services, { ...proof.data, ...sender });
        return 'done';
      }
      const change = readProof(allotmentDecision, form, messages);
      if ('asked' in change) return change.asked;
      await decide({ ...change.data, ...sender });
      return 'done';
    } catch (error) {
      return askedAgain(error, messages, reader);
    }
  }

  async function answerDecision(form: SeatDecisionForm, call: Call<Applicant>) {
    const { caller, reply, reader } = call;
    const messages = MESSAGES[reader.language];
    const { seat, own, addresses } = messages;
    const allotment = await readOwn(caller);
    if (form.id !== allotment.record._id) throw await notTaken(allotment, reader, own.otherRecord);
    const page = seat.pageOf(allotment);
    const isLetter = form.status === LETTER;
    const choice = isLetter ? page.letter && { ...page.letter, status: LETTER } : choiceFor(page, form.status);
    const isSame = allotment.record.status === form.status;
    if (!choice && !isSame) throw await notTaken(allotment, reader, own.notOpen);
    const isTakenBack = page.takeBack?.choice.status === form.status || form.status === 'pending';
    const taken = choice ? await take(form, call) : 'done';
    if (taken === 'done' || !choice) {
      const done = withDone(addresses.seat, isTakenBack ? 'taken-back' : 'decided');
      reply.header('Cache-Control', 'no-store');
      return reply.redirect(isLetter ? letterAddress(resultBase(allotment.record.track), reader.language) : done, 303);
    }
    const confirm = confirmPage(
      {
        ...taken,
        allotment: await inWordsOf(reader, 'readResult', allotment),
        // The session may have lost its proof meanwhile.
        choice: taken.errors ? { ...choice, needsProof: true } : choice,
        typed: form,
      },
      messages,
    );
    if (taken.failure) throw new PageRefusal(taken.failure, confirm);
    return sendPage(reply, await frameFor(services, reader), confirm);
  }

  return {
    async answerDecision(form: SeatDecisionForm, call: Call<Applicant>) {
      try {
        return await answerDecision(form, call);
      } catch (error) {
        const present = error instanceof PageRefusal ? undefined : presentIn(error);
        throw present ? await notTaken(present, call.reader, MESSAGES[call.reader.language].own.notOpen) : error;
      }
    },
    async showSeat({ caller, reply, reader }: Call<Applicant>, done: Done | undefined) {
      const allotment = await readOwn(caller);
      const page = await pageOf(allotment, reader, { done: doneIn(allotment, done, MESSAGES[reader.language]) });
      return sendPage(reply, await frameFor(services, reader), page);
    },
  };
}

export function noJsRoutes(services: Services, calls: Calls): Route[] {
  const { showSeat, answerDecision } = seatAnswers(services, calls);

  async function nameOf(track: Track, reader: Reader): Promise<string> {
    const names = await services.shared('track-names', ['admission'], () => trackNames(services.db));
    const { tracks } = await inWordsOf(reader, 'listSchedule', { tracks: [{ name: names.get(track) ?? track }] });
    return tracks[0]?.name ?? track;
  }

  return [
    withPages(
      services,
      stream('signInByForm', async (_input, call) => {
        const messages = MESSAGES[call.reader.language];
        const typed = await readPlainForm(call.request, services.files, seatSignInForm);
        const attempt = { typed, result: messages.roundName(await nameOf(typed.track, call.reader), typed.round) };
        const credentials = credentialsOf(typed, messages);
        if ('problems' in credentials) {
          const issues = credentials.problems.map(({ field = 'email', message }) => ({ path: field, message }));
          throw new PageRefusal(invalid(issues), signInPage(attempt, credentials, messages));
        }
        await calls.signInTo(typed.track, credentials, call).catch((error: unknown) => {
          const refusal = refusalOf(error, attempt, messages);
          throw new PageRefusal(error as Error, signInPage(attempt, refusal, messages));
        });
        // Redirect, so that reloading sends no credentials again.
        return call.reply.header('Cache-Control', 'no-store').redirect(messages.addresses.seat, 303);
      }),
      { refused: REFUSED },
    ),
    withPages(
      services,
      stream('showSeat', ({ query: { done } }, call) => showSeat(call, done)),
      { refused: inBoth((messages) => ({ failed: messages.own.signedOut, form: toResults(messages) })) },
    ),
    withPages(
      services,
      stream('decideByForm', async (_input, call) => {
        const form = await readPlainForm(call.request, services.files, seatDecisionForm);
        return answerDecision(form, call);
      }),
      { refused: REFUSED },
    ),
  ];
}
