import type { Pen } from './pen';
import { heightOf } from './typesetter';

/** Measures what a sheet would draw, and draws nothing. */
export const ruler: Pen = {
  element: () => undefined,
  text: (_type, text, column, style) => column.y + heightOf(text, column, style),
  link: (text, _to, column, style) => column.y + heightOf(text, column, style),
  figure: () => {},
  decoration: () => {},
};
