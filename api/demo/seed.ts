import { campuses, meta, notices, staff } from '../src/platform/database/schema';
import type { Database } from '../src/platform/database/database';
import type { Services } from '../src/platform/services';
import { seedAllotments } from './allotments';
import { seedCatalogue } from './catalogue';
import { heads, seedFaculty } from './faculty';
import { seedGrievances } from './grievances';
import { seedNotices } from './notices';
import { seedRounds } from './rounds';
import { seedStaff } from './staff';

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [campuses, staff, notices]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/**
 * Loads the demonstration data into an empty database, all or nothing. Dates count from this first start.
 * @returns whether it did
 */
export async function seedDemo({
  db,
  now,
  files,
  pepper,
}: Pick<Services, 'db' | 'now' | 'files' | 'pepper'>): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const firstStart = now();
  await db.transaction(async (tx) => {
    await tx.insert(meta).values({ key: 'first_start', value: firstStart.toISOString() });
    await seedCatalogue(tx, heads);
    await seedFaculty(tx);
    await seedStaff(tx);
    await seedRounds(tx, firstStart);
    await seedAllotments(tx, pepper, firstStart);
    await seedNotices(tx, files, firstStart);
    await seedGrievances(tx, firstStart);
  });
  return true;
}
