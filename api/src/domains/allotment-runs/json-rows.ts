import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { columnKey, CsvProblem, readTable, type TableRow } from '../../platform/csv';
import { isColumn } from '../results/csv';

/** Bytes; enough for twice 20,000 applicants with 30 preferences. A list is parsed at once. */
const JSON_LIMIT = 24 * 1024 * 1024;

const AS_LIST = 'Write JSON as a list of applications: [{ "form_number": "…", … }, …].';

async function isJson(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64), position: 0 });
    return /^[[{]/.test(
      buffer
        .toString('utf8', 0, bytesRead)
        .replace(/^\uFEFF/, '')
        .trimStart(),
    );
  } finally {
    await file.close();
  }
}

/** Lists are written as in a table: `DCE@N01; DME@W03`. Undefined: no cell holds this. */
function cellOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : undefined;
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join('; ') : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toRow(application: unknown, line: number, columns: readonly string[]): TableRow {
  if (!isObject(application))
    return { line, cells: [], problems: [{ at: null, reason: 'This is not an object with columns.' }] };
  const given = new Map(Object.entries(application).map(([name, value]) => [columnKey(name), value]));
  if (given.size < Object.keys(application).length)
    return { line, cells: [], problems: [{ at: null, reason: 'A column is there twice.' }] };
  const cells = columns.map((column) => cellOf(given.get(columnKey(column))));
  const reason = 'Write this as text, as a number of at most 15 digits, or as a list of texts.';
  return {
    line,
    cells: cells.map((cell) => cell?.trim() ?? ''),
    problems: cells.flatMap((cell, at) => (cell === undefined ? { at, reason } : [])),
  };
}

/** @throws CsvProblem */
async function* readJson(path: string): AsyncGenerator<TableRow[]> {
  const bytes = await readFile(path);
  if (bytes.length > JSON_LIMIT) throw new CsvProblem(1, 'This list is too long for JSON. Save it as CSV.');
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new CsvProblem(1, `This is not JSON in UTF-8. ${AS_LIST}`);
  }
  if (!Array.isArray(list)) throw new CsvProblem(1, AS_LIST);
  const applications = (list as unknown[]).filter(isObject);
  const names = new Map(applications.flatMap((each) => Object.keys(each)).map((name) => [columnKey(name), name]));
  const columns = [...names.values()];
  if (list.length > 0) yield [{ line: 1, cells: columns, problems: [] }];
  yield list.map((application, at) => toRow(application, at + 1, columns));
}

/**
 * Rows of a file of applications, the names of its columns first: a table, or a JSON list of objects, whose rows are
 * counted from 1. @throws CsvProblem
 */
export async function* readApplicationRows(path: string): AsyncGenerator<TableRow[]> {
  yield* (await isJson(path)) ? readJson(path) : readTable(createReadStream(path), { isColumn });
}
