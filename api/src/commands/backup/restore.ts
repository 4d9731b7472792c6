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
  /** Where SECRET_KEY is lost: make other keys. No applicant can sign in until the rounds are imported anew. */
  newKeys?: boolean;
  /** Folder of the SQL migrations; looked for by default. */
  migrationsFolder?: string;
}

/**
 * Fills an empty installation from a backup whose parts are what was saved: first the files, then all rows in one
 * transaction, so that a restore that breaks off leaves nothing that counts. A backup of an earlier version is brought up to date afterwards.
 * @throws StartupError when the place is not empty, or the backup is damaged, of a later version or under another SECRET_KEY
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
        // What every site begins with; the backup has its own.
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

/** Where there are no keys yet, the next start makes them with SECRET_KEY and PEPPER. */
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

/** Reads every part once before anything is touched. @throws StartupError with the name of one that is not what was saved */
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

/** What `university migrate` wrote is nobody's: menu and footer, as long as they were not changed, and keys. */
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

/** A restore that broke off may have left some of the same files, which are written again; others are somebody's. */
async function refuseFiles(files: FileStorage, saved: Manifest) {
  const expected = new Set(saved.files.map(({ key }) => key));
  for (const { domain } of FILE_OWNERS) {
    for await (const key of files.list(domain)) {
      if (expected.has(key)) continue;
      throw new StartupError(`There are other files already, such as ${key}: restore into a new place only.`);
    }
  }
}

/** Rows go into tables of their time, and are brought up to date with them. */
async function refuseLaterTables(db: Database, saved: Manifest) {
  if ((await migrationsOf(db)).length === saved.migrations.length) return;
  throw new StartupError(
    'The empty database has tables of a later version than the backup. Restore into a new database.',
  );
}

/**
 * Places a file of a backup in the storage, after checking it.
 * @throws StartupError when it is not what was saved
 */
async function receiveFile(files: FileStorage, { key, sha256 }: Manifest['files'][number], source: string) {
  const file = await receive(files.incoming, createReadStream(source)).catch(() => undefined);
  if (file?.hash === sha256) return files.place(file, key);
  await discard(file);
  refusePart(`files/${key}`);
}
