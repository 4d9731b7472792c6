import { open } from 'node:fs/promises';
import { FileRefused } from '../refused';
import { resolve } from './objects';
import { BUDGET, bytesAt, type Source } from './source';
import { asDictionary, asInteger } from './streams';
import { readCrossReferences } from './xref';

/** Readers look for the header in the first kilobyte and for the end in the last; so do we. */
const EDGE = 1024;

const REFUSALS = {
  notPdf: 'Choose a PDF file; this is none',
  cutOff: 'The end of this PDF is missing. Save it again and upload the new file',
  protected: 'This PDF is protected. Save it without a password or restrictions, so that everybody can read it',
  unreadable: 'The structure of this PDF cannot be read. Open it, save it again as PDF and upload the new file',
} as const;

export interface PdfFacts {
  pages: number;
}

/**
 * Reads as much of a PDF as it takes to find its pages: header, end, cross-references, catalogue, page tree.
 * Protected files are refused, also those that open without a password: screen readers and search need the text.
 * @throws FileRefused with what is wrong, for people
 */
export async function readPdf(file: string): Promise<PdfFacts> {
  const handle = await open(file, 'r');
  try {
    const source: Source = { handle, size: (await handle.stat()).size, shift: 0, left: BUDGET };
    const shift = (await bytesAt(source, 0, EDGE)).indexOf('%PDF-');
    if (shift < 0) throw new FileRefused(REFUSALS.notPdf);
    return await readDocument({ ...source, shift });
  } catch (error) {
    // An error of the disk is ours and names its system call; any other means that the bytes are not as they should.
    if (error instanceof FileRefused || 'syscall' in (error as Error)) throw error;
    throw new FileRefused(REFUSALS.unreadable);
  } finally {
    await handle.close();
  }
}

async function readDocument(source: Source): Promise<PdfFacts> {
  const tailStart = Math.max(0, source.size - EDGE);
  const tail = (await bytesAt(source, tailStart, EDGE)).toString('latin1');
  const end = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  if (!end) throw new FileRefused(REFUSALS.cutOff);
  const { places, trailers } = await readCrossReferences(source, Number(end[1]));
  if (trailers.some((trailer) => trailer.has('/Encrypt'))) throw new FileRefused(REFUSALS.protected);
  const root = trailers.find((trailer) => trailer.has('/Root'))?.get('/Root');
  const catalogue = asDictionary(await resolve(source, places, root));
  const tree = asDictionary(await resolve(source, places, catalogue.get('/Pages')));
  const pages = asInteger(await resolve(source, places, tree.get('/Count')));
  if (pages < 1 || tree.get('/Type') !== '/Pages') throw new FileRefused(REFUSALS.unreadable);
  return { pages };
}

/** A check for `readForm`. */
export async function checkPdf(file: { path: string }): Promise<void> {
  await readPdf(file.path);
}
