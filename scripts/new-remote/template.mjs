import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes the files of templates into a new folder, later ones in the place of earlier ones. They end in `.txt`, so that no
 * tool of the project takes them for its own; `_name` is `.name`.
 * @param {string[]} templates Folders.
 * @param {Record<string, string>} fields What stands for `__FIELD__` in them.
 */
export function writeTemplates(templates, folder, fields) {
  const filled = (text) => text.replace(/__([A-Z]+)__/g, (whole, key) => fields[key] ?? whole);
  for (const template of templates)
    for (const file of filesBelow(template)) {
      const target = join(folder, dirname(file), basename(file, '.txt').replace(/^_/, '.'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, filled(readFileSync(join(template, file), 'utf8')));
    }
}

function filesBelow(root, below = '') {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, join(below, entry.name)) : join(below, entry.name),
  );
}

/** Versions that a new remote begins with: of the two packages and of what the site shares. */
export function versionsOf(root) {
  const read = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const [shared, kit] = [read('shared'), read('remote-kit')];
  return {
    SHARED: shared.version,
    KIT: kit.version,
    REACT: shared.peerDependencies.react,
    STYLED: shared.peerDependencies['styled-components'],
  };
}
