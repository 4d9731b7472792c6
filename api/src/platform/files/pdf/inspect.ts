import { readFileSync } from 'node:fs';
import { PDFBool, PDFDict } from '@cantoo/pdf-lib';
import { ActiveContent, ForeignLink, rejectActiveContent } from './active';
import type { PdfRefusal } from './refusals';
import { integerOf, name, PdfObjects } from './reader';

/** Readers look for the end in the last kilobyte; so do we. */
const EDGE = 1024;

export interface PdfFacts {
  pages: number;
  /** It says what is a heading, a list, a table, so that screen readers can (ISO 32000-1, 14.8). */
  isTagged: boolean;
}
export type PdfFinding = PdfFacts | { refused: PdfRefusal };

/**
 * Looks at every object of a PDF and says what it holds, or why it is refused. Protected files are refused, also those
 * that open without a password: screen readers and search need the text. What it costs is bounded only by the process
 * that it runs in.
 */
export function inspectPdf(bytes: Buffer): PdfFinding {
  const header = bytes.subarray(0, EDGE).indexOf('%PDF-');
  if (header !== 0) return { refused: header < 0 ? 'notPdf' : 'leading' };
  const tail = bytes.subarray(-EDGE).toString('latin1');
  const end = /^startxref\s{1,9}(\d{1,10})\s{1,9}%%EOF/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  if (!end) return { refused: 'cutOff' };
  try {
    return readDocument(new PdfObjects(bytes, Number(end[1])));
  } catch (error) {
    if (error instanceof ActiveContent) return { refused: 'active' };
    if (error instanceof ForeignLink) return { refused: 'link' };
    // The library says in many ways that it cannot read something.
    return { refused: 'unreadable' };
  }
}

/** @throws an error of the disk, which is not the file's fault */
export const inspectPdfFile = ({ path }: { path: string }): PdfFinding => inspectPdf(readFileSync(path));

function readDocument(objects: PdfObjects): PdfFinding {
  const { trailers } = objects;
  if (trailers.some((trailer) => trailer.has(name('Encrypt')))) return { refused: 'protected' };
  const dictionary = (of: PDFDict | undefined, key: string) => {
    const value = objects.resolve(of?.get(name(key)));
    return value instanceof PDFDict ? value : undefined;
  };
  const catalogue = dictionary(
    trailers.find((trailer) => trailer.has(name('Root'))),
    'Root',
  );
  const tree = dictionary(catalogue, 'Pages');
  const pages = integerOf(objects.resolve(tree?.get(name('Count'))));
  // Every page is an object.
  const isSound = tree?.get(name('Type')) === name('Pages') && pages >= 1 && pages <= objects.size;
  if (!isSound) return { refused: 'unreadable' };
  rejectActiveContent(objects);
  const isMarked = objects.resolve(dictionary(catalogue, 'MarkInfo')?.get(name('Marked'))) === PDFBool.True;
  return { pages, isTagged: isMarked && catalogue?.has(name('StructTreeRoot')) === true };
}
