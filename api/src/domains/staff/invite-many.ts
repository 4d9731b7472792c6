import type { Issue, StaffInvitations } from '@university/shared/contract';
import { invalid } from '@university/web';
import { auditAll } from '../../platform/audit/write';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { mailInvitation } from './links';
import { insertStaff, type StaffRow } from '../roster/roster';

/**
 * Makes accounts and mails their owners links to choose a password: all, or none.
 * @throws HttpError 400 that names each e-mail address that has an account, or is in the list twice
 */
export async function inviteMany(services: Services, by: string, { people }: StaffInvitations): Promise<StaffRow[]> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const at = clock();
    const issues: Issue[] = [];
    const members: StaffRow[] = [];
    for (const [index, person] of people.entries()) {
      const member = await insertStaff(tx, { id: newId(), ...person, rightsSince: at });
      if (member) members.push(member);
      else issues.push({ path: `people.${index}.email`, message: issueOf(person.email, people.slice(0, index)) });
    }
    if (issues.length > 0) throw invalid(issues);
    for (const member of members) await mailInvitation({ ...services, db: tx }, member);
    const actor = `staff:${by}`;
    await auditAll(
      tx,
      members.map(({ id, role }) => ({ at, actor, action: 'invite', subject: `staff:${id}`, detail: { role } })),
    );
    return members;
  });
}

const issueOf = (email: string, earlier: readonly { email: string }[]) =>
  earlier.some((one) => one.email === email)
    ? 'This address is in the list twice'
    : 'There is an account with this e-mail address already';
