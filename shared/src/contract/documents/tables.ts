import { z } from 'zod';
import { ENTRY_KINDS, type EntryKind, entryKind } from './kinds';

/** Kinds that come and go as tables: all but pictures, which are files of their own. */
export const TABLE_KINDS = ENTRY_KINDS.filter((kind): kind is Exclude<EntryKind, 'media'> => kind !== 'media');

/** Tables of an import and an export: one a kind, one for each field of many rows, and one of all texts with their Hindi. */
export const DOCUMENT_TABLES = [
  ...TABLE_KINDS,
  'program.campuses',
  'program.years',
  'identity.social',
  'menu.entries',
  'home.blocks',
  'home.achievements',
  'home.messages',
  'home.partners',
  'calendar.terms',
  'calendar.holidays',
  'officers.officers',
  'placement.years',
  'reservation.seats',
  'translations',
] as const;
export const documentTable = z.enum(DOCUMENT_TABLES);
export type DocumentTable = z.infer<typeof documentTable>;

/** Forms in which a table comes and goes. */
export const tableFormat = z.enum(['csv', 'json']);
export type TableFormat = z.infer<typeof tableFormat>;

/** Largest file of one table, bytes: 10,000 people have room in it. */
export const TABLE_LIMIT = 16 * 1024 * 1024;

/** Bytes of all files of one import together: two of the largest, and less than proxies let through. */
export const TABLES_LIMIT = 2 * TABLE_LIMIT;

/** Most files of one import: every table has room. */
export const MOST_TABLES = DOCUMENT_TABLES.length;

/** What is wrong with a file of an import. */
export const tableIssue = z.object({
  file: z.string(),
  /** Of CSV where the row begins, from 1, with the names of the columns in line 1; of JSON the number of the entry. */
  line: z.number().int(),
  /** null: the row or the file as a whole. */
  column: z.string().nullable(),
  reason: z.string(),
});

const count = z.number().int();

/** What an import of tables did, or as a dry run would do. Any issue: nothing is imported. */
export const tableReport = z.object({
  dryRun: z.boolean(),
  kinds: z.array(z.object({ kind: entryKind, rows: count, added: count, changed: count, unchanged: count })),
  /** How many issues there are; `issues` holds the first of them. */
  issueCount: count,
  issues: z.array(tableIssue),
});

export type TableIssue = z.infer<typeof tableIssue>;
export type TableReport = z.infer<typeof tableReport>;
