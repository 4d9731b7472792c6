import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '@university/web';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, migrationsOf, rowsOf } from '../../platform/database/database';
import { type FileStorage, discard } from '../../platform/files';
import { FILE_OWNERS } from '../../platform/files/storage';
import { canOpen, replaceKeys } from '../../platform/keys';
import { resource } from '../../platform/resources';
import { MANIFEST, manifest, markOf, type Manifest } from './backup';
import { tablesInOrder } from './catalogue';
import { loadTable } from './tables';
import { migrationsUpTo } from './migrations';
import { inInstallation, type Installation } from './installation';
import { receive } from '../../platform/files/receive';

interface Options {
  /** Replaces lost keys. Applicants can sign in only after their rounds are imported again. */
  newKeys?: boolean;
  migrationsFolder?: string;
}

/**
 * Restores a verified backup into an empty installation: files first, then all rows in one transaction, in tables of
 * its version, which are migrated afterwards.
 * @throws StartupError
 */
export async function restore(place: Installation, folder: string, options: Options = {}): Promise<Manifest> {
  const saved = await readManifest(folder);
  const isOpenable = hasItsKey(saved, place);
  if (!isOpenable && !options.newKeys) {
    const name = saved.keys.length > 0 ? 'SECRET_KEY' : 'PEPPER';
    throw new StartupError(
      `${name} is not the one of the backup, so no applicant could sign in. Set it (or put the old secrets.json into DATA_DIR), or add --new-keys.`,
    );
  }
  await verifyParts(folder, saved);
  const migrationsFolder = options.migrationsFolder ?? resource('drizzle');
  const asOfBackup = await migrationsUpTo(migrationsFolder, saved.migrations);
  try {
    return await inInstallation(place, async ({ database, files }) => {
      await refuseRows(database.db);
      await refuseFiles(files, saved);
      await database.prepare(asOfBackup.folder, async () => {});
      await refuseLaterTables(database.db, saved);
      for (const file of saved.files) await receiveFile(files, file, path.join(folder, 'files', file.key));
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`set constraints all deferred`);
        // Defaults; the backup has its own.
        for (const table of Object.keys(UNTOUCHED)) await tx.execute(sql`delete from ${sql.identifier(table)}`);
        for (const table of saved.tables)
          await loadTable(tx, table.name, path.join(folder, 'tables', `${table.name}.ndjson`));
        for (const { name, last } of saved.sequences) {
          if (last !== null) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
        }
        if (!isOpenable) await replaceKeys(tx, place);
      });
      await database.prepare(migrationsFolder, async () => {});
      return saved;
    });
  } finally {
    await asOfBackup.remove();
  }
}

/** Without keys, the next start makes them with SECRET_KEY and PEPPER. */
function hasItsKey({ keys, pepperMark }: Manifest, { secretKey, pepper = '' }: Installation): boolean {
  return keys.length > 0 ? canOpen(keys, secretKey) : pepperMark === undefined || pepperMark === markOf(pepper);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(`There is no complete backup in ${folder}: ${MANIFEST} is missing.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`The backup in ${folder} is damaged, or of a later version: ${MANIFEST} cannot be read.`);
  }
}

/** Verifies all checksums first. @throws StartupError */
async function verifyParts(folder: string, { tables, files }: Manifest) {
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ part: `tables/${name}.ndjson`, sha256 })),
    ...files.map(({ key, sha256 }) => ({ part: `files/${key}`, sha256 })),
  ];
  for (const { part, sha256 } of parts) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, part)), hash).catch(() => {});
    if (hash.digest('hex') !== sha256) refusePart(part);
  }
}

function refusePart(part: string): never {
  throw new StartupError(`The backup is damaged: ${part} is not what was saved. No rows were restored.`);
}

/** Defaults written by `university migrate`. */
const UNTOUCHED: Readonly<Record<string, SQL>> = {
  site_settings: sql`where updated_at is not null`,
  meta: sql`where key <> 'keys'`,
};

async function refuseRows(db: Database) {
  for (const table of await tablesInOrder(db)) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(table)} ${UNTOUCHED[table] ?? sql``} limit 1`);
    if (rows.length > 0) throw new StartupError('The database is not empty: a backup is restored into a new one only.');
  }
}

/** Files of an interrupted restore are overwritten. */
async function refuseFiles(files: FileStorage, saved: Manifest) {
  const expected = new Set(saved.files.map(({ key }) => key));
  for (const { domain } of FILE_OWNERS) {
    for await (const key of files.list(domain)) {
      if (expected.has(key)) continue;
      throw new StartupError(`There are other files already, such as ${key}: restore into a new place only.`);
    }
  }
}

async function refuseLaterTables(db: Database, saved: Manifest) {
  if ((await migrationsOf(db)).length === saved.migrations.length) return;
  throw new StartupError(
    'The empty database has tables of a later version than the backup. Restore into a new database.',
  );
}

/** @throws StartupError when the file differs from the manifest */
async function receiveFile(files: FileStorage, { key, sha256 }: Manifest['files'][number], source: string) {
  const file = await receive(files.incoming, createReadStream(source)).catch(() => undefined);
  if (file?.hash === sha256) return files.place(file, key);
  await discard(file);
  refusePart(`files/${key}`);
}
