import type { SeatReason } from '@university/shared/contract';
import { bulkInsert, type Database } from '../../platform/database/database';
import { type importRows, seatReasons } from '../../platform/database/schema';
import type { ExplainedSeats } from '../../platform/isolated/allotment';

const ROWS_AT_ONCE = 500;

/** Rows may have kilobytes each. */
export async function insertInTurns<T extends typeof importRows | typeof seatReasons>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await bulkInsert(db, table, rows.slice(at, at + ROWS_AT_ONCE));
}

/** @param forms of the records that the run makes, by the ids of the market */
export async function insertReasons(
  db: Database,
  runId: string,
  { root, rows }: ExplainedSeats,
  forms: ReadonlyMap<string, string>,
): Promise<void> {
  const explained = new Map(rows.map((each) => [each.id, each]));
  const made = [...forms].map(([id, formNumber]): typeof seatReasons.$inferInsert => {
    const found = explained.get(id);
    if (!found) return { runId, formNumber, reasons: [], proof: null };
    const { row, reasons, nonce, path } = found;
    const said: SeatReason[] = reasons.map(({ place: _, ...reason }) => reason);
    return { runId, formNumber, reasons: said, proof: { row, nonce, path, root } };
  });
  await insertInTurns(db, seatReasons, made);
}
