import { ActiveContent } from './active';
import { contentEnd, objectAt, resolve, unpack, type FileObject, type PdfDocument } from './document';
import { Unreadable } from './effort';
import { assertPassiveNames, isDigit, isWhite, ValueReader, type Value } from './values';
import type { CrossReferences } from './xref';

/** Bounded, as an expression that repeats without end can overflow its stack on a word of millions of digits. */
const NUMBER = /^\d{1,10}$/;

/**
 * Looks at every byte of the document for active content: at objects as values, at the content of streams that pack
 * objects too, at what stands between for names. The content of other streams is data, unless an object begins in it.
 * @throws ActiveContent, Unreadable
 */
export function assertPassiveDocument(document: PdfDocument, { offsets, containers }: CrossReferences): void {
  const { bytes, effort } = document;
  let covered = 0;
  for (const offset of Float64Array.from(offsets).sort()) {
    effort.letGo();
    const object = findObject(document, offset);
    // Many programs leave rows of objects that are not there. What stands in their place is looked at all the same.
    if (!object) continue;
    if (offset < covered) throw new Unreadable();
    assertPassiveNames(bytes, effort, covered, offset);
    covered = assertPassiveObject(document, object, containers);
  }
  assertPassiveNames(bytes, effort, covered, bytes.length);
}

function findObject(document: PdfDocument, offset: number): FileObject | undefined {
  const { bytes, effort } = document;
  if (offset >= bytes.length) return undefined;
  const reader = new ValueReader(bytes, effort, offset);
  const isObject = NUMBER.test(reader.word()) && NUMBER.test(reader.word()) && reader.word() === 'obj';
  return isObject ? objectAt(document, offset) : undefined;
}

/** @returns where the object ends */
function assertPassiveObject(document: PdfDocument, object: FileObject, containers: ReadonlySet<number>): number {
  const { id, value, content, end } = object;
  assertPassiveOpening(document, value);
  if (content === undefined || !(value instanceof Map)) return end;
  const last = contentEnd(document, value, content);
  assertNoObject(document, content, last);
  if (containers.has(id) || value.get('/Type') === '/ObjStm') assertPassivePacked(document, object);
  return last;
}

/** A document may open at a page. Whatever else it does by itself is refused. */
function assertPassiveOpening(document: PdfDocument, value: Value): void {
  const opening = value instanceof Map ? resolve(document, value.get('/OpenAction')) : undefined;
  if (!(opening instanceof Map)) return;
  const kind = resolve(document, opening.get('/S')) ?? '/GoTo';
  if (kind !== '/GoTo' || opening.has('/Next')) throw new ActiveContent();
}

function assertPassivePacked(document: PdfDocument, container: FileObject): void {
  const { effort } = document;
  const { bytes, offsets } = unpack(document, container);
  let covered = 0;
  for (const offset of Float64Array.from(offsets.values()).sort()) {
    if (offset < covered) throw new Unreadable();
    assertPassiveNames(bytes, effort, covered, offset);
    const reader = new ValueReader(bytes, effort, offset);
    assertPassiveOpening(document, reader.value());
    covered = reader.position;
  }
  assertPassiveNames(bytes, effort, covered, bytes.length);
}

/** Programs that mend a document look for objects everywhere, so none may hide in what we take for data. */
function assertNoObject({ bytes, effort }: PdfDocument, start: number, end: number): void {
  effort.look(end - start);
  const data = bytes.subarray(start, end);
  for (let at = data.indexOf('obj', 0, 'latin1'); at >= 0; at = data.indexOf('obj', at + 3, 'latin1')) {
    if (isHead(data, at)) throw new Unreadable();
  }
}

/** Whether two numbers stand before `at`, as in `12 0 obj`. */
function isHead(data: Buffer, at: number): boolean {
  const before = (end: number, isPart: (byte: number) => boolean) => {
    let start = end;
    while (start > 0 && isPart(data[start - 1] ?? -1)) start--;
    return start;
  };
  const generation = before(at, isWhite);
  const gap = before(generation, isDigit);
  const id = before(gap, isWhite);
  return generation < at && gap < generation && id < gap && before(id, isDigit) < id;
}
