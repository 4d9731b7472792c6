import { eq } from 'drizzle-orm';
import { audit } from '../audit/repository';
import { notices } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { current } from './current';
import { dropFile } from './file';

/**
 * Deletes a notice: first the row, then the file. A crash between the two leaves a file for the sweep.
 * @throws ApiError 404
 */
export async function remove(services: Services, id: string, staffId: string): Promise<void> {
  const { db, now } = services;
  const row = await db.transaction(async (tx) => {
    const row = await current(tx, id);
    await tx.delete(notices).where(eq(notices.id, id));
    const detail = { fileName: row.title, section: row.section };
    await audit(tx, { at: now(), actor: `staff:${staffId}`, action: 'delete', subject: `notice:${id}`, detail });
    return row;
  });
  await dropFile(services, row.fileKey);
}
