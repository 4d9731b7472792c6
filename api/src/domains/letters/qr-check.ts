import { color, type Letter, type Styles } from './look';
import type { Pen } from './pen';
import { drawQr } from './qr';
import type { Column } from './typesetter';

/** How anybody checks the letter. @returns the y below it */
export function check(pen: Pen, { content, density }: Letter, { x, y: top, width }: Column, styles: Styles): number {
  const { page, url, code, checkTitle, checkLead, qrAlt } = content;
  const side = density.qr;
  let y = pen.text('H2', checkTitle, { x, y: top, width }, styles.heading) + 8;
  pen.figure(qrAlt, { x, y, width: side, height: side }, (document) =>
    drawQr(document, url, { x, y, side, color: color.ink }),
  );
  y += side + 6;
  for (const line of checkLead) y = pen.text('P', line, { x, y, width }, styles.small);
  const address = page.replace(/^https?:\/\//, '');
  y = pen.link(address, { url, purpose: checkTitle }, { x, y, width }, styles.small);
  return pen.text('P', code, { x, y, width }, styles.code);
}
