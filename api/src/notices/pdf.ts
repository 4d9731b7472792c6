import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';

/** Bytes up to which a file is parsed for its page count; parsing holds the event loop. */
const PARSE_LIMIT = 1024 * 1024;

const MAGIC = '%PDF-';

/** Readers look for the mark in the first kilobyte; so do we. */
const MAGIC_WITHIN = 1024;

/** Whether a file begins as a PDF does. */
export async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC_WITHIN), 0, MAGIC_WITHIN, 0);
    return buffer.subarray(0, bytesRead).includes(MAGIC);
  } finally {
    await handle.close();
  }
}

/** Pages of a PDF: exact for a small file, else counted by their marks; 0 when they cannot be told. */
export async function countPages(file: string, size: number): Promise<number> {
  if (size <= PARSE_LIMIT) {
    try {
      const document = await PDFDocument.load(await readFile(file), { ignoreEncryption: true, updateMetadata: false });
      return document.getPageCount();
    } catch {
      // Damaged or unusual: count the marks instead.
    }
  }
  return countMarks(file);
}

async function countMarks(file: string): Promise<number> {
  let count = 0;
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1' })) {
    const text = rest + String(chunk);
    const marks = [...text.matchAll(/\/Type\s*\/Page(?![\w])/g)];
    count += marks.length;
    const last = marks.at(-1);
    // Keep the end for a mark that the chunks cut, but none that is counted.
    rest = text.slice(Math.max(last ? last.index + last[0].length : 0, text.length - 40));
  }
  return count;
}
