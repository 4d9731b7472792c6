import { type TableIssue, TABLE_KINDS, type DocumentKind, DOCUMENTS } from '@university/shared/contract';
import { CsvProblem, columnKey, readTable, type TableRow, RoundedNumbers } from '../../../platform/csv';
import {
  type SourceFile,
  type Column,
  keyOf,
  type Table,
  tablesOf,
  partsOf,
  hindiOfPage,
  isHindiFile,
  pathOfFile,
  readPageFile,
} from './tables';
import { readTranslations, TRANSLATION_COLUMNS, TRANSLATIONS, type TranslationRow } from './translations';

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

/** A document as files have it: other documents by their keys, only the fields that the files have. */
export interface Given {
  kind: DocumentKind;
  key: string;
  data: Record<string, unknown>;
  /** Its texts in Hindi. */
  hindi?: TranslationRow[];
  /** Where it stands; `rows`: where the rows of a field stand, by the field. */
  at: { file: string; line: number; rows: Record<string, { file: string; lines: number[] }> };
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

const isEmptyCell = (cell: unknown) => cell === '' || cell === null;

/** A column of a file; `isHindi`: it holds the Hindi of the column that is called so without `.hi`. */
interface Heading extends Column {
  isHindi: boolean;
}

function readRow(cells: readonly unknown[], header: readonly (Heading | undefined)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, column] of header.entries()) {
    const cell = cells[index];
    if (!column || column.isHindi || cell === undefined) continue;
    if (isEmptyCell(cell)) put(row, column.path, column.isNullable ? null : column.read(''));
    else put(row, column.path, typeof cell === 'string' ? column.read(cell) : cell);
  }
  return withoutEmpty(row);
}

/** Every text in a value, and where it is. */
function* leavesOf(value: unknown, at: string): Generator<{ at: string; hindi: string }> {
  if (typeof value === 'string') yield { at, hindi: value };
  else if (typeof value === 'object')
    for (const [part, each] of Object.entries(value ?? {})) yield* leavesOf(each, `${at}.${part}`);
}

/** The Hindi of a row, line by line where a cell has several values. @param within where the row is in its document */
function hindiOf(cells: readonly unknown[], header: readonly (Heading | undefined)[], within: readonly string[]) {
  return header.flatMap((column, index) => {
    const cell = cells[index];
    if (!column?.isHindi || cell === undefined || isEmptyCell(cell)) return [];
    const value = typeof cell === 'string' ? column.read(cell) : cell;
    return [...leavesOf(value, [...within, ...column.path].join('.'))];
  });
}

/** What ends the name of a column in Hindi. */
const IN_HINDI = /\.hi$/;

/** Columns by their names; what has no name of ours becomes an issue. */
function headerOf(file: string, table: Table, names: readonly string[], issues: TableIssue[]): (Heading | undefined)[] {
  const known = [...table.columns, ...table.pictures];
  return names.map((name) => {
    if (table.field && name === table.kind) return undefined;
    const column = known.find((each) => each.name === name.replace(IN_HINDI, ''));
    if (!column) {
      const reason = `There is no column “${name.slice(0, 40)}”. Leave it out.`;
      issues.push({ file, line: 1, column: null, reason });
    }
    return column && { ...column, isHindi: IN_HINDI.test(name) };
  });
}

const ALL: readonly Table[] = TABLE_KINDS.flatMap(tablesOf);

/** Reads files of tables, named after what they hold, into documents. */
export async function readTables(sources: readonly SourceFile[], issues: TableIssue[]): Promise<Given[]> {
  const given = new Map<string, Given>();
  // English first: the Hindi belongs to a page that is there.
  for (const isHindi of [false, true])
    for (const file of sources) if (isHindiFile(file.name) === isHindi) readPage(given, file, issues);
  const tables = sources.filter(({ name }) => pathOfFile(name) === undefined);
  const ordered = tables.map((file) => {
    const { table: name = '', format } = partsOf(file.name) ?? {};
    return { file, format, name, table: ALL.find((each) => each.name === name) };
  });
  // Documents before the rows that belong to them.
  ordered.sort((one, other) => one.name.length - other.name.length);
  const files = new Map<string, string>();
  for (const { file, format, table, name } of ordered) {
    if (!table && name !== TRANSLATIONS) {
      const known = [...ALL.map((each) => each.name), TRANSLATIONS].map((each) => `${each}.csv`).join(', ');
      issues.push({ file: file.name, line: 1, column: null, reason: `No table has this name. There are: ${known}.` });
      continue;
    }
    const other = files.get(name);
    if (other !== undefined) {
      issues.push({
        file: file.name,
        line: 1,
        column: null,
        reason: `${other} has this table already. Leave one out.`,
      });
      continue;
    }
    files.set(name, file.name);
    const named = table ? [...table.columns, ...table.pictures].map((each) => each.name) : [];
    const columns = table ? [table.kind, ...named.flatMap((each) => [each, `${each}.hi`])] : TRANSLATION_COLUMNS;
    const read = format === 'json' ? readJson(file, issues) : await readCsv(file, columns, issues);
    if (!read) continue;
    if (!table) {
      for (const row of readTranslations(file.name, read, issues)) addTranslation(given, row, issues);
      continue;
    }
    const header = headerOf(file.name, table, read.names, issues);
    const owner = read.names.indexOf(table.kind);
    const key = read.names.indexOf(DOCUMENTS[table.kind].key ?? '');
    const rounded = new RoundedNumbers();
    for (const { line, cells } of read.rows) {
      if (!table.field) rounded.add(line, keyOf(table.kind, cells[key]));
      const row = readRow(cells, header);
      const at = { file: file.name, line };
      const added = table.field
        ? addRow(given, table, { ...at, key: keyOf(table.kind, cells[owner]), row }, issues)
        : addDocument(given, table.kind, { ...at, row }, issues);
      if (added) addHindi(added.document, hindiOf(cells, header, added.within), at);
    }
    for (const { line } of rounded.found)
      issues.push({ file: file.name, line, column: DOCUMENTS[table.kind].key, reason: RoundedNumbers.reason });
  }
  return [...given.values()];
}

function readPage(given: Map<string, Given>, { name: file, bytes }: SourceFile, issues: TableIssue[]): void {
  const path = pathOfFile(file);
  if (path === undefined) return;
  const { page, unknown } = readPageFile(path, bytes.toString('utf8'));
  for (const name of unknown) {
    issues.push({ file, line: 1, column: null, reason: `There is no “${name.slice(0, 40)}”. Leave it out.` });
  }
  if (isHindiFile(file)) addHindi(documentOf(given, 'page', path, file, 1), hindiOfPage(page), { file, line: 1 });
  else addDocument(given, 'page', { file, line: 1, row: page }, issues);
}

function addDocument(
  given: Map<string, Given>,
  kind: DocumentKind,
  { file, line, row }: { file: string; line: number; row: Record<string, unknown> },
  issues: TableIssue[],
): Added | undefined {
  const column = DOCUMENTS[kind].key;
  const key = column === null ? kind : keyOf(kind, row[column]);
  const before = given.get(`${kind}:${key}`);
  if (key === '') issues.push({ file, line, column, reason: 'Every row needs this.' });
  else if (before) issues.push({ file, line, column, reason: `The same stands in line ${before.at.line} already.` });
  else {
    const document: Given = { kind, key, data: row, at: { file, line, rows: {} } };
    given.set(`${kind}:${key}`, document);
    return { document, within: [] };
  }
}

/** A document that a row is of; `within`: where in it. */
interface Added {
  document: Given;
  within: string[];
}

function addHindi(
  document: Given,
  texts: Iterable<{ at: string; hindi: string }>,
  place: { file: string; line: number },
) {
  const rows = [...texts].map((each): TranslationRow => ({ ...document, ...each, ...place, english: undefined }));
  if (rows.length > 0) document.hindi = [...(document.hindi ?? []), ...rows];
}

/** Its own table need not be among the files: the document is one that is there already. */
function documentOf(given: Map<string, Given>, kind: DocumentKind, key: string, file: string, line: number): Given {
  const document = given.get(`${kind}:${key}`) ?? { kind, key, data: {}, at: { file, line, rows: {} } };
  given.set(`${kind}:${key}`, document);
  return document;
}

function addTranslation(
  given: Map<string, Given>,
  row: TranslationRow & { kind: DocumentKind },
  issues: TableIssue[],
): void {
  const { kind, file, line } = row;
  const key = keyOf(kind, row.key);
  if (key === '') {
    issues.push({ file, line, column: 'key', reason: 'Every row needs this.' });
    return;
  }
  const document = documentOf(given, kind, DOCUMENTS[kind].key === null ? kind : key, file, line);
  document.hindi = [...(document.hindi ?? []), row];
}

function addRow(
  given: Map<string, Given>,
  { kind, field = '' }: Table,
  { file, line, key, row }: { file: string; line: number; key: string; row: Record<string, unknown> },
  issues: TableIssue[],
): Added | undefined {
  if (key === '') return void issues.push({ file, line, column: kind, reason: 'Every row needs this.' });
  const document = documentOf(given, kind, key, file, line);
  document.data[field] = [...((document.data[field] as unknown[] | null) ?? []), row];
  document.at.rows[field] ??= { file, lines: [] };
  document.at.rows[field].lines.push(line);
  return { document, within: [field, String(document.at.rows[field].lines.length - 1)] };
}
