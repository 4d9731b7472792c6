import { buffer } from 'node:stream/consumers';
import { LACKING_LISTED, type PhotoState } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotments, applicants } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import type { RoundKey } from '../admission/rounds';

/** The applicants whom the photographs of a round are of: all of its track in its cycle. */
export const inTrack = ({ cycle, track }: Pick<RoundKey, 'cycle' | 'track'>) =>
  and(eq(applicants.cycle, cycle), eq(applicants.track, track));

/** How the photographs of a track stand. */
export async function readPhotoState(db: Database, key: RoundKey): Promise<PhotoState> {
  const [counts] = await db
    .select({ applicants: count(), named: count(applicants.photoName), stored: count(applicants.photoFile) })
    .from(applicants)
    .where(inTrack(key));
  const rows = await db
    .select({ form_number: applicants.formNumber, name: applicants.name, photo: applicants.photoName })
    .from(applicants)
    .where(and(inTrack(key), isNotNull(applicants.photoName), isNull(applicants.photoFile)))
    .orderBy(asc(applicants.formNumber))
    .limit(LACKING_LISTED);
  const lacking = rows.map(({ photo, ...person }) => ({ ...person, photo: photo ?? '' }));
  return { applicants: 0, named: 0, stored: 0, ...counts, lacking };
}

/**
 * The photographs of applicants, JPEG of the size of `PORTRAIT_RULE`. Who has none, or whose file is missing, has no
 * entry: the sweep reports missing files.
 */
export async function readPhotos(
  { db, files }: Pick<Services, 'db' | 'files'>,
  applicantIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  if (applicantIds.length === 0) return photos;
  const rows = await db
    .select({ id: applicants.id, file: applicants.photoFile })
    .from(applicants)
    .where(and(inArray(applicants.id, [...applicantIds]), isNotNull(applicants.photoFile)));
  for (const { id, file } of rows) {
    const content = file === null ? undefined : await files.open(file);
    if (content) photos.set(id, await buffer(content));
  }
  return photos;
}

/**
 * Sends the photograph of the applicant of a record to staff; that they saw it is noted.
 * @throws HttpError 404 without one
 */
export async function sendPhoto(
  services: Pick<Services, 'db' | 'files' | 'now'>,
  allotmentId: string,
  staffId: string,
  reply: FastifyReply,
) {
  const [record] = await services.db
    .select({ applicantId: allotments.applicantId })
    .from(allotments)
    .where(eq(allotments.id, allotmentId));
  const photo = record && (await readPhotos(services, [record.applicantId])).get(record.applicantId);
  if (!photo) throw notFound('There is no photograph of this applicant.');
  const actor = `staff:${staffId}`;
  await services.db.transaction((tx) =>
    audit(tx, { at: services.now(), actor, action: 'open-file', subject: `allotment:${allotmentId}` }),
  );
  reply.headers({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  return reply.send(photo);
}
