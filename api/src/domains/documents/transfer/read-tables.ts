import { type DocumentKind, DOCUMENTS, TABLE_KINDS, type TableIssue } from '@university/shared/contract';
import { columnKey, CsvProblem, readTable, RoundedNumbers, type TableRow } from '../../../platform/csv';
import {
  type Column,
  isHindiFile,
  keyOf,
  partsOf,
  pathOfFile,
  readPageFile,
  type SourceFile,
  type Table,
  tablesOf,
  TRANSLATED_KINDS,
  TRANSLATION_COLUMNS,
  type TranslationRow,
  TRANSLATIONS,
} from './tables';

interface Rows {
  names: string[];
  /** `line`: line of CSV, or number of the entry in JSON. */
  rows: { line: number; cells: unknown[] }[];
}

type Refuse = (line: number, column: string | null, reason: string) => undefined;

/** Bytes; a person with all publications is the longest. */
const ROW_LIMIT = 200_000;

/** No table has half as many. */
const MOST_COLUMNS = 100;

const tooWide = (refuse: Refuse) => refuse(1, null, `No table has more than ${MOST_COLUMNS} columns.`);

const noColumn = (name: string) => `There is no column “${name.slice(0, 40)}”. Leave it out.`;

async function readCsv(bytes: Buffer, columns: readonly string[], refuse: Refuse): Promise<Rows | undefined> {
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
    refuse(error.line, null, error.message);
  }
  const [first, ...rest] = records;
  if (!first) return undefined;
  const names = first.cells.map((cell) => known.get(columnKey(cell)) ?? cell.trim());
  if (names.length > MOST_COLUMNS) return tooWide(refuse);
  for (const name of new Set(names.filter((each, at) => each !== '' && names.indexOf(each) < at)))
    refuse(first.line, name, 'This column is there twice.');
  for (const { line, problems } of rest)
    for (const { at, reason } of problems) refuse(line, (at !== null && names[at]) || null, reason);
  return { names, rows: rest.filter(({ problems }) => problems.length === 0) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(bytes: Buffer, refuse: Refuse): Rows | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return refuse(1, null, `This cannot be read as JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (!Array.isArray(value)) return refuse(1, null, 'This is no list of entries: a table in JSON begins with “[”.');
  const found = value.flatMap((entry: unknown, index) => {
    if (isObject(entry)) return { line: index + 1, entry };
    refuse(index + 1, null, 'Every entry is an object: its values by the names of the columns.');
    return [];
  });
  const names = [...new Set(found.flatMap(({ entry }) => Object.keys(entry)))];
  if (names.length > MOST_COLUMNS) return tooWide(refuse);
  return { names, rows: found.map(({ line, entry }) => ({ line, cells: names.map((each) => entry[each]) })) };
}

export interface Given {
  kind: DocumentKind;
  key: string;
  data: Record<string, unknown>;
  hindi: TranslationRow[];
  /** `rows`: file and lines of list fields. */
  at: { file: string; line: number; rows: Record<string, { file: string; lines: number[] }> };
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isEmptyCell = (cell: unknown) => cell === '' || cell === null;

interface Heading extends Column {
  isHindi: boolean;
}

type Header = readonly (Heading | undefined)[];

function readRow(cells: readonly unknown[], header: Header): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, column] of header.entries()) {
    const cell = cells[index];
    if (!column || column.isHindi || cell === undefined) continue;
    const last = column.path.at(-1) ?? '';
    let target = row;
    for (const part of column.path.slice(0, -1)) {
      target[part] ??= {};
      target = target[part] as Record<string, unknown>;
    }
    if (isEmptyCell(cell)) target[last] = column.isNullable ? null : column.read('');
    else target[last] = typeof cell === 'string' ? column.read(cell) : cell;
  }
  // A nested object with only empty cells is null.
  for (const [field, value] of Object.entries(row))
    if (isObject(value) && Object.values(value).every(isEmpty)) row[field] = null;
  return row;
}

type Texts = { at: string; hindi: string }[];

function leavesOf(value: unknown, at: string): Texts {
  if (typeof value === 'string') return [{ at, hindi: value }];
  if (typeof value !== 'object') return [];
  return Object.entries(value ?? {}).flatMap(([part, each]) => leavesOf(each, `${at}.${part}`));
}

/** Hindi texts of a row, one a line in list cells. `within`: path of the row in its document. */
function hindiOf(cells: readonly unknown[], header: Header, within: readonly string[]): Texts {
  return header.flatMap((column, index) => {
    const cell = cells[index];
    if (!column?.isHindi || cell === undefined || isEmptyCell(cell)) return [];
    return leavesOf(typeof cell === 'string' ? column.read(cell) : cell, [...within, ...column.path].join('.'));
  });
}

const hindiOfPage = ({ title, description, owner, keywords, body }: Record<string, unknown>): Texts =>
  Object.entries({ title, description, owner, keywords, body })
    .flatMap(([field, value]) => leavesOf(value, field))
    .filter(({ hindi }) => hindi !== '');

const IN_HINDI = /\.hi$/;

const columnsOf = ({ columns, pictures }: Table) => [...columns, ...pictures];

const headerOf = (table: Table, names: readonly string[], refuse: Refuse): Header =>
  names.map((name) => {
    if (table.field && name === table.kind) return undefined;
    const column = columnsOf(table).find((each) => each.name === name.replace(IN_HINDI, ''));
    return column ? { ...column, isHindi: IN_HINDI.test(name) } : refuse(1, null, noColumn(name));
  });

const ALL: readonly Table[] = TABLE_KINDS.flatMap(tablesOf);

const NEEDED = 'Every row needs this.';

type Place = { file: string; line: number };

class Documents {
  readonly #found = new Map<string, Given>();

  get all(): Given[] {
    return [...this.#found.values()];
  }

  /** A document whose own table is not in the import exists already. */
  of(kind: DocumentKind, key: string, place: Place): Given {
    const document = this.#found.get(`${kind}:${key}`) ?? {
      kind,
      key,
      data: {},
      hindi: [],
      at: { ...place, rows: {} },
    };
    this.#found.set(`${kind}:${key}`, document);
    return document;
  }

  add(kind: DocumentKind, data: Record<string, unknown>, place: Place, refuse: Refuse): Given | undefined {
    const column = DOCUMENTS[kind].key;
    const key = column === null ? kind : keyOf(kind, data[column]);
    const before = this.#found.get(`${kind}:${key}`);
    if (key === '') return refuse(place.line, column, NEEDED);
    if (before) return refuse(place.line, column, `The same is in row ${before.at.line} already.`);
    return Object.assign(this.of(kind, key, place), { data });
  }

  addRow({ kind, field = '' }: Table, key: string, row: unknown, place: Place) {
    const document = this.of(kind, key, place);
    document.data[field] = [...((document.data[field] as unknown[] | null) ?? []), row];
    document.at.rows[field] ??= { file: place.file, lines: [] };
    const count = document.at.rows[field].lines.push(place.line);
    return { document, within: [field, String(count - 1)] };
  }
}

const addHindi = (document: Given, texts: Texts, place: Place) =>
  document.hindi.push(...texts.map((each) => ({ ...each, ...place, english: undefined })));

function readPage(documents: Documents, { name: file, bytes }: SourceFile, path: string, refuse: Refuse): void {
  const { page, unknown } = readPageFile(path, bytes.toString('utf8'));
  const place = { file, line: 1 };
  for (const name of unknown) refuse(1, null, `There is no “${name.slice(0, 40)}”. Leave it out.`);
  if (isHindiFile(file)) addHindi(documents.of('page', path, place), hindiOfPage(page), place);
  else documents.add('page', page, place, refuse);
}

function readRows(documents: Documents, file: string, table: Table, { names, rows }: Rows, refuse: Refuse): void {
  const header = headerOf(table, names, refuse);
  const { key: column } = DOCUMENTS[table.kind];
  const at = names.indexOf(table.field ? table.kind : (column ?? ''));
  const rounded = new RoundedNumbers();
  for (const { line, cells } of rows) {
    const place = { file, line };
    const key = keyOf(table.kind, cells[at]);
    const row = readRow(cells, header);
    if (table.field) {
      if (key === '') refuse(line, table.kind, NEEDED);
      else {
        const { document, within } = documents.addRow(table, key, row, place);
        addHindi(document, hindiOf(cells, header, within), place);
      }
      continue;
    }
    rounded.add(line, key);
    const document = documents.add(table.kind, row, place, refuse);
    if (document) addHindi(document, hindiOf(cells, header, []), place);
  }
  for (const { line } of rounded.found) refuse(line, column, RoundedNumbers.reason);
}

function addTranslations(documents: Documents, file: string, { names, rows }: Rows, refuse: Refuse): void {
  for (const name of TRANSLATION_COLUMNS.filter((each) => !names.includes(each)))
    refuse(1, name, 'This column is missing.');
  for (const name of names.filter((each) => !TRANSLATION_COLUMNS.some((known) => known === each)))
    refuse(1, null, noColumn(name));
  for (const { line, cells } of rows) {
    const [given = '', typed = '', at = '', english = '', hindi = ''] = TRANSLATION_COLUMNS.map((name) =>
      String(cells[names.indexOf(name)] ?? ''),
    );
    const kind = TRANSLATED_KINDS.find((each) => each === given);
    const key = kind && keyOf(kind, typed);
    if (!kind) refuse(line, 'kind', `There is no kind “${given.slice(0, 40)}” with texts.`);
    else if (!key) refuse(line, 'key', NEEDED);
    else {
      const place = { file, line };
      documents.of(kind, DOCUMENTS[kind].key === null ? kind : key, place).hindi.push({ ...place, at, english, hindi });
    }
  }
}

/** English pages before Hindi ones, documents before rows of their fields. */
const rankOf = ({ name }: SourceFile): number =>
  pathOfFile(name) === undefined ? 2 + (partsOf(name)?.table.length ?? 0) : Number(isHindiFile(name));

export async function readTables(sources: readonly SourceFile[], issues: TableIssue[]): Promise<Given[]> {
  const documents = new Documents();
  const files = new Map<string, string>();
  for (const file of sources.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const refuse: Refuse = (line, column, reason) => void issues.push({ file: file.name, line, column, reason });
    const path = pathOfFile(file.name);
    if (path !== undefined) {
      readPage(documents, file, path, refuse);
      continue;
    }
    const { table: name = '', format } = partsOf(file.name) ?? {};
    const table = ALL.find((each) => each.name === name);
    if (!table && name !== TRANSLATIONS) {
      const known = [...ALL.map((each) => each.name), TRANSLATIONS].map((each) => `${each}.csv`).join(', ');
      refuse(1, null, `No table has this name. There are: ${known}.`);
      continue;
    }
    const other = files.get(name);
    if (other !== undefined) {
      refuse(1, null, `${other} has this table already. Leave one out.`);
      continue;
    }
    files.set(name, file.name);
    const named = table && columnsOf(table).flatMap((each) => [each.name, `${each.name}.hi`]);
    const columns = table && named ? [table.kind, ...named] : TRANSLATION_COLUMNS;
    const read = format === 'json' ? readJson(file.bytes, refuse) : await readCsv(file.bytes, columns, refuse);
    if (read && table) readRows(documents, file.name, table, read, refuse);
    else if (read) addTranslations(documents, file.name, read, refuse);
  }
  return documents.all;
}
