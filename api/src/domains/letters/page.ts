import type { LetterContent } from './content';
import { drawDocuments } from './documents';
import { fieldTable } from './field-table';
import { letterhead } from './letterhead';
import { color, DENSITIES, FEWEST_DOCUMENTS, FIRST_NARROW, type Letter, type Styles, stylesOf } from './look';
import { CONTENT, MARGIN, PAGE, type Pen } from './pen';
import { check } from './qr-check';
import { ruler } from './ruler';
import { Sheet } from './sheet';

/** Of a photograph, points: 35 by 45 mm. */
const PHOTO = { width: 99.2, height: 127.6 };

/** Points between the photograph or the check and what stands beside it. */
const GUTTER = 14;

/** Where the last lines begin. */
const FOOT = PAGE.height - 38;

/** Width of the check beside the list of documents. */
const CHECK = 160;

/** Draws a letter on one page, as roomy as it can be. */
export function drawLetter(document: PDFKit.PDFDocument, content: LetterContent, photo?: Buffer) {
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
export function compose(pen: Pen, letter: Letter): number {
  const { content, photo, density } = letter;
  const styles = stylesOf(density);
  const { gap } = density;
  const top = letterhead(pen, content, styles) + gap;
  const beside = photo ? CONTENT - PHOTO.width - GUTTER : CONTENT;
  let y = pen.text('H1', content.title, { x: MARGIN, y: top, width: beside }, styles.title);
  y = pen.text('P', content.issued, { x: MARGIN, y, width: beside }, styles.label) + gap / 2;
  const frame = { x: PAGE.width - MARGIN - PHOTO.width, y: top + 2, ...PHOTO };
  const until = photo ? frame.y + frame.height + GUTTER / 2 : 0;
  if (photo) drawPhoto(pen, content.photoAlt, frame, photo);
  y = fieldTable(pen, letter, { y, widthAt: (at) => (at < until ? beside : CONTENT) }, styles);
  y = meaning(pen, content, Math.max(y, until) + gap, styles) + gap;
  const left = drawDocuments(pen, letter, { x: MARGIN, y, width: CONTENT - CHECK - 2 * GUTTER }, styles);
  const right = check(pen, letter, { x: PAGE.width - MARGIN - CHECK, y, width: CHECK }, styles);
  let foot = FOOT;
  for (const line of content.made) foot = pen.text('P', line, { x: MARGIN, y: foot, width: CONTENT }, styles.small);
  return Math.max(left, right) + 4;
}

function drawPhoto(pen: Pen, alt: string, box: typeof PHOTO & { x: number; y: number }, photo: Buffer) {
  const { x, y, width, height } = box;
  pen.figure(alt, box, (document) => {
    document.save().rect(x, y, width, height).clip();
    document.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    document.restore();
    document.rect(x, y, width, height).lineWidth(0.8).strokeColor(color.muted).stroke();
  });
}

/** What the decision means, in a band with a column for each language. */
function meaning(pen: Pen, content: LetterContent, top: number, styles: Styles): number {
  const inner = 10;
  const width = (CONTENT - 3 * inner - GUTTER) / 2;
  const columns = content.meanings.map((sentences, index) => ({
    title: content.meaningTitles[index] ?? '',
    sentences,
    x: MARGIN + inner + index * (width + GUTTER + inner),
  }));
  const write = (on: Pen) =>
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
