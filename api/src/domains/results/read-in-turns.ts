import { setImmediate } from 'node:timers/promises';
import type { CsvRecord } from './csv/records';
import type { RowReader } from './row-reader';

/** Rows that are read in one go: some milliseconds, for the checks of eleven cells and a hash each. */
const SLICE = 100;

/** What the reader makes of the records. Between slices other requests have their turn. */
export async function readInTurns(reader: Pick<RowReader, 'read'>, records: CsvRecord[]) {
  const rows: ReturnType<RowReader['read']> = [];
  for (let at = 0; at < records.length; at += SLICE) {
    rows.push(...reader.read(records.slice(at, at + SLICE)));
    await setImmediate();
  }
  return rows;
}
