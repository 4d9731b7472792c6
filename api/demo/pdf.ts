import type { Look } from '@university/shared/colours';
import { formatDate } from '@university/shared/time';
import { color, path, stroked } from '../src/domains/letters/drawing';
import { widthOf } from '../src/domains/letters/fonts';
import { CONTENT, MARGIN, Page, PAGE, type PdfWriter, ruler } from '../src/domains/letters/page';
import { emblem } from '../src/domains/letters/sheet';
import { ascentOf, type Column, type Style } from '../src/domains/letters/typesetter';

interface Paper {
  letterhead: { names: readonly string[]; address: string; contact: string; seed: string; look: Look };
  /** What kind of paper it is. */
  heading: string;
  title: string;
  number: string;
  date: Date;
  facts: readonly (readonly [name: string, value: string])[];
  paragraphs: readonly string[];
  signatory: { name: string; post: string };
  /** Who gets a copy. */
  copies: readonly string[];
}

/** Points. */
const INDENT = 24;
const LABEL = 140;
const SIGNATURE = 220;
const FOOT = PAGE.height - 54;

/** Of the body: the largest that fits the page. */
const SIZES = [11.5, 11, 10.5, 10, 9.5];

const WHOLE = { x: MARGIN, width: CONTENT };

const stylesOf = (size: number) =>
  ({
    university: { size: 15.5, weight: 700, color: color.ink, leading: 1.25 },
    heading: { size: size + 2, weight: 700, color: color.ink },
    strong: { size, weight: 700, color: color.ink, leading: 1.36 },
    body: { size, weight: 400, color: color.ink, leading: 1.46 },
    copies: { size: size - 1.5, weight: 400, color: color.ink, leading: 1.36 },
    small: { size: 8.5, weight: 400, color: color.muted, leading: 1.3 },
  }) as const satisfies Record<string, Style>;

type Styles = ReturnType<typeof stylesOf>;

/** Where Latin text begins that ends on the right, or that is in the middle. */
const startOf = (text: string, { size, weight }: Style, share: 0.5 | 1) =>
  MARGIN + (CONTENT - widthOf(text, 'latin', weight) * size) * share;

function rule(pen: PdfWriter, y: number, width: number, tint: string) {
  pen.decoration(() => stroked(path.line([MARGIN, y], [MARGIN + CONTENT, y]), width, tint));
}

function numbered(pen: PdfWriter, items: readonly string[], top: number, style: Style, gap: number): number {
  const list = pen.element('L');
  return items.reduce((y, text, index) => {
    const item = pen.element('LI', list);
    pen.text('Lbl', `${index + 1}.`, { x: MARGIN, y, width: INDENT }, style, item);
    return pen.text('LBody', text, { x: MARGIN + INDENT, y, width: CONTENT - INDENT }, style, item) + gap;
  }, top);
}

function table(pen: PdfWriter, facts: Paper['facts'], top: number, { body, strong }: Styles): number {
  const rows = pen.element('Table');
  // Name and value share a baseline.
  const lower = ascentOf(body) - ascentOf(strong);
  return facts.reduce((y, [name, value]) => {
    const row = pen.element('TR', rows);
    rule(pen, y, 0.5, color.line);
    pen.text('TH', name, { x: MARGIN, y: y + 3, width: LABEL }, body, row);
    const cell = { x: MARGIN + LABEL, y: y + 3 + lower, width: CONTENT - LABEL };
    const below = pen.text('TD', value, cell, strong, row) + 4;
    rule(pen, below, 0.5, color.line);
    return below;
  }, top);
}

/** @returns the y below all but the last lines */
function compose(pen: PdfWriter, paper: Paper, size: number): number {
  const { letterhead, heading, title, number, facts, paragraphs, signatory, copies } = paper;
  const styles = stylesOf(size);
  const { strong, small } = styles;
  const right: Omit<Column, 'y'> = { x: MARGIN + CONTENT - SIGNATURE, width: SIGNATURE };

  const head = emblem(pen, letterhead);
  let y = letterhead.names.reduce((at, name) => pen.text('P', name, { ...head, y: at }, styles.university), head.y);
  y = pen.text('P', letterhead.address, { ...head, y }, small) + 8;
  rule(pen, y, 1.4, letterhead.look.night);
  rule(pen, y + 2.6, 0.6, letterhead.look.light.accent);

  const day = `Date: ${formatDate(paper.date)}`;
  pen.text('P', `No. ${number}`, { ...WHOLE, y: y + 14 }, strong);
  y = pen.text('P', day, { ...WHOLE, x: startOf(day, strong, 1), y: y + 14 }, strong) + 12;
  y = pen.text('P', heading, { ...WHOLE, x: startOf(heading, styles.heading, 0.5), y }, styles.heading) + 10;
  y = pen.text('H1', `Subject: ${title}`, { ...WHOLE, y }, strong);
  y = numbered(pen, paragraphs, y + 10, styles.body, 5);
  if (facts.length > 0) y = table(pen, facts, y + 4, styles);

  y = pen.text('P', 'Sd/-', { ...right, y: y + 20 }, styles.body);
  y = pen.text('P', signatory.name, { ...right, y }, strong);
  y = pen.text('P', signatory.post, { ...right, y }, styles.body) + 12;
  if (copies.length > 0)
    y = numbered(pen, copies, pen.text('P', 'Copy to:', { ...WHOLE, y }, styles.copies), styles.copies, 0);

  rule(pen, FOOT + 6, 0.5, color.line);
  pen.text('P', letterhead.contact, { ...WHOLE, y: FOOT + 10 }, small);
  const page = 'Page 1 of 1';
  pen.text('P', page, { ...WHOLE, x: startOf(page, small, 1), y: FOOT + 10 }, small);
  return y;
}

/** A tagged PDF (PDF/UA) of one page; the same paper gives the same bytes. */
export function makePdf(paper: Paper): Buffer {
  const size = SIZES.find((each) => compose(ruler, paper, each) <= FOOT) ?? Math.min(...SIZES);
  const page = new Page();
  compose(page, paper, size);
  return page.file({ title: paper.title, language: 'en-IN', created: paper.date });
}
