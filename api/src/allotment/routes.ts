import type { Track } from '@university/shared/contract';
import { ApiError } from '../errors';
import { action, type Route } from '../http/route';
import type { Services } from '../services';
import { APPLICANT_COOKIE, clearApplicantCookie, setApplicantCookie } from './cookie';
import { decide } from './decide';
import { readAllotment } from './read';
import { endApplicantSession } from './sessions';
import { signIn } from './sign-in';

/** The tracks that `/result` serves; `ug` and `pg` have calls of their own. */
const RESULT_TRACKS: readonly Track[] = ['diploma', 'btech'];

export function allotmentRoutes(services: Services): Route[] {
  return [
    action('signInToResult', async ({ query, body }, { request, reply }) => {
      const { token, allotment } = await signIn(services, query.category, {
        email: body.email,
        birthDate: body.password,
        round: body.round,
        address: request.ip,
      });
      setApplicantCookie(request, reply, token);
      return { data: allotment };
    }),
    action('readResult', async (_input, { caller }) => {
      const allotment = await readAllotment(services, caller.allotmentId);
      if (!RESULT_TRACKS.includes(allotment.record.track)) {
        throw new ApiError(401, 'signed_out', 'Sign in to see your result.');
      }
      return { data: allotment };
    }),
    action('signOutOfResult', async (_input, { request, reply }) => {
      const token = request.cookies[APPLICANT_COOKIE];
      if (token) await endApplicantSession(services.db, token);
      clearApplicantCookie(request, reply);
      return { data: {} };
    }),
    action('decideResult', async ({ params, body }, { caller }) => {
      if (params.id !== caller.allotmentId) {
        throw new ApiError(403, 'forbidden', 'You are signed in to another record.');
      }
      return { data: await decide(services, params.id, body) };
    }),
  ];
}
