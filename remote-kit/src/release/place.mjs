import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fingerprintOf } from '@university/shared/remote/checks';
import { signedPart } from '@university/shared/remote/manifest';

/**
 * Where a remote's releases are published.
 * @typedef {object} Place
 * @property {string} where As people write it.
 * @property {(name: string) => Promise<Buffer | null>} read
 * @property {(name: string, bytes: Buffer) => Promise<void>} write In one step: a reader sees all of it or nothing.
 * @property {(name: string) => Promise<boolean>} has
 */

/**
 * @param {string} to A folder, or `s3://bucket/prefix` (S3_… variables).
 * @returns {Promise<Place>}
 */
export async function openPlace(to) {
  return to.startsWith('s3://') ? await bucket(new URL(to)) : folder(resolve(to));
}

function folder(root) {
  return {
    where: root,
    read: (name) => readFile(join(root, name)).catch(() => null),
    has: async (name) => existsSync(join(root, name)),
    async write(name, bytes) {
      const file = join(root, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
    },
  };
}

const CACHE = { forever: 'public, max-age=31536000, immutable', asked: 'no-cache' };

const TYPES = {
  js: 'text/javascript',
  cjs: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

async function bucket({ hostname, pathname, href }) {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  const { S3Client, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name) => ({ Bucket: hostname, Key: join(pathname, name).slice(1) });
  const unlessMissing = (error) => {
    if (error.$metadata?.httpStatusCode === 404) return null;
    throw error;
  };
  return {
    where: href,
    has: async (name) => (await client.send(new HeadObjectCommand(at(name))).catch(unlessMissing)) !== null,
    async read(name) {
      const found = await client.send(new GetObjectCommand(at(name))).catch(unlessMissing);
      return found && Buffer.from(await found.Body.transformToByteArray());
    },
    async write(name, bytes) {
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: bytes,
          ContentType: TYPES[name.split('.').at(-1)] ?? 'application/octet-stream',
          CacheControl: /^(browser|server)\//.test(name) ? CACHE.forever : CACHE.asked,
        }),
      );
    },
  };
}

const fileOf = (version) => `releases/${version}.json`;

const POINTERS = { all: 'remote.json', some: 'canary.json' };

const pointerOf = ({ audience }) => POINTERS[audience === undefined ? 'all' : 'some'];

/** Stores a manifest for later rollback, then makes it the current one. */
export async function publish(place, manifest) {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await place.write(fileOf(manifest.version), bytes);
  if (manifest.audience === undefined && manifest.forOtherHosts)
    await place.write('mf-manifest.json', await place.read(`browser/${manifest.forOtherHosts}`));
  await place.write(pointerOf(manifest), bytes);
}

const parsed = (bytes) => bytes && JSON.parse(bytes.toString('utf8'));

export const readPointer = async (place) => parsed(await place.read(POINTERS.all));

export async function readCanary(place) {
  const canary = parsed(await place.read(POINTERS.some));
  return canary?.audience ? canary : null;
}

export const readRelease = async (place, version) => parsed(await place.read(fileOf(version)));

const DAY = 24 * 60 * 60 * 1000;

/**
 * A manifest with number, dates and, given a key file (PEM), a signature.
 * @param {object} manifest
 * @param {{ number: number, days: number, key?: string, audience?: 'staff' | number }} terms
 */
export function issued(manifest, { number, days, key, audience }) {
  const { signature: _, audience: __, ...rest } = manifest;
  const now = Date.now();
  const dated = {
    ...rest,
    number,
    released: new Date(now).toISOString(),
    expires: new Date(now + days * DAY).toISOString(),
    ...(audience !== undefined && { audience }),
  };
  return key ? signed(dated, key) : dated;
}

export function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

export const signerOf = (file) => (file ? fingerprintOf(createPublicKey(readFileSync(file))) : 'unsigned');

function signed(manifest, file) {
  const bytes = signedPart(manifest);
  return { ...manifest, signature: sign(null, bytes, createPrivateKey(readFileSync(file))).toString('base64') };
}

/**
 * What was done at a place, a line for each: `journal.jsonl`, beside the pointer. Sites do not read it.
 * @typedef {object} Entry
 * @property {number} number Of the release that was published, or of the one that was withdrawn.
 * @property {string} version
 * @property {'released' | 'rolled back' | 'canary' | 'withdrawn'} what Rolled back: an earlier version was published anew.
 *   Canary: only some are given it.
 * @property {string} at ISO 8601.
 * @property {string} by Fingerprint of the key that signed it, or `unsigned`.
 * @property {string} [note]
 * @property {'staff' | number} [audience] Of a canary.
 */
const JOURNAL = 'journal.jsonl';

/** @returns {Promise<Entry[]>} the oldest first */
export async function readJournal(place) {
  const bytes = await place.read(JOURNAL);
  if (!bytes) return [];
  return bytes
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * @param {{ number: number, version: string, audience?: 'staff' | number }} release
 * @returns {Entry}
 */
export const entryOf = ({ number, version, audience }, what, by, note) => ({
  number,
  version,
  what,
  ...(what === 'canary' && { audience }),
  at: new Date().toISOString(),
  by,
  ...(note && { note }),
});

export async function writeJournal(place, journal, entries) {
  const lines = [...journal, ...entries].map((entry) => `${JSON.stringify(entry)}\n`);
  await place.write(JOURNAL, Buffer.from(lines.join('')));
}

export const nextNumber = (journal, pointer) =>
  Math.max(0, pointer?.number ?? 0, ...journal.map(({ number }) => number)) + 1;

export function withdrawnVersions(journal) {
  const withdrawn = new Set();
  for (const { version, what } of journal)
    if (what === 'withdrawn') withdrawn.add(version);
    else withdrawn.delete(version);
  return withdrawn;
}

export const FOR_ALL = ['released', 'rolled back'];

export function versionBefore(journal, current) {
  const withdrawn = withdrawnVersions(journal);
  const used = journal.filter(({ what }) => FOR_ALL.includes(what)).map(({ version }) => version);
  return used.slice(0, used.lastIndexOf(current)).findLast((version) => version !== current && !withdrawn.has(version));
}
