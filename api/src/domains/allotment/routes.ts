import { disownRequest, type allotmentSignIn, type Track } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { z } from 'zod';
import { readPlainForm } from '../../platform/files';
import { withPages } from '../../platform/http/pages/with-pages';
import { action, APPLICANT_COOKIE, read, type Call, type Caller, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deviceToken, setDeviceCookie } from '../sign-in/devices';
import { sendCode } from './codes';
import { clearApplicantCookie, setApplicantCookie, endApplicantSession, signedOut } from './sessions';
import { correct } from './correct';
import { decider } from './decide';
import { allotmentReader } from './read';
import { readSchedule } from './schedule';
import { disown, disownPages } from './disown';
import { signerIn } from './sign-in';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type AllotmentSignIn = z.output<typeof allotmentSignIn>;

/** Each address of results: its calls, and the tracks it serves; the first is that of a sign-in that names none. */
const RESULTS = [
  {
    signIn: 'signInToResult',
    read: 'readResult',
    code: 'sendResultCode',
    decide: 'decideResult',
    tracks: ['diploma', 'btech'],
  },
  { signIn: 'signInToUg', read: 'readUg', code: 'sendUgCode', decide: 'decideUg', tracks: ['ug'] },
  { signIn: 'signInToPg', read: 'readPg', code: 'sendPgCode', decide: 'decidePg', tracks: ['pg'] },
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
    ...RESULTS.flatMap((calls) => [
      action(calls.signIn, ({ query, body }, call) => signInTo(query?.category ?? calls.tracks[0], body, call)),
      action(calls.read, async (_input, { caller }) => ({ data: await readOwn(calls.tracks, caller) })),
      action(calls.code, async (_input, { caller }) => ({ data: await sendCode(services, caller.allotmentId) })),
      action(calls.decide, async ({ params, body }, { caller, request }) => {
        if (caller.kind === 'staff') return { data: await correct(services, caller.id, params.id, body) };
        if (params.id !== caller.allotmentId) {
          throw new HttpError(403, 'forbidden', 'You are signed in to another record.');
        }
        return { data: await decide({ ...body, id: params.id, session: caller.session, address: request.ip }) };
      }),
    ]),
    withPages(
      services,
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
