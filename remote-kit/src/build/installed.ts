import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The folder of an installed package. Throws a sentence where it is not there.
 * @param from A folder: where the search begins.
 * @param names The package; before it those that depend on one another, as each may have its own copy of the next.
 */
export function folderOf(from: string, ...names: string[]): string {
  return names.reduce((folder, name) => {
    const places = createRequire(join(folder, 'index.js')).resolve.paths(name) ?? [];
    const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
    if (!found) throw new Error(`${folder} needs ${name}, which is not installed. Run npm install.`);
    return realpathSync(found);
  }, from);
}

/** The version of an installed package; parameters as above. */
export function versionOf(from: string, ...names: string[]): string {
  return JSON.parse(readFileSync(join(folderOf(from, ...names), 'package.json'), 'utf8')).version;
}
