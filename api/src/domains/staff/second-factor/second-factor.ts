import type { Role } from '@university/shared/contract';
import { HttpError, invalid } from '@university/web';
import { toDataURL } from 'qrcode';
import { audit } from '../../../platform/audit/write';
import { queueMail } from '../../../platform/mail/queue';
import { secondFactorChanged } from '../../../platform/mail/texts';
import type { Services } from '../../../platform/services';
import { readIdentity } from '../../../platform/settings';
import { lockStaff, type StaffRow } from '../../roster/roster';
import { attemptAt, countAttempt, forgetAttempts, type Subject } from '../../../platform/throttle/throttle';
import { addressOf, newSecret, stepOf, giveRecoveryCodes, useRecoveryCode } from './codes';
import * as repository from './repository';
import { seal, unseal } from '../../../platform/sealed';

/** Whose account is worth most has to have a second factor in deployment. */
const REQUIRED: readonly Role[] = ['admin', 'admissions'];

export const isRequired = ({ isDeployed }: Pick<Services, 'isDeployed'>, role: Role) =>
  isDeployed && REQUIRED.includes(role);

interface GivenCode<Code> {
  code: Code;
  /** IP address of the caller. */
  address: string;
}

/** A wrong code counts against its sender, and as a wrong try at the account: after many of them the login asks for a mailed code. */
const guessOf = ({ id, email }: StaffRow, address: string): Subject[] => [
  ...attemptAt('one-time-code', id, address),
  { kind: 'account', name: `login:${email}` },
];

const WRONG_CODE = 'This code is not right, or was used already. Wait for the next one.';

/** What a wrong code is answered with: by a login, and within a session, which is fine itself. */
const REFUSALS = {
  login: () => new HttpError(401, 'wrong_code', WRONG_CODE),
  session: () => invalid([{ path: 'one_time_code', message: WRONG_CODE }]),
};

/**
 * The second step after the right password, where the account has a second factor. Who has only a passkey gives a
 * recovery code, or begins anew with the passkey.
 * @throws HttpError 403 `second_factor_required` without a code; for a wrong or used one 401, or within a session 400
 * that names `one_time_code`; 429
 */
export async function requireSecondFactor(
  services: Services,
  member: StaffRow,
  { code, address }: GivenCode<string | undefined>,
  within: keyof typeof REFUSALS = 'login',
) {
  if (!(await repository.hasSecondFactor(services.db, member.id))) return;
  if (!code) {
    const message = 'Enter the code that your app shows, or a recovery code, or use your passkey.';
    throw new HttpError(403, 'second_factor_required', message);
  }
  const guess = guessOf(member, address);
  await countAttempt(services, guess);
  if (!(await isRight(services, member.id, code.trim()))) throw REFUSALS[within]();
  await forgetAttempts(services, guess);
}

async function isRight(services: Services, staffId: string, code: string): Promise<boolean> {
  const { db, clock } = services;
  const recovered = await useRecoveryCode(services, staffId, code);
  if (recovered !== undefined) return recovered;
  const codes = await repository.findCodes(db, staffId);
  const opened = codes?.confirmedAt && openSecret(services, codes);
  const step = opened ? await stepOf(opened, code, clock()) : undefined;
  return step !== undefined && repository.useStep(db, staffId, step);
}

/** Undefined, with a line in the log, when SECRET_KEY was changed since: the person is told that the code is not right. */
function openSecret({ secretKey, log }: Services, { secret, staffId }: repository.OneTimeCodes): string | undefined {
  try {
    return unseal(secretKey, secret, staffId);
  } catch {
    log.error({ staffId }, 'the secret of one-time codes cannot be opened with this SECRET_KEY');
    return undefined;
  }
}

/** @param isStrong the provider of single sign-on has asked for a second factor in this session */
export async function readSecondFactor(
  services: Services,
  { id, role, isRoleFromGroups }: StaffRow,
  isStrong: boolean,
) {
  const { db } = services;
  const codes = await repository.findCodes(db, id);
  return {
    isOn: Boolean(codes?.confirmedAt),
    hasPasskey: (await repository.countPasskeys(db, id)) > 0,
    isRequired: isRequired(services, role) && !isStrong,
    isProviderAccount: isRoleFromGroups,
    recoveryCodesLeft: await repository.countRecoveryCodes(db, id),
  };
}

/** A new secret, shown once, as text and as a picture. @throws HttpError 409 when one is in use */
export async function beginSecondFactor({ db, secretKey }: Services, { id, email }: StaffRow) {
  const secret = newSecret();
  if (!(await repository.storeSecret(db, id, seal(secretKey, secret, id)))) {
    throw new HttpError(409, 'conflict', 'One-time codes are on already. Turn them off first to use another app.');
  }
  const { shortName } = await readIdentity(db);
  return { secret, picture: await toDataURL(addressOf(shortName, email, secret), { margin: 2, width: 240 }) };
}

/** Turns one-time codes on. @returns the recovery codes, shown once @throws HttpError 400 that names `code`, 429 */
export async function confirmSecondFactor(
  services: Services,
  member: StaffRow,
  { code, address }: GivenCode<string>,
): Promise<string[]> {
  const { db, clock } = services;
  const guess = guessOf(member, address);
  await countAttempt(services, guess);
  const codes = await repository.findCodes(db, member.id);
  const secret = codes && !codes.confirmedAt && openSecret(services, codes);
  const step = secret ? await stepOf(secret, code, clock()) : undefined;
  if (step === undefined || !(await repository.useStep(db, member.id, step))) {
    throw invalid([{ path: 'code', message: 'This is not the code that the app shows now' }]);
  }
  await forgetAttempts(services, guess);
  return db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    await repository.confirmSecret(tx, member.id, clock());
    await noteChange(within, member, 'on');
    return giveRecoveryCodes(within, member.id);
  });
}

/** Turns one-time codes off. @throws HttpError 409 where the role has to have a second factor and this is the last one */
export async function endSecondFactor(services: Services, member: StaffRow): Promise<void> {
  await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    if (!(await repository.dropCodes(tx, member.id))) return;
    await afterRemoval(within, member);
    await noteChange(within, member, 'off');
  });
}

/**
 * What holds once a second factor was removed, in the same transaction and with the account locked: without any,
 * recovery codes are of no use.
 * @throws HttpError 409, which undoes the removal, where the role has to have one and this was the last
 */
export async function afterRemoval(services: Services, { id, role }: Pick<StaffRow, 'id' | 'role'>): Promise<void> {
  if (await repository.hasSecondFactor(services.db, id)) return;
  if (isRequired(services, role)) {
    const message = 'Your role has to have one-time codes or a passkey, and this is the last of them.';
    throw new HttpError(409, 'conflict', message);
  }
  await repository.dropRecoveryCodes(services.db, id);
}

async function noteChange({ db: tx, clock }: Services, { id, email, name }: StaffRow, state: 'on' | 'off') {
  const at = clock();
  await audit(tx, { at, actor: `staff:${id}`, action: `second-factor-${state}`, subject: `staff:${id}` });
  await queueMail(tx, { at, to: email, ...secondFactorChanged({ name, state }) });
}
