import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import { pages, redirects } from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import { pageDocuments } from './read';

/** Short addresses, as they stand on posters. */
const SHORT: Readonly<Record<string, string>> = {
  '/library': '/amenities/Library',
  '/rti': '/grievance-form/rti',
  '/scholarships': '/amenities/Scholarship',
};

/** Inserts the pages of text, and redirects to some of them. */
export async function seedPages(db: Database, firstStart: Date): Promise<void> {
  const rows = pageDocuments(firstStart).map((page) => ({
    id: stableId('page', page.path),
    ...page,
    updatedAt: firstStart,
  }));
  await bulkInsert(db, pages, rows);
  const leading = Object.entries(SHORT).map(([from, to]) => ({
    id: stableId('redirect', from),
    from,
    to,
    note: 'A short address for posters',
    updatedAt: firstStart,
  }));
  await bulkInsert(db, redirects, leading);
}
