import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { documentColumns } from './documents';
import { documentChecks, instant, isList, owner } from './columns';

/** `NaN` is larger than every number in PostgreSQL. */
const isShare = (column: AnyPgColumn): SQL => sql`${column} between 0 and 1`;

const hasText = (column: AnyPgColumn): SQL => sql`btrim(${column}) <> '' and ${column} !~ '[[:cntrl:]]'`;

export const media = pgTable(
  'media',
  {
    ...documentColumns(),
    title: text('title').notNull(),
    altEn: text('alt_en').notNull(),
    altHi: text('alt_hi'),
    credit: text('credit'),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** SHA-256 of the original, hex. */
    hash: text('hash').notNull().unique(),
    type: text('type').notNull(),
    /** Upright, pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    /** Average, `#rrggbb`. */
    colour: text('colour').notNull(),
    widths: jsonb('widths').$type<number[]>().notNull(),
    /** Address prefixes of replaced pictures. */
    replaced: jsonb('replaced').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    check('media_title_check', hasText(table.title)),
    check('media_alt_en_check', hasText(table.altEn)),
    check('media_alt_hi_check', hasText(table.altHi)),
    check('media_credit_check', hasText(table.credit)),
    check('media_focal_check', sql`${isShare(table.focalX)} and ${isShare(table.focalY)}`),
    check('media_hash_check', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('media_type_check', sql`${table.type} in ('image/jpeg', 'image/png', 'image/webp')`),
    check(
      'media_pixels_check',
      sql`${table.width} > 0 and ${table.height} > 0 and ${table.width}::bigint * ${table.height} <= 50000000`,
    ),
    check('media_size_check', sql`${table.size} between 1 and 20971520`),
    check('media_colour_check', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check('media_widths_check', sql`${table.widths}::text ~ '^\\[[1-9][0-9]{0,4}(, [1-9][0-9]{0,4})*\\]$'`),
    check('media_replaced_check', isList(table.replaced)),
    check('media_version_check', sql`${table.version} > 0`),
    ...documentChecks('media', table),
  ],
);

export const mediaFiles = pgTable(
  'media_files',
  {
    key: text('key').primaryKey(),
    mediaId: owner('media_id', () => media.id),
    kind: text('kind').$type<'original' | 'avif' | 'webp'>().notNull(),
    width: integer('width').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    index().on(table.mediaId),
    check('media_files_kind_check', sql`${table.kind} in ('original', 'avif', 'webp')`),
    check('media_files_sizes_check', sql`${table.width} > 0 and ${table.size} > 0`),
  ],
);
