import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

interface Text {
  title: string;
  heading: string;
  paragraph: string;
  date: Date;
}

/** A4, points. */
const PAGE = { width: 595, height: 842, margin: 64 };

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
  page.drawText(heading, { x: PAGE.margin, y: top, size: 10, font: body });
  page.drawText(title, { x: PAGE.margin, y: top - 40, size: 16, lineHeight: 21, font: strong, maxWidth });
  page.drawText(paragraph, { x: PAGE.margin, y: top - 120, size: 11, lineHeight: 17, font: body, maxWidth });
  return document.save();
}
