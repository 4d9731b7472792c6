import type { Media, Picture } from '@university/shared/contract';
import type { media } from '../../platform/database/schema';

/** Where the API is on the site. */
const BASE = '/api/v1';

export type MediaRow = typeof media.$inferSelect;

/** How much of the hash stands in addresses: nobody guesses it, and no two pictures have it in common. */
const HASH_SHOWN = 16;

/** The part of a file's address that changes with the content of the picture. */
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

/** A row as staff see it. */
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

/** A row as public pages show it. */
export const toPicture = (row: MediaRow): Picture => ({
  ...common(row),
  alt: row.altEn,
  ...(row.altHi && { alt_hi: row.altHi }),
});
