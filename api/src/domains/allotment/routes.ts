import { disownRequest, resultBase, type allotmentSignIn, type Track } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { z } from 'zod';
import { readPlainForm } from '../../platform/files';
import { withPages } from '../../platform/http/pages/with-pages';
import { action, APPLICANT_COOKIE, read, type Call, type Caller, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deviceToken, setDeviceCookie } from '../sign-in/devices';
import { sendCode } from './proofs';
import { clearApplicantCookie, setApplicantCookie, endApplicantSession, signedOut } from './sessions';
import { correct, decider } from './decide';
import { allotmentReader } from './view';
import { previewedAt, readSchedule } from '../admission/schedule';
import { reportNotMe } from './report-not-me';
import { disownPages, noJsRoutes, signedOutPages } from './no-js/routes';
import { signerIn } from './sign-in';

type Applicant = Extract<Caller, { kind: 'applicant' }>;
type AllotmentSignIn = z.output<typeof allotmentSignIn>;

const RESULTS = {
  result: { signIn: 'signInToResult', read: 'readResult', code: 'sendResultCode', decide: 'decideResult' },
  ug: { signIn: 'signInToUg', read: 'readUg', code: 'sendUgCode', decide: 'decideUg' },
  pg: { signIn: 'signInToPg', read: 'readPg', code: 'sendPgCode', decide: 'decidePg' },
} as const;

type Base = keyof typeof RESULTS;

const BASES = Object.entries(RESULTS) as [Base, (typeof RESULTS)[Base]][];

export function allotmentRoutes(services: Services): Route[] {
  const signIn = signerIn(services);
  const readAgain = allotmentReader(services);
  const decide = decider(services);

  /** Refuses records of a track that another address serves. */
  async function readOwn(base: Base, caller: Applicant) {
    const allotment = await readAgain({ id: caller.allotmentId, provedAt: caller.provedAt });
    if (resultBase(allotment.record.track) !== base) throw signedOut();
    return allotment;
  }

  const signInTo = async (track: Track, body: AllotmentSignIn, { request, reply }: Call) => {
    const { token, allotment, device } = await signIn({
      track,
      round: body.round,
      email: body.email,
      birthDate: body.password,
      code: body.code,
      formNumber: body.form_number,
      address: request.ip,
      noticeVersion: body.noticeVersion,
      language: body.language,
      device: deviceToken(request),
    });
    setApplicantCookie(services, reply, token);
    if (device) setDeviceCookie(services, reply, device);
    return { data: allotment };
  };

  return [
    ...BASES.flatMap(([base, calls]) => [
      action(calls.signIn, ({ query, body }, call) => signInTo(query?.category ?? base, body, call)),
      action(calls.read, async (_input, { caller }) => ({ data: await readOwn(base, caller) })),
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
        return { data: await reportNotMe(services, token) };
      }),
      disownPages,
    ),
    ...noJsRoutes(services, { signInTo, read: readAgain, decide }),
    read('listSchedule', async () => ({ data: await readSchedule(services, { at: services.calendar() }) })),
    action('previewSchedule', async ({ query: { on, cycle } }) => ({
      data: await readSchedule(services, { at: previewedAt(on, services.calendar()), planned: true, cycle }),
    })),
    withPages(
      services,
      action('signOutOfResult', async (_input, { request, reply }) => {
        const token = request.cookies[APPLICANT_COOKIE];
        if (token) await endApplicantSession(services.db, token);
        clearApplicantCookie(services, reply);
        return { data: {} };
      }),
      signedOutPages,
    ),
  ];
}
