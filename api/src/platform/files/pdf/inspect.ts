import { readFileSync } from 'node:fs';
import { ActiveContent } from './active';
import { resolve, type PdfDocument } from './document';
import { Effort, Unreadable } from './effort';
import { asDictionary, asInteger } from './streams';
import { assertPassiveDocument } from './walk';
import { readCrossReferences } from './xref';

const SAVE_ANEW = 'Open it, choose “Print”, then “Save as PDF”, and upload the new file';

/** What people are told. */
export const PDF_REFUSALS = {
  notPdf: 'Choose a PDF file; this is none',
  leading: `This file does not begin as a PDF does. ${SAVE_ANEW}`,
  cutOff: 'The end of this PDF is missing. Save it again and upload the new file',
  protected: 'This PDF is protected. Save it without a password or restrictions, so that everybody can read it',
  active: `This PDF holds a script, an attached file or a button that sends data. ${SAVE_ANEW}`,
  unreadable: `The structure of this PDF cannot be read. ${SAVE_ANEW}`,
} as const;

type PdfRefusal = keyof typeof PDF_REFUSALS;

/** Readers look for the end in the last kilobyte; so do we. */
const EDGE = 1024;

export interface PdfFacts {
  pages: number;
  /** It says what is a heading, a list, a table, so that screen readers can (ISO 32000-1, 14.8). */
  isTagged: boolean;
}
export type PdfFinding = PdfFacts | { refused: PdfRefusal };

/**
 * Reads header, end, cross-references and page tree of a PDF, and looks everywhere for what a paper to read does not
 * need. Protected files are refused, also those that open without a password: screen readers and search need the text.
 * Takes time and memory in proportion to the size, whatever the bytes are.
 */
export function inspectPdf(bytes: Buffer, effort = new Effort(bytes.length)): PdfFinding {
  try {
    return readDocument({ bytes, effort, places: new Map(), unpacked: new Map() });
  } catch (error) {
    if (error instanceof ActiveContent) return { refused: 'active' };
    // A RangeError: the file went beyond what the engine holds, in depth or in length.
    if (error instanceof Unreadable || error instanceof RangeError) return { refused: 'unreadable' };
    throw error;
  }
}

/** @throws an error of the disk, which is not the file's fault */
export const inspectPdfFile = ({ path }: { path: string }): PdfFinding => inspectPdf(readFileSync(path));

function readDocument(document: PdfDocument): PdfFinding {
  const { bytes } = document;
  const header = bytes.subarray(0, EDGE).indexOf('%PDF-');
  if (header !== 0) return { refused: header < 0 ? 'notPdf' : 'leading' };
  const tail = bytes.subarray(-EDGE).toString('latin1');
  const end = /^startxref\s{1,9}(\d{1,10})\s{1,9}%%EOF/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  if (!end) return { refused: 'cutOff' };
  const references = readCrossReferences(document, Number(end[1]));
  const { trailers } = references;
  if (trailers.some((trailer) => trailer.has('/Encrypt'))) return { refused: 'protected' };
  const root = trailers.find((trailer) => trailer.has('/Root'))?.get('/Root');
  const catalogue = asDictionary(resolve(document, root));
  const tree = asDictionary(resolve(document, catalogue.get('/Pages')));
  const pages = asInteger(resolve(document, tree.get('/Count')));
  // Every page is an object.
  const isSound = tree.get('/Type') === '/Pages' && pages >= 1 && pages <= document.places.size;
  if (!isSound) return { refused: 'unreadable' };
  assertPassiveDocument(document, references);
  const marks = resolve(document, catalogue.get('/MarkInfo'));
  const isMarked = marks instanceof Map && resolve(document, marks.get('/Marked')) === true;
  return { pages, isTagged: isMarked && catalogue.has('/StructTreeRoot') };
}
