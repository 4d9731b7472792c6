import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_FORMATS, PICTURE_RULE } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { bulkInsert } from '../src/platform/database/bulk-insert';
import type { Database } from '../src/platform/database/database';
import { media, mediaFiles } from '../src/platform/database/schema';
import type { FileStorage } from '../src/platform/files';
import { stableId } from '../src/platform/ids';
import { resource } from '../src/platform/resources';
import { OF_CAMPUS, OF_DEPARTMENT, OF_HOSTEL, OF_SCHOOL } from './pictures/shown';
import { COLOURS, CREDIT, type DemoPicture, PICTURES, SIZE } from './pictures/table';

type MediaRow = typeof media.$inferInsert;
type FileRow = typeof mediaFiles.$inferInsert;

/** Id of a picture in the library. */
export const idOf = (key: DemoPicture['key']): string => stableId('media', key);

const orNull = (key: DemoPicture['key'] | undefined): string | null => (key ? idOf(key) : null);

/** Id of the picture of a school, or of one of its departments with its programmes; null where there is none. */
export const photoIdOf = (schoolCode: string, department?: string): string | null =>
  orNull((department && OF_DEPARTMENT[department]) || OF_SCHOOL[schoolCode]);

/** Id of the picture of a campus; null where there is none. */
export const photoIdOfCampus = (code: string): string | null => orNull(OF_CAMPUS[code]);

/** Ids for the gallery of a campus with a hostel. */
export const hostelGallery: readonly string[] = OF_HOSTEL.map(idOf);

/** Rendered once, and kept beside the drawings: a start draws nothing. */
const rendered = (key: DemoPicture['key'], width: number, format: string): Buffer =>
  readFileSync(path.join(resource('demo/pictures/files'), `${key}-${width}.${format}`));

interface SeededFile {
  row: FileRow;
  bytes: Buffer;
}

/** All files of a picture. Its largest WebP stands for the original, which nobody sees. */
function filesOf({ key, size = SIZE }: DemoPicture): { original: SeededFile; made: SeededFile[] } {
  const mediaId = idOf(key);
  const seeded = (kind: FileRow['kind'], width: number, bytes: Buffer, name: string): SeededFile => ({
    row: { key: `media/${mediaId}-${name}`, mediaId, kind, width, size: bytes.length },
    bytes,
  });
  const made = PICTURE_RULE.widths.flatMap((width) =>
    PICTURE_FORMATS.map((kind) => seeded(kind, width, rendered(key, width, kind), `${width}.${kind}`)),
  );
  return { original: seeded('original', size.width, rendered(key, size.width, 'webp'), 'original'), made };
}

function toRow(picture: DemoPicture, original: Buffer, firstStart: Date): MediaRow {
  const { key, size = SIZE, credit = CREDIT, title, altEn, altHi, focal } = picture;
  return {
    id: idOf(key),
    ...{ title, altEn, altHi, credit },
    focalX: focal[0],
    focalY: focal[1],
    hash: createHash('sha256').update(original).digest('hex'),
    type: 'image/webp',
    ...size,
    size: original.length,
    colour: COLOURS[key],
    widths: [...PICTURE_RULE.widths],
    // What staff upload from then on stands before them in the library.
    createdAt: new Date(firstStart.getTime() - DAY),
  };
}

/** Inserts the drawn pictures of the demonstration, with their files in the file storage. */
export async function seedMedia(db: Database, files: FileStorage, firstStart: Date): Promise<void> {
  const drawn = PICTURES.map((picture) => ({ picture, files: filesOf(picture) }));
  const all = drawn.flatMap(({ files: { original, made } }) => [original, ...made]);
  await Promise.all(all.map(({ row, bytes }) => files.write(row.key, bytes)));
  await bulkInsert(
    db,
    media,
    drawn.map(({ picture, files: { original } }) => toRow(picture, original.bytes, firstStart)),
  );
  await bulkInsert(
    db,
    mediaFiles,
    all.map(({ row }) => row),
  );
}
