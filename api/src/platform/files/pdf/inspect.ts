import {
  PDFArray,
  PDFDict,
  PDFHexString,
  type PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
  PDFBool,
} from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { name, PdfObjects, Unreadable, integerOf } from './reader';

/** The document does something by itself, loads from elsewhere, or carries another file. */
class ActiveContent extends Error {}

/** A link leads to something that is neither a page of the web, nor a mail address, nor a telephone number. */
class ForeignLink extends Error {}

const names = (...texts: string[]): ReadonlySet<PDFObject | undefined> => new Set(texts.map(name));

/** What a click may do, and where `Named` may lead. */
const CLICKED = names('URI', 'GoTo', 'Named');
/** What may happen without one. */
const BY_ITSELF = names('GoTo', 'Named');
const NAMED = names('NextPage', 'PrevPage', 'FirstPage', 'LastPage');
const WEB = /^(?:https?:\/\/|mailto:|tel:|www\.)\P{Cc}*$/iu;

/** All other kinds of actions (ISO 32000-2, 12.6.4), by which one is known that is in no place for actions. */
const OTHER_ACTIONS = names(
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'GoToDp', 'Thread', 'SubmitForm', 'ResetForm', 'ImportData', 'Hide'],
  ...['Rendition', 'Movie', 'Sound', 'Trans', 'SetOCGState', 'GoTo3DView', 'RichMediaExecute'],
);

/** Kinds of annotations (ISO 32000-2, 12.5.6) that are drawn on the page and hold nothing else. */
const DRAWN = names(
  ...['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline'],
  ...[
    'Squiggly',
    'StrikeOut',
    'Caret',
    'Stamp',
    'Ink',
    'Popup',
    'Widget',
    'PrinterMark',
    'TrapNet',
    'Watermark',
    'Redact',
  ],
);

/** Lists of the document's names of which each entry is a program, a file or a film. */
const ACTIVE_LISTS = ['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations'].map(name);
/** What a list is without entries, as programs leave it that took the last one away. */
const isEmpty = (list: PDFObject | undefined): boolean => {
  const entries = ifDictionary(list)?.get(name('Names'));
  return entries instanceof PDFArray && entries.size() === 0 && !ifDictionary(list)?.has(name('Kids'));
};
const FILES = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map(name);
/** Streams whose content another program runs, plays or opens. */
const ACTIVE_STREAMS = names('3D', 'EmbeddedFile', 'U3D', 'PRC', 'PS');

/** What a value is by the entry that holds it. */
type Role = 'action' | 'opening' | 'triggers' | 'annotations' | 'annotation' | 'names' | 'form' | 'address' | 'files';

/** What the entry of any dictionary means if its value is of the kind that has this meaning. */
const ROLES: readonly (readonly [PDFName, Role])[] = (
  [
    ['A', 'action'],
    ['PA', 'action'],
    ['Next', 'action'],
    ['OpenAction', 'opening'],
    ['AA', 'triggers'],
    ['Annots', 'annotations'],
    ['Names', 'names'],
    ['AcroForm', 'form'],
    ['URI', 'address'],
    ['EF', 'files'],
  ] as const
).map(([key, role]) => [name(key), role]);

const get = (dictionary: PDFDict, key: string) => dictionary.get(name(key));

/**
 * Looks at every object of every version. What an entry may hold is known by its name and its value together: a font may
 * be called /AA. References are followed once for each meaning, to every version of what they refer to.
 * @throws ActiveContent, ForeignLink, Unreadable
 */
function rejectActiveContent(objects: PdfObjects): void {
  const pending: [Role, PDFRef][] = [];
  const seen = new Set<string>();

  const check = (role: Role, value: PDFObject | undefined): void => {
    if (value instanceof PDFRef) {
      const key = `${role} ${value.objectNumber}`;
      if (!seen.has(key)) pending.push([role, value]);
      seen.add(key);
    } else CHECKS[role](value, check);
  };
  const walk = (value: PDFObject): void => {
    if (value instanceof PDFArray) for (const item of value.asArray()) walk(item);
    if (value instanceof PDFRawStream) rejectActiveStream(value.dict);
    const dictionary = value instanceof PDFRawStream ? value.dict : value;
    if (!(dictionary instanceof PDFDict)) return;
    rejectActiveDictionary(dictionary, check);
    for (const item of dictionary.values()) walk(item);
  };

  for (const trailer of objects.trailers) walk(trailer);
  for (const object of objects.all()) walk(object);
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const version of objects.versions(next[1])) check(next[0], version);
  }
}

type Check = (role: Role, value: PDFObject | undefined) => void;

function rejectActiveDictionary(dictionary: PDFDict, check: Check): void {
  const type = get(dictionary, 'Type');
  if (type === name('Action')) check('action', dictionary);
  if (type === name('Annot')) check('annotation', dictionary);
  // A part of the document's structure has its kind under the same name, and may be called anything.
  const isPart = dictionary.has(name('P')) || dictionary.has(name('K'));
  if (!isPart && OTHER_ACTIONS.has(get(dictionary, 'S'))) throw new ActiveContent();
  for (const [key, role] of ROLES) {
    const value = dictionary.get(key);
    if (value) check(role, value);
  }
}

function rejectActiveStream(dictionary: PDFDict): void {
  const isActive = ACTIVE_STREAMS.has(get(dictionary, 'Type')) || ACTIVE_STREAMS.has(get(dictionary, 'Subtype'));
  // Its content, or what it draws, is in another file.
  const isOmitted = ['F', 'Ref', 'OPI'].some((key) => dictionary.has(name(key)));
  if (isActive || isOmitted) throw new ActiveContent();
}

const ifDictionary = (value: PDFObject | undefined) => (value instanceof PDFDict ? value : undefined);

function checkAction(value: PDFObject | undefined, check: Check, isClicked: boolean): void {
  if (value instanceof PDFArray && isClicked) for (const item of value.asArray()) check('action', item);
  const action = ifDictionary(value);
  const kind = action && get(action, 'S');
  // A place in the document, or something else of that name.
  if (!action || !kind) return;
  if (!(isClicked ? CLICKED : BY_ITSELF).has(kind)) throw new ActiveContent();
  if (!isClicked && action.has(name('Next'))) throw new ActiveContent();
  if (kind === name('Named') && !NAMED.has(get(action, 'N'))) throw new ActiveContent();
  if (kind === name('URI') && !action.has(name('URI'))) throw new Unreadable();
}

const CHECKS: Record<Role, (value: PDFObject | undefined, check: Check) => void> = {
  action: (value, check) => checkAction(value, check, true),
  opening: (value, check) => checkAction(value, check, false),
  triggers: (value, check) => {
    for (const action of ifDictionary(value)?.values() ?? []) check('opening', action);
  },
  annotations: (value, check) => {
    for (const item of value instanceof PDFArray ? value.asArray() : [])
      check(item instanceof PDFArray ? 'annotations' : 'annotation', item);
  },
  annotation: (value) => {
    const annotation = ifDictionary(value);
    if (annotation && !DRAWN.has(get(annotation, 'Subtype'))) throw new ActiveContent();
  },
  names: (value) => {
    const lists = ifDictionary(value);
    if (lists && ACTIVE_LISTS.some((list) => lists.has(list) && !isEmpty(lists.get(list)))) throw new ActiveContent();
  },
  form: (value) => {
    if (ifDictionary(value)?.has(name('XFA'))) throw new ActiveContent();
  },
  address: (value, check) => {
    const base = ifDictionary(value)?.get(name('Base'));
    if (base) check('address', base);
    if (!(value instanceof PDFString || value instanceof PDFHexString)) return;
    const address = value.decodeText().trim();
    if (address !== '' && !WEB.test(address)) throw new ForeignLink();
  },
  files: (value) => {
    const files = ifDictionary(value);
    if (files && FILES.some((file) => files.has(file))) throw new ActiveContent();
  },
};

/** Readers look for the end in the last kilobyte; so do we. */
const EDGE = 1024;

export interface PdfFacts {
  pages: number;
  /** It says what is a heading, a list, a table, so that screen readers can (ISO 32000-1, 14.8). */
  isTagged: boolean;
}
/** Why a PDF is not taken; `PDF_REFUSALS` has it in words. */
export type PdfRefusal = 'notPdf' | 'leading' | 'cutOff' | 'protected' | 'active' | 'link' | 'unreadable';

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
