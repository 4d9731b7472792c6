import { PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { formatDate } from '@university/shared/time';

interface Paper {
  title: string;
  /** Of the letterhead: the name of the university. */
  heading: string;
  paragraph: string;
  date: Date;
  /** What makes it a paper of an office. */
  office?: {
    address: string;
    /** Such as `SEU/ADM/2025/118`. */
    number: string;
    /** Facts in lines, such as a last date: name and value. */
    facts: readonly (readonly [string, string])[];
    /** Paragraphs after the first. */
    more: readonly string[];
    signatory: string;
  };
}

/** Points; A4. */
const PAGE = { width: 595, height: 842, margin: 64 };
const INK = rgb(0.09, 0.13, 0.27);
const ACCENT = rgb(0.91, 0.6, 0.12);

/** The standard fonts have Latin letters only, and typographic signs are not worth an embedded font here. */
const toLatin = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/₹/g, 'Rs ')
    .replace(/[^\x20-\x7e]/g, '?');

/** A PDF of one page: heading, title and a paragraph; of an office with letterhead, number, date, body and signature. */
export async function makePdf({ title, heading, paragraph, date, office }: Paper): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-IN');
  document.setCreationDate(date);
  const body = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;

  function write(text: string, { font = body, size = 10.5, x = PAGE.margin, after = 8 } = {}) {
    for (const line of linesOf(toLatin(text), font, size, PAGE.width - PAGE.margin - x)) {
      page.drawText(line, { x, y, size, font, color: INK });
      y -= size * 1.45;
    }
    y -= after;
  }

  if (!office) {
    write(heading);
    write(title, { font: strong, size: 16 });
    write(paragraph);
    return document.save();
  }
  const { address, number, facts, more, signatory } = office;
  const right = PAGE.width - PAGE.margin;
  const signed = { x: right - 200, after: 0 };
  const line = (from: number, at: number) =>
    page.drawLine({ start: { x: from, y: at }, end: { x: right, y: at }, thickness: 1, color: INK });
  page.drawCircle({ x: PAGE.margin + 16, y: y - 8, size: 16, borderColor: ACCENT, borderWidth: 3 });
  page.drawCircle({ x: PAGE.margin + 16, y: y - 8, size: 6, color: ACCENT });
  write(heading, { font: strong, size: 15, x: PAGE.margin + 46, after: 0 });
  write(address, { size: 9.5, x: PAGE.margin + 46, after: 4 });
  line(PAGE.margin, y);
  y -= 24;
  const day = `Date: ${formatDate(date)}`;
  page.drawText(day, { x: right - body.widthOfTextAtSize(day, 10.5), y, size: 10.5, font: body, color: INK });
  write(`No. ${number}`, { after: 16 });
  write(`Subject: ${title}`, { font: strong, size: 12.5, after: 10 });
  for (const [index, each] of [paragraph, ...more].entries()) write(`${index + 1}.  ${each}`);
  for (const [name, value] of facts) write(`${name}: ${value}`, { font: strong, after: 2 });
  y -= 48;
  line(signed.x, y + 16);
  write('Sd/-', signed);
  write(signatory, { ...signed, font: strong });
  write(heading, { ...signed, size: 9.5 });
  page.drawText(toLatin(`${number}, page 1 of 1`), { x: PAGE.margin, y: 40, size: 8.5, font: body, color: INK });
  return document.save();
}

/** A text in lines that fit. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
