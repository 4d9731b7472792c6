import {
  type DocumentData,
  type DocumentKind,
  DOCUMENTS,
  innerOf,
  notesOf,
  plainCode,
  standingsOf,
  TABLE_KINDS,
  type TableFormat,
  type TableIssue,
  textsOf,
  tidied,
  type TranslatedText,
  type Translation,
  translations,
} from '@university/shared/contract';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@university/web';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { z } from 'zod';
import { isoDay, plainNumber } from '../../../platform/csv';
import { fieldsOf } from '../tables';
import type { Stored } from '../queries';

const PAGES_FOLDER = 'pages';

/** `pages/about-us/history.md` and `history.hi.md` → `/about-us/history`; undefined for other files. */
export const pathOfFile = (name: string): string | undefined => {
  const [, path] = /^pages(\/.+?)(?:\.hi)?\.md$/.exec(name) ?? [];
  return path;
};

export const isHindiFile = (name: string): boolean => name.endsWith('.hi.md');

const HEAD = /^---\n([\s\S]*?)\n---\n/;

type Page = DocumentData<'page'>;

const FIELDS = ['title', 'description', 'owner', 'keywords', 'section', 'reviewOn'] as const satisfies (keyof Page)[];

const listOf = (value: string): string[] =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Unvalidated. `unknown`: names in the front matter that do not exist. */
export function readPageFile(path: string, source: string): { page: Record<string, unknown>; unknown: string[] } {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', lines = ''] = HEAD.exec(text) ?? [];
  const pairs = lines.split('\n').map((line) => {
    const [name = '', ...rest] = line.split(':');
    return [name.trim(), rest.join(':').trim()] as const;
  });
  const given = new Map(pairs.filter(([name]) => name !== ''));
  const page: Record<string, unknown> = {
    path,
    title: given.get('title') ?? '',
    description: given.get('description') ?? '',
    owner: given.get('owner') ?? '',
    keywords: listOf(given.get('keywords') ?? ''),
    section: given.get('section') || null,
    reviewOn: given.get('reviewOn') || null,
    body: text.slice(head.length).trim(),
  };
  return { page, unknown: [...given.keys()].filter((name) => !FIELDS.some((field) => field === name)) };
}

function toFile(page: Pick<Page, 'path' | 'body'> & Partial<Page>, ending: string): { name: string; text: string } {
  const lines = FIELDS.flatMap((field) => {
    const value = page[field];
    const text = Array.isArray(value) ? value.length > 0 && `[${value.join(', ')}]` : value;
    return text ? [`${field}: ${text}`] : [];
  });
  return { name: `${PAGES_FOLDER}${page.path}${ending}`, text: `---\n${lines.join('\n')}\n---\n${page.body}\n` };
}

export function writePageFiles(page: Page): { name: string; text: string }[] {
  const standing = standingsOf(textsOf(DOCUMENTS.page.data, page), page.hi ?? []);
  const current = standing.filter(({ state }) => state === 'current');
  const hindi = new Map(current.map(({ at, translation }) => [at, translation?.text ?? '']));
  const { path, keywords } = page;
  const translated = {
    ...{ path, title: hindi.get('title'), description: hindi.get('description'), owner: hindi.get('owner') },
    keywords: keywords.flatMap((_, index) => hindi.get(`keywords.${index}`) ?? []),
    body: hindi.get('body') ?? '',
  };
  return [toFile(page, '.md'), ...(hindi.size > 0 ? [toFile(translated, '.hi.md')] : [])];
}

export interface SourceFile {
  name: string;
  bytes: Buffer;
}

/** Table and format from a file name; `campus (1).csv` is how browsers name a second download. */
export function partsOf(name: string): { table: string; format: TableFormat } | undefined {
  const [, table, format] = /^(.+?)(?: \(\d+\))?\.(csv|json)$/.exec(name) ?? [];
  return table ? { table, format: format as TableFormat } : undefined;
}

export const formatOf = (bytes: Buffer): TableFormat =>
  /^(?:\xEF\xBB\xBF)?\s*\[/.test(bytes.subarray(0, 100).toString('latin1')) ? 'json' : 'csv';

/** Tables and pages in a folder. @throws StartupError if there are none */
export async function readFolder(folder: string): Promise<SourceFile[]> {
  const found = await readdir(folder).catch(() => {
    throw new StartupError(`There is no folder ${folder}.`);
  });
  const texts = await readdir(path.join(folder, PAGES_FOLDER), { recursive: true }).catch(() => []);
  const pages = texts.map((name) => `${PAGES_FOLDER}/${name.replaceAll(path.sep, '/')}`);
  const names = [...found.filter((name) => partsOf(name)), ...pages.filter((name) => pathOfFile(name))].sort();
  if (names.length === 0)
    throw new StartupError(`${folder} has no files that end in .csv or .json, and no ${PAGES_FOLDER}.`);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}

export interface Column {
  name: string;
  path: string[];
  isNullable: boolean;
  schema: z.ZodType;
  read(cell: string): unknown;
  write(value: unknown): string;
}

export interface Table {
  name: string;
  kind: DocumentKind;
  /** A list field whose rows these are, in order; their first column is the key of the document. */
  field: string | undefined;
  columns: Column[];
  /** Optional columns of pictures, by title. */
  pictures: Column[];
}

const toLines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Cells = Pick<Column, 'read' | 'write'>;

const TEXT: Cells = { read: (cell) => cell, write: String };
const YES_NO: Cells = {
  read: (cell) => ({ yes: true, no: false, true: true, false: false })[cell.toLowerCase()] ?? cell,
  write: (value) => (value ? 'yes' : 'no'),
};
const NUMBER: Cells = {
  read: (cell) => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(plainNumber(cell)) ? Number(plainNumber(cell)) : cell),
  write: String,
};
const DAY: Cells = { read: (cell) => isoDay(cell) ?? cell, write: String };
/** `2026-07-23T10:00` in IST. */
const INSTANT: Cells = {
  read: (cell) => {
    const [, day = '', time = ''] = /^(.+?)[ T](\d{1,2}:\d\d(?::\d\d(?:\.\d{1,3})?)?)$/.exec(plainCode(cell)) ?? [];
    const on = isoDay(day);
    return on ? fromIstInput(`${on}T${time.padStart(5, '0')}`) : cell;
  },
  write: (value) => toIstInput(value as string),
};
const LINES: Cells = { read: toLines, write: (value) => (value as string[]).join('\n') };

const SEPARATOR = ' = ';

/** Two values a line: `UR = 50`. */
function pairs(row: z.ZodObject): Cells {
  const [first, second] = fieldsOf(row);
  if (!first || !second) throw new Error('A pair has two fields');
  const cells = cellsOf(second[1]) ?? TEXT;
  return {
    read: (cell) =>
      toLines(cell).map((line) => {
        const [name = '', ...rest] = line.split(SEPARATOR);
        const value = rest.join(SEPARATOR).trim();
        return { [first[0]]: name.trim(), [second[0]]: value === '' ? null : cells.read(value) };
      }),
    write: (value) =>
      (value as Record<string, unknown>[])
        .map((each) => {
          const other = each[second[0]];
          return other === null ? String(each[first[0]]) : `${each[first[0]]}${SEPARATOR}${cells.write(other)}`;
        })
        .join('\n'),
  };
}

const isPair = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && Object.values(schema.shape).length === 2;

/** Undefined if the value needs several columns or a table. */
function cellsOf(schema: z.ZodType): Cells | undefined {
  const inner = innerOf(schema);
  if (notesOf(schema).input === 'instant') return INSTANT;
  if (notesOf(schema).input === 'day') return DAY;
  if (inner instanceof z.ZodBoolean) return YES_NO;
  if (inner instanceof z.ZodNumber) return NUMBER;
  if (inner instanceof z.ZodObject) return undefined;
  if (!(inner instanceof z.ZodArray)) return TEXT;
  const element = inner.element as z.ZodType;
  if (isPair(element)) return pairs(element);
  return element instanceof z.ZodObject ? undefined : LINES;
}

const asStored = (field: z.ZodType | undefined, value: unknown): unknown => {
  const read = field?.safeParse(value);
  return read?.success ? read.data : value;
};

/** The key of a document as stored. */
export function keyOf(kind: string, value: unknown): string {
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const { data, key } = Object.hasOwn(DOCUMENTS, kind) ? DOCUMENTS[kind as DocumentKind] : {};
  const fields: Record<string, z.ZodType> = data?.shape ?? {};
  return String(asStored(fields[key ?? ''], typed));
}

/** Not in tables: pictures, accounts, and Hindi, which has its own columns. */
const isOmitted = (schema: z.ZodType) =>
  schema === translations || ['media', 'staff'].includes(notesOf(schema).ref ?? '');

/** Takes fields that are not in tables from the previous row with the same first value. */
export function keepOmittedFields(schema: z.ZodType, rows: unknown, before: unknown): unknown {
  const inner = innerOf(schema);
  if (!(inner instanceof z.ZodArray) || !(inner.element instanceof z.ZodObject)) return rows;
  const fields = fieldsOf(inner.element);
  const kept = fields.filter(([, field]) => isOmitted(field)).map(([name]) => name);
  const [[first, firstField] = ['']] = fields;
  if (kept.length === 0 || !Array.isArray(rows) || !Array.isArray(before)) return rows;
  return rows.map((row: Record<string, unknown>) => {
    const known = before.find((each: Record<string, unknown>) => each[first] === asStored(firstField, row[first]));
    return known ? { ...Object.fromEntries(kept.map((name) => [name, known[name]])), ...row } : row;
  });
}

function columnsOf(schema: z.ZodObject, isOfThem: (schema: z.ZodType) => boolean, path: string[] = []): Column[] {
  return fieldsOf(schema).flatMap(([field, each]): Column[] => {
    const inner = innerOf(each);
    const here = [...path, field];
    if (inner instanceof z.ZodObject) return columnsOf(inner, isOfThem, here);
    const cells = cellsOf(each);
    if (!cells || !isOfThem(each)) return [];
    // `zoneId` → `zone`: cells hold keys, not ids.
    const name = [...path, notesOf(each).ref ? field.replace(/Ids?$/, '') : field].join('.');
    return [{ name, path: here, isNullable: each instanceof z.ZodNullable, schema: each, ...cells }];
  });
}

/** The table of a kind, and one for each list field with more than two values a row. */
export function tablesOf(kind: DocumentKind): Table[] {
  const { data } = DOCUMENTS[kind];
  const tableOf = (name: string, field: string | undefined, schema: z.ZodObject): Table => ({
    ...{ name, kind, field },
    columns: columnsOf(schema, (each) => !isOmitted(each)),
    pictures: columnsOf(schema, (each) => notesOf(each).ref === 'media'),
  });
  const rows = fieldsOf(data).flatMap(([field, schema]): Table[] => {
    const inner = innerOf(schema);
    if (!(inner instanceof z.ZodArray) || cellsOf(schema) || isOmitted(schema)) return [];
    return [tableOf(`${kind}.${field}`, field, inner.element as z.ZodObject)];
  });
  return [tableOf(kind, undefined, data), ...rows];
}

function takes(schema: z.ZodType): string {
  const inner = innerOf(schema);
  const { input, ref } = notesOf(schema);
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    if (isPair(element))
      return `one a line: ${fieldsOf(element)
        .map(([name]) => name)
        .join(SEPARATOR)}`;
    return `one a line: ${ref ? keyIn(ref) : takes(element)}`;
  }
  if (ref) return keyIn(ref);
  if (input === 'day') return 'a day, `2026-07-23`';
  if (input === 'instant') return 'a day and time in IST, `2026-07-23T10:00`';
  if (inner instanceof z.ZodBoolean) return 'yes or no';
  if (inner instanceof z.ZodEnum) return `one of: ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodNumber) return input === 'rupees' ? 'whole rupees' : 'a number';
  return input === 'markdown' ? 'text as Markdown' : 'text';
}

const keyIn = (ref: string): string => {
  const { one, key } = DOCUMENTS[ref as DocumentKind];
  return `${key} of a ${one.toLowerCase()}`;
};

/** All columns as Markdown: meaning, whether optional, format. */
export function describeTables(kinds: readonly DocumentKind[]): string {
  const parts = kinds.flatMap(tablesOf).map(({ name, kind, field, columns }) => {
    const first = field ? [`| \`${kind}\` | ${DOCUMENTS[kind].one} | no | ${keyIn(kind)} |`] : [];
    const rows = columns.map(({ name: column, isNullable, schema }) => {
      const { title, hint } = notesOf(schema);
      const mayBeEmpty = isNullable || schema.safeParse([]).success ? 'yes' : 'no';
      return `| \`${column}\` | ${[title, hint].filter(Boolean).join('. ')} | ${mayBeEmpty} | ${takes(schema)} |`;
    });
    const head = `## ${name}.csv\n\n| Column | Meaning | May be empty | A cell |\n| --- | --- | --- | --- |`;
    return [head, ...first, ...rows].join('\n');
  });
  return `# Columns\n\n${parts.join('\n\n')}\n`;
}

export const TRANSLATIONS = 'translations';

export const TRANSLATION_COLUMNS = ['kind', 'key', 'at', 'english', 'hindi'] as const;

/** `english` is undefined in a `.hi` column. */
export interface TranslationRow {
  at: string;
  english: string | undefined;
  hindi: string;
  file: string;
  line: number;
}

export const TRANSLATED_KINDS = TABLE_KINDS.filter((kind) => 'hi' in DOCUMENTS[kind].data.shape);

export const translationsOf = (documents: readonly Stored[]): string[][] =>
  documents.flatMap(({ kind, key, data }) =>
    standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]).map(
      ({ at, text, state, translation }) => [kind, key, at, text, (state === 'current' && translation?.text) || ''],
    ),
  );

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** An empty cell removes the current translation. */
export function withTranslations(
  kind: DocumentKind,
  data: Record<string, unknown>,
  rows: readonly TranslationRow[],
  issues: TableIssue[],
): Record<string, unknown> {
  const texts = textsOf(DOCUMENTS[kind].data, data);
  const right = new Map(((data.hi ?? []) as Translation[]).map((each) => [each.of, each]));
  let isChanged = false;
  for (const { at, english, hindi, file, line } of rows) {
    const text: TranslatedText | undefined = texts.find((each) => each.at === at);
    if (!text && english === undefined) {
      issues.push({ file, line, column: `${at}.hi`, reason: 'There is no English text for this.' });
    } else if (!text || plain(text.text) !== plain(english ?? text.text)) {
      issues.push({ file, line, column: 'english', reason: 'The English text has changed since.' });
    } else if (plain(right.get(text.text)?.text ?? '') !== plain(hindi)) {
      isChanged = true;
      if (plain(hindi) === '') right.delete(text.text);
      else right.set(text.text, { at, of: text.text, text: plain(hindi) });
    }
  }
  if (!isChanged) return data;
  const { data: hi, error } = translations.safeParse(tidied(texts, [...right.values()]));
  const [{ file, line } = { file: '', line: 1 }] = rows;
  for (const { message } of error?.issues ?? []) issues.push({ file, line, column: 'hindi', reason: message });
  return { ...data, hi };
}
