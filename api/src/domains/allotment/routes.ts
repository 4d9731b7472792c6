import { disownRequest, type allotmentSignIn, type Track } from '@university/shared/contract';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors';
import { readPlainForm } from '../../platform/files';
import { withPages } from '../../platform/http/pages/with-pages';
import { action, read, type Call, type Caller, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deviceToken, setDeviceCookie } from '../sign-in/cookie';
import { sendCode } from './codes';
import { APPLICANT_COOKIE, clearApplicantCookie, setApplicantCookie } from './cookie';
import { correct } from './correct';
import { decider } from './decide';
import { allotmentReader } from './read';
import { readSchedule } from './schedule';
import { disown } from './disown';
import { disownPages } from './disown-page';
import { endApplicantSession, signedOut } from './sessions';
import { signerIn } from './sign-in';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type AllotmentSignIn = z.output<typeof allotmentSignIn>;

/** Each address of results: its calls, and the tracks it serves. */
const RESULTS = [
  {
    read: 'readResult',
    code: 'sendResultCode',
    decide: 'decideResult',
    tracks: ['diploma', 'btech'],
  },
  { read: 'readUg', code: 'sendUgCode', decide: 'decideUg', tracks: ['ug'] },
  { read: 'readPg', code: 'sendPgCode', decide: 'decidePg', tracks: ['pg'] },
] as const satisfies readonly { tracks: readonly Track[]; [call: string]: unknown }[];

export function allotmentRoutes(services: Services): Route[] {
  const signIn = signerIn(services);
  const readAgain = allotmentReader(services);
  const decide = decider(services);

  /** The record as it is now, where this address serves its track; elsewhere the caller is as good as signed out. */
  async function readOwn(tracks: readonly Track[], caller: Applicant) {
    const allotment = await readAgain({ id: caller.allotmentId, provedAt: caller.provedAt });
    if (!tracks.includes(allotment.record.track)) {
      throw signedOut();
    }
    return allotment;
  }

  async function signInTo(track: Track, body: AllotmentSignIn, { request, reply }: Call) {
    const { token, allotment, device } = await signIn({
      track,
      round: body.round,
      email: body.email,
      birthDate: body.password,
      code: body.code,
      formNumber: body.form_number,
      address: request.ip,
      noticeVersion: body.noticeVersion,
      device: deviceToken(request),
    });
    setApplicantCookie(services, reply, token);
    if (device) setDeviceCookie(services, reply, device);
    return { data: allotment };
  }

  return [
    action('signInToResult', ({ query, body }, call) => signInTo(query.category, body, call)),
    action('signInToUg', ({ body }, call) => signInTo('ug', body, call)),
    action('signInToPg', ({ body }, call) => signInTo('pg', body, call)),
    ...RESULTS.flatMap((calls) => [
      action(calls.read, async (_input, { caller }) => ({ data: await readOwn(calls.tracks, caller) })),
      action(calls.code, async (_input, { caller }) => ({ data: await sendCode(services, caller.allotmentId) })),
      action(calls.decide, async ({ params, body }, { caller, request }) => {
        if (caller.kind === 'staff') return { data: await correct(services, caller.id, params.id, body) };
        if (params.id !== caller.allotmentId) {
          throw new ApiError(403, 'forbidden', 'You are signed in to another record.');
        }
        return { data: await decide({ ...body, id: params.id, session: caller.session, address: request.ip }) };
      }),
    ]),
    withPages(
      action('disown', async (_input, { request }) => {
        const { token } = await readPlainForm(request, services.files, disownRequest);
        return { data: await disown(services, token) };
      }),
      disownPages,
    ),
    read('listSchedule', async () => ({ data: { rounds: await readSchedule(services) } })),
    action('signOutOfResult', async (_input, { request, reply }) => {
      const token = request.cookies[APPLICANT_COOKIE];
      if (token) await endApplicantSession(services.db, token);
      clearApplicantCookie(services, reply);
      return { data: {} };
    }),
  ];
}
