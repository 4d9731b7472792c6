import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@university/web';
import { partsOf, type SourceFile } from './formats';
import { PAGES_FOLDER, pathOfFile } from './page-files';

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
