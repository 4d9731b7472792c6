import {
  type Allotment,
  allotmentDecision,
  choiceFor,
  DECISIONS,
  resultBase,
  type SeatContext,
  type SeatDecisionForm,
  type seatDone,
  secondProof,
} from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { z } from 'zod';
import { type Page, sendPage } from '../../../platform/http/pages/send-page';
import { frameFor, PageRefusal } from '../../../platform/http/pages/with-pages';
import { inWordsOf, type Reader, type Call, type Caller } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { sharedSetting } from '../../../platform/settings';
import { readSchedule } from '../../admission/schedule';
import { sendCode, giveProof } from '../proofs';
import type { decider } from '../decide';
import type { allotmentReader } from '../view';
import { type Asked, confirmPage } from './confirm-page';
import { askedAgain, presentIn, readProof } from './decision-form';
import { LETTER, letterAddress, plainSeatPage } from './seat-page';
import { SPEECH, type Speech } from './speech';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type Done = z.output<typeof seatDone>;

export interface SeatCalls {
  read: ReturnType<typeof allotmentReader>;
  decide: ReturnType<typeof decider>;
}

/** The page of a seat that says what was done. */
const withDone = (address: string, done: Done): string => `${address}${address.includes('?') ? '&' : '?'}done=${done}`;

/** What is said first of what was done; only what the record says too. */
function doneIn({ record, needsCode }: Allotment, done: Done | undefined, { seat }: Speech): string | undefined {
  const { DECISION_WORDS, TAKE_BACK_WORDS, texts } = seat;
  const decision = DECISIONS.find((each) => each === record.status);
  const isBack = done === 'taken-back' && (record.status === 'pending' || record.status === 'float');
  const words = isBack ? TAKE_BACK_WORDS : done === 'decided' && decision && DECISION_WORDS[decision];
  return words ? `${words.done}.${needsCode ? ` ${texts.SEAT.mailed}` : ''}` : undefined;
}

/** What is answered to a signed-in applicant without scripts. */
export function seatAnswers(services: Services, { read, decide }: SeatCalls) {
  /** What a page of a record needs beside it. */
  async function contextOf({ record }: Allotment, reader: Reader): Promise<SeatContext> {
    const { track, round, outcome } = record;
    const admission = await sharedSetting(services, 'admission');
    const { admission: codes } = await inWordsOf(reader, 'getAdmissionCodes', { admission });
    if (outcome !== 'held') return { codes };
    // Only who comes to the counselling needs its day.
    const { rounds } = await inWordsOf(
      reader,
      'listSchedule',
      await readSchedule(services, { at: services.calendar() }),
    );
    return { codes, counselling: rounds.find((row) => row.track === track && row.round === round)?.counselling };
  }

  /** @param given the record as the API has it, in English */
  async function pageOf(given: Allotment, reader: Reader, said: { done?: string; problem?: string }): Promise<Page> {
    const allotment = await inWordsOf(reader, 'readResult', given);
    const identity = await frameFor(services, reader);
    return plainSeatPage(
      { allotment, identity, context: await contextOf(given, reader) },
      SPEECH[reader.language],
      said,
    );
  }

  /** What was sent does not fit the record: the page shows how it stands. */
  const notTaken = async (allotment: Allotment, reader: Reader, problem: string) =>
    new PageRefusal(
      new HttpError(409, 'conflict', problem, { data: allotment }),
      await pageOf(allotment, reader, { problem }),
    );

  const readOwn = ({ allotmentId, provedAt }: Applicant) => read({ id: allotmentId, provedAt });

  /** Does what the step says. @returns the question again, where it is to be asked (again) */
  async function take(form: SeatDecisionForm, { caller, request, reader }: Call<Applicant>): Promise<Asked | 'done'> {
    if (form.step === 'ask') return {};
    const speech = SPEECH[reader.language];
    try {
      const sender = { id: caller.allotmentId, session: caller.session, address: request.ip };
      if (form.step === 'code') {
        const { minutes } = await sendCode(services, caller.allotmentId);
        return { done: speech.seat.texts.SEAT.codeSent(minutes) };
      }
      if (form.status === LETTER) {
        const proof = readProof(secondProof, form, speech);
        if ('asked' in proof) return proof.asked;
        await giveProof(services, { ...proof.data, ...sender });
        return 'done';
      }
      const change = readProof(allotmentDecision, form, speech);
      if ('asked' in change) return change.asked;
      await decide({ ...change.data, ...sender });
      return 'done';
    } catch (error) {
      return askedAgain(error, speech, reader);
    }
  }

  async function answerDecision(form: SeatDecisionForm, call: Call<Applicant>) {
    const { caller, reply, reader } = call;
    const { seat, plain, addresses } = SPEECH[reader.language];
    const allotment = await readOwn(caller);
    if (form.id !== allotment.record._id) {
      throw await notTaken(allotment, reader, plain.otherRecord);
    }
    const page = seat.pageOf(allotment);
    const isLetter = form.status === LETTER;
    const choice = isLetter ? page.letter && { ...page.letter, status: LETTER } : choiceFor(page, form.status);
    const isSame = allotment.record.status === form.status;
    if (!choice && !isSame) throw await notTaken(allotment, reader, plain.notOpen);
    const isTakenBack = page.takeBack?.choice.status === form.status || form.status === 'pending';
    const taken = choice ? await take(form, call) : 'done';
    if (taken === 'done' || !choice) {
      const done = withDone(addresses.seat, isTakenBack ? 'taken-back' : 'decided');
      reply.header('Cache-Control', 'no-store');
      return reply.redirect(isLetter ? letterAddress(resultBase(allotment.record.track)) : done, 303);
    }
    // The session may have lost its proof meanwhile: the server says so, and the fields stand there.
    const asking = taken.errors ? { ...choice, needsProof: true } : choice;
    const question = {
      allotment: await inWordsOf(reader, 'readResult', allotment),
      choice: asking,
      asked: { typed: form, ...taken },
    };
    const confirm = confirmPage(question, SPEECH[reader.language]);
    if (taken.failure) throw new PageRefusal(taken.failure, confirm);
    return sendPage(reply, await frameFor(services, reader), confirm);
  }

  return {
    async answerDecision(form: SeatDecisionForm, call: Call<Applicant>) {
      try {
        return await answerDecision(form, call);
      } catch (error) {
        const present = presentIn(error);
        throw present ? await notTaken(present, call.reader, SPEECH[call.reader.language].plain.notOpen) : error;
      }
    },
    async showSeat({ caller, reply, reader }: Call<Applicant>, done: Done | undefined) {
      const allotment = await readOwn(caller);
      const page = await pageOf(allotment, reader, { done: doneIn(allotment, done, SPEECH[reader.language]) });
      return sendPage(reply, await frameFor(services, reader), page);
    },
  };
}
