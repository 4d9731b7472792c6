/** The packages of npm that are inside an artefact. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * @typedef {{ name: string, version: string, license: string, path: string, folder: string }} Package
 * `path` is relative to the project, as the lockfile has it.
 */

/** Those that the files are of, each once, by their paths. Of a folder that holds more than one, the innermost counts. */
export function packagesOf(/** @type {string} */ root, /** @type {string[]} */ files) {
  const folders = new Set(files.map((file) => folderOf(file)).filter((folder) => folder !== undefined));
  return [...folders].map((folder) => packageAt(root, folder)).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** `…/node_modules/@scope/name` of a file below it. */
const folderOf = (file) => /^.*\/node_modules\/(?:@[^/]+\/)?(?!@)[^/]+(?=\/)/.exec(file)?.[0];

/** @returns {Package} */
export function packageAt(root, folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license: license?.type ?? license ?? 'UNKNOWN', path: relative(root, folder), folder };
}

/** These packages and all that they need at run time, as far as it is installed: optional ones are for other platforms. */
export function withNeeds(root, names) {
  const found = new Map();
  const visit = (name, from) => {
    const folder = installedAt(name, from);
    if (!folder || found.has(folder)) return;
    found.set(folder, packageAt(root, folder));
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const need of Object.keys({ ...dependencies, ...optionalDependencies })) visit(need, folder);
  };
  for (const name of names) {
    visit(name, join(root, 'api'));
    visit(name, join(root, 'shell'));
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Where Node finds a package from a folder. */
function installedAt(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

const LEGAL = /^(licen[cs]e|notice|copying|ofl)/i;

/** The texts under which packages may be given on, one after another. */
export function licencesOf(packages) {
  const texts = packages.map(({ name, version, license, folder }) => {
    const files = readdirSync(folder)
      .filter((file) => LEGAL.test(file))
      .sort();
    const read = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...read].join('\n\n');
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
