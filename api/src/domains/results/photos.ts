import { buffer } from 'node:stream/consumers';
import { LACKING_LISTED, type PhotoState, PHOTO_NAME, type PhotoUpload } from '@university/shared/contract';
import { notFound } from '@university/web';
import { and, asc, count, eq, isNotNull, isNull, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { allotments, applicants } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { type RoundKey, roundSubject } from '../admission/schedule';
import {
  discard,
  dropFile,
  FileRefused,
  type FormFile,
  type PlacedFile,
  renderPortrait,
  withFiles,
} from '../../platform/files';
import { newId } from '../../platform/secrets';

/** The applicants whom the photographs of a round are of: all of its track in its cycle. */
const inTrack = ({ cycle, track }: Pick<RoundKey, 'cycle' | 'track'>) =>
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

type Outcome = PhotoUpload['files'][number];

/** What stands in the answer for a file that is not stored. */
const PROBLEMS = {
  name: 'This cannot be the name of a photograph in a result file. Use letters, digits, . _ - and the ending .jpg or .png',
  nobody: 'No applicant of this track has a photograph of this name in the result file',
  several: 'Several applicants have a photograph of this name in the result file',
};

/** A photograph that is ready, and whose it is. */
interface Ready extends PlacedFile {
  applicantId: string;
  photoName: string;
  outcome: Outcome;
}

/** The applicants of a track by the names of their photographs. */
async function findOwners(db: Database, key: RoundKey, names: string[]) {
  const rows = await db
    .select({ id: applicants.id, formNumber: applicants.formNumber, photoName: applicants.photoName })
    .from(applicants)
    .where(and(inTrack(key), inArray(applicants.photoName, names)));
  return new Map(names.map((name) => [name, rows.filter(({ photoName }) => photoName === name)]));
}

/**
 * Stores photographs of applicants of a track, each known by its name; what came before under this name goes. A file that
 * is none of them, or no picture, is reported and keeps nobody else's from being stored. The files are gone afterwards.
 */
export async function uploadPhotos(
  services: Services,
  key: RoundKey,
  sent: readonly FormFile[],
  staffId: string,
): Promise<PhotoUpload> {
  const outcomes: Outcome[] = [];
  const ready: Ready[] = [];
  try {
    const owners = await findOwners(services.db, key, [...new Set(sent.map(({ name }) => name.toLowerCase()))]);
    for (const { name, file } of sent) {
      const outcome: Outcome = { name, form_number: null, problem: null };
      outcomes.push(outcome);
      const photoName = name.toLowerCase();
      const [owner, another] = owners.get(photoName) ?? [];
      if (!PHOTO_NAME.test(name)) outcome.problem = PROBLEMS.name;
      else if (!owner) outcome.problem = PROBLEMS.nobody;
      else if (another) outcome.problem = PROBLEMS.several;
      else {
        const made = await renderPortrait(services.pictures, file).catch((error: unknown) => {
          if (!(error instanceof FileRefused)) throw error;
          outcome.problem = error.message;
        });
        if (!made) continue;
        outcome.form_number = owner.formNumber;
        ready.push({ key: `photos/${newId()}.jpg`, file: made, applicantId: owner.id, photoName, outcome });
      }
    }
    for (const unused of await store(services, key, ready, staffId)) await dropFile(services, unused);
    return { files: outcomes, state: await readPhotoState(services.db, key) };
  } finally {
    for (const { file } of [...sent, ...ready]) await discard(file);
  }
}

/** Places the files and names them in the rows. @returns files that no row names any more, or never did */
async function store(services: Services, key: RoundKey, ready: Ready[], staffId: string): Promise<string[]> {
  if (ready.length === 0) return [];
  return withFiles(services, ready, async (tx) => {
    const unused: string[] = [];
    let stored = 0;
    for (const { applicantId, photoName, key: file, outcome } of ready) {
      const isOwner = and(eq(applicants.id, applicantId), eq(applicants.photoName, photoName));
      const [before] = await tx.select({ file: applicants.photoFile }).from(applicants).where(isOwner).for('update');
      if (!before) {
        // Erased since, or another name was imported.
        Object.assign(outcome, { form_number: null, problem: PROBLEMS.nobody });
        unused.push(file);
        continue;
      }
      await tx.update(applicants).set({ photoFile: file }).where(isOwner);
      if (before.file) unused.push(before.file);
      stored++;
    }
    await audit(tx, {
      at: services.clock(),
      actor: `staff:${staffId}`,
      action: 'add-photos',
      subject: roundSubject(key),
      detail: { stored },
    });
    return unused;
  });
}
