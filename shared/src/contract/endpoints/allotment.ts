import { z } from 'zod';
import { allotment, allotmentDecision, allotmentSignIn, schedule, track } from '../allotment';
import { disownReceipt, disownRequest } from '../disown';
import { success } from '../envelope';
import { resultBase } from '../result-base';
import { seatDecisionForm, seatDone, seatSignInForm } from '../seat-forms';
import { isoDay } from '../text';
import { byId, type Terms } from './endpoint';

const signIn = {
  access: 'public',
  ownPages: true,
  fails: [401, 404],
  body: allotmentSignIn,
  response: success(allotment),
} as const;

const readAgain = {
  summary: 'The signed-in record again, with what may be decided now',
  access: ['applicant'],
  fails: [404],
  response: success(allotment),
} as const;

const sendCode = {
  summary: 'Mail the applicant a code for the second proof; earlier codes stay good',
  access: ['applicant'],
  fails: [404],
  response: success(z.object({ minutes: z.number().int() })),
} as const;

const decide = {
  summary:
    'Decide on the seat or take a decision back (the applicant, with the cookie; 403 `proof_required` without a second proof), or correct the record (staff, with a reason)',
  access: ['applicant', 'admissions'],
  recentLogin: true,
  params: byId,
  body: allotmentDecision,
  response: success(allotment),
} as const;

/**
 * What an applicant does on result day, and what staff may correct. The owner's API has one address for diploma and
 * B.Tech., and one each for UG and PG.
 */
export const allotmentEndpoints = {
  signInToResult: {
    ...signIn,
    summary: 'Applicant sign-in to a result of the track that `category` names: diploma, B.Tech., any but UG and PG',
    query: z.object({
      category: track.refine((code) => resultBase(code) === 'result', 'UG and PG have addresses of their own'),
    }),
  },
  signInToUg: { ...signIn, summary: 'Applicant sign-in to an undergraduate result' },
  signInToPg: { ...signIn, summary: 'Applicant sign-in to a postgraduate result' },
  readResult: readAgain,
  readUg: readAgain,
  readPg: readAgain,
  sendResultCode: sendCode,
  sendUgCode: sendCode,
  sendPgCode: sendCode,
  decideResult: decide,
  decideUg: decide,
  decidePg: decide,
  signOutOfResult: {
    summary:
      "End the applicant's session of the cookie, of whichever track; succeeds without one too. A form of a page without scripts is answered with a page",
    access: 'public',
    ownPages: true,
    response: success(z.object({})),
  },
  signInByForm: {
    summary:
      'Applicant sign-in with the form of a page without scripts, of every track: leads to `GET /result/seat`, or answers with the form, what was typed and what is wrong with it',
    access: 'public',
    ownPages: true,
    fails: [401, 404],
    form: seatSignInForm,
    redirects: true,
    response: z.any(),
  },
  showSeat: {
    summary: 'The signed-in record of any track as a page without scripts, with what may be decided now',
    access: ['applicant'],
    fails: [404],
    query: z.object({ done: seatDone.optional() }),
    sends: 'text/html',
    response: z.any(),
  },
  decideByForm: {
    summary:
      'Decide on the seat or take a decision back with the forms of that page: asks once more, mails the code, or does it and leads back to the page',
    access: ['applicant'],
    fails: [404],
    form: seatDecisionForm,
    sends: 'text/html',
    redirects: 'forms',
    response: z.any(),
  },
  disown: {
    summary:
      'Say "this was not me" with the token of a mail, as a form or as JSON: holds further decisions, ends all sessions of the record and opens a ticket; 410 when the token was used or is too old. A form of a page without scripts is answered with a page',
    access: 'public',
    fails: [410],
    form: disownRequest,
    response: success(disownReceipt),
  },
  listSchedule: {
    summary:
      'The admission of the academic year: tracks with their application periods, every round with its window, the days that follow it, and the separate counselling',
    access: 'public',
    response: success(schedule),
  },
  previewSchedule: {
    summary: 'The same as it is today, or will be at noon of another day, with what is planned and not published yet',
    access: ['admissions'],
    query: z.object({
      on: isoDay(),
      /** Its academic year; not sent: the one that begins last before that day. */
      cycle: z.string().max(30).optional(),
    }),
    response: success(schedule),
  },
} as const satisfies Record<string, Terms>;
