import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Where a remote's releases are published.
 * @typedef {object} Place
 * @property {string} where As people write it.
 * @property {(name: string) => Promise<Buffer | null>} read
 * @property {(name: string, bytes: Buffer) => Promise<void>} write In one step: a reader sees all of it or nothing.
 * @property {(name: string) => Promise<boolean>} has
 * @property {(folder: string) => Promise<string[]>} list Names in a folder, without the folder.
 */

/** @param {string} to A folder, or `s3://bucket/prefix` with the S3_… variables of the uploads. @returns {Promise<Place>} */
export async function openPlace(to) {
  return to.startsWith('s3://') ? await bucket(new URL(to)) : folder(resolve(to));
}

function folder(root) {
  return {
    where: root,
    read: (name) => readFile(join(root, name)).catch(() => null),
    has: async (name) => existsSync(join(root, name)),
    list: (name) => readdir(join(root, name)).catch(() => []),
    async write(name, bytes) {
      const file = join(root, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
    },
  };
}

/** Hashed files never change; manifests and the journal do. */
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
  const { S3Client, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
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
    async list(name) {
      const prefix = `${at(name).Key}/`;
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: hostname, Prefix: prefix }));
      return Contents.map(({ Key }) => Key.slice(prefix.length));
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
