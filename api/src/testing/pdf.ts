import { newPage, PAGE } from '../../demo/pdf';

interface Text {
  title: string;
  heading: string;
  paragraph: string;
  date: Date;
}

export async function makePdf({ title, heading, paragraph, date }: Text): Promise<Uint8Array> {
  const { document, body, strong, page } = await newPage(title, date);
  const maxWidth = PAGE.width - 2 * PAGE.margin;
  const top = PAGE.height - PAGE.margin;
  page.drawText(heading, { x: PAGE.margin, y: top, size: 10, font: body });
  page.drawText(title, { x: PAGE.margin, y: top - 40, size: 16, lineHeight: 21, font: strong, maxWidth });
  page.drawText(paragraph, { x: PAGE.margin, y: top - 120, size: 11, lineHeight: 17, font: body, maxWidth });
  return document.save();
}
