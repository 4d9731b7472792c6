import { buffer } from 'node:stream/consumers';
import { LACKING_LISTED, type PhotoState } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
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

/** A stored photograph, JPEG of the size of `PORTRAIT_RULE`; undefined where the file is missing, which the sweep reports. */
export async function readPhoto({ files }: Pick<Services, 'files'>, file: string): Promise<Buffer | undefined> {
  const content = await files.open(file);
  return content && buffer(content);
}

/**
 * Sends the photograph of the applicant of a record to staff; that they saw it is noted.
 * @throws HttpError 404 without one
 */
export async function sendPhoto(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  allotmentId: string,
  staffId: string,
  reply: FastifyReply,
) {
  const [applicant] = await services.db
    .select({ file: applicants.photoFile })
    .from(applicants)
    .innerJoin(allotments, eq(allotments.applicantId, applicants.id))
    .where(eq(allotments.id, allotmentId));
  const photo = applicant?.file && (await readPhoto(services, applicant.file));
  if (!photo) throw notFound('There is no photograph of this applicant.');
  const actor = `staff:${staffId}`;
  await services.db.transaction((tx) =>
    audit(tx, { at: services.clock(), actor, action: 'open-file', subject: `allotment:${allotmentId}` }),
  );
  reply.headers({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  return reply.send(photo);
}
