import type { TableIssue } from '@university/shared/contract';
import { CsvProblem } from '../../../platform/csv/decode';
import { columnKey, readTable, type TableRow } from '../../../platform/csv/table';
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

const tooWide = (file: string, issues: TableIssue[]) =>
  void issues.push({ file, line: 1, column: null, reason: `No table has more than ${MOST_COLUMNS} columns.` });

/** Of CSV, with these columns; others keep the names that they have there. */
export async function readCsv(
  { name, bytes }: SourceFile,
  columns: readonly string[],
  issues: TableIssue[],
): Promise<Rows | undefined> {
  const known = new Map(columns.map((column) => [columnKey(column), column]));
  async function* whole() {
    yield bytes;
  }
  const records: TableRow[] = [];
  try {
    for await (const some of readTable(whole(), { isColumn: (key) => known.has(key), rowLimit: ROW_LIMIT }))
      records.push(...some);
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    issues.push({ file: name, line: error.line, column: null, reason: error.message });
  }
  const [first, ...rest] = records;
  if (!first) return undefined;
  const names = first.cells.map((cell) => known.get(columnKey(cell)) ?? cell.trim());
  if (names.length > MOST_COLUMNS) return tooWide(name, issues);
  for (const { line, problems } of rest) {
    for (const { at, reason } of problems) {
      issues.push({ file: name, line, column: (at !== null && names[at]) || null, reason });
    }
  }
  return { names, rows: rest.filter(({ problems }) => problems.length === 0) };
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
