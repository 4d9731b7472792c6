import type { NoticeSurroundings } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { picturesOf } from '../media/repository';
import { readCorrections } from './revisions';
import { readSeries } from './series';
import type { NoticeRow } from './state';

/** What the page of a notice shows beside it. */
export async function readSurroundings(db: Database, row: NoticeRow, now: Date): Promise<NoticeSurroundings> {
  const [pictures, series, corrections] = await Promise.all([
    picturesOf(db, row.picture === null ? [] : [row.picture]),
    readSeries(db, row, now),
    // What was never changed was never corrected.
    row.version > 1 ? readCorrections(db, row.id) : [],
  ]);
  return { picture: pictures.values().next().value ?? null, series, corrections };
}
