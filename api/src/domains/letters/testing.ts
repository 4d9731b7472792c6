import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Points from the lower left corner; `y` is the baseline. */
export interface Piece {
  x: number;
  y: number;
  width: number;
  size: number;
  text: string;
}

export interface ReadPdf {
  pages: number;
  /** One line for each run on a baseline, in the order of drawing; wrapped paragraphs are joined. */
  text: string;
  pieces: Piece[];
  operators: string;
  title: string | undefined;
  lang: string | undefined;
  displaysTitle: boolean;
  isMarked: boolean;
  /** Element types of the structure tree, parents first. */
  structure: string[];
  hindi: string[];
  /** Of figures; boxes are left, bottom, right, top. */
  alternatives: string[];
  boxes: number[][];
  fonts: { name: string; embedded: boolean }[];
}

/** `ActualText` of the next run (UTF-16), or a run: position, font, glyphs. */
const PIECE = /\/ActualText <feff([0-9a-f]*)> >> BDC|BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(\w+) (\S+) Tf\n(.*?)ET/gs;

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const latin1 = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function toUnicode(cmap: string): string[] {
  const characters: string[] = [];
  for (const [, glyph = '', text = ''] of cmap.matchAll(/^<(\w+)> <(\w+)>$/gm))
    characters[Number.parseInt(glyph, 16)] = fromUtf16(text);
  return characters;
}

function decode(value: unknown): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const fonts = new Map<string, ReadPdf['fonts'][number] & { glyphs: string[]; widths: number[] }>();
  let operators = '';
  for (const page of document.getPages()) {
    const dict = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    for (const [key] of dict?.entries() ?? []) {
      const font = dict?.lookup(key, PDFDict);
      const cid = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
      const descriptor = cid?.lookup(PDFName.of('FontDescriptor'), PDFDict);
      fonts.set(key.decodeText(), {
        name: font?.lookup(PDFName.of('BaseFont'), PDFName).decodeText() ?? '',
        embedded: descriptor?.lookup(PDFName.of('FontFile2')) instanceof PDFRawStream,
        glyphs: toUnicode(latin1(font?.lookup(PDFName.of('ToUnicode')) as PDFRawStream)),
        widths: (cid?.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray).asArray() ?? []).map(Number),
      });
    }
    operators += latin1(page.node.Contents() as PDFRawStream);
  }
  const pieces: Piece[] = [];
  let actual: string | undefined;
  for (const [, stands, x, y, name = '', size, run = ''] of operators.matchAll(PIECE)) {
    if (stands !== undefined) {
      actual = fromUtf16(stands);
      continue;
    }
    const font = fonts.get(name);
    const glyphs = [...run.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16));
    // Numbers between glyphs are kerning, in thousandths.
    const shown = [...run.matchAll(/\[(.*?)\] TJ/g)].map(([, operands = '']) => operands.replaceAll(/<\w*>/g, ' '));
    const nearer = (shown.join(' ').match(/[-\d.]+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);
    const wide = glyphs.reduce((sum, glyph) => sum + (font?.widths[glyph] ?? 0), -nearer);
    const text = actual ?? glyphs.map((glyph) => font?.glyphs[glyph] ?? '').join('');
    pieces.push({ x: Number(x), y: Number(y), size: Number(size), width: (wide * Number(size)) / 1_000, text });
    actual = undefined;
  }
  const follows = (piece: Piece, last: Piece | undefined) =>
    last?.y === piece.y && Math.abs(last.x + last.width - piece.x) < 2;
  const text = pieces.map((piece, index) => (follows(piece, pieces[index - 1]) ? '' : '\n') + piece.text).join('');
  const structure: string[] = [];
  const hindi: string[] = [];
  const alternatives: string[] = [];
  const boxes: number[][] = [];
  const visit = (node: unknown) => {
    if (node instanceof PDFArray) for (let index = 0; index < node.size(); index++) visit(node.lookup(index));
    if (!(node instanceof PDFDict)) return;
    const type = node.lookup(PDFName.of('S'));
    if (type instanceof PDFName) structure.push(type.decodeText());
    if (type instanceof PDFName && decode(node.lookup(PDFName.of('Lang'))) === 'hi-IN') hindi.push(type.decodeText());
    const alternative = decode(node.lookup(PDFName.of('Alt')));
    if (alternative !== undefined) alternatives.push(alternative);
    const box = node.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('BBox'), PDFArray);
    if (box) boxes.push(box.asArray().map(Number));
    visit(node.lookup(PDFName.of('K')));
  };
  visit(catalog.lookup(PDFName.of('StructTreeRoot')));
  const flag = (dict: string, name: string) =>
    String(catalog.lookupMaybe(PDFName.of(dict), PDFDict)?.lookup(PDFName.of(name))) === 'true';
  return {
    pages: document.getPageCount(),
    text: text.trim().replace(/ \n/g, ' '),
    pieces,
    operators,
    title: document.getTitle(),
    lang: decode(catalog.lookup(PDFName.of('Lang'))),
    displaysTitle: flag('ViewerPreferences', 'DisplayDocTitle'),
    isMarked: flag('MarkInfo', 'Marked'),
    structure,
    hindi,
    alternatives,
    boxes,
    fonts: [...fonts.values()],
  };
}
