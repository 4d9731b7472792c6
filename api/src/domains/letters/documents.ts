import { color, type Letter, type Styles } from './look';
import type { Pen } from './pen';
import type { Column } from './typesetter';

/** Side of a box to tick, points. */
const BOX = 6.5;

/** What to bring, to be ticked off. @returns the y below it */
export function drawDocuments(pen: Pen, letter: Letter, { x, y: top, width }: Column, styles: Styles): number {
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
