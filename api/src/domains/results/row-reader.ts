import { setImmediate } from 'node:timers/promises';
import {
  type AdmissionCodes,
  OPTIONAL_RESULT_COLUMNS,
  type OptionalResultColumn,
  plainCode,
} from '@university/shared/contract';
import { birthDateHmac } from '../allotment/birth-date';
import type { importRows } from '../../platform/database/schema';
import { newId } from '../../platform/ids';
import { type CsvHeader, readHeader } from './csv/header';
import { type Cells, rowSchema, toProblems } from './csv/row';
import { CsvProblem } from '../../platform/csv/decode';
import { RoundedNumbers, type TableRow } from '../../platform/csv/table';
import type { ImportIssues, Problem } from './import-issues';
import { findSeat, NO_SEAT, type Offers } from './offers';
import { readPreferences } from './preferences';

/** Rows that are read in one go: some milliseconds, for the checks of a dozen cells and a hash each. */
const SLICE = 100;

/** What the reader makes of the records. Between slices other requests have their turn. */
export async function readInTurns(reader: Pick<RowReader, 'read'>, records: TableRow[]) {
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

/** Which of the columns that a file may leave out it has. */
export type GivenColumns = ReadonlySet<OptionalResultColumn>;

/** What may stand once in a file. */
const UNIQUE = ['form_number', 'photo'] as const;

/** The columns that a file need not have, for one that has none of them. */
const LEFT_OUT = Object.fromEntries(OPTIONAL_RESULT_COLUMNS.map((column) => [column, '']));

/** Turns records into rows to stage; whatever is wrong with them goes to `issues`. */
export class RowReader {
  readonly #schema: ReturnType<typeof rowSchema>;
  /** Line by what may come once in a file. */
  readonly #seen = new Map(UNIQUE.map((column) => [column, new Map<string, number>()]));
  readonly #rounded = new RoundedNumbers();
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
  read(records: TableRow[]): StagedRow[] {
    return records.flatMap((record) => {
      if (!this.#header) return this.#readHeader(record);
      if (++this.count > ROW_COUNT_LIMIT) {
        throw new CsvProblem(record.line, `A file can have ${ROW_COUNT_LIMIT.toLocaleString('en-IN')} rows. Split it.`);
      }
      return this.#readRow(record, this.#header) ?? [];
    });
  }

  /** Of the columns that a file may leave out. */
  get given(): GivenColumns {
    return new Set(OPTIONAL_RESULT_COLUMNS.filter((column) => this.#header?.includes(column)));
  }

  /** What only the whole file tells. @throws CsvProblem for one without any row */
  end() {
    for (const { line, text: value } of this.#rounded.found) {
      this.issues.add({ line, column: 'form_number', reason: RoundedNumbers.reason, value });
    }
    if (!this.#header) throw new CsvProblem(1, 'The file is empty.');
    if (this.count === 0) throw new CsvProblem(1, 'The file has the names of the columns and no rows.');
  }

  #readHeader(record: TableRow): [] {
    const { header, problems } = readHeader(record);
    this.issues.add(...problems);
    if (problems.length > 0) throw new CsvProblem(record.line, 'Nothing was read: the columns are not the right ones.');
    this.#header = header;
    return [];
  }

  #readRow({ line, cells, problems: damages }: TableRow, header: CsvHeader): StagedRow | undefined {
    const damaged = damages.filter(({ at }) => at === null || header[at]);
    if (damaged.length > 0) {
      const value = (at: number | null) => (at === null ? undefined : cells[at]);
      this.issues.add(
        ...damaged.map(({ at, reason }) => ({
          line,
          column: (at !== null && header[at]) || null,
          reason,
          value: value(at),
        })),
      );
      return undefined;
    }
    const named: Record<string, string> = { ...LEFT_OUT };
    for (const [index, cell] of cells.entries()) {
      const column = header[index];
      if (column) named[column] = cell;
    }
    this.#rounded.add(line, plainCode(named.form_number ?? ''));
    const { data: row, error } = this.#schema.safeParse(named);
    if (!row) {
      this.issues.add(...toProblems(error, line, named as Cells));
      return undefined;
    }
    const seat = findSeat(row, this.offers);
    const problems: Omit<Problem, 'line'>[] = this.#findRepeated(row, line);
    if (Array.isArray(seat)) problems.push(...seat);
    const wishes = readPreferences(row, Array.isArray(seat) ? NO_SEAT : seat, this.offers);
    if ('reason' in wishes) problems.push(wishes);
    if (problems.length > 0) this.issues.add(...problems.map((problem) => ({ line, ...problem })));
    if (Array.isArray(seat) || 'reason' in wishes || problems.length > 0) return undefined;
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
      marks: row.marks,
      preferences: wishes,
      photoName: row.photo,
      language: row.language,
    };
  }

  #findRepeated(row: Record<(typeof UNIQUE)[number], string | null>, line: number): Omit<Problem, 'line'>[] {
    return UNIQUE.flatMap((column) => {
      const value = row[column];
      const seen = this.#seen.get(column);
      if (value === null || !seen) return [];
      const earlier = seen.get(value);
      if (earlier === undefined) {
        seen.set(value, line);
        return [];
      }
      const reason = `The same stands in line ${earlier} already.`;
      return [{ column, reason, kind: 'The same stands in an earlier line already.', value }];
    });
  }
}
