import { PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { formatDate } from '@university/shared/time';

interface Paper {
  title: string;
  letterhead: { name: string; address: string };
  number: string;
  date: Date;
  facts: readonly (readonly [string, string])[];
  paragraphs: readonly string[];
  signatory: string;
}

/** A4 in points. */
export const PAGE = { width: 595, height: 842, margin: 64 };
const INK = rgb(0.09, 0.13, 0.27);
const ACCENT = rgb(0.91, 0.6, 0.12);

/** The standard fonts have Latin letters only. */
const toLatin = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/₹/g, 'Rs ')
    .replace(/[^\x20-\x7e]/g, '?');

export async function newPage(title: string, date: Date) {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-IN');
  document.setCreationDate(date);
  const body = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([PAGE.width, PAGE.height]);
  return { document, body, strong, page };
}

export async function makePdf({
  title,
  letterhead,
  number,
  date,
  facts,
  paragraphs,
  signatory,
}: Paper): Promise<Uint8Array> {
  const { document, body, strong, page } = await newPage(title, date);
  const maxWidth = PAGE.width - 2 * PAGE.margin;
  let y: number = PAGE.height - PAGE.margin;

  function write(text: string, { font = body, size = 10.5, x = PAGE.margin, after = 8 } = {}) {
    for (const line of linesOf(toLatin(text), font, size, PAGE.width - PAGE.margin - x)) {
      page.drawText(line, { x, y, size, font, color: INK });
      y -= size * 1.45;
    }
    y -= after;
  }

  page.drawCircle({ x: PAGE.margin + 16, y: y - 8, size: 16, borderColor: ACCENT, borderWidth: 3 });
  page.drawCircle({ x: PAGE.margin + 16, y: y - 8, size: 6, color: ACCENT });
  write(letterhead.name, { font: strong, size: 15, x: PAGE.margin + 46, after: 0 });
  write(letterhead.address, { size: 9.5, x: PAGE.margin + 46, after: 4 });
  page.drawLine({ start: { x: PAGE.margin, y }, end: { x: PAGE.width - PAGE.margin, y }, thickness: 1.5, color: INK });
  y -= 24;
  const day = `Date: ${formatDate(date)}`;
  page.drawText(day, {
    x: PAGE.width - PAGE.margin - body.widthOfTextAtSize(day, 10.5),
    y,
    size: 10.5,
    font: body,
    color: INK,
  });
  write(`No. ${number}`, { after: 16 });
  write(`Subject: ${title}`, { font: strong, size: 12.5, after: 10 });
  for (const [index, paragraph] of paragraphs.entries()) write(`${index + 1}.  ${paragraph}`);
  for (const [name, value] of facts) write(`${name}: ${value}`, { font: strong, after: 2 });
  y -= 48;
  page.drawLine({
    start: { x: PAGE.width - PAGE.margin - 200, y: y + 16 },
    end: { x: PAGE.width - PAGE.margin, y: y + 16 },
    thickness: 0.7,
    color: INK,
  });
  write('Sd/-', { x: PAGE.width - PAGE.margin - 200, after: 0 });
  write(signatory, { font: strong, x: PAGE.width - PAGE.margin - 200, after: 0 });
  write(letterhead.name, { size: 9.5, x: PAGE.width - PAGE.margin - 200 });
  page.drawText(toLatin(`${number}, page 1 of 1`), {
    x: PAGE.margin,
    y: 40,
    size: 8.5,
    font: body,
    color: INK,
    maxWidth,
  });
  return document.save();
}

function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
