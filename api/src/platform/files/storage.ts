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
import { applicants, grievances, mediaFiles, noticeFiles, noticeRevisions, notices } from '../database/schema';
import { LOCKS, type Database } from '../database/database';

/** Bytes `start` to `end` of a file, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where uploads are stored. A key is `<domain>/<name>`, is used for one file only and never for another one later:
 * whoever placed a file may remove it without asking who else has it.
 */
export interface FileStorage {
  kind: 'local' | 's3';
  /** Local folder in which uploads stand while they are received and checked. */
  incoming: string;
  /** Gives a received file its place; it survives a power cut from then on. */
  place(file: Pick<ReceivedFile, 'path' | 'size'>, key: string): Promise<void>;
  /** Writes a file that was made here, as lasting as a placed one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** When a file was written; undefined when there is no such file. */
  modifiedAt(key: string): Promise<Date | undefined>;
  /** Resolves when the store answers. */
  answers(): Promise<void>;
  /** The bytes of a file, or of a range of it; undefined when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Succeeds when there is no such file, too. */
  remove(key: string): Promise<void>;
  /** Keys of all files of a domain, in no particular order. */
  list(domain: string): AsyncIterable<string>;
}

/** Files from before there were domains have none; the sweep does not touch them. */
const KEY = /^([a-z][a-z-]*\/[\w-][\w.-]*|[0-9a-f]{64}\.[0-9a-f]{24}\.pdf)$/;

/** Keys are made here and never come from a request; a wrong one is a mistake in the program. */
function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a key of the file storage: ${key}`);
}

/** Seconds after which to try again. */
const AWAY = 10;

/** The file store did not do what it was asked for. Files are placed before the rows that name them, so nothing was done. */
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
      {
        retryAfter: AWAY,
      },
    );
  }
}

/** `undefined` in place of the error that a file is not there. */
function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Files in a folder of this machine. Written beside their place, synced and renamed: never seen half-written. */
export function localStorage(root: string, incoming: string): FileStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return path.join(root, key);
  };

  async function place(draft: string, key: string) {
    const target = pathOf(key);
    // The first file of a domain makes its folder, whose own entry must last too.
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
      // Opened before it is promised: a file that is removed meanwhile can still be read to its end.
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

/** Where uploads are received, of the storage that was opened last: one in a process, many in tests. */
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

/** The same storage, with what it takes on `/metrics`. Listing is not timed: whoever asks sets its pace. */
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

/** A bucket of any store that speaks S3. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Origin of the store. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the store notes of a file; the API says by itself what it sends. An original has no ending: it is never shown. */
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.avif': 'image/avif', '.webp': 'image/webp' };

const typeOf = (key: string) => TYPES[path.extname(key)] ?? 'application/octet-stream';

/** Milliseconds: a store that does not answer must not hold uploads and downloads for ever. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 } as const;

/** Files in a bucket. The library is loaded only here: it costs 100 ms and most installations use the disk. */
export async function s3Storage(settings: S3Settings, incoming: string): Promise<FileStorage> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as part of the path work with every store; of the names by host only some.
    forcePathStyle: true,
    requestHandler: TIMEOUTS,
    // The checksums that newer SDKs add are unknown to other stores.
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
    // It is asked for a file that is not there.
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
  /** Without it files stay in `dataDir`. */
  s3?: S3Settings;
}

/** Where files are stored, ready for use. Uploads are received in `dataDir` either way. */
export async function openStorage({ dataDir, s3 }: Options): Promise<FileStorage> {
  const root = path.join(dataDir, 'files');
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  return measured(s3 ? await s3Storage(s3, incoming) : localStorage(root, incoming));
}

/** Removes uploads that a crash has cut off: those to which nothing was written since `before`; without it all. */
export async function clearIncoming({ incoming }: Pick<FileStorage, 'incoming'>, before?: Date): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const known = await stat(file).catch(() => undefined);
    if (known && (!before || known.mtime < before)) await rm(file, { force: true });
  }
}

/** A table whose rows have a file each. */
export interface FileRows {
  table: PgTable;
  /** The key of a row's file; null for a row without one. */
  key: AnyColumn | SQL<string | null>;
}

export interface FileOwner {
  /** First part of the keys; all files below it belong to these tables. */
  domain: string;
  rows: readonly FileRows[];
}

/** Every domain that keeps files. What is missing here is never swept; what is here without need loses its files. */
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
];

/**
 * Says that a row is about to name a placed file. To be called first in the transaction that writes the row: the sweep
 * waits for its end, and then knows whether an old file has its row.
 */
export async function announcePlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.placing})`);
}

/** Waits for every transaction, of whichever process, that has announced a file; new ones wait until `tx` ends. */
export async function waitForPlacing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.placing})`);
}
