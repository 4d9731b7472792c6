import { HttpError } from '@university/web';
import { audit } from '../../platform/audit/write';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { passwordChanged, passwordReset } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { forgetDevicesOf } from '../sign-in/devices';
import { Attempts } from '../../platform/throttle/attempts';
import { attemptAt, countAttempt, type Subject } from '../../platform/throttle/throttle';
import { findLinkOwner, LINK_LIFE, linkTo, makePasswordLink, spendLink } from './links';
import { refuseWeakPassword } from './password-rules';
import { hashPassword } from './passwords';
import { setPassword } from '../roster/roster';
import { endSessionsOf } from './sessions';

/**
 * Mails a link to the account of this e-mail address. Without one, the same statements run and write an audit line
 * all the same: neither the answer nor its time tells who has an account. Asked for often, by whomever, it mails none
 * while the last one is good: nobody's mailbox is flooded, and a good link is always in it.
 * @throws HttpError 429
 */
export async function requestPasswordReset(services: Services, email: string, address: string): Promise<void> {
  const { db, clock, mail, secretKey } = services;
  await countAttempt(services, attemptAt('password-reset', email, address));
  await db.transaction(async (tx) => {
    const at = clock();
    const mailing: Subject = { kind: 'link-mail', name: `password-reset:${email}` };
    const attempts = await Attempts.load(tx, { secretKey, at, subjects: [mailing] });
    const isDue = attempts.take(mailing);
    await attempts.save(tx);
    const { token, staffId } = await makePasswordLink(tx, email, { at, life: LINK_LIFE.reset });
    const text = passwordReset({ link: linkTo(mail.siteUrl, token) });
    await queueMails(tx, [{ at, to: email, ...text, isMeant: isDue && staffId !== undefined }]);
    const subject = `staff:${staffId ?? 'unknown'}`;
    await audit(tx, { at, actor: 'anybody', action: 'request-password-reset', subject });
  });
}

const spent = () => new HttpError(410, 'gone', 'This link has been used or is too old. Ask for a new one.');

/**
 * Sets the password by a mailed link, ends all sessions of the account and knows none of its devices any more.
 * @throws HttpError 410 when the link is spent, 400 for a weak password, which does not spend it
 */
export async function resetPassword({ db, clock }: Services, token: string, password: string): Promise<void> {
  const owner = await findLinkOwner(db, token, clock());
  if (!owner) throw spent();
  await refuseWeakPassword(password, { person: owner, identity: await readIdentity(db) }, 'password');
  // Outside the transaction: hashing takes its time, and the embedded database has one connection for all.
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const at = clock();
    if (!(await spendLink(tx, token, owner.id))) throw spent();
    await setPassword(tx, owner.id, passwordHash);
    await endSessionsOf(tx, owner.id);
    await forgetDevicesOf(tx, { kind: 'staff', id: owner.id });
    await audit(tx, { at, actor: `staff:${owner.id}`, action: 'reset-password', subject: `staff:${owner.id}` });
    await queueMail(tx, { at, to: owner.email, ...passwordChanged(owner) });
  });
}
