import { audit } from '../audit/repository';
import { ApiError, invalid } from '../errors';
import { queueMail } from '../mail/queue';
import { passwordChanged } from '../mail/texts';
import type { Services } from '../services';
import { countAttempt, forgetAttempts, type Subject } from '../throttle/throttle';
import { dropLinksOf } from './links';
import { refuseWeakPassword } from './password-rules';
import { fits, hashPassword } from './passwords';
import { findStaff, setPassword } from './repository';
import { endSessionsOf } from './sessions';

interface Change {
  current: string;
  next: string;
  /** Token of the session that stays. */
  keptToken: string | undefined;
}

/**
 * Changes the password of whoever knows the present one, and ends all other sessions of the account.
 * @throws ApiError 400 that names the field, 429. Not 401: the session itself is fine
 */
export async function changePassword(services: Services, staffId: string, { current, next, keptToken }: Change) {
  const { db, now } = services;
  const guess: Subject[] = [{ kind: 'account', name: `password:${staffId}` }];
  await countAttempt(services, guess);
  const member = await findStaff(db, staffId);
  if (!member) throw new ApiError(401, 'signed_out', 'Your session has expired. please log in again!');
  if (!(await fits(member.passwordHash, current))) {
    throw invalid([{ path: 'current', message: 'This is not your present password' }]);
  }
  await forgetAttempts(services, guess);
  refuseWeakPassword(next, member.email, 'next');
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    const at = now();
    await setPassword(tx, staffId, passwordHash);
    await endSessionsOf(tx, staffId, keptToken);
    await dropLinksOf(tx, staffId);
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'change-password', subject: `staff:${staffId}` });
    await queueMail(tx, { at, to: member.email, ...passwordChanged(member) });
  });
}
