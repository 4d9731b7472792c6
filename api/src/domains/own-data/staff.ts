import type { StaffData } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/repository';
import { staffSessions } from '../../platform/database/schema';
import { notFound } from '../../platform/errors';
import { toPasskey } from '../staff/passkeys/registration';
import { listPasskeys } from '../staff/passkeys/repository';
import type { Services } from '../../platform/services';
import { findStaff } from '../staff/repository';
import { toMe } from '../staff/view';
import { ownEvents } from './events';
import { mailOf } from './mail';

const ALSO_KEPT = [
  'Fingerprints of your password, your sessions and your recovery codes. They cannot be turned back.',
  'The public keys of your passkeys, and the secret of your one-time codes, encrypted.',
];

/** Everything that is held about a member of staff; it is noted in the audit log. */
export async function readStaffData({ db, now }: Services, id: string): Promise<StaffData> {
  const member = await findStaff(db, id);
  if (!member) throw notFound('There is no such account.');
  const at = now();
  const reference = `staff:${id}`;
  await audit(db, { at, actor: reference, action: 'export-own', subject: reference });
  const sessions = await db.select().from(staffSessions).where(eq(staffSessions.staffId, id));
  return {
    madeAt: at.toISOString(),
    account: toMe(member),
    sessions: sessions.map(({ createdAt, lastUsedAt }) => ({
      since: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    passkeys: (await listPasskeys(db, id)).map(toPasskey),
    mail: await mailOf(db, member.email),
    events: await ownEvents(db, new Map([[reference, member.name || member.email]])),
    alsoKept: ALSO_KEPT,
  };
}
