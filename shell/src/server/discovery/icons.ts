import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** Widths of the icon as PNG, px: Apple's home screen, and two of the web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

export type IconSize = (typeof ICON_SIZES)[number];

/** The icon fills its square, so the large one can be cut to any shape. */
export const MASKABLE: IconSize = 512;

export const iconPath = (size: IconSize): string => `/icon-${size}.png`;

/** The icon of the site as PNG, drawn from its SVG file. */
export function drawIcon(file: string, size: IconSize): Buffer {
  return new Resvg(readFileSync(file, 'utf8'), { fitTo: { mode: 'width', value: size } }).render().asPng();
}
