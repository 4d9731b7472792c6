import { color, type Letter, type Styles } from './look';
import { MARGIN, type Pen, rule } from './pen';
import { ascentOf } from './typesetter';

/** Width of the labels, points. */
const LABEL = 152;
const GUTTER = 8;

interface Place {
  y: number;
  /** How wide a line of the table may be that begins at this y: beside a photograph it is narrower. */
  widthAt: (y: number) => number;
}

/** The lines of the letter with their labels. @returns the y below them */
export function fieldTable(pen: Pen, { content, density }: Letter, { y: top, widthAt }: Place, styles: Styles): number {
  const { pad, most } = density;
  // A label stands on the baseline of its value.
  const lower = ascentOf(styles.value) - ascentOf(styles.label);
  const table = pen.element('Table');
  let y = top;
  for (const { label, lines, isWhole } of content.fields) {
    const width = widthAt(y);
    const row = pen.element('TR', table);
    const left = pen.text('TH', label, { x: MARGIN, y: y + pad + lower, width: LABEL }, styles.label, row);
    const cell = pen.element('TD', row);
    let right = y + pad;
    for (const [index, line] of lines.entries()) {
      const column = { x: MARGIN + LABEL + GUTTER, y: right, width: width - LABEL - GUTTER };
      right =
        index === 0
          ? pen.text('P', line, { ...column, most: isWhole ? undefined : most?.value }, styles.value, cell)
          : pen.text('P', line, { ...column, most: most?.note }, styles.body, cell);
    }
    y = Math.max(left, right) + pad;
    rule(pen, y, { x: MARGIN, width, color: color.line });
  }
  return y;
}
