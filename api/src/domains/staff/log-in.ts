import type { LoginRequest, Role } from '@university/shared/contract';
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
import { fits } from './passwords';
import { hasSecondFactor } from './second-factor';
import { beginStaffSession } from './sessions';

const wrongCredentials = () =>
  new HttpError(401, 'wrong_credentials', 'The e-mail address or the password is not right.');

const accountOf = ({ id }: Pick<StaffRow, 'id'>) => ({ kind: 'staff', id }) as const;

/**
 * Whose these login details are.
 * @throws HttpError one same 401 for an unknown account and a wrong password, one same 403 `code_required` for both
 *   where there were many wrong tries and mail goes out, 429 while the caller itself has to wait
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
  const isSecretRight = (await fits(member?.passwordHash, password, sender)) && !member?.disabled;

  // The next call of this login brings the one-time code and this code again.
  const isLoginEnding = !(await hasSecondFactor(services.db, member?.id ?? '')) || one_time_code !== undefined;

  const verdict = await services.db.transaction(async (tx) => {
    const { clock, secretKey } = services;
    const at = clock();
    // Whether there is an account, and whether the password is right, the statements are the same until somebody is let in.
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

/** Counts before the password is judged, which is slow: attempts made at the same moment then count too. */
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
  // Where no mail goes out nobody could give the code; long passwords and the limits of senders have to do.
  return { ...result, isProofNeeded: result.isProofNeeded && isMailConfigured(services) };
}

interface Login extends Pick<Call, 'request' | 'reply'> {
  /** How the person showed who it is, for the audit log: `a passkey`; left out for a password. */
  by?: string;
  /** A provider of single sign-on has asked for more than a password. */
  isStrong?: boolean;
}

/**
 * The end of every login, once it is known who it is and that they may come in: begins a session, knows the device from
 * now on and tells the owner of a new one, and notes the login.
 * @returns the session's token, which is stored nowhere
 */
export async function beginLogin(
  services: Services,
  member: StaffRow,
  { request, reply, by, isStrong }: Login,
): Promise<{ token: string; role: Role }> {
  const { db, clock } = services;
  const token = await beginStaffSession(db, member.id, clock(), { userAgent: request.headers['user-agent'], isStrong });
  const device = await rememberDevice(services, member, request);
  if (device) setDeviceCookie(services, reply, device);
  const actor = `staff:${member.id}`;
  const entry = { at: clock(), actor, action: 'login', subject: actor, address: request.ip } as const;
  await securityEvent(db, by ? { ...entry, detail: { by } } : entry);
  return { token, role: member.role };
}

/** @returns the device's token; undefined when there were too many new ones, and it is neither told of nor remembered */
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
