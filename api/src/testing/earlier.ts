import { readdirSync } from 'node:fs';
import type { SQL } from 'drizzle-orm';
import { migrationsIn, migrationsUpTo } from '../commands/backup/migrations';
import type { Database, OpenDatabase } from '../platform/database/database';
import { openDatabase } from '../platform/database/open';
import { resource } from '../platform/resources';
import { newFolder } from './cluster';
import { newPostgresDatabase } from './postgres';

interface Earlier {
  kind?: OpenDatabase['kind'];
  /** Number of the last migration that the database had: `0008`. */
  last: string;
  rows: readonly SQL[];
}

/** Runs a test on a database of an earlier version after its migration. */
export async function withEarlier(
  { kind = 'embedded', last, rows }: Earlier,
  look: (db: Database) => Promise<void>,
): Promise<void> {
  const folder = resource('drizzle');
  const count = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) <= last).length;
  const earlier = await migrationsUpTo(folder, migrationsIn(folder).slice(0, count));
  const postgres = kind === 'postgres' ? await newPostgresDatabase() : undefined;
  const { db, prepare, close } = await openDatabase({
    dataDir: newFolder(),
    databaseUrl: postgres?.url,
    onError: () => {},
  });
  try {
    await prepare(earlier.folder, async () => {});
    for (const row of rows) await db.execute(row);
    await prepare(folder, async () => {});
    await look(db);
  } finally {
    await close();
    await postgres?.drop();
    await earlier.remove();
  }
}
