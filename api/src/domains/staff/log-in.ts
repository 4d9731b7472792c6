import type { LoginRequest } from '@university/shared/contract';
import { clientNetwork, HttpError } from '@university/web';
import type { FastifyRequest } from 'fastify';
import { securityEvent } from '../../platform/audit/write';
import type { Call } from '../../platform/http/route';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { isMailConfigured } from '../../platform/mail/settings';
import { signInCode } from '../../platform/mail/sign-in-code';
import { newDevice } from '../../platform/mail/texts';
import { newToken } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { Attempts } from '../../platform/throttle';
import { findStaffByEmail, type StaffRow } from '../roster/roster';
import {
  type Admission,
  admit,
  allSubjectsOf,
  areCodesVoid,
  type Claim,
  countWrongCode,
  proofRequired,
  settle,
  subjectsOf,
  verdictOf,
} from '../sign-in/attempt';
import {
  findSignInCodes,
  isShortCode,
  newSignInCode,
  SIGN_IN_CODE_MINUTES,
  signInCodeHash,
  spendSignInCodes,
  storeSignInCodes,
} from '../sign-in/codes';
import { deviceHash, deviceToken, findKnownDevices, rememberDevices, setDeviceCookie } from '../sign-in/devices';
import { verifyPassword } from './passwords';
import { hasSecondFactor } from './second-factor';
import { beginStaffSession } from './sessions';

const wrongCredentials = () =>
  new HttpError(401, 'wrong_credentials', 'The e-mail address or the password is not right.');

const accountOf = ({ id }: Pick<StaffRow, 'id'>) => ({ kind: 'staff', id }) as const;

/**
 * @throws HttpError the same 401 for an unknown account and a wrong password, the same 403 `code_required` for both
 * after many failures, 429
 */
export async function checkLogin(
  services: Services,
  { email, password, code, one_time_code }: LoginRequest,
  request: FastifyRequest,
): Promise<StaffRow> {
  const member = await findStaffByEmail(services.db, email);
  const claim = await claimOf(services, email, member, request);
  const admission = await countLogin(services, claim);
  const sender = claim.knownDevice ?? claim.network;
  const isSecretRight = (await verifyPassword(member?.passwordHash, password, sender)) && !member?.disabled;

  // Otherwise the next call brings the one-time code, and this code again.
  const isLoginEnding = !(await hasSecondFactor(services.db, member?.id ?? '')) || one_time_code !== undefined;

  const verdict = await services.db.transaction(async (tx) => {
    const { clock, secretKey } = services;
    const at = clock();
    // The same statements whether or not there is such an account.
    const account = accountOf(member ?? { id: '' });
    const goodCodes = await findSignInCodes(tx, code ? [signInCodeHash(secretKey, { account, code })] : [], at);
    const attempts = await Attempts.load(tx, { secretKey, at, subjects: allSubjectsOf(claim) });
    const result = verdictOf(admission, {
      isSecretRight,
      isProofRight: goodCodes.size > 0 && !(isShortCode(code) && areCodesVoid(attempts, claim)),
      isProofSent: code !== undefined,
    });
    settle(attempts, claim, result);
    if (result === 'in' && goodCodes.size > 0 && isLoginEnding) {
      await spendSignInCodes(tx, [...goodCodes]);
      attempts.forget(subjectsOf(claim).codeMail);
    }
    if (result !== 'in' && admission.isProofNeeded) {
      const isVoid = code !== undefined && countWrongCode(attempts, claim);
      const isDue = result === 'unproven' ? attempts.take(subjectsOf(claim).codeMail) : isVoid;
      const isMeant = isDue && member !== undefined && !member.disabled;
      const sent = { ...newSignInCode(account, areCodesVoid(attempts, claim)), isMeant };
      await storeSignInCodes(tx, secretKey, [sent], at);
      const text = signInCode({
        name: member?.name ?? email,
        code: sent.code,
        where: 'the staff area',
        minutes: SIGN_IN_CODE_MINUTES,
      });
      await queueMails(tx, [{ at, to: email, ...text, isMeant }]);
    }
    await attempts.save(tx);
    return result;
  });
  if (verdict === 'in' && member) return member;
  throw admission.isProofNeeded ? proofRequired('code_required', code !== undefined) : wrongCredentials();
}

async function claimOf(
  { db, clock, secretKey }: Services,
  email: string,
  member: StaffRow | undefined,
  request: FastifyRequest,
): Promise<Claim> {
  const token = deviceToken(request);
  const hash = token && deviceHash(secretKey, accountOf(member ?? { id: '' }), token);
  const [knownDevice] = await findKnownDevices(db, hash ? [hash] : [], clock());
  return { area: 'login', account: email, network: clientNetwork(request.ip), knownDevice };
}

/** Counted before the slow password check, so that concurrent attempts count. */
async function countLogin(services: Services, claim: Claim): Promise<Admission> {
  const { db, clock, secretKey } = services;
  const { sender, account } = subjectsOf(claim);
  const result = await db.transaction(async (tx) => {
    const subjects = [...sender, account];
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects, lock: true });
    const admission = admit(attempts, claim);
    await attempts.save(tx);
    return admission;
  });
  if ('refusal' in result) throw result.refusal;
  // Without mail nobody could get a code.
  return { ...result, isProofNeeded: result.isProofNeeded && isMailConfigured(services) };
}

interface Login extends Pick<Call, 'request' | 'reply'> {
  /** For the audit log; undefined: a password. */
  by?: string;
  /** The provider has checked a second factor. */
  isStrong?: boolean;
}

/** The end of every login: session, device, audit line. The token is not stored. */
export async function beginLogin(services: Services, member: StaffRow, { request, reply, by, isStrong }: Login) {
  const { db, clock } = services;
  const token = await beginStaffSession(db, member.id, clock(), { userAgent: request.headers['user-agent'], isStrong });
  const device = await rememberDevice(services, member, request);
  if (device) setDeviceCookie(services, reply, device);
  const actor = `staff:${member.id}`;
  const entry = { at: clock(), actor, action: 'login', subject: actor, address: request.ip } as const;
  await securityEvent(db, by ? { ...entry, detail: { by } } : entry);
  return { token, role: member.role };
}

/** @returns the token of the device; undefined if there were too many new ones */
async function rememberDevice(services: Services, member: StaffRow, request: FastifyRequest) {
  const { db, clock, secretKey } = services;
  const claim = await claimOf(services, member.email, member, request);
  return db.transaction(async (tx) => {
    const at = clock();
    if (!claim.knownDevice) {
      const { newDevice: subject } = subjectsOf(claim);
      const attempts = await Attempts.load(tx, { secretKey, at, subjects: [subject] });
      if (!attempts.take(subject)) return undefined;
      await attempts.save(tx);
      await queueMail(tx, { at, to: member.email, ...newDevice({ name: member.name, at }) });
    }
    const token = deviceToken(request) ?? newToken();
    const account = accountOf(member);
    await rememberDevices(tx, [{ account, hash: deviceHash(secretKey, account, token) }], at);
    return token;
  });
}
