import { type Role, type Approval, plainEmail } from '@university/shared/contract';
import { HttpError, invalid, notFound, StartupError } from '@university/web';
import { toDataURL } from 'qrcode';
import { audit } from '../../platform/audit/write';
import { queueMail, queueMails } from '../../platform/mail/queue';
import {
  secondFactorChanged,
  colleagueChanged,
  secondFactorReset,
  secondFactorResetAsked,
} from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { lockStaff, type StaffRow, findStaff, findStaffByEmail, lockActiveAdmins, memberOf } from '../roster/roster';
import { attemptAt, countAttempt, forgetAttempts, type Subject } from '../../platform/throttle';
import {
  addressOf,
  newSecret,
  stepOf,
  giveRecoveryCodes,
  useRecoveryCode,
  type OneTimeCodes,
  confirmSecret,
  countPasskeys,
  countRecoveryCodes,
  dropCodes,
  dropRecoveryCodes,
  findCodes,
  hasSecondFactor,
  storeSecret,
  useStep,
  dropSecondFactor,
} from './second-factor-codes';
import { seal, unseal } from '../../platform/secrets';
import { z } from 'zod';
import { propose } from '../approvals/rules';
import { listTold } from '../approvals/queries';
import { endSessionsOf } from './sessions';
import { action, type Route } from '../../platform/http/route';

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
  if (!(await hasSecondFactor(services.db, member.id))) return;
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
  const codes = await findCodes(db, staffId);
  const opened = codes?.confirmedAt && openSecret(services, codes);
  const step = opened ? await stepOf(opened, code, clock()) : undefined;
  return step !== undefined && useStep(db, staffId, step);
}

/** Undefined, with a line in the log, when SECRET_KEY was changed since: the person is told that the code is not right. */
function openSecret({ secretKey, log }: Services, { secret, staffId }: OneTimeCodes): string | undefined {
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
  const codes = await findCodes(db, id);
  return {
    isOn: Boolean(codes?.confirmedAt),
    hasPasskey: (await countPasskeys(db, id)) > 0,
    isRequired: isRequired(services, role) && !isStrong,
    isProviderAccount: isRoleFromGroups,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
  };
}

/** A new secret, shown once, as text and as a picture. @throws HttpError 409 when one is in use */
export async function beginSecondFactor({ db, secretKey }: Services, { id, email }: StaffRow) {
  const secret = newSecret();
  if (!(await storeSecret(db, id, seal(secretKey, secret, id)))) {
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
  const codes = await findCodes(db, member.id);
  const secret = codes && !codes.confirmedAt && openSecret(services, codes);
  const step = secret ? await stepOf(secret, code, clock()) : undefined;
  if (step === undefined || !(await useStep(db, member.id, step))) {
    throw invalid([{ path: 'code', message: 'This is not the code that the app shows now' }]);
  }
  await forgetAttempts(services, guess);
  return db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    await confirmSecret(tx, member.id, clock());
    await noteChange(within, member, 'on');
    return giveRecoveryCodes(within, member.id);
  });
}

/** Turns one-time codes off. @throws HttpError 409 where the role has to have a second factor and this is the last one */
export async function endSecondFactor(services: Services, member: StaffRow): Promise<void> {
  await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    if (!(await dropCodes(tx, member.id))) return;
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
  if (await hasSecondFactor(services.db, id)) return;
  if (isRequired(services, role)) {
    const message = 'Your role has to have one-time codes or a passkey, and this is the last of them.';
    throw new HttpError(409, 'conflict', message);
  }
  await dropRecoveryCodes(services.db, id);
}

async function noteChange({ db: tx, clock }: Services, { id, email, name }: StaffRow, state: 'on' | 'off') {
  const at = clock();
  await audit(tx, { at, actor: `staff:${id}`, action: `second-factor-${state}`, subject: `staff:${id}` });
  await queueMail(tx, { at, to: email, ...secondFactorChanged({ name, state }) });
}

const proposal = z.object({ staffId: z.string() });

const conflict = (message: string) => new HttpError(409, 'conflict', message);
const none = () => conflict('This account has no second factor that could be reset.');

/**
 * Proposes to drop the second factor of somebody who has lost phone and recovery codes. Somebody who talks an admin into
 * it has then to talk to two.
 * @throws HttpError 404, 409 for the own account, without a second factor, without a third person to approve it, and when
 *   the same waits already
 */
export async function proposeSecondFactorReset(
  services: Services,
  by: string,
  id: string,
  reason: string,
): Promise<Approval> {
  return services.db.transaction(async (tx) => {
    const member = await findStaff(tx, id);
    if (!member) throw notFound('There is no such account.');
    if (id === by) throw conflict('Your own second factor you change yourself, on the page Password.');
    if (!(await hasSecondFactor(tx, id))) throw none();
    const admins = await lockActiveAdmins(tx);
    if (admins.every((admin) => [by, id].includes(admin.id))) {
      throw conflict(
        'There is no other administrator who could approve this. Ask whoever runs the server to reset it.',
      );
    }
    const { name, email } = member;
    const approval = await propose({ ...services, db: tx }, by, {
      kind: 'second-factor-reset',
      subject: `staff:${id}`,
      payload: { staffId: id },
      personal: { reason },
      what: `The second factor of ${name} (${email}) is reset, so that the password alone opens the account. Reason: ${reason}`,
    });
    const text = secondFactorResetAsked({ name, by: approval.proposedBy.name });
    await queueMail(tx, { at: services.clock(), to: email, ...text });
    return approval;
  });
}

/** Drops the second factor that two people agreed to drop. */
export async function resetAsProposed(services: Services, payload: unknown, by: string): Promise<void> {
  const member = await findStaff(services.db, proposal.parse(payload).staffId);
  if (!member) throw conflict('There is no such account any more.');
  if (!(await reset(services, member, `staff:${by}`))) throw none();
}

/**
 * Drops the second factor of an account and tells its owner and all admins; for the command line of whoever runs the
 * server.
 * @throws StartupError without such an account or a second factor
 */
export async function resetFromCommandLine(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findStaffByEmail(tx, plainEmail(email));
    if (!member) throw new StartupError(`There is no account with the address ${email}.`);
    const isReset = await reset({ db: tx, clock }, member, 'command-line');
    if (!isReset) throw new StartupError(`The account of ${email} has no second factor.`);
    const told = await listTold(tx, 'second-factor-reset');
    const done = { member, by: null, changes: ['The second factor was reset.'] };
    await queueMails(
      tx,
      told
        .filter((admin) => admin.email !== member.email)
        .map((admin) => ({ at: clock(), to: admin.email, ...colleagueChanged({ ...done, name: admin.name }) })),
    );
  });
}

/** @returns false when there was none */
async function reset(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  member: StaffRow,
  actor: string,
): Promise<boolean> {
  const at = clock();
  if (!(await hasSecondFactor(tx, member.id))) return false;
  await dropSecondFactor(tx, member.id);
  await endSessionsOf(tx, member.id);
  await audit(tx, { at, actor, action: 'reset-second-factor', subject: `staff:${member.id}` });
  await queueMail(tx, { at, to: member.email, ...secondFactorReset(member) });
  return true;
}

export function secondFactorRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    action('readSecondFactor', async (_input, { caller }) => ({
      data: await readSecondFactor(services, await memberOf(db, caller), caller.isStrong),
    })),
    action('beginSecondFactor', async (_input, { caller }) => ({
      data: await beginSecondFactor(services, await memberOf(db, caller)),
    })),
    action('confirmSecondFactor', async ({ body }, { request, caller }) => ({
      data: {
        recoveryCodes: await confirmSecondFactor(services, await memberOf(db, caller), {
          ...body,
          address: request.ip,
        }),
      },
    })),
    action('endSecondFactor', async (_input, { caller }) => {
      await endSecondFactor(services, await memberOf(db, caller));
      return { data: {} };
    }),
  ];
}
