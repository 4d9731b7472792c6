import type { FileHandle } from 'node:fs/promises';
import { NoValue, ValueReader } from './values';

/** Bytes of the first look at a place, and of the last: a table of 400,000 objects. */
const WINDOW = { first: 4 * 1024, last: 8 * 1024 * 1024 } as const;

/** Bytes to be read and unfolded of one document. A good one needs far fewer; one made to keep us busy ends here. */
export const BUDGET = 32 * 1024 * 1024;

/** Random access to the bytes of a PDF; nothing reads the whole of a large one. */
export interface Source {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** Where the header stands; some programs put bytes before it and count offsets from the header on. */
  shift: number;
  /** Bytes that may still be read. */
  left: number;
}

/** Counts bytes that are read or unfolded. */
export function spend(source: Source, bytes: number): void {
  source.left -= bytes;
  if (source.left < 0) throw new Error('The document is too laborious');
}

/** Bytes of the file from `start`, fewer at its end. */
export async function bytesAt(source: Source, start: number, length: number): Promise<Buffer> {
  const { handle, size } = source;
  const wanted = Math.min(length, size - start);
  if (start < 0 || wanted <= 0) throw new NoValue();
  spend(source, wanted);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, start);
  return buffer.subarray(0, bytesRead);
}

/** Reads something at an offset of the document, looking further ahead as long as it does not end within sight. */
export async function readAt<T>(source: Source, offset: number, read: (reader: ValueReader) => T): Promise<T> {
  const start = offset + source.shift;
  for (let length: number = WINDOW.first; ; length *= 8) {
    const bytes = await bytesAt(source, start, length);
    try {
      return read(new ValueReader(bytes.toString('latin1')));
    } catch (error) {
      const isAll = length >= WINDOW.last || start + length >= source.size;
      if (isAll || !(error instanceof NoValue)) throw error;
    }
  }
}
