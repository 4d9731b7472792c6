/**
 * `npm run pack [-- folder]`: makes `university-<version>-<commit>.tar.gz` with all that serving needs beside Node, its bill of
 * materials, SHA256SUMS and, with a PEM file in UNIVERSITY_RELEASE_KEY, their signature. Native parts are of this platform. The
 * same commit gives the same bytes, except for the order of digests in remotes' entries. Needs GNU tar and gzip.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { buildAllInto, ensureInstalled } from '../lib/prepare.mjs';
import {
  compressMaps,
  copyFiles,
  copyPackage,
  linkTwins,
  readJson,
  signatureOf,
  sizeOf,
  sumsOf,
  writePackage,
} from './contents.mjs';
import { licencesOf, packagesOf, sbomOf, withNeeds } from './packages.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
process.chdir(ROOT);
const out = resolve(process.argv[2] ?? 'packed');
const key = process.env.UNIVERSITY_RELEASE_KEY;

ensureInstalled('serving');
const pkg = readJson('package.json');
const [commit = '', seconds = '0'] = lastCommit();
// Two builds of one version must differ by name.
const given = { ...pkg, version: [pkg.version, commit, isChanged() && 'changed'].filter(Boolean).join('-') };
const name = `university-${given.version}`;
const date = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? seconds) * 1_000);
const work = mkdtempSync(join(tmpdir(), 'university-pack-'));
try {
  await pack();
} finally {
  rmSync(work, { recursive: true });
}

async function pack() {
  const stage = join(work, name);
  const read = join(work, 'read');
  mkdirSync(read);
  console.log('Building …');
  await buildAllInto(stage, (app) => ({
    config: 'scripts/pack/rspack.config.ts',
    env: { PACK_APP: app, PACK_READ: read },
  }));
  linkTwins(stage);
  compressMaps(stage);
  copyFiles(ROOT, stage);
  writePackage(given, stage);

  const { OUTSIDE } = await createJiti(import.meta.url).import('../../api/outside.ts');
  const outside = withNeeds(ROOT, OUTSIDE).map((each) => ({ ...each, bytes: copyPackage(each, stage) }));
  const { platform, arch } = process;
  const packages = outside.map(({ name, version, bytes }) => ({ name, version, bytes }));
  write(stage, 'native.json', `${JSON.stringify({ platform, arch, packages }, null, 2)}\n`);

  const bundled = packagesOf(
    ROOT,
    readdirSync(read).flatMap((file) => readJson(join(read, file))),
  );
  const paths = new Set(outside.map(({ path }) => path));
  const inside = [...outside, ...bundled.filter(({ path }) => !paths.has(path))];
  write(stage, 'THIRD-PARTY-LICENSES.txt', licencesOf(inside));

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  archive(stage, join(out, `${name}.tar.gz`));
  const { packages: lock } = readJson('package-lock.json');
  write(
    out,
    `${name}.cdx.json`,
    `${JSON.stringify(sbomOf({ version: given.version, date, packages: inside, lock }), null, 2)}\n`,
  );
  const sums = sumsOf([`${name}.tar.gz`, `${name}.cdx.json`].map((file) => join(out, file)));
  write(out, 'SHA256SUMS', sums);
  if (key) writeFileSync(join(out, 'SHA256SUMS.sig'), signatureOf(sums, key));
  tell(stage, inside.length);
}

function write(folder, file, text) {
  writeFileSync(join(folder, file), text);
}

/** Empty without git. */
function lastCommit() {
  return git('log', '-1', '--abbrev=12', '--format=%h %ct').split(' ').filter(Boolean);
}

function isChanged() {
  return git('status', '--porcelain') !== '';
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

function archive(stage, file) {
  const alike = [
    '--sort=name',
    `--mtime=@${date / 1_000}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const tar = join(work, 'all.tar');
  execFileSync('tar', [...alike, '--format=gnu', '-cf', tar, '-C', join(stage, '..'), name]);
  execFileSync('gzip', ['-9', '--no-name', tar]);
  execFileSync('cp', [`${tar}.gz`, file]);
}

function tell(stage, count) {
  const parts = readdirSync(stage).map((part) => ({ part, bytes: sizeOf(join(stage, part)) }));
  const packed = join(out, `${name}.tar.gz`);
  const all = { part: `in all, with ${count} packages`, bytes: sizeOf(stage) };
  for (const { part, bytes } of [...parts, all, { part: packed, bytes: statSync(packed).size }])
    if (bytes > 1e5) console.log(`${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${part}`);
  if (!key) console.log('Not signed: UNIVERSITY_RELEASE_KEY names no key.');
}
