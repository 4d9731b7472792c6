import { createHash, createPrivateKey, sign } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Read at run time by `resource('…')`, relative to `api`. */
export const RESOURCES = [
  '../allotment/check.mjs',
  '../demo',
  'assets/fonts',
  'drizzle',
  'src/platform/database/embedded/worker.mjs',
];

export const FILES = [
  'bin',
  'deploy',
  'registry.json',
  'CHANGELOG.md',
  'docs/adopting.md',
  'docs/deploying.md',
  'docs/capacity.md',
  'docs/upgrading.md',
  'e2e/adopting',
  ...RESOURCES.map((path) => join('api', path)),
];

/** Files of packages that serving does not need. Licences stay. */
const FOR_DEVELOPERS = /\.(map|[cm]?ts|flow|cc|h|gyp|markdown)$|(?<!LICEN[CS]E|NOTICE)\.md$|\/\.built$/i;

/** Unused extensions of the database, and what is there for `require` only. */
const UNUSED = { '@electric-sql/pglite': /\.tar\.gz$|\.cjs$/ };

/** Only needed to write migrations and to draw the demonstration's pictures. */
const FOR_AUTHORS = /_snapshot\.json$|[/\\]pictures[/\\]drawings$/;

export function copyFiles(root, stage) {
  for (const path of FILES) {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    cpSync(join(root, path), join(stage, path), { recursive: true, filter: (file) => !FOR_AUTHORS.test(file) });
  }
}

/** Files that are the same in the builds of API and site are hard links. */
export function linkTwins(stage) {
  const [one, other] = ['api/dist', 'shell/dist/server'].map((folder) => join(stage, folder));
  for (const name of readdirSync(one)) {
    const [file, twin] = [join(one, name), join(other, name)];
    if (!existsSync(twin) || !readFileSync(file).equals(readFileSync(twin))) continue;
    rmSync(file);
    linkSync(twin, file);
  }
}

export function compressMaps(stage) {
  for (const app of readdirSync(stage)) {
    const folder = join(stage, app, 'dist/maps');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      rmSync(join(folder, name));
    }
  }
}

export function copyPackage({ name, folder, path }, stage) {
  const target = join(stage, path);
  // Nested packages are copied by themselves, or not at all.
  const isOwn = (file) => !file.slice(folder.length).includes('/node_modules');
  const isLeftOut = (file) => FOR_DEVELOPERS.test(file) || UNUSED[name]?.test(file);
  cpSync(folder, target, { recursive: true, dereference: true, filter: (file) => isOwn(file) && !isLeftOut(file) });
  return sizeOf(target);
}

export function writePackage(given, stage) {
  const { name, version, description, license, type, bin, engines } = given;
  const own = { name, version, private: true, description, license, type, bin, engines };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

export function sizeOf(path) {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The format of `sha256sum`. */
export const sumsOf = (files) => files.map((file) => `${digestOf(file)}  ${basename(file)}\n`).join('');

const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** By an Ed25519 key in a PEM file; `openssl pkeyutl -verify -rawin` checks it. */
export function signatureOf(text, keyFile) {
  const key = createPrivateKey(readFileSync(keyFile));
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${keyFile} is no Ed25519 key; \`npm run release:key\` makes one.`);
  return sign(null, Buffer.from(text), key);
}
