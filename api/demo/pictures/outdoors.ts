import { area, circle, ellipse, faint, line, rect, shape, times } from './draw';
import { C } from './palette';

/** A sky that is warm at the horizon. */
export const sky = (height: number) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${C.mist}"/><stop offset="1" stop-color="${C.band}"/></linearGradient></defs>` +
  `<rect width="1600" height="${height}" fill="url(#sky)"/>`;

const BLOBS = [
  [-92, -20, 74],
  [84, -14, 78],
  [-48, -84, 80],
  [52, -92, 76],
  [0, -20, 96],
] as const;

/** A tree of height about 300 at scale 1, its foot at x, y; light on its left. */
export const tree = (x: number, y: number, scale = 1, trunk = C.woodDark) => {
  const at = (dx: number, dy: number, radius: number, fill: string) =>
    circle(x + dx * scale, y - 210 * scale + dy * scale, radius * scale, fill);
  return (
    faint(0.18, ellipse(x + 90 * scale, y + 4, 170 * scale, 16 * scale, C.ink)) +
    area(
      `M${x - 16 * scale} ${y}L${x - 9 * scale} ${y - 170 * scale}L${x + 9 * scale} ${y - 170 * scale}L${x + 18 * scale} ${y}Z`,
      trunk,
    ) +
    BLOBS.map(([dx, dy, radius]) => at(dx + 12, dy + 12, radius, C.leafDark)).join('') +
    BLOBS.map(([dx, dy, radius]) => at(dx - 6, dy - 6, radius * 0.9, C.leaf)).join('') +
    at(-70, -70, 46, C.leafLight) +
    at(-10, -112, 38, C.leafLight) +
    at(-110, -20, 30, C.leafLight) +
    faint(
      0.35,
      line(
        `M${x + 30 * scale} ${y - 190 * scale}l${18 * scale} ${-22 * scale}M${x + 70 * scale} ${y - 230 * scale}l${18 * scale} ${-22 * scale}M${x - 20 * scale} ${y - 230 * scale}l${18 * scale} ${-22 * scale}`,
        C.ink,
      ),
    )
  );
};

/** A slim tree, as an ashoka stands in rows. */
export const poplar = (x: number, y: number, height: number) =>
  rect(x - 6, y - 50, 12, 50, C.woodDark) +
  area(
    `M${x} ${y - height}C${x + 52} ${y - height * 0.5} ${x + 44} ${y - 60} ${x} ${y - 34}C${x - 44} ${y - 60} ${x - 52} ${y - height * 0.5} ${x} ${y - height}Z`,
    C.leafDark,
  ) +
  area(
    `M${x} ${y - height}C${x + 12} ${y - height * 0.5} ${x + 8} ${y - 60} ${x - 6} ${y - 36}C${x - 44} ${y - 60} ${x - 52} ${y - height * 0.5} ${x} ${y - height}Z`,
    C.leaf,
  );

/** A long thin cloud. */
export const cloud = (x: number, y: number, width: number) =>
  faint(
    0.6,
    rect(x, y, width, 22, C.paper, 11),
    rect(x + width * 0.18, y - 18, width * 0.5, 24, C.paper, 12),
    rect(x - width * 0.12, y + 16, width * 0.7, 16, C.paper, 8),
  );

/** Far roofs of a city, with tanks on some. */
export const skyline = (y: number, colour: string) =>
  times(13, (index) => {
    const height = 60 + ((index * 53) % 110);
    return (
      rect(index * 128 - 20, y - height, 136, height + 4, colour) +
      (index % 3
        ? ''
        : rect(index * 128 + 20, y - height - 26, 34, 20, colour) +
          rect(index * 128 + 26, y - height - 8, 22, 10, colour))
    );
  });

/** A hedge or a bed of low plants. */
export const bushes = (x: number, y: number, count: number, step = 70) =>
  times(count, (index) => circle(x + index * step, y, 44 + ((index * 17) % 14), C.leafDark)) +
  times(count, (index) => circle(x + index * step - 10, y - 10, 34 + ((index * 17) % 14), C.leaf)) +
  rect(x - 46, y + 8, step * (count - 1) + 94, 40, C.leafDark);

/** Grass with a few blades. */
export const lawn = (points: string, ...tufts: [number, number][]) =>
  shape(points, C.leafLight) +
  tufts.map(([x, y]) => line(`M${x} ${y}l-8-20M${x + 10} ${y}l0-24M${x + 20} ${y}l8-18`, C.leaf)).join('');
