import { z } from 'zod';

/** What the folder of a backup holds, written last: without it a backup is not complete. */
export const MANIFEST = 'backup.json';

const digest = z.string().length(64);

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** SHA-256 of each migration that the database had, in order. */
  migrations: z.array(digest),
  /** In the order in which rows may be inserted. Each table is `tables/<name>.ndjson`, a row to a line. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int(), sha256: digest })),
  /** The last value that each sequence gave; null where it gave none. */
  sequences: z.array(z.object({ name: z.string().regex(/^\w+$/), last: z.string().nullable() })),
  /** Each file is `files/<key>`. */
  files: z.array(z.object({ key: z.string(), size: z.number().int(), sha256: digest })),
  /** Tells whether PEPPER is the same, and nothing else about it. */
  pepperMark: digest,
});

export type Manifest = z.infer<typeof manifest>;
