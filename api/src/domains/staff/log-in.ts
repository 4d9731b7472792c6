import type { SignInProof, Role } from '@university/shared/contract';
import { HttpError, clientNetwork } from '@university/web';
import { newToken } from '../../platform/secrets';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { isMailConfigured } from '../../platform/mail/settings';
import { signInCode } from '../../platform/mail/sign-in-code';
import { newDevice } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import {
  admit,
  allSubjectsOf,
  areCodesVoid,
  countWrongCode,
  settle,
  subjectsOf,
  verdictOf,
  type Admission,
  type Claim,
  proofRequired,
} from '../sign-in/attempt';
import {
  findSignInCodes,
  isShortCode,
  storeSignInCodes,
  newSignInCode,
  signInCodeHash,
  spendSignInCodes,
  SIGN_IN_CODE_MINUTES,
} from '../sign-in/codes';
import { hasSecondFactor } from './second-factor-codes';
import { deviceHash, findKnownDevices, rememberDevices, deviceToken, setDeviceCookie } from '../sign-in/devices';
import { Attempts } from '../../platform/throttle';
import { fits } from './passwords';
import { findStaffByEmail, type StaffRow } from '../roster/roster';
import { securityEvent } from '../../platform/audit/write';
import type { Call } from '../../platform/http/route';
import { beginStaffSession } from './sessions';

/** From where somebody logs in. */
interface Sender {
  /** IP address of the caller. */
  address: string;
  /** The token of the caller's device, if it has one. */
  device?: string;
}

interface LoginDetails extends Sender {
  /** Lower case. */
  email: string;
  password: string;
  /** The mailed code, where one was asked for. */
  code?: string;
  /** What an app shows or a recovery code, where the account has a second factor. */
  one_time_code?: string;
}

const PROOF: SignInProof = 'code_required';

const wrongCredentials = () =>
  new HttpError(401, 'wrong_credentials', 'The e-mail address or the password is not right.');

const accountOf = ({ id }: Pick<StaffRow, 'id'>) => ({ kind: 'staff', id }) as const;

/**
 * Whose these login details are.
 * @throws HttpError one same 401 for an unknown account and a wrong password, one same 403 `code_required` for both
 *   where there were many wrong tries and mail goes out, 429 while the caller itself has to wait
 */
export async function checkLogin(services: Services, details: LoginDetails): Promise<StaffRow> {
  const { email, password, code } = details;
  const member = await findStaffByEmail(services.db, email);
  const claim = await claimOf(services, details, member);
  const admission = await countLogin(services, claim);
  const sender = claim.knownDevice ?? claim.network;
  const isSecretRight = (await fits(member?.passwordHash, password, sender)) && !member?.disabled;

  // The next call of this login brings the one-time code and this code again.
  const isLoginEnding = !(await hasSecondFactor(services.db, member?.id ?? '')) || details.one_time_code !== undefined;

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
  throw admission.isProofNeeded ? proofRequired(PROOF, code !== undefined) : wrongCredentials();
}

/**
 * Knows the device of a login from now on, and tells the account's owner of a new one.
 * @returns the device's token; undefined when it is not remembered
 */
export async function welcomeDevice(services: Services, member: StaffRow, sender: Sender) {
  const { db, clock, secretKey } = services;
  const claim = await claimOf(services, { ...sender, email: member.email }, member);
  return db.transaction(async (tx) => {
    const at = clock();
    if (!claim.knownDevice) {
      const { newDevice: subject } = subjectsOf(claim);
      const attempts = await Attempts.load(tx, { secretKey, at, subjects: [subject] });
      if (!attempts.take(subject)) return undefined;
      await attempts.save(tx);
      await queueMail(tx, { at, to: member.email, ...newDevice({ name: member.name, at }) });
    }
    const token = sender.device ?? newToken();
    const account = accountOf(member);
    await rememberDevices(tx, [{ account, hash: deviceHash(secretKey, account, token) }], at);
    return token;
  });
}

async function claimOf(
  { db, clock, secretKey }: Services,
  { email, address, device }: Sender & { email: string },
  member: StaffRow | undefined,
): Promise<Claim> {
  const hash = device && deviceHash(secretKey, accountOf(member ?? { id: '' }), device);
  const known = await findKnownDevices(db, hash ? [hash] : [], clock());
  const [knownDevice] = known;
  return { area: 'login', account: email, network: clientNetwork(address), knownDevice };
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

interface Way extends Pick<Call, 'request' | 'reply'> {
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
  { request, reply, by, isStrong }: Way,
): Promise<{ token: string; role: Role }> {
  const { db, clock } = services;
  const address = request.ip;
  const token = await beginStaffSession(db, member.id, clock(), { userAgent: request.headers['user-agent'], isStrong });
  const device = await welcomeDevice(services, member, { address, device: deviceToken(request) });
  if (device) setDeviceCookie(services, reply, device);
  const actor = `staff:${member.id}`;
  const entry = { at: clock(), actor, action: 'login', subject: actor, address } as const;
  await securityEvent(db, by ? { ...entry, detail: { by } } : entry);
  return { token, role: member.role };
}
