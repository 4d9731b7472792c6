import type { AuditAction } from '../../platform/audit/actions';
import { audit } from '../../platform/audit/write';
import { type NewMail, queueMail } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { lockStaff } from '../roster/roster';

/** Locks the account for a transaction. */
export function changeAccount<T>(
  services: Services,
  { id }: { id: string },
  change: (within: Services) => Promise<T>,
): Promise<T> {
  return services.db.transaction(async (tx) => {
    await lockStaff(tx, id);
    return change({ ...services, db: tx });
  });
}

export async function recordOwnAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: { id: string },
  action: AuditAction,
  mail?: Omit<NewMail, 'at'>,
): Promise<void> {
  const at = clock();
  await audit(db, { at, actor: `staff:${id}`, action, subject: `staff:${id}` });
  if (mail) await queueMail(db, { at, ...mail });
}
