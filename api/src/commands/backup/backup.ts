import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '@university/web';
import { z } from 'zod';
import { writeWhole } from '../../platform/data-folder';
import { eq } from 'drizzle-orm';
import { type Database, migrationsOf } from '../../platform/database/database';
import { meta } from '../../platform/database/schema';
import type { FileStorage } from '../../platform/files';
import { Measure } from '../../platform/files/receive';
import { readSealedKeys } from '../../platform/keys';
import { keyedHash } from '../../platform/secrets';
import { type OwnedFile, ownedFiles, sequencesOf, tablesInOrder } from './catalogue';
import { dumpTable } from './tables';
import { inInstallation, type Installation } from './installation';

/** Written last: without it a backup is incomplete. */
export const MANIFEST = 'backup.json';

const digest = z.string().length(64);

export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** SHA-256 of applied migrations, in order. */
  migrations: z.array(digest),
  /** In insertion order. Rows are in `tables/<name>.ndjson`. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int(), sha256: digest })),
  /** Null for an unused sequence. */
  sequences: z.array(z.object({ name: z.string().regex(/^\w+$/), last: z.string().nullable() })),
  /** In `files/<key>`. */
  files: z.array(z.object({ key: z.string(), size: z.number().int(), sha256: digest })),
  /** Sealed with SECRET_KEY, to check it on restore. None before 2.1. */
  keys: z.array(z.string()).default([]),
  /** Recognises the PEPPER of a database without keys. */
  pepperMark: digest.optional(),
});

export type Manifest = z.infer<typeof manifest>;

interface BackupReport {
  tables: number;
  rows: number;
  files: number;
  /** Missing or damaged files, which are not in the backup. */
  problems: string[];
}

/**
 * Backs up a snapshot of the database and its files; the server may run. @throws StartupError when `folder` is not empty
 */
export async function backup(place: Installation, folder: string, madeAt: Date): Promise<BackupReport> {
  await makeEmpty(folder);
  return inInstallation(place, async ({ database, files }) => {
    const { named, ...dumped } = await database.db.transaction(
      async (tx) => {
        const tables: Manifest['tables'] = [];
        for (const name of await tablesInOrder(tx)) {
          tables.push(await dumpTable(tx, name, path.join(folder, 'tables', `${name}.ndjson`)));
        }
        return {
          tables,
          migrations: (await migrationsOf(tx)).map(({ hash }) => hash),
          sequences: await sequencesOf(tx),
          named: await ownedFiles(tx),
          keys: (await readSealedKeys(tx)).map(({ value }) => value),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const copied: Manifest['files'] = [];
    const problems: string[] = [];
    for (const file of named) {
      const result = await copyOut(files, file, path.join(folder, 'files', file.key));
      if (typeof result === 'string') problems.push(result);
      else copied.push(result);
    }
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      ...dumped,
      files: copied,
      ...(dumped.keys.length === 0 && place.pepper && { pepperMark: markOf(place.pepper) }),
    };
    await writeWhole(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
    const value = madeAt.toISOString();
    await database.db
      .insert(meta)
      .values({ key: LAST_BACKUP, value })
      .onConflictDoUpdate({ target: meta.key, set: { value } });
    const rows = dumped.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: dumped.tables.length, rows, files: copied.length, problems };
  });
}

export const markOf = (pepper: string) => keyedHash(pepper, 'backup');

const LAST_BACKUP = 'last_backup';

export async function readLastBackup(db: Database): Promise<Date | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.key, LAST_BACKUP));
  return row && new Date(row.value);
}

async function makeEmpty(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartupError(`The folder ${folder} is not empty. Name a new one.`);
  await mkdir(path.join(folder, 'tables'));
}

/** @returns the copied file, or a problem */
async function copyOut(files: FileStorage, { key, sha256 }: OwnedFile, target: string) {
  const source = await files.open(key);
  if (!source) return `${key} is missing`;
  await mkdir(path.dirname(target), { recursive: true });
  const measure = new Measure();
  await pipeline(source, measure, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  const found = { key, size: measure.size, sha256: measure.sha256() };
  if (sha256 === null || found.sha256 === sha256) return found;
  await rm(target);
  return `${key} is damaged`;
}
