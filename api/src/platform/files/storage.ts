import type { Readable } from 'node:stream';
import type { ReceivedFile } from './receive';

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
  has(key: string): Promise<boolean>;
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
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a key of the file storage: ${key}`);
}
