import { CsvProblem } from '../../../api/src/platform/csv/decode';
import { isColumn, readHeader } from '../../../api/src/domains/results/csv/header';
import { rowSchema } from '../../../api/src/domains/results/csv/row';
import { readTable } from '../../../api/src/platform/csv/table';

const PIECE = 100;

/** Cells that a row may have. */
const MOST_CELLS = 1_000;

/** Rows whose cells are checked, too: that takes longer than reading them. */
const CHECKED = 100;
const named = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
const schema = rowSchema(new Date('2026-08-01'), {
  regions: named('D', 'OD_DEL'),
  categories: named('UR', 'SC', 'PWD'),
});

async function* pieces(data: Buffer) {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}

/** A file is read to its end, or to a problem that is told to people. */
export async function fuzz(data: Buffer): Promise<void> {
  let line = 0;
  let rows = 0;
  try {
    for await (const records of readTable(pieces(data), { isColumn })) {
      for (const record of records) {
        if (record.line < line) throw new Error(`Line ${record.line} after line ${line}`);
        if (record.cells.length > MOST_CELLS) throw new Error(`${record.cells.length} cells in a row`);
        line = record.line;
        if (++rows > CHECKED) continue;
        const { header } = readHeader(record);
        schema.safeParse(Object.fromEntries(header.map((name, index) => [name, record.cells[index]])));
        schema.safeParse(Object.fromEntries(record.cells.map((cell, index) => [header[index] ?? 'name', cell.trim()])));
      }
    }
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
  }
}
