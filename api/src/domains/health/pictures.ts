import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media, mediaFiles } from '../../platform/database/schema';
import { toPicture } from '../media/state';

/** Bytes above which a picture is heavy: ten seconds of a slow connection (400 kbit/s). */
const HEAVY = 500_000;

/** Pictures of which visitors may be sent a file that is too heavy, the heaviest first, and how many there are. */
export async function heavyPictures(db: Database, most: number) {
  const largest = db
    .select({ id: mediaFiles.mediaId, size: sql<number>`max(${mediaFiles.size})`.as('largest_size') })
    .from(mediaFiles)
    .where(ne(mediaFiles.kind, 'original'))
    .groupBy(mediaFiles.mediaId)
    .as('largest');
  const rows = await db
    .select({ picture: media, size: largest.size })
    .from(media)
    .innerJoin(largest, eq(largest.id, media.id))
    .where(and(eq(media.status, 'published'), sql`${largest.size} > ${HEAVY}`))
    .orderBy(desc(largest.size), media.id);
  return {
    total: rows.length,
    rows: rows.slice(0, most).map(({ picture, size }) => ({
      _id: picture.id,
      title: picture.title,
      size: Number(size),
      picture: toPicture(picture),
    })),
  };
}
