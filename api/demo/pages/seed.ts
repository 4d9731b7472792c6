import { bulkInsert } from '../../src/platform/database/bulk-insert';
import type { Database } from '../../src/platform/database/database';
import { pages } from '../../src/platform/database/schema';
import { stableId } from '../../src/platform/ids';
import { pageDocuments } from './read';

/** Inserts the pages of text. */
export async function seedPages(db: Database, firstStart: Date): Promise<void> {
  const rows = pageDocuments(firstStart).map((page) => ({
    id: stableId('page', page.path),
    ...page,
    updatedAt: firstStart,
  }));
  await bulkInsert(db, pages, rows);
}
