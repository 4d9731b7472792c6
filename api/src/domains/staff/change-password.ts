import { HttpError, clientNetwork, invalid } from '@university/web';
import { audit } from '../../platform/audit/write';
import { queueMail } from '../../platform/mail/queue';
import { passwordChanged } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { attemptAt, countAttempt, forgetAttempts } from '../../platform/throttle/throttle';
import { dropLinksOf } from './links';
import { refuseWeakPassword } from './password-rules';
import { fits, hashPassword } from './passwords';
import { findStaff, setPassword, type StaffRow } from '../roster/roster';
import { endSessionsOf } from './sessions';

interface Change {
  current: string;
  next: string;
  /** Token of the session that stays. */
  keptToken: string | undefined;
  /** IP address of the caller. */
  address: string;
}

/**
 * Whether it is still the owner of the account who sits there.
 * @param address IP address of the caller
 * @param field what a wrong password is called in the answer
 * @throws HttpError 400 that names the field, 429. Not 401: the session itself is fine
 */
export async function confirmPassword(
  services: Services,
  staffId: string,
  { password, address }: { password: string; address: string },
  field = 'password',
): Promise<StaffRow> {
  const guess = attemptAt('password', staffId, address);
  await countAttempt(services, guess);
  const member = await findStaff(services.db, staffId);
  if (!member) throw new HttpError(401, 'signed_out', 'Your session has expired. please log in again!');
  if (!(await fits(member.passwordHash, password, clientNetwork(address)))) {
    throw invalid([{ path: field, message: 'This is not your present password' }]);
  }
  await forgetAttempts(services, guess);
  return member;
}

/**
 * Changes the password of whoever knows the present one, and ends all other sessions of the account.
 * @throws HttpError 400 that names the field, 429. Not 401: the session itself is fine
 */
export async function changePassword(
  services: Services,
  staffId: string,
  { current, next, keptToken, address }: Change,
) {
  const { db, clock } = services;
  const member = await confirmPassword(services, staffId, { password: current, address }, 'current');
  await refuseWeakPassword(next, { person: member, identity: await readIdentity(db) }, 'next');
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    const at = clock();
    await setPassword(tx, staffId, passwordHash);
    await endSessionsOf(tx, staffId, keptToken);
    await dropLinksOf(tx, staffId);
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'change-password', subject: `staff:${staffId}` });
    await queueMail(tx, { at, to: member.email, ...passwordChanged(member) });
  });
}
