import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @throws Error when the package is not installed */
export function folderOf(from: string, name: string): string {
  const places = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
  if (!found) throw new Error(`${from} needs ${name}, which is not installed. Run npm install.`);
  return realpathSync(found);
}

export function versionOf(from: string, name: string): string {
  return JSON.parse(readFileSync(join(folderOf(from, name), 'package.json'), 'utf8')).version;
}
