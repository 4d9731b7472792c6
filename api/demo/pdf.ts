import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

interface Text {
  title: string;
  heading: string;
  paragraph: string;
  date: Date;
}

/** Points; A4. */
const PAGE = { width: 595, height: 842, margin: 64 } as const;

/** The standard fonts have Latin letters only, and typographic signs are not worth an embedded font here. */
const toLatin = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?');

/** A real PDF of one page, about 1.5 kB. */
export async function makePdf({ title, heading, paragraph, date }: Text): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-IN');
  document.setCreationDate(date);
  const body = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const maxWidth = PAGE.width - 2 * PAGE.margin;
  const top = PAGE.height - PAGE.margin;
  page.drawText(toLatin(heading), { x: PAGE.margin, y: top, size: 10, font: body });
  page.drawText(toLatin(title), { x: PAGE.margin, y: top - 40, size: 16, lineHeight: 21, font: strong, maxWidth });
  page.drawText(toLatin(paragraph), { x: PAGE.margin, y: top - 120, size: 11, lineHeight: 17, font: body, maxWidth });
  return document.save();
}
