import { type GrievanceMessage, GRIEVANCE_REOPEN_DAYS, type TrackedGrievance } from '@university/shared/contract';
import { HttpError } from '@university/web';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { claimKey } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { attemptAt, countAttempt } from '../../platform/throttle/throttle';
import { presentTracked } from './present';
import { digestOf } from './read-form';
import { lockOwn } from './repository';
import { addEntry } from './thread';
import { findOwn, noOwnGrievance } from './track';
import { acceptsMessages, type GrievanceRow } from './view';

interface Sender {
  /** IP address. */
  address: string;
  /** Idempotency-Key, if one was sent. */
  key: string | undefined;
}

/** Stands for what was sent. */
export const fingerprintOf = (sent: GrievanceMessage): string => digestOf(['grievance-message', sent]);

const tooLate = () =>
  new HttpError(
    409,
    'closed',
    `This grievance was closed more than ${GRIEVANCE_REOPEN_DAYS} days ago. Send a new one, and name this ticket in it.`,
  );

/**
 * Adds a message of the person, who shows ticket and e-mail address, and opens a closed grievance again. Sent again under
 * the same key it stands there once.
 * @throws HttpError 404 for an unknown ticket and for a wrong address, 409 when it was closed too long ago or the key
 *   came with something else, 429
 */
export async function addMessage(
  services: Services,
  sent: GrievanceMessage,
  { address, key }: Sender,
): Promise<TrackedGrievance> {
  const own = await findOwn(services, sent, address);
  await countAttempt(services, attemptAt('grievance-message', own.ticket, address));
  return services.db.transaction(async (tx) => {
    const row = await lockOwn(tx, own.id);
    if (!row) throw noOwnGrievance();
    const at = services.calendar();
    const id = newId();
    const claim = { scope: 'grievance-message', fingerprint: fingerprintOf(sent), answer: id, at: services.clock() };
    if (key && (await claimKey(tx, { ...claim, key }))) return presentTracked(tx, row, at);
    if (!acceptsMessages(row, at)) throw tooLate();
    await addEntry(tx, row, { id, kind: 'message', text: sent.message, at });
    return presentTracked(tx, await touch(tx, row, at, services.clock()), at);
  });
}

/** Staff who have it open find that it changed; what was closed is theirs again. */
async function touch(tx: Database, row: GrievanceRow, at: Date, now: Date): Promise<GrievanceRow> {
  const reopened = row.settledAt ? ({ status: 'in-progress', settledAt: null } as const) : {};
  const [after] = await tx
    .update(grievances)
    .set({ ...reopened, updatedAt: at, version: row.version + 1 })
    .where(eq(grievances.id, row.id))
    .returning();
  if (!after) throw noOwnGrievance();
  const detail = { reopened: row.settledAt !== null };
  await audit(tx, { at: now, actor: 'anybody', action: 'message', subject: `grievance:${row.id}`, detail });
  return after;
}
