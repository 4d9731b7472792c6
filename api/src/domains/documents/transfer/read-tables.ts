import { TABLE_KINDS, type DocumentKind, DOCUMENTS, type TableIssue } from '@university/shared/contract';
import { CsvProblem, decode } from '../../../platform/csv/decode';
import { type CsvRecord, readRecords } from '../../../platform/csv/records';
import { type Column, type Table, tablesOf } from './columns';

/** A document as files have it: other documents by their keys, only the fields that the files have. */
export interface Given {
  kind: DocumentKind;
  key: string;
  data: Record<string, unknown>;
  /** Where it stands; `rows`: where the rows of a field stand, by the field. */
  at: { file: string; line: number; rows: Record<string, { file: string; lines: number[] }> };
}

export interface SourceFile {
  /** As `program.csv`. */
  name: string;
  bytes: Buffer;
}

/** Bytes of the longest row: a person with every publication. */
const ROW_LIMIT = 200_000;

/** What the exporter puts before a text that a spreadsheet would take for a formula. */
const unguard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

async function recordsOf({ name, bytes }: SourceFile, issues: TableIssue[]): Promise<CsvRecord[]> {
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
  return records;
}

function put(target: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[first] = value;
  else {
    target[first] ??= {};
    put(target[first] as Record<string, unknown>, rest, value);
  }
}

/** A nested object of which no cell was filled in is none. */
function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [field, isObject && Object.values(value).every(isEmpty) ? null : value];
    }),
  );
}

function readRow(cells: readonly string[], header: readonly (Column | undefined)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, column] of header.entries()) {
    const cell = unguard((cells[index] ?? '').trim());
    if (column) put(row, column.path, cell === '' && column.isNullable ? null : column.read(cell));
  }
  return withoutEmpty(row);
}

/** Columns by their names in the first row; what has no name of ours becomes an issue. */
function headerOf(file: string, table: Table, first: CsvRecord, issues: TableIssue[]): (Column | undefined)[] {
  return first.cells.map((cell, index) => {
    const name = cell.trim();
    if (table.field && index === 0) return undefined;
    const column = table.columns.find((each) => each.name === name);
    if (!column) {
      const reason = `There is no column “${name.slice(0, 40)}”. Leave it out.`;
      issues.push({ file, line: first.line, column: null, reason });
    }
    return column;
  });
}

const ALL: readonly Table[] = TABLE_KINDS.flatMap(tablesOf);

/** Reads files of tables, named after what they hold, into documents. */
export async function readTables(files: readonly SourceFile[], issues: TableIssue[]): Promise<Given[]> {
  const given = new Map<string, Given>();
  const ordered = files.map((file) => ({ file, table: ALL.find(({ name }) => `${name}.csv` === file.name) }));
  // Documents before the rows that belong to them.
  ordered.sort((one, other) => (one.table?.name.length ?? 0) - (other.table?.name.length ?? 0));
  for (const { file, table } of ordered) {
    if (!table) {
      const known = ALL.map(({ name }) => `${name}.csv`).join(', ');
      issues.push({ file: file.name, line: 1, column: null, reason: `No table has this name. There are: ${known}.` });
      continue;
    }
    const [first, ...records] = await recordsOf(file, issues);
    if (!first) continue;
    const header = headerOf(file.name, table, first, issues);
    for (const { line, cells } of records) {
      const row = readRow(cells, header);
      if (table.field) addRow(given, table, { file: file.name, line, key: (cells[0] ?? '').trim(), row }, issues);
      else addDocument(given, table.kind, { file: file.name, line, row }, issues);
    }
  }
  return [...given.values()];
}

function addDocument(
  given: Map<string, Given>,
  kind: DocumentKind,
  { file, line, row }: { file: string; line: number; row: Record<string, unknown> },
  issues: TableIssue[],
): void {
  const column = DOCUMENTS[kind].key;
  const key = String(row[column] ?? '');
  const before = given.get(`${kind}:${key}`);
  if (key === '') issues.push({ file, line, column, reason: 'Every row needs this.' });
  else if (before) issues.push({ file, line, column, reason: `The same stands in line ${before.at.line} already.` });
  else given.set(`${kind}:${key}`, { kind, key, data: row, at: { file, line, rows: {} } });
}

function addRow(
  given: Map<string, Given>,
  { kind, field = '' }: Table,
  { file, line, key, row }: { file: string; line: number; key: string; row: Record<string, unknown> },
  issues: TableIssue[],
): void {
  if (key === '') {
    issues.push({ file, line, column: kind, reason: 'Every row needs this.' });
    return;
  }
  const known = given.get(`${kind}:${key}`);
  // Its own table need not be among the files: the document is one that is there already.
  const document: Given = known ?? { kind, key, data: {}, at: { file, line, rows: {} } };
  if (!known) given.set(`${kind}:${key}`, document);
  document.data[field] = [...((document.data[field] as unknown[] | null) ?? []), row];
  document.at.rows[field] ??= { file, lines: [] };
  document.at.rows[field].lines.push(line);
}
