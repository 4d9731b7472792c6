import type { Role } from '@university/shared/contract';
import { listTold } from '../approvals/repository';
import { queueMail, queueMails } from '../../platform/mail/queue';
import { accountChanged, colleagueChanged } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import type { StaffRow } from '../roster/roster';

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrator',
  notices: 'Notices desk',
  admissions: 'Admissions desk',
  grievances: 'Grievance desk',
  faculty: 'Faculty',
  editor: 'Editor',
};

interface Taken {
  /** A sentence without names, for the person and for others. */
  text: string;
  /** Whether those who are told when such rights are given are told of this too. */
  isWatched: boolean;
}

/** What a change took from an account. One that was disabled had no rights that could be taken. */
function takenFrom(before: StaffRow, after: StaffRow): Taken[] {
  if (before.disabled) return [];
  const taken: Taken[] = [];
  if (after.role !== before.role) {
    const text = `The role was ${ROLE_NAMES[before.role]}, and is ${ROLE_NAMES[after.role]} from now on.`;
    taken.push({ text, isWatched: before.role === 'admin' });
  }
  if (before.isIccMember && !after.isIccMember) {
    taken.push({ text: 'The membership of the Internal Complaints Committee has ended.', isWatched: true });
  }
  if (after.disabled) {
    const isWatched = before.role === 'admin' || before.isIccMember;
    taken.push({ text: 'The account was disabled. Nobody can log in with it any more.', isWatched });
  }
  return taken;
}

/**
 * Tells by mail who loses rights. Where the role admin or the committee is concerned, those are told too who are told
 * of a proposal to give them: one person who takes them away alone is seen. Give it the transaction of the change.
 */
export async function tellOfTaken(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  by: StaffRow,
  { before, after }: { before: StaffRow; after: StaffRow },
): Promise<void> {
  const taken = takenFrom(before, after);
  if (taken.length === 0) return;
  const at = clock();
  const changes = taken.map(({ text }) => text);
  await queueMail(tx, { at, to: after.email, ...accountChanged({ name: after.name, by: by.name, changes }) });
  if (!taken.some(({ isWatched }) => isWatched)) return;
  const told = (await listTold(tx, 'staff-rights')).filter(({ email }) => email !== after.email);
  const done = { member: after, by: by.name, changes };
  await queueMails(
    tx,
    told.map(({ email, name }) => ({ at, to: email, ...colleagueChanged({ ...done, name }) })),
  );
}
