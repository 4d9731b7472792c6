import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';

/** For tests: what a PDF says, without a viewer. */
export interface ReadPdf {
  pages: number;
  /** A line for each baseline, in the order of drawing; a wrapped paragraph is one line. */
  text: string;
  /** The drawing operators of all pages. */
  operators: string;
  title: string | undefined;
  lang: string | undefined;
  displaysTitle: boolean;
  isMarked: boolean;
  /** Types of the elements of the structure tree, from the root, parents before children. */
  structure: string[];
  /** Of the figures. */
  alternatives: string[];
  fonts: { name: string; embedded: boolean; characters: string }[];
}

/** A run of text: its baseline, its font and its glyphs. */
const PIECE = /1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n(?:[^[\n]*\n)*?\[(.*?)\] TJ/g;

const latin1 = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Glyph numbers to text, from the table that pdfkit writes: one range of all glyphs. */
function toUnicode(cmap: string): string[] {
  const list = /\[(.*)\]/.exec(cmap)?.[1] ?? '';
  return [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
    Buffer.from(hex.replace(/ /g, ''), 'hex').swap16().toString('utf16le'),
  );
}

function decode(value: unknown): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const fonts = new Map<string, ReadPdf['fonts'][number] & { glyphs: string[] }>();
  let operators = '';
  for (const page of document.getPages()) {
    const dict = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    for (const [key] of dict?.entries() ?? []) {
      const font = dict?.lookup(key, PDFDict);
      const cid = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
      const descriptor = cid?.lookup(PDFName.of('FontDescriptor'), PDFDict);
      const glyphs = toUnicode(latin1(font?.lookup(PDFName.of('ToUnicode')) as PDFRawStream));
      fonts.set(key.decodeText(), {
        name: font?.lookup(PDFName.of('BaseFont'), PDFName).decodeText() ?? '',
        embedded: descriptor?.lookup(PDFName.of('FontFile2')) instanceof PDFRawStream,
        characters: glyphs.join(''),
        glyphs,
      });
    }
    operators += latin1(page.node.Contents() as PDFRawStream);
  }
  const pieces = [...operators.matchAll(PIECE)].map(([, y = '', name = '', run = '']) => ({
    y,
    text: [...run.matchAll(/<([0-9a-f]*)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(name)?.glyphs[Number.parseInt(glyph, 16)] ?? '')
      .join(''),
  }));
  const text = pieces.map((piece, index) => (pieces[index - 1]?.y === piece.y ? '' : '\n') + piece.text).join('');
  const structure: string[] = [];
  const alternatives: string[] = [];
  const visit = (node: unknown) => {
    if (node instanceof PDFArray) for (let index = 0; index < node.size(); index++) visit(node.lookup(index));
    if (!(node instanceof PDFDict)) return;
    const type = node.lookup(PDFName.of('S'));
    if (type instanceof PDFName) structure.push(type.decodeText());
    const alternative = decode(node.lookup(PDFName.of('Alt')));
    if (alternative !== undefined) alternatives.push(alternative);
    visit(node.lookup(PDFName.of('K')));
  };
  visit(catalog.lookup(PDFName.of('StructTreeRoot')));
  const flag = (dict: string, name: string) =>
    String(catalog.lookupMaybe(PDFName.of(dict), PDFDict)?.lookup(PDFName.of(name))) === 'true';
  return {
    pages: document.getPageCount(),
    text: text.trim().replace(/ \n/g, ' '),
    operators,
    title: document.getTitle(),
    lang: decode(catalog.lookup(PDFName.of('Lang'))),
    displaysTitle: flag('ViewerPreferences', 'DisplayDocTitle'),
    isMarked: flag('MarkInfo', 'Marked'),
    structure,
    alternatives,
    fonts: [...fonts.values()].map(({ glyphs: _, ...font }) => font),
  };
}
