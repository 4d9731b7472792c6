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

const inTrack = ({ cycle, track }: Pick<RoundKey, 'cycle' | 'track'>) =>
  and(eq(applicants.cycle, cycle), eq(applicants.track, track));

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

/** JPEG; undefined if the file is missing, which the sweep reports. */
export async function readPhoto({ files }: Pick<Services, 'files'>, file: string): Promise<Buffer | undefined> {
  const content = await files.open(file);
  return content && buffer(content);
}

/** With an audit line. @throws HttpError 404 */
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

const PROBLEMS = {
  name: 'This cannot be the name of a photograph in a result file. Use letters, digits, . _ - and the ending .jpg or .png',
  nobody: 'No applicant of this track has a photograph of this name in the result file',
  several: 'Several applicants have a photograph of this name in the result file',
};

interface Ready extends PlacedFile {
  applicantId: string;
  photoName: string;
  outcome: Outcome;
}

async function findOwners(db: Database, key: RoundKey, names: string[]) {
  const rows = await db
    .select({ id: applicants.id, formNumber: applicants.formNumber, photoName: applicants.photoName })
    .from(applicants)
    .where(and(inTrack(key), inArray(applicants.photoName, names)));
  return new Map(names.map((name) => [name, rows.filter(({ photoName }) => photoName === name)]));
}

/** Stores photographs by file name, replacing earlier ones. A bad file is reported and does not affect the others. */
export async function uploadPhotos(services: Services, key: RoundKey, sent: readonly FormFile[], staffId: string) {
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

/** @returns files that are no longer used */
async function store(services: Services, key: RoundKey, ready: Ready[], staffId: string): Promise<string[]> {
  if (ready.length === 0) return [];
  return withFiles(services, ready, async (tx) => {
    const unused: string[] = [];
    let stored = 0;
    for (const { applicantId, photoName, key: file, outcome } of ready) {
      const isOwner = and(eq(applicants.id, applicantId), eq(applicants.photoName, photoName));
      const [before] = await tx.select({ file: applicants.photoFile }).from(applicants).where(isOwner).for('update');
      if (!before) {
        // Erased meanwhile, or renamed by an import.
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
