import {
  color,
  type Letter,
  type Styles,
  path,
  DENSITIES,
  FEWEST_DOCUMENTS,
  FIRST_NARROW,
  filled,
  stroked,
  stylesOf,
  check,
  drawOrnament,
  star,
} from './drawing';
import { type Box, CONTENT, MARGIN, Page, PAGE, type PdfWriter, ruler } from './page';
import { ascentOf, type Column } from './typesetter';
import type { LetterContent } from './content';

/** Points. */
const LABEL = 152;
const GUTTER = 8;

type Picture = Awaited<ReturnType<Page['addJpeg']>>;

function rule(pen: PdfWriter, y: number, { x, width, color }: { x: number; width: number; color: string }) {
  pen.decoration(() => stroked(path.line([x, y], [x + width, y]), 0.5, color));
}

interface Place {
  y: number;
  /** Narrower beside the photograph. */
  widthAt: (y: number) => number;
}

/** @returns the y below */
function fieldTable(pen: PdfWriter, { content, density }: Letter, { y: top, widthAt }: Place, styles: Styles): number {
  const { pad, most } = density;
  // Label and value share a baseline.
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

const BOX = 6.5;

function drawDocuments(pen: PdfWriter, letter: Letter, { x, y: top, width }: Column, styles: Styles): number {
  const { content, documents, density } = letter;
  if (content.documents.length === 0) return top;
  const shown = content.documents.slice(0, documents);
  const items = documents < content.documents.length ? [...shown, content.moreDocuments] : shown;
  let y = pen.text('H2', content.documentsTitle, { x, y: top, width }, styles.heading);
  y = pen.text('P', content.documentsLead, { x, y, width }, styles.label) + density.pad;
  const list = pen.element('L');
  for (const name of items) {
    const item = pen.element('LI', list);
    const box = y + styles.body.size * 0.36;
    pen.decoration(() => stroked(path.rectangle(x + 0.5, box, BOX, BOX), 0.8, color.muted));
    y = pen.text('LBody', name, { x: x + 14, y, width: width - 14 }, styles.body, item);
  }
  return y;
}

const BAND = 20;

const EMBLEM = 42;

const MOST = 2;

/** The head of a sheet. @returns the space for the name */
export function emblem(pen: PdfWriter, { seed, look }: Pick<LetterContent, 'seed' | 'look'>): Column {
  const top = BAND + 12;
  const middle = [MARGIN + EMBLEM / 2, top + EMBLEM / 2] as const;
  pen.decoration((page) =>
    [
      filled(path.rectangle(0, 0, PAGE.width, BAND), look.night),
      drawOrnament(page, seed, { x: 0, y: 1, width: PAGE.width, height: BAND - 2, color: look.light.accent }),
      filled(path.roundedSquare(MARGIN, top, EMBLEM, 7), look.night),
      stroked(
        `${path.polygon(star([...middle], 8, 15, 9.5, Math.PI / 8))} ${path.circle(...middle, 4.3)}`,
        1.6,
        look.light.accent,
      ),
    ].join('\n'),
  );
  return { x: MARGIN + EMBLEM + 12, y: top - 3, width: CONTENT - EMBLEM - 12 };
}

function letterhead(pen: PdfWriter, content: LetterContent, styles: Styles): number {
  const { name, address, helpDesk, phone } = content.letterhead;
  const head = emblem(pen, content);
  const column = { ...head, most: MOST };
  let y = pen.text('P', name, column, styles.university);
  y = pen.text('P', address.join(', '), { ...column, y }, styles.small);
  y = pen.text('P', `${helpDesk}   ${phone}`, { ...column, y }, styles.small);
  const below = Math.max(y, head.y + 3 + EMBLEM) + 6;
  rule(pen, below, { x: MARGIN, width: CONTENT, color: color.line });
  return below;
}

/** Points: 35 by 45 mm. */
const PHOTO = { width: 99.2, height: 127.6 };

const PAGE_GUTTER = 14;

const FOOT = PAGE.height - 38;

const CHECK = 160;

/** The roomiest letter that fits, at last with fewer documents. */
function fitted(content: LetterContent, hasPhoto: boolean): Letter {
  const all = content.documents.length;
  const counts = Array.from({ length: all - FEWEST_DOCUMENTS + 1 }, (_, index) => all - index);
  const letters = DENSITIES.flatMap((density, index) =>
    (index < FIRST_NARROW ? [all] : counts).map((documents): Letter => ({ content, hasPhoto, density, documents })),
  );
  return letters.find((letter) => compose(ruler, letter) <= FOOT) ?? (letters.at(-1) as Letter);
}

/** Draws top to bottom. @returns the y below all but the last lines */
function compose(pen: PdfWriter, letter: Letter, picture?: Picture): number {
  const { content, hasPhoto, density } = letter;
  const styles = stylesOf(density);
  const { gap } = density;
  const top = letterhead(pen, content, styles) + gap;
  const beside = hasPhoto ? CONTENT - PHOTO.width - PAGE_GUTTER : CONTENT;
  let y = pen.text('H1', content.title, { x: MARGIN, y: top, width: beside }, styles.title);
  y = pen.text('P', content.issued, { x: MARGIN, y, width: beside }, styles.label) + gap / 2;
  const frame = { x: PAGE.width - MARGIN - PHOTO.width, y: top + 2, ...PHOTO };
  const until = hasPhoto ? frame.y + frame.height + PAGE_GUTTER / 2 : 0;
  if (picture) drawPhoto(pen, content.photoAlt, frame, picture);
  y = fieldTable(pen, letter, { y, widthAt: (at) => (at < until ? beside : CONTENT) }, styles);
  y = meaning(pen, content, Math.max(y, until) + gap, styles) + gap;
  const left = drawDocuments(pen, letter, { x: MARGIN, y, width: CONTENT - CHECK - 2 * PAGE_GUTTER }, styles);
  const right = check(pen, letter, { x: PAGE.width - MARGIN - CHECK, y, width: CHECK }, styles);
  pen.text('P', content.made, { x: MARGIN, y: FOOT, width: CONTENT }, styles.small);
  return Math.max(left, right) + 4;
}

function drawPhoto(pen: PdfWriter, alt: string, box: Box, picture: Picture) {
  const { x, y, width, height } = box;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const frame = path.rectangle(x, y, width, height);
  // Pictures are drawn upwards.
  const placed = [wide, 0, 0, -high, x + (width - wide) / 2, y + (height + high) / 2].map((value) => value.toFixed(2));
  pen.figure(
    alt,
    box,
    () => `q\n${frame} W n\n${placed.join(' ')} cm\n/${picture.name} Do\nQ\n${stroked(frame, 0.8, color.muted)}`,
  );
}

function meaning(pen: PdfWriter, content: LetterContent, top: number, styles: Styles): number {
  const inner = 10;
  const column = { x: MARGIN + inner, width: CONTENT - 2 * inner };
  const write = (on: PdfWriter) => {
    let y = on.text('H2', content.meaningTitle, { ...column, y: top + inner / 2 }, styles.heading);
    for (const sentence of content.meaning) y = on.text('P', sentence, { ...column, y }, styles.body) + 2;
    return y;
  };
  const below = write(ruler) + inner / 2;
  pen.decoration(() =>
    [
      filled(path.rectangle(MARGIN, top, CONTENT, below - top), color.band),
      filled(path.rectangle(MARGIN, top, 3, below - top), content.look.light.accent),
    ].join('\n'),
  );
  write(pen);
  return below;
}

/** A tagged PDF (PDF/UA) of one page; the same content gives the same bytes. `photo`: JPEG. */
export async function renderLetter(content: LetterContent, photo?: Buffer): Promise<Buffer> {
  const page = new Page();
  const picture = photo && (await page.addJpeg(photo));
  compose(page, fitted(content, Boolean(picture)), picture);
  const { title, language, issuedAt: created } = content;
  return page.file({ title, language: `${language}-IN`, created });
}
