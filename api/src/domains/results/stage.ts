import { createReadStream } from 'node:fs';
import { HOUR } from '@university/shared/time';
import { eq, lt, or } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert';
import type { Database } from '../../platform/database/database';
import { importRows } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { CsvProblem } from '../../platform/csv/decode';
import { readTable } from '../../platform/csv/table';
import { readSetting } from '../../platform/settings';
import { isColumn } from './csv/header';
import type { ImportIssues } from './import-issues';
import { readOffers } from './offers';
import { type GivenColumns, readInTurns, RowReader } from './row-reader';
import type { RoundKey } from '../admission/rounds';

/** Milliseconds after which the rows of an import belong to one that a crash cut off. */
const ABANDONED = HOUR;

/** Rows of a file that stand in `import_rows`. */
export interface Staged {
  importId: string;
  /** Rows of the file, wrong ones included. */
  rows: number;
  given: GivenColumns;
}

/** Reads a file into `import_rows`, a piece at a time. Rows that cannot be read are left out and become issues. */
export async function stage(
  { db, clock, pepper }: Pick<Services, 'db' | 'clock' | 'pepper'>,
  file: string,
  { track }: RoundKey,
  importId: string,
  issues: ImportIssues,
): Promise<Staged> {
  const [offers, codes] = [await readOffers(db, track), await readSetting(db, 'admission')];
  const reader = new RowReader(importId, clock(), pepper, offers, codes, issues);
  try {
    for await (const records of readTable(createReadStream(file), { isColumn })) {
      await bulkInsert(db, importRows, await readInTurns(reader, records));
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    issues.add({ line: error.line, column: null, reason: error.message });
  }
  return { importId, rows: reader.count, given: reader.given };
}

/** Removes the rows of an import, and those that crashed ones left. */
export async function unstage(db: Database, importId: string, now: Date): Promise<void> {
  const abandoned = lt(importRows.createdAt, new Date(now.getTime() - ABANDONED));
  await db.delete(importRows).where(or(eq(importRows.importId, importId), abandoned));
}
