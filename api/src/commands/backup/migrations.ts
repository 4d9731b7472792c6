import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '@university/web';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** SHA-256 of the migrations in order, as in the database's journal. */
export const migrationsIn = (migrationsFolder: string): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** A temporary folder with the first migrations. @throws StartupError unless we have exactly these */
export async function migrationsUpTo(folder: string, hashes: readonly string[]) {
  const known = migrationsIn(folder);
  if (hashes.some((hash, index) => hash !== known[index])) {
    throw new StartupError(
      'The backup was made by a version of the site that this one does not follow. Restore it with the version that made it, or a later one.',
    );
  }
  const target = await mkdtemp(path.join(tmpdir(), 'university-migrations-'));
  await cp(folder, target, { recursive: true });
  const file = path.join(target, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, hashes.length) }));
  return { folder: target, remove: () => rm(target, { recursive: true }) };
}
