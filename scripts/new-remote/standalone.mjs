/**
 * `npm run new:remote -- --standalone ../alumni mfe-alumni "Alumni network" /alumni`: a remote in a repository of its own,
 * with one page and its test. It needs nothing of this project but the two packages.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { versionsOf, writeTemplates } from './template.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const here = (folder) => join(import.meta.dirname, folder);

/** @param {string[]} args Folder, name, title and path. Throws a sentence that says what is wrong with them. */
export function newRepository([to = '', name = '', title = '', path = '']) {
  const folder = resolve(process.env.INIT_CWD ?? '.', to);
  if (!to || !/^mfe-[a-z][a-z0-9-]*$/.test(name) || !title || !/^(\/[a-z0-9-]+)+$/.test(path))
    throw new Error(
      'A folder, a name, a title and a path, please: npm run new:remote -- --standalone ../alumni mfe-alumni "Alumni network" /alumni',
    );
  if (/['\\\n]/.test(title)) throw new Error('A title without quotes and backslashes, please.');
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Error(`${folder} is not empty.`);
  const fields = { NAME: name, TITLE: title, PATH: path.slice(1), PORT: '3100', ...versionsOf(ROOT) };
  writeTemplates([here('template'), here('standalone')], folder, fields);
  console.log(`${name} is in ${folder}, with a page at ${path}.`);
  console.log('Its README says where the two packages come from, and what to run.');
}
