import { create } from 'qrcode';
import { path } from './path';

/** Rows are drawn a little higher than they are, or some viewers show hairlines between them. */
const OVERLAP = 0.02;

/** The dark stretches of a row, each from a column on and so many modules long. */
function stretches(size: number, isDark: (column: number) => boolean): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  for (let column = 0; column < size; column++) {
    if (!isDark(column)) continue;
    const last = found.at(-1);
    if (last && last.from + last.length === column) last.length++;
    else found.push({ from: column, length: 1 });
  }
  return found;
}

/** Draws a QR code as one path in a square of `side` points. The quiet zone around it is the caller's. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rectangles = Array.from({ length: modules.size }, (_, row) =>
    stretches(modules.size, (column) => modules.get(row, column) === 1).map(({ from, length }) =>
      path.rectangle(from, row, length, 1 + OVERLAP),
    ),
  );
  document
    .save()
    .translate(x, y)
    .scale(side / modules.size)
    .fillColor(color);
  document.addContent(`${rectangles.flat().join('\n')}\nf`).restore();
}
