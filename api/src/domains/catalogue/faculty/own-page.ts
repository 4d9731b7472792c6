import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit/repository';
import type { Database } from '../../../platform/database/database';
import { faculty } from '../../../platform/database/schema';
import { ApiError, notFound } from '../../../platform/errors';
import type { Services } from '../../../platform/services';
import { findOwnFaculty } from './repository';

interface Update {
  overview: string;
  research: string[];
  version: number;
}

/** @throws ApiError 404 when no faculty record has the e-mail address of this account */
export async function readOwnPage(db: Database, staffId: string) {
  const own = await findOwnFaculty(db, staffId);
  if (own) return own;
  throw notFound('No faculty page has the e-mail address of your account. Ask the office to correct one of the two.');
}

/** @throws ApiError 404, and 409 with the present page when it has changed since */
export async function updateOwnPage({ db, now }: Services, staffId: string, { version, ...page }: Update) {
  return db.transaction(async (tx) => {
    const { _id: id } = await readOwnPage(tx, staffId);
    const updated = await tx
      .update(faculty)
      .set({ ...page, version: version + 1 })
      .where(and(eq(faculty.id, id), eq(faculty.version, version)))
      .returning();
    const own = await readOwnPage(tx, staffId);
    if (updated.length === 0) {
      throw new ApiError(409, 'conflict', 'Your page was changed elsewhere since you opened it.', {
        data: { faculty: own },
      });
    }
    await audit(tx, { at: now(), actor: `staff:${staffId}`, action: 'update', subject: `faculty:${id}` });
    return own;
  });
}
