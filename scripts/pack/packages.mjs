import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Nested packages count for themselves. */
export function packagesOf(/** @type {string} */ root, /** @type {string[]} */ files) {
  const folders = new Set(files.map((file) => folderOf(file)).filter((folder) => folder !== undefined));
  return [...folders].map((folder) => packageAt(root, folder)).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** `…/node_modules/@scope/name` of a file below it. */
const folderOf = (file) => /^.*\/node_modules\/(?:@[^/]+\/)?(?!@)[^/]+(?=\/)/.exec(file)?.[0];

function packageAt(root, folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license: license?.type ?? license ?? 'UNKNOWN', path: relative(root, folder), folder };
}

/** With all installed dependencies: optional ones may be for other platforms. */
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

function installedAt(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

const LEGAL = /^(licen[cs]e|notice|copying|ofl)/i;

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

/** CycloneDX 1.5. `npm sbom` leaves out packages used both in production and in development (React, Zod). */
export function sbomOf({ version, date, packages, lock }) {
  const own = { 'bom-ref': `university@${version}`, type: 'application', name: 'university', version };
  const components = packages.map((each) => componentOf(each, lock[each.path]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: date.toISOString(), component: own },
    components,
    dependencies: [{ ref: own['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) }],
  };
}

function componentOf({ name, version, license, path }, { resolved, integrity } = {}) {
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${plain}@${version}`;
  return {
    'bom-ref': path,
    type: 'library',
    ...(group && { group }),
    name: plain,
    version,
    licenses: [NOT_SPDX.test(license) ? { license: { name: license } } : { expression: license }],
    purl,
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

/** What npm allows beside SPDX's expressions, of which a single name is one. */
const NOT_SPDX = /^(SEE LICENSE|UNKNOWN|UNLICENSED)/;
