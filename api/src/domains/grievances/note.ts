import type { Grievance } from '@university/shared/contract';
import { audit } from '../../platform/audit/write';
import type { Services } from '../../platform/services';
import { presentGrievance } from './present';
import { lockGrievance } from './repository';
import { noSuchGrievance } from './settle';
import { sightOf } from './sight';
import { addEntry } from './thread';

/**
 * Writes down what staff tell one another. It moves nothing that the person could see, not even the day of the last
 * change.
 * @throws HttpError 404, also for a grievance that the caller may not see
 */
export async function addNote(
  { db, calendar, clock }: Services,
  staffId: string,
  id: string,
  text: string,
): Promise<Grievance> {
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, sightOf(staffId), id);
    if (!row) throw noSuchGrievance();
    const at = calendar();
    await addEntry(tx, row, { kind: 'note', text, staffId, at });
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'note', subject: `grievance:${id}` });
    return presentGrievance(tx, row, at);
  });
}
