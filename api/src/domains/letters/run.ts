/** How a glyph stands, in thousandths of its size. */
interface Position {
  xAdvance: number;
  advanceWidth: number;
  xOffset: number;
  yOffset: number;
}

/** What the library has of the font that is set and of its page; its types leave it out. */
interface Inner {
  _font: { id: string; ref(): object; encode(text: string): [glyphs: string[], positions: Position[]] };
  page: { fonts: Record<string, object> };
}

/** Decimals of a number in a document, as the library has them. */
const PRECISION = 1e6;

const number = (value: number): string => String(Math.round(value * PRECISION) / PRECISION);

/**
 * Draws a run of one font on a baseline, as `document.text` does. That measures it again and looks for dozens of wishes
 * which no letter has: it is half of the time that a letter takes.
 * @param size points
 */
export function drawRun(document: PDFKit.PDFDocument, run: string, x: number, baseline: number, size: number): void {
  const { _font: font, page } = document as unknown as Inner;
  const [glyphs, positions] = font.encode(run);
  page.fonts[font.id] ??= font.ref();
  // The page counts from its top, letters stand upright.
  const place = (at: number, above: number) => `1 0 0 -1 ${number(at)} ${number(baseline - above)} Tm`;
  const operators = [`BT /${font.id} ${number(size)} Tf`, place(x, 0)];
  let shown: string[] = [];
  const show = () => {
    if (shown.length > 0) operators.push(`[${shown.join('')}] TJ`);
    shown = [];
  };
  let at = x;
  let isMoved = false;
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    const isOff = xOffset !== 0 || yOffset !== 0;
    if (isOff || isMoved) {
      show();
      operators.push(place(at + (xOffset * size) / 1_000, (yOffset * size) / 1_000));
    }
    isMoved = isOff;
    const kern = xAdvance - advanceWidth;
    shown.push(`<${glyphs[index]}>`, kern === 0 ? '' : number(-kern));
    at += (xAdvance * size) / 1_000;
  }
  show();
  document.addContent(`${operators.join(' ')} ET`.replaceAll('><', ''));
}
