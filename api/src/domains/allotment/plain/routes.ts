import { type allotmentSignIn, seatDecisionForm, seatSignInForm, type Track } from '@university/shared/contract';
import { type HttpError, invalid } from '@university/web';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { readPlainForm } from '../../../platform/files';
import { html } from '../../../platform/http/pages/html';
import { type Frame, sendPage } from '../../../platform/http/pages/send-page';
import { PageRefusal, pagesOnly, type Refused } from '../../../platform/http/pages/with-pages';
import { inWordsOf, type Reader, type Call, type Route, stream } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { trackNames } from '../../admission/schedule';
import { RESULTS_PATH } from './parts';
import { seatAnswers, type SeatCalls } from './seat-answers';
import { credentialsOf, refusalOf } from './sign-in-form';
import { signInPage } from './sign-in-page';
import { SPEECH, type Speech } from './speech';

type Credentials = z.output<typeof allotmentSignIn>;

/** What these pages do things with: the same as the calls of pages with scripts. */
interface Calls extends SeatCalls {
  signInTo: (track: Track, body: Credentials, call: Call) => Promise<unknown>;
}

/** The way to a result for whoever may not see this one. */
const refusedIn = ({ plain }: Speech, failed: string = plain.failed): Refused => ({
  failed,
  form: { path: RESULTS_PATH, name: plain.seeResult, fields: {} },
});

const REFUSED = { en: refusedIn(SPEECH.en), hi: refusedIn(SPEECH.hi) };

const SIGNED_OUT = {
  en: refusedIn(SPEECH.en, SPEECH.en.plain.signedOut),
  hi: refusedIn(SPEECH.hi, SPEECH.hi.plain.signedOut),
};

/** What people without scripts get when they sign out. */
export const signedOutPages = {
  refused: REFUSED,
  show(_answer: unknown, reply: FastifyReply, frame: Frame) {
    const { plain, at } = SPEECH[frame.language];
    return sendPage(reply, frame, {
      title: plain.signedOut,
      content: html`<p>${plain.signedOutText}</p><p><a href="${at(RESULTS_PATH)}">${plain.seeResult}</a></p>`,
    });
  },
};

/** The result pages that need no scripts. Their forms send what the calls take, to the same code. */
export function plainRoutes(services: Services, { signInTo, read, decide }: Calls): Route[] {
  const { showSeat, answerDecision } = seatAnswers(services, { read, decide });

  /** What people call a track. */
  async function nameOf(track: Track, reader: Reader): Promise<string> {
    const names = await services.shared('track-names', () => trackNames(services.db));
    const { tracks } = await inWordsOf(reader, 'listSchedule', { tracks: [{ name: names.get(track) ?? track }] });
    return tracks[0]?.name ?? track;
  }

  return [
    pagesOnly(
      services,
      stream('signInByForm', async (_input, call) => {
        const speech = SPEECH[call.reader.language];
        const typed = await readPlainForm(call.request, services.files, seatSignInForm);
        const attempt = { typed, result: speech.roundName(await nameOf(typed.track, call.reader), typed.round) };
        const credentials = credentialsOf(typed, speech);
        if ('problems' in credentials) {
          const issues = credentials.problems.map(({ field = 'email', message }) => ({ path: field, message }));
          throw new PageRefusal(invalid(issues), signInPage(attempt, credentials, speech));
        }
        await signInTo(typed.track, credentials, call).catch((error: unknown) => {
          const refusal = refusalOf(error, attempt, speech);
          throw new PageRefusal(error as HttpError, signInPage(attempt, refusal, speech));
        });
        // Loading the page again, or going back to it, sends no e-mail address and date of birth again.
        return call.reply.header('Cache-Control', 'no-store').redirect(speech.addresses.seat, 303);
      }),
      REFUSED,
    ),
    pagesOnly(
      services,
      stream('showSeat', ({ query: { done } }, call) => showSeat(call, done)),
      SIGNED_OUT,
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
