/**
 * The bill of materials of an artefact, as CycloneDX 1.5. `npm sbom` reads the folder of packages, and leaves out what is both a
 * package of production and one of development (React, Zod): here is what the builds read.
 */

/**
 * @param {{ version: string, date: Date, packages: import('./packages.mjs').Package[], lock: Record<string, { resolved?: string, integrity?: string }> }} given
 * `lock` is the part `packages` of the lockfile.
 */
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
    // A version may be there twice.
    'bom-ref': path,
    type: 'library',
    ...(group && { group }),
    name: plain,
    version,
    licenses: [
      /^[\w.+-]+$/.test(license)
        ? { license: { [isSpdx(license) ? 'id' : 'name']: license } }
        : { expression: license },
    ],
    purl,
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

/** Those that the packages here have; another name is given as one. */
const SPDX =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PostgreSQL|Python-2\.0|Unlicense|Zlib)$/;
const isSpdx = (license) => SPDX.test(license);
