import { setImmediate } from 'node:timers/promises';
import type { AdmissionCodes, ImportIssue } from '@university/shared/contract';
import { birthDateHmac } from '../allotment/birth-date';
import type { importRows } from '../../platform/database/schema';
import { newId } from '../../platform/ids';
import { readHeader, type CsvHeader, rowSchema, toIssues } from './csv/row';
import { CsvProblem } from '../../platform/csv/decode';
import type { CsvRecord } from '../../platform/csv/records';
import type { ImportIssues } from './import-issues';
import { findSeat, type Offers } from './offers';

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

/** Rows of a file. The largest round so far had a tenth of it. */
const ROW_COUNT_LIMIT = 100_000;

type StagedRow = typeof importRows.$inferInsert;

/** Turns records into rows to stage; whatever is wrong with them goes to `issues`. */
export class RowReader {
  readonly #schema: ReturnType<typeof rowSchema>;
  /** Line by form number and by e-mail: each may come once in a file. */
  readonly #seen = { form_number: new Map<string, number>(), email: new Map<string, number>() };
  #header: CsvHeader | undefined;
  count = 0;

  constructor(
    private readonly importId: string,
    private readonly at: Date,
    private readonly pepper: string,
    private readonly offers: Offers,
    codes: AdmissionCodes | null,
    private readonly issues: ImportIssues,
  ) {
    this.#schema = rowSchema(at, codes);
  }

  /** @throws CsvProblem when it is no use to read on */
  read(records: CsvRecord[]): StagedRow[] {
    return records.flatMap((record) => {
      if (record.cells.every((cell) => cell.trim() === '')) return [];
      if (!this.#header) return this.#readHeader(record);
      if (++this.count > ROW_COUNT_LIMIT) {
        throw new CsvProblem(record.line, `A file can have ${ROW_COUNT_LIMIT.toLocaleString('en-IN')} rows. Split it.`);
      }
      return this.#readRow(record, this.#header) ?? [];
    });
  }

  /** @throws CsvProblem for a file without any row */
  end() {
    if (!this.#header) throw new CsvProblem(1, 'The file is empty.');
    if (this.count === 0) throw new CsvProblem(1, 'The file has the names of the columns and no rows.');
  }

  #readHeader(record: CsvRecord): [] {
    const { header, issues } = readHeader(record);
    this.issues.add(...issues);
    if (issues.length > 0) throw new CsvProblem(record.line, 'Nothing was read: the columns are not the right ones.');
    this.#header = header;
    return [];
  }

  #readRow({ line, cells }: CsvRecord, header: CsvHeader): StagedRow | undefined {
    if (cells.length !== header.length) {
      const reason = `This row has ${cells.length} fields and not ${header.length}.`;
      this.issues.add({ line, column: null, reason });
      return undefined;
    }
    const named = Object.fromEntries(cells.map((cell, index) => [header[index], cell.trim()]));
    const { data: row, error } = this.#schema.safeParse(named);
    if (!row) {
      this.issues.add(...toIssues(error, line));
      return undefined;
    }
    const seat = findSeat(row, this.offers);
    const repeated = this.#findRepeated(row, line);
    if (Array.isArray(seat)) this.issues.add(...seat.map((problem) => ({ line, ...problem })));
    this.issues.add(...repeated);
    if (Array.isArray(seat) || repeated.length > 0) return undefined;
    return {
      importId: this.importId,
      line,
      createdAt: this.at,
      applicantId: newId(),
      allotmentId: newId(),
      formNumber: row.form_number,
      name: row.name,
      email: row.email,
      dobHmac: birthDateHmac(this.pepper, row.email, row.date_of_birth),
      registeredCategory: row.registered_category,
      outcome: row.outcome,
      ...seat,
      categoryAllocated: row.category_allocated,
      preference: row.program_preference,
      rank: row.rank,
    };
  }

  #findRepeated(row: { form_number: string; email: string }, line: number): ImportIssue[] {
    return (['form_number', 'email'] as const).flatMap((column) => {
      const earlier = this.#seen[column].get(row[column]);
      if (earlier === undefined) {
        this.#seen[column].set(row[column], line);
        return [];
      }
      return [{ line, column, reason: `The same stands in line ${earlier} already.` }];
    });
  }
}
