import { type Approval, plainEmail } from '@university/shared/contract';
import { HttpError, notFound, StartupError } from '@university/web';
import { z } from 'zod';
import { propose } from '../../approvals/propose';
import { listTold } from '../../approvals/repository';
import { audit } from '../../../platform/audit/write';
import { queueMail, queueMails } from '../../../platform/mail/queue';
import { colleagueChanged, secondFactorReset, secondFactorResetAsked } from '../../../platform/mail/texts';
import type { Services } from '../../../platform/services';
import { findStaff, findStaffByEmail, lockActiveAdmins, type StaffRow } from '../../roster/roster';
import { endSessionsOf } from '../sessions';
import { dropSecondFactor, hasSecondFactor } from './repository';

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
