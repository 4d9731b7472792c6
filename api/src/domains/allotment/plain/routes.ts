import {
  type allotmentSignIn,
  type Identity,
  roundName,
  seatDecisionForm,
  seatSignInForm,
  type Track,
} from '@university/shared/contract';
import { type HttpError, invalid } from '@university/web';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { readPlainForm } from '../../../platform/files';
import { html } from '../../../platform/http/pages/html';
import { sendPage } from '../../../platform/http/pages/send-page';
import { PageRefusal, pagesOnly } from '../../../platform/http/pages/with-pages';
import { type Call, type Route, stream } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { trackNames } from '../../admission/rounds';
import { ADDRESSES, RESULTS_PATH } from './parts';
import { seatAnswers, type SeatCalls } from './seat-answers';
import { credentialsOf, refusalOf } from './sign-in-form';
import { signInPage } from './sign-in-page';
import { plain } from './texts';

type Credentials = z.output<typeof allotmentSignIn>;

/** What these pages do things with: the same as the calls of pages with scripts. */
interface Calls extends SeatCalls {
  signInTo: (track: Track, body: Credentials, call: Call) => Promise<unknown>;
}

/** The way to a result for whoever may not see this one. */
const REFUSED = {
  failed: plain.failed,
  form: { path: RESULTS_PATH, name: plain.seeResult, fields: {} },
};

/** What people without scripts get when they sign out. */
export const signedOutPages = {
  ...REFUSED,
  show: (_answer: unknown, reply: FastifyReply, identity: Identity) =>
    sendPage(reply, identity, {
      title: plain.signedOut,
      content: html`<p>${plain.signedOutText}</p><p><a href="${RESULTS_PATH}">${plain.seeResult}</a></p>`,
    }),
};

/** The result pages that need no scripts. Their forms send what the calls take, to the same code. */
export function plainRoutes(services: Services, { signInTo, read, decide }: Calls): Route[] {
  const { showSeat, answerDecision } = seatAnswers(services, { read, decide });

  return [
    pagesOnly(
      services,
      stream('signInByForm', async (_input, call) => {
        const typed = await readPlainForm(call.request, services.files, seatSignInForm);
        const names = await services.shared('track-names', () => trackNames(services.db));
        const result = roundName(names.get(typed.track) ?? typed.track, typed.round);
        const credentials = credentialsOf(typed);
        if ('problems' in credentials) {
          const issues = credentials.problems.map(({ field = 'email', message }) => ({ path: field, message }));
          throw new PageRefusal(invalid(issues), signInPage(typed, result, credentials));
        }
        await signInTo(typed.track, credentials, call).catch((error: unknown) => {
          const refusal = refusalOf(error, typed, result);
          throw new PageRefusal(error as HttpError, signInPage(typed, result, refusal));
        });
        // Loading the page again, or going back to it, sends no e-mail address and date of birth again.
        return call.reply.header('Cache-Control', 'no-store').redirect(ADDRESSES.seat, 303);
      }),
      REFUSED,
    ),
    pagesOnly(
      services,
      stream('showSeat', ({ query: { done } }, { caller, reply }) => showSeat(caller, reply, done)),
      { ...REFUSED, failed: plain.signedOut },
    ),
    pagesOnly(
      services,
      stream('decideByForm', async (_input, call) => {
        const form = await readPlainForm(call.request, services.files, seatDecisionForm);
        return answerDecision(form, call);
      }),
      REFUSED,
    ),
  ];
}
