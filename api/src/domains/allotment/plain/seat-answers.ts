import {
  type Allotment,
  choiceFor,
  DECISION_WORDS,
  DECISIONS,
  resultBase,
  SEAT,
  type SeatDecisionForm,
  type seatDone,
  seatPage,
  TAKE_BACK_WORDS,
} from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type Page, sendPage } from '../../../platform/http/pages/send-page';
import { PageRefusal } from '../../../platform/http/pages/with-pages';
import type { Call, Caller } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { sharedIdentity, sharedSetting } from '../../../platform/settings';
import { readSchedule } from '../../admission/schedule';
import { sendCode } from '../codes';
import type { decider } from '../decide';
import type { allotmentReader } from '../read';
import { type Asked, confirmPage } from './confirm-page';
import { askedAgain, changeIn, presentIn } from './decision-form';
import { ADDRESSES } from './parts';
import { plainSeatPage } from './seat-page';
import { plain } from './texts';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type Done = z.output<typeof seatDone>;

export interface SeatCalls {
  read: ReturnType<typeof allotmentReader>;
  decide: ReturnType<typeof decider>;
}

/** What is said first of what was done; only what the record says too. */
function doneIn({ record, needsCode }: Allotment, done: Done | undefined): string | undefined {
  const decision = DECISIONS.find((each) => each === record.status);
  const isBack = done === 'taken-back' && (record.status === 'pending' || record.status === 'float');
  const words = isBack ? TAKE_BACK_WORDS : done === 'decided' && decision && DECISION_WORDS[decision];
  return words ? `${words.done}.${needsCode ? ` ${SEAT.mailed}` : ''}` : undefined;
}

/** What is answered to a signed-in applicant without scripts. */
export function seatAnswers(services: Services, { read, decide }: SeatCalls) {
  async function pageOf(allotment: Allotment, said: { done?: string; problem?: string }): Promise<Page> {
    const { track, round, outcome } = allotment.record;
    const codes = await sharedSetting(services, 'admission');
    // Only who comes to the counselling needs its day.
    const plan = outcome === 'held' ? await readSchedule(services, { at: services.now() }) : undefined;
    const counselling = plan?.rounds.find((row) => row.track === track && row.round === round)?.counselling;
    return plainSeatPage(allotment, resultBase(track), await sharedIdentity(services), { codes, counselling }, said);
  }

  /** What was sent does not fit the record: the page shows how it stands. */
  const notTaken = async (allotment: Allotment, problem: string) =>
    new PageRefusal(new HttpError(409, 'conflict', problem, { data: allotment }), await pageOf(allotment, { problem }));

  const readOwn = ({ allotmentId, provedAt }: Applicant) => read({ id: allotmentId, provedAt });

  /** Does what the step says. @returns the question again, where it is to be asked (again) */
  async function take(form: SeatDecisionForm, caller: Applicant, address: string): Promise<Asked | 'done'> {
    if (form.step === 'ask') return {};
    try {
      if (form.step === 'code') {
        const { minutes } = await sendCode(services, caller.allotmentId);
        return { done: SEAT.codeSent(minutes) };
      }
      const change = changeIn(form);
      if (!('status' in change)) return change;
      await decide({ ...change, id: caller.allotmentId, session: caller.session, address });
      return 'done';
    } catch (error) {
      return askedAgain(error);
    }
  }

  async function answerDecision(form: SeatDecisionForm, { caller, request, reply }: Call<Applicant>) {
    const allotment = await readOwn(caller);
    if (form.id !== allotment.record._id) {
      throw await notTaken(allotment, plain.otherRecord);
    }
    const choice = choiceFor(seatPage(allotment), form.status);
    const isSame = allotment.record.status === form.status;
    if (!choice && !isSame) throw await notTaken(allotment, plain.notOpen);
    const isTakenBack = choice?.act === 'takeBack' || form.status === 'pending';
    const taken = choice ? await take(form, caller, request.ip) : 'done';
    if (taken === 'done' || !choice) {
      reply.header('Cache-Control', 'no-store');
      return reply.redirect(`${ADDRESSES.seat}?done=${isTakenBack ? 'taken-back' : 'decided'}`, 303);
    }
    // The session may have lost its proof meanwhile: the server says so, and the fields stand there.
    const asking = taken.errors ? { ...choice, needsProof: true } : choice;
    const page = confirmPage(allotment, asking, { typed: form, ...taken });
    if (taken.failure) throw new PageRefusal(taken.failure, page);
    return sendPage(reply, await sharedIdentity(services), page);
  }

  return {
    async answerDecision(form: SeatDecisionForm, call: Call<Applicant>) {
      try {
        return await answerDecision(form, call);
      } catch (error) {
        const present = presentIn(error);
        throw present ? await notTaken(present, plain.notOpen) : error;
      }
    },
    async showSeat(caller: Applicant, reply: FastifyReply, done: Done | undefined) {
      const allotment = await readOwn(caller);
      const page = await pageOf(allotment, { done: doneIn(allotment, done) });
      return sendPage(reply, await sharedIdentity(services), page);
    },
  };
}
