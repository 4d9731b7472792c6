import type { TableIssue } from '@university/shared/contract';
import { CsvProblem, decode } from '../../../platform/csv/decode';
import { type CsvRecord, readRecords } from '../../../platform/csv/records';
import type { SourceFile } from './formats';

/** A file of a table: the names of its columns, and each row with its values in their order. */
export interface Rows {
  names: string[];
  /** `line`: where a row begins in CSV; of JSON, which has no lines of its own, the number of the entry. */
  rows: { line: number; cells: unknown[] }[];
}

/** Bytes of the longest row: a person with every publication. */
const ROW_LIMIT = 200_000;

/** Most columns of a file: every row is read by them. No table has half as many. */
const MOST_COLUMNS = 100;

/** What the exporter puts before a text that a spreadsheet would take for a formula. */
const unguard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const tooWide = (file: string, issues: TableIssue[]) =>
  void issues.push({ file, line: 1, column: null, reason: `No table has more than ${MOST_COLUMNS} columns.` });

/** Of CSV: its first line has the names. */
export async function readCsv({ name, bytes }: SourceFile, issues: TableIssue[]): Promise<Rows | undefined> {
  async function* whole() {
    yield bytes;
  }
  const records: CsvRecord[] = [];
  try {
    for await (const some of readRecords(decode(whole()), ROW_LIMIT)) records.push(...some);
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    issues.push({ file: name, line: error.line, column: null, reason: error.message });
  }
  const [first, ...rest] = records;
  if (!first) return undefined;
  const names = first.cells.map((cell) => cell.trim());
  if (names.length > MOST_COLUMNS) return tooWide(name, issues);
  return {
    names,
    rows: rest.map(({ line, cells }) => ({
      line,
      cells: names.map((_, index) => unguard((cells[index] ?? '').trim())),
    })),
  };
}

const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of JSON: a list of entries, each with its values by name. */
export function readJson({ name, bytes }: SourceFile, issues: TableIssue[]): Rows | undefined {
  const refuse = (line: number, reason: string) => void issues.push({ file: name, line, column: null, reason });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return refuse(1, `This cannot be read as JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (!Array.isArray(value)) return refuse(1, 'This is no list of entries: a table in JSON begins with “[”.');
  const entries = value.map((entry: unknown, index) => {
    if (isEntry(entry)) return { line: index + 1, entry };
    return refuse(index + 1, 'Every entry is an object: its values by the names of the columns.');
  });
  const found = entries.filter((each) => each !== undefined);
  const names = [...new Set(found.flatMap(({ entry }) => Object.keys(entry)))];
  if (names.length > MOST_COLUMNS) return tooWide(name, issues);
  return { names, rows: found.map(({ line, entry }) => ({ line, cells: names.map((each) => entry[each]) })) };
}
