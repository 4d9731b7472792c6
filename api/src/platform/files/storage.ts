import type { Readable } from 'node:stream';
import { type ReceivedFile, discard } from './receive';
import { HttpError, Outage } from '@university/web';
import { access, constants, mkdir, open, opendir, rm, stat, writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../secrets';
import { settle, syncToDisk } from '../data-folder';
import { Gauge, Histogram } from 'prom-client';
import { spaceAt } from './room';
import { createReadStream } from 'node:fs';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  allotmentRuns,
  applicants,
  grievances,
  mediaFiles,
  noticeFiles,
  noticeRevisions,
  notices,
} from '../database/schema';
import { LOCKS, type Database } from '../database/database';

/** Inclusive, from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * A key is `<domain>/<name>` and is never reused: whoever placed a file may remove it.
 */
export interface FileStorage {
  kind: 'local' | 's3';
  incoming: string;
  place(file: Pick<ReceivedFile, 'path' | 'size'>, key: string): Promise<void>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  modifiedAt(key: string): Promise<Date | undefined>;
  answers(): Promise<void>;
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Also succeeds when there is no such file. */
  remove(key: string): Promise<void>;
  /** Unordered keys. */
  list(domain: string): AsyncIterable<string>;
}

/** Or a key from before there were domains, which the sweep ignores. */
const KEY = /^([a-z][a-z-]*\/[\w-][\w.-]*|[0-9a-f]{64}\.[0-9a-f]{24}\.pdf)$/;

function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a key of the file storage: ${key}`);
}

const RETRY_AFTER = 10;

/** Files are placed before their rows, so nothing was done. */
class StorageAway extends Outage {
  override name = 'StorageAway';

  constructor(cause: unknown) {
    super('The file store cannot be reached', { cause });
  }

  override answer(): HttpError {
    return new HttpError(
      503,
      'storage_away',
      'Our file store does not answer. Nothing was changed; try again in a moment.',
      { retryAfter: RETRY_AFTER },
    );
  }
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

export function localStorage(root: string, incoming: string): FileStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return path.join(root, key);
  };

  async function place(draft: string, key: string) {
    const target = pathOf(key);
    // A new folder's own entry must be durable too.
    if (await mkdir(path.dirname(target), { recursive: true })) await syncToDisk(root);
    await settle(draft, target);
  }

  return {
    kind: 'local',
    incoming,
    place: (file, key) => place(file.path, key),
    write: async (key, bytes) => {
      const draft = path.join(incoming, newId());
      await writeFile(draft, bytes, { flag: 'wx' });
      await place(draft, key);
    },
    modifiedAt: async (key) => (await stat(pathOf(key)).catch(orMissing))?.mtime,
    answers: () => access(incoming, constants.W_OK),
    open: async (key, range) => {
      // Opened at once: a file removed meanwhile can still be read.
      const handle = await open(pathOf(key), 'r').catch(orMissing);
      return handle?.createReadStream(range);
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: async function* (domain) {
      const folder = path.join(root, domain);
      const entries = await opendir(folder).catch(orMissing);
      if (!entries) return;
      for await (const entry of entries) if (entry.isFile()) yield `${domain}/${entry.name}`;
    },
  };
}

const durations = new Histogram({
  name: 'storage_operation_seconds',
  help: 'Time that the storage of uploads took, by what was asked of it and whether it could be done',
  labelNames: ['storage', 'operation', 'outcome'],
  buckets: [0.001, 0.01, 0.05, 0.25, 1, 5, 30],
});

/** Of the storage opened last; tests open several. */
let incoming: string | undefined;

const free: Gauge = new Gauge({
  name: 'storage_free_bytes',
  help: 'Room that is left on the disk on which uploads are received',
  collect: async () => {
    if (incoming === undefined) return;
    const space = await spaceAt(incoming).catch(() => null);
    free.set(space?.free ?? Number.NaN);
  },
});

/** Measures durations for `/metrics`, except of lists, whose pace the reader sets. */
export function measured(storage: FileStorage): FileStorage {
  incoming = storage.incoming;
  const timed =
    <A extends unknown[], R>(operation: string, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const ended = durations.startTimer({ storage: storage.kind, operation });
      try {
        const result = await work(...args);
        ended({ outcome: 'done' });
        return result;
      } catch (error) {
        ended({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    ...storage,
    place: timed('place', storage.place),
    write: timed('write', storage.write),
    modifiedAt: timed('modifiedAt', storage.modifiedAt),
    open: timed('open', storage.open),
    remove: timed('remove', storage.remove),
  };
}

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Content types in the bucket. Originals have no extension and are never shown. */
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.avif': 'image/avif', '.webp': 'image/webp' };

const typeOf = (key: string) => TYPES[path.extname(key)] ?? 'application/octet-stream';

const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 } as const;

/** Files in a bucket. The SDK takes 100 ms to load, and most installations use the disk. */
export async function s3Storage(settings: S3Settings, incoming: string): Promise<FileStorage> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // Virtual-host names work with some stores only.
    forcePathStyle: true,
    requestHandler: TIMEOUTS,
    // Other stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  const away = (error: unknown): never => {
    throw new StorageAway(error);
  };
  const orMissing = (error: { $metadata?: { httpStatusCode?: number } }) =>
    error.$metadata?.httpStatusCode === 404 ? undefined : away(error);
  const put = (key: string, Body: Readable | Uint8Array, ContentLength: number) =>
    client.send(new s3.PutObjectCommand({ ...at(key), Body, ContentLength, ContentType: typeOf(key) })).catch(away);
  const modifiedAt = async (key: string) =>
    (await client.send(new s3.HeadObjectCommand(at(key))).catch(orMissing))?.LastModified;

  return {
    kind: 's3',
    incoming,
    place: async (file, key) => {
      await put(key, createReadStream(file.path), file.size);
      await discard(file);
    },
    write: async (key, bytes) => void (await put(key, bytes, bytes.length)),
    modifiedAt,
    // A HEAD request for a missing file.
    answers: async () => void (await modifiedAt('ready/ready')),
    open: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new s3.GetObjectCommand({ ...at(key), Range })).catch(orMissing);
      return found?.Body as Readable | undefined;
    },
    remove: async (key) => void (await client.send(new s3.DeleteObjectCommand(at(key))).catch(away)),
    list: async function* (domain) {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${domain}/` });
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield Key;
    },
  };
}

interface Options {
  dataDir: string;
  /** Without it, files are stored in `dataDir`. */
  s3?: S3Settings;
}

/** Uploads are received in `dataDir` either way. */
export async function openStorage({ dataDir, s3 }: Options): Promise<FileStorage> {
  const root = path.join(dataDir, 'files');
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  return measured(s3 ? await s3Storage(s3, incoming) : localStorage(root, incoming));
}

/** Removes incomplete uploads not modified since `before`; without it all. */
export async function clearIncoming({ incoming }: Pick<FileStorage, 'incoming'>, before?: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const known = await stat(file).catch(() => undefined);
    if (known && (!before || known.mtime < before)) await rm(file, { force: true });
  }
}

export interface FileRows {
  table: PgTable;
  key: AnyColumn | SQL<string | null>;
}

export interface FileOwner {
  domain: string;
  rows: readonly FileRows[];
}

/** All domains with files. Others are never swept; one listed here without need would lose its files. */
export const FILE_OWNERS: readonly FileOwner[] = [
  {
    domain: 'notices',
    rows: [
      { table: notices, key: notices.fileKey },
      { table: noticeRevisions, key: noticeRevisions.fileKey },
      { table: noticeFiles, key: noticeFiles.key },
    ],
  },
  { domain: 'grievances', rows: [{ table: grievances, key: grievances.fileKey }] },
  { domain: 'media', rows: [{ table: mediaFiles, key: mediaFiles.key }] },
  { domain: 'photos', rows: [{ table: applicants, key: applicants.photoFile }] },
  { domain: 'allotment-runs', rows: [{ table: allotmentRuns, key: allotmentRuns.fileKey }] },
];

/** Call first in the transaction that writes a row with a file: the sweep waits for it. */
export async function announcePlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.placing})`);
}

/** Waits for all transactions that called `announcePlacing`; new ones wait for `tx`. */
export async function waitForPlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.placing})`);
}
