import type { Database } from '../../platform/database/database';
import { ApiError, notFound } from '../../platform/errors';
import { lockNotice } from './repository';
import type { NoticeRow } from './state';
import { toNotice } from './view';

/**
 * A notice that this transaction is about to change.
 * @throws ApiError 404
 */
export async function current(tx: Database, id: string): Promise<NoticeRow> {
  const row = await lockNotice(tx, id);
  if (!row) throw notFound('There is no such notice.');
  return row;
}

/** @throws ApiError 409 with the notice as it is now, when that is not the version that was seen */
export function requireVersion(row: NoticeRow, seen: number, now: Date): void {
  if (row.version === seen) return;
  throw new ApiError(409, 'stale', 'Somebody has changed this notice meanwhile.', {
    data: { notice: toNotice(row, now) },
  });
}
