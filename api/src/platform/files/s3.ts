import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { ofStore, StorageAway } from './away';
import { discard } from './receive';
import { assertKey, type FileStorage } from './storage';

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

const typeOf = (key: string) => ({ contentType: TYPES[path.extname(key)] ?? 'application/octet-stream' });

/** Milliseconds: a store that does not answer must not hold uploads and downloads for ever. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 } as const;

function isMissing(error: unknown): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;
}

/** Files in a bucket. The libraries are loaded only here: they cost 100 ms and most installations use the disk. */
export async function s3Storage(settings: S3Settings, incoming: string): Promise<FileStorage> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const [{ S3Driver }, { GetObjectCommand, HeadObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
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
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });

  return {
    kind: 's3',
    incoming,
    place: async (file, key) => {
      assertKey(key);
      await ofStore(driver.putStream(key, createReadStream(file.path), { ...typeOf(key), contentLength: file.size }));
      await discard(file);
    },
    write: async (key, bytes) => {
      assertKey(key);
      await ofStore(driver.put(key, bytes, typeOf(key)));
    },
    has: async (key) => {
      assertKey(key);
      return ofStore(driver.exists(key));
    },
    modifiedAt: async (key) => {
      assertKey(key);
      try {
        return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).LastModified;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new StorageAway(error);
      }
    },
    // It is asked for a file that is not there.
    answers: async () => void (await ofStore(driver.exists('ready/ready'))),
    open: async (key, range) => {
      assertKey(key);
      // The driver knows no ranges.
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
        return Body as Readable | undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new StorageAway(error);
      }
    },
    remove: async (key) => {
      assertKey(key);
      await ofStore(driver.delete(key));
    },
    list: async function* (domain) {
      let paginationToken: string | undefined;
      do {
        const page = await driver.listAll(`${domain}/`, { recursive: true, paginationToken });
        for (const object of page.objects) if (object.isFile) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
