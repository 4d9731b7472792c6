import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TableFormat } from '@university/shared/contract';
import { StartupError } from '@university/web';
import { PAGES_FOLDER, pathOfFile } from './page-files';

export interface SourceFile {
  /** As `program.csv`, `program.years.json`. */
  name: string;
  bytes: Buffer;
}

/**
 * The table that a file is named after, and its form; undefined for other names. A file that was saved a second time
 * is called `campus (1).csv` by browsers.
 */
export function partsOf(name: string): { table: string; format: TableFormat } | undefined {
  const [, table, format] = /^(.+?)(?: \(\d+\))?\.(csv|json)$/.exec(name) ?? [];
  return table ? { table, format: format as TableFormat } : undefined;
}

/** What a table without a name is in: a list of JSON begins with a bracket, which no column is called. */
export const formatOf = (bytes: Buffer): TableFormat =>
  /^(?:\xEF\xBB\xBF)?\s*\[/.test(bytes.subarray(0, 100).toString('latin1')) ? 'json' : 'csv';

/** The files of an import in a folder: tables, and pages below `pages`. @throws StartupError where there are none */
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
