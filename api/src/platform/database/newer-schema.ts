import { StartupError } from '@university/web';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

/** The table in which drizzle writes down the migrations that were carried out. */
const JOURNAL = sql`drizzle.__drizzle_migrations`;

/** How many migrations of a database this process does not know: a later version of the site carried them out. */
async function countUnknown(db: Database, migrationsFolder: string): Promise<number> {
  const found = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  const [table] = (found as unknown as { rows: { name: string | null }[] }).rows;
  if (!table?.name) return 0;
  const last = Math.max(0, ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return db.$count(JOURNAL, sql`created_at > ${last}`);
}

/**
 * Keeps a process off a database of a later version, whose tables need not be what it takes them for.
 * @param allow told when this is meant; without it such a database is refused
 * @throws StartupError
 */
export async function refuseNewerSchema(db: Database, migrationsFolder: string, allow?: () => void): Promise<void> {
  const unknown = await countUnknown(db, migrationsFolder);
  if (unknown === 0) return;
  if (allow) return allow();
  throw new StartupError(
    `The database belongs to a later version of the site: it has ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this one does not know. ` +
      'Start that version, or a later one. Only while machines are brought up to date one by one, set SCHEMA_NEWER=allow.',
  );
}
