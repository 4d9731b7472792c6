import type { LetterContent } from './content';
import { drawJaali, star } from './jaali';
import { color, type Styles } from './look';
import { path } from './path';
import { CONTENT, MARGIN, PAGE, type Pen, rule } from './pen';

/** Height of the lattice at the top of the page. */
const BAND = 20;

/** Side of the emblem. */
const EMBLEM = 42;

/** Lines for a long name and for a long address. */
const MOST = 2;

/** Who writes. @returns the y below it */
export function letterhead(pen: Pen, { letterhead, seed, look }: LetterContent, styles: Styles): number {
  const top = BAND + 12;
  const middle = [MARGIN + EMBLEM / 2, top + EMBLEM / 2] as const;
  pen.decoration((document) => {
    document.rect(0, 0, PAGE.width, BAND).fill(look.night);
    drawJaali(document, seed, { x: 0, y: 1, width: PAGE.width, height: BAND - 2, color: look.light.accent });
    document.roundedRect(MARGIN, top, EMBLEM, EMBLEM, 7).fill(look.night);
    const emblem = [path.polygon(star([...middle], 8, 15, 9.5, Math.PI / 8)), path.circle(...middle, 4.3)];
    document.lineWidth(1.6).strokeColor(look.light.accent);
    document.addContent(`${emblem.join('\n')}\nS`);
  });
  const { name, address, helpDesk, phone } = letterhead;
  const column = { x: MARGIN + EMBLEM + 12, width: CONTENT - EMBLEM - 12, most: MOST };
  let y = pen.text('P', name, { ...column, y: top - 3 }, styles.university);
  y = pen.text('P', address.join(', '), { ...column, y }, styles.small);
  y = pen.text('P', `${helpDesk}   ${phone}`, { ...column, y }, styles.small);
  const below = Math.max(y, top + EMBLEM) + 6;
  rule(pen, below, { x: MARGIN, width: CONTENT, color: color.line });
  return below;
}
