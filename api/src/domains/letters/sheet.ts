import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import {
  color,
  type Letter,
  type Styles,
  path,
  DENSITIES,
  FEWEST_DOCUMENTS,
  FIRST_NARROW,
  stylesOf,
  check,
  drawOrnament,
  star,
} from './drawing';
import {
  MARGIN,
  type PdfWriter,
  rule,
  ascentOf,
  type Column,
  CONTENT,
  PAGE,
  type Box,
  type Element,
  type Style,
  Typesetter,
  ruler,
  NO_FONT,
  rememberCompressed,
  forgetTexts,
} from './typesetter';
import type { LetterContent } from './content';
import { texts } from './texts';

/** Width of the labels, points. */
const LABEL = 152;
const GUTTER = 8;

interface Place {
  y: number;
  /** How wide a line of the table may be that begins at this y: beside a photograph it is narrower. */
  widthAt: (y: number) => number;
}

/** The lines of the letter with their labels. @returns the y below them */
function fieldTable(pen: PdfWriter, { content, density }: Letter, { y: top, widthAt }: Place, styles: Styles): number {
  const { pad, most } = density;
  // A label stands on the baseline of its value.
  const lower = ascentOf(styles.value) - ascentOf(styles.label);
  const table = pen.element('Table');
  let y = top;
  for (const { label, lines, isWhole } of content.fields) {
    const width = widthAt(y);
    const row = pen.element('TR', table);
    const left = pen.text('TH', label, { x: MARGIN, y: y + pad + lower, width: LABEL }, styles.label, row);
    const cell = pen.element('TD', row);
    let right = y + pad;
    for (const [index, line] of lines.entries()) {
      const column = { x: MARGIN + LABEL + GUTTER, y: right, width: width - LABEL - GUTTER };
      right =
        index === 0
          ? pen.text('P', line, { ...column, most: isWhole ? undefined : most?.value }, styles.value, cell)
          : pen.text('P', line, { ...column, most: most?.note }, styles.body, cell);
    }
    y = Math.max(left, right) + pad;
    rule(pen, y, { x: MARGIN, width, color: color.line });
  }
  return y;
}

/** Side of a box to tick, points. */
const BOX = 6.5;

/** What to bring, to be ticked off. @returns the y below it */
function drawDocuments(pen: PdfWriter, letter: Letter, { x, y: top, width }: Column, styles: Styles): number {
  const { content, documents, density } = letter;
  const shown = content.documents.slice(0, documents);
  const items = documents < content.documents.length ? [...shown, content.moreDocuments] : shown;
  let y = pen.text('H2', content.documentsTitle, { x, y: top, width }, styles.heading);
  y = pen.text('P', content.documentsLead, { x, y, width }, styles.label) + density.pad;
  const list = pen.element('L');
  for (const name of items) {
    const item = pen.element('LI', list);
    const box = y + styles.body.size * 0.36;
    pen.decoration((document) => {
      document
        .rect(x + 0.5, box, BOX, BOX)
        .lineWidth(0.8)
        .strokeColor(color.muted)
        .stroke();
    });
    y = pen.text('LBody', name, { x: x + 14, y, width: width - 14 }, styles.body, item);
  }
  return y;
}

/** Height of the lattice at the top of the page. */
const BAND = 20;

/** Side of the emblem. */
const EMBLEM = 42;

/** Lines for a long name and for a long address. */
const MOST = 2;

/** Who writes. @returns the y below it */
function letterhead(pen: PdfWriter, { letterhead, seed, look }: LetterContent, styles: Styles): number {
  const top = BAND + 12;
  const middle = [MARGIN + EMBLEM / 2, top + EMBLEM / 2] as const;
  pen.decoration((document) => {
    document.rect(0, 0, PAGE.width, BAND).fill(look.night);
    drawOrnament(document, seed, { x: 0, y: 1, width: PAGE.width, height: BAND - 2, color: look.light.accent });
    document.roundedRect(MARGIN, top, EMBLEM, EMBLEM, 7).fill(look.night);
    const emblem = [path.polygon(star([...middle], 8, 15, 9.5, Math.PI / 8)), path.circle(...middle, 4.3)];
    document.lineWidth(1.6).strokeColor(look.light.accent);
    document.addContent(`${emblem.join('\n')}\nS`);
  });
  const { name, address, helpDesk, phone } = letterhead;
  const column = { x: MARGIN + EMBLEM + 12, width: CONTENT - EMBLEM - 12, most: MOST };
  let y = pen.text('P', name, { ...column, y: top - 3 }, styles.university);
  y = pen.text('P', address.join(', '), { ...column, y }, styles.small);
  y = pen.text('P', `${helpDesk}   ${phone}`, { ...column, y }, styles.small);
  const below = Math.max(y, top + EMBLEM) + 6;
  rule(pen, below, { x: MARGIN, width: CONTENT, color: color.line });
  return below;
}

/** Devanagari without a Latin letter: also its digits are to be read in Hindi. */
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** Draws on the page and describes what is drawn in the structure tree, for screen readers. */
class Sheet implements PdfWriter {
  readonly #typesetter: Typesetter;
  readonly root: Element;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.#typesetter = new Typesetter(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
    document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  }

  element(type: string, parent = this.root): Element {
    const element = this.document.struct(type);
    parent.add(element);
    return element;
  }

  text(type: string, text: string, column: Column, style: Style, parent = this.root): number {
    let below = column.y;
    const draw = () => {
      below = this.#typesetter.paragraph(text, column, style);
    };
    const options: object = { ...(type === 'TH' && { scope: 'Row' }), ...(isHindi(text) && { lang: 'hi-IN' }) };
    parent.add(this.document.struct(type, options, [draw]));
    return below;
  }

  figure(alt: string, { x, y, width, height }: Box, draw: (document: PDFKit.PDFDocument) => void) {
    const options: object = { alt, bbox: [x, y, x + width, y + height] };
    this.root.add(this.document.struct('Figure', options, [() => draw(this.document)]));
  }

  link(text: string, { url, purpose }: { url: string; purpose: string }, column: Column, style: Style): number {
    const element = this.element('Link');
    const below = this.text('Span', text, column, style, element);
    const options: object = { structParent: element, Contents: new String(purpose) };
    this.document.link(column.x, column.y, column.width, below - column.y, url, options);
    return below;
  }

  decoration(draw: (document: PDFKit.PDFDocument) => void) {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }
}

/** Of a photograph, points: 35 by 45 mm. */
const PHOTO = { width: 99.2, height: 127.6 };

/** Points between the photograph or the check and what stands beside it. */
const PAGE_GUTTER = 14;

/** Where the last lines begin. */
const FOOT = PAGE.height - 38;

/** Width of the check beside the list of documents. */
const CHECK = 160;

/** Draws a letter on one page, as roomy as it can be. */
function drawLetter(document: PDFKit.PDFDocument, content: LetterContent, photo?: Buffer) {
  const sheet = new Sheet(document);
  compose(sheet, fitted(content, photo));
  sheet.root.end();
}

/** The roomiest letter that fits; where even a narrow one does not, with fewer documents on its list. */
function fitted(content: LetterContent, photo: Buffer | undefined): Letter {
  const all = content.documents.length;
  const counts = Array.from({ length: all - FEWEST_DOCUMENTS + 1 }, (_, index) => all - index);
  const letters = DENSITIES.flatMap((density, index) =>
    (index < FIRST_NARROW ? [all] : counts).map((documents): Letter => ({ content, photo, density, documents })),
  );
  return letters.find((letter) => compose(ruler, letter) <= FOOT) ?? (letters.at(-1) as Letter);
}

/** Lays out a letter from top to bottom. @returns the y below all but its last lines */
function compose(pen: PdfWriter, letter: Letter): number {
  const { content, photo, density } = letter;
  const styles = stylesOf(density);
  const { gap } = density;
  const top = letterhead(pen, content, styles) + gap;
  const beside = photo ? CONTENT - PHOTO.width - PAGE_GUTTER : CONTENT;
  let y = pen.text('H1', content.title, { x: MARGIN, y: top, width: beside }, styles.title);
  y = pen.text('P', content.issued, { x: MARGIN, y, width: beside }, styles.label) + gap / 2;
  const frame = { x: PAGE.width - MARGIN - PHOTO.width, y: top + 2, ...PHOTO };
  const until = photo ? frame.y + frame.height + PAGE_GUTTER / 2 : 0;
  if (photo) drawPhoto(pen, content.photoAlt, frame, photo);
  y = fieldTable(pen, letter, { y, widthAt: (at) => (at < until ? beside : CONTENT) }, styles);
  y = meaning(pen, content, Math.max(y, until) + gap, styles) + gap;
  const left = drawDocuments(pen, letter, { x: MARGIN, y, width: CONTENT - CHECK - 2 * PAGE_GUTTER }, styles);
  const right = check(pen, letter, { x: PAGE.width - MARGIN - CHECK, y, width: CHECK }, styles);
  let foot = FOOT;
  for (const line of content.made) foot = pen.text('P', line, { x: MARGIN, y: foot, width: CONTENT }, styles.small);
  return Math.max(left, right) + 4;
}

function drawPhoto(pen: PdfWriter, alt: string, box: typeof PHOTO & { x: number; y: number }, photo: Buffer) {
  const { x, y, width, height } = box;
  pen.figure(alt, box, (document) => {
    document.save().rect(x, y, width, height).clip();
    document.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
    document.rect(x, y, width, height).lineWidth(0.8).strokeColor(color.muted).stroke();
  });
}

/** What the decision means, in a band with a column for each language. */
function meaning(pen: PdfWriter, content: LetterContent, top: number, styles: Styles): number {
  const inner = 10;
  const width = (CONTENT - 3 * inner - PAGE_GUTTER) / 2;
  const columns = content.meanings.map((sentences, index) => ({
    title: content.meaningTitles[index] ?? '',
    sentences,
    x: MARGIN + inner + index * (width + PAGE_GUTTER + inner),
  }));
  const write = (on: PdfWriter) =>
    columns.map(({ title, sentences, x }) => {
      let y = on.text('H2', title, { x, y: top + inner / 2, width }, styles.heading);
      for (const sentence of sentences) y = on.text('P', sentence, { x, y, width }, styles.body) + 2;
      return y;
    });
  const below = Math.max(...write(ruler)) + inner / 2;
  pen.decoration((document) => {
    document.rect(MARGIN, top, CONTENT, below - top).fill(color.band);
    document.rect(MARGIN, top, 3, below - top).fill(content.look.light.accent);
  });
  write(pen);
  return below;
}

/** The types of the library do not know this subset and call for one of PDF/A. */
const ACCESSIBLE = 'PDF/UA' as 'PDF/A-1';

/** Letters after which what is remembered of texts is dropped: about a dozen words in each are its own. */
const FORGET_AFTER = 1_000;
let drawn = 0;

/** Gathers what is drawn on a page as text: the library makes an array of bytes of every operator. */
class GatheringDocument extends PDFDocument {
  #operators: string[] = [];

  override addContent(operators: string) {
    // Readers place the text that stands for a span by the coordinates at its end: it ends while they still hold.
    if (operators === 'EMC' && this.#operators.at(-1) === 'Q') this.#operators.splice(-1, 0, operators);
    else this.#operators.push(operators);
    return this;
  }

  override ref(data: object) {
    return rememberCompressed(super.ref(data));
  }

  override addPage(options?: PDFKit.PDFDocumentOptions) {
    this.#write();
    return super.addPage(options);
  }

  override end() {
    this.#write();
    super.end();
  }

  #write() {
    if (this.#operators.length > 0) super.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }
}

/**
 * A letter as PDF, tagged (PDF/UA), on one page. The same content always gives the same bytes. The file says nothing of the
 * applicant but on its page.
 * @param photo JPEG
 */
export async function renderLetter(content: LetterContent, photo?: Buffer): Promise<Buffer> {
  const document = new GatheringDocument({
    autoFirstPage: false,
    font: NO_FONT,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: texts.title, CreationDate: content.issuedAt },
  });
  drawLetter(document, content, photo);
  if (++drawn % FORGET_AFTER === 0) forgetTexts();
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}
