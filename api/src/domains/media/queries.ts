import type { Media, Picture } from '@university/shared/contract';
import { media, mediaFiles } from '../../platform/database/schema';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

const BASE = '/api/v1';

export type MediaRow = typeof media.$inferSelect;

/** Enough to be unique and unguessable. */
const HASH_SHOWN = 16;

export const shownHash = ({ hash }: Pick<MediaRow, 'hash'>): string => hash.slice(0, HASH_SHOWN);

const common = ({ id, ...row }: MediaRow) => ({
  _id: id,
  width: row.width,
  height: row.height,
  colour: row.colour,
  focal_x: row.focalX,
  focal_y: row.focalY,
  base: `${BASE}/media/${id}/${shownHash(row)}`,
  widths: row.widths,
});

export const toMedia = (row: MediaRow): Media => ({
  ...common(row),
  title: row.title,
  alt_en: row.altEn,
  alt_hi: row.altHi,
  credit: row.credit,
  type: row.type,
  size: row.size,
  status: row.status,
  version: row.version,
  created_at: row.createdAt.toISOString(),
});

export const toPicture = (row: MediaRow): Picture => ({
  ...common(row),
  alt: row.altEn,
  credit: row.credit,
  ...(row.altHi && { alt_hi: row.altHi }),
});

function contains(search: string): SQL | undefined {
  const texts = [media.title, media.altEn, media.altHi, media.credit];
  return or(...texts.map((text) => sql`position(lower(${search}) in lower(${text})) > 0`));
}

export async function listMedia(
  db: Database,
  { search, page, limit }: { search?: string; page: number; limit: number },
): Promise<{ total: number; media: Media[] }> {
  const condition = and(isNull(media.deletedAt), search ? contains(search) : undefined);
  const rows = await db
    .select()
    .from(media)
    .where(condition)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await db.$count(media, condition), media: rows.map(toMedia) };
}

export async function findMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deletedAt)));
  return row;
}

/** `hash`: SHA-256 of the original, hex. */
export async function findByHash(db: Database, hash: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row;
}

/** Old addresses of a replaced picture lead to the present file nearest in width. */
export async function findFile(
  db: Database,
  { id, hash, kind, width }: { id: string; hash: string; kind: 'avif' | 'webp'; width: number },
) {
  const [found] = await db
    .select({ file: mediaFiles, hash: media.hash, replaced: media.replaced })
    .from(mediaFiles)
    .innerJoin(media, eq(media.id, mediaFiles.mediaId))
    .where(and(isNull(media.deletedAt), eq(mediaFiles.mediaId, id), eq(mediaFiles.kind, kind)))
    .orderBy(sql`abs(${mediaFiles.width} - ${width})`)
    .limit(1);
  if (!found) return undefined;
  const isPresent = shownHash(found) === hash;
  const isThere = isPresent ? found.file.width === width : found.replaced.includes(hash);
  return isThere ? { ...found.file, isPresent, etag: `"${shownHash(found)}-${found.file.width}.${kind}"` } : undefined;
}

/** Published ones by id. */
export async function picturesOf(db: Database, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...new Set(ids)]), eq(media.status, 'published')));
  return new Map(rows.map((row) => [row.id, toPicture(row)]));
}
