import { C, LINE } from './palette';
import { SIZE } from './table';

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/** @param points as in SVG: `0,0 10,0 10,10` */
export const shape = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
export const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
export const line = (path: string, colour: string = C.ink, width: number = LINE) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Parts seen through. @param share from 0 to 1 */
export const faint = (share: number, ...parts: string[]) => `<g opacity="${share}">${parts.join('')}</g>`;
export const moved = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`;
/** `count` times what `draw` makes of 0, 1, 2, … */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** Parts of which only what lies within `path` is seen. The name is the scene's own. */
export const within = (name: string, path: string, ...parts: string[]) =>
  `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${parts.join('')}</g>`;

/** What lies away from the light. */
export const shade = (points: string, share = 0.16) => faint(share, shape(points, C.ink));
/** Where light falls. */
export const glow = (points: string, share = 0.3) => faint(share, shape(points, C.paper));

/** A window of panes: `columns` by `rows`. */
export const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  frame: string,
) =>
  rect(x - 14, y - 14, width + 28, height + 28, frame) +
  rect(x, y, width, height, C.sky) +
  glow(
    `${x},${y + height * 0.75} ${x + width * 0.7},${y} ${x + width},${y} ${x + width},${y + height * 0.1} ${x},${y + height}`,
    0.6,
  ) +
  times(columns - 1, (index) => rect(x + ((index + 1) * width) / columns - 5, y, 10, height, frame)) +
  times(rows - 1, (index) => rect(x, y + ((index + 1) * height) / rows - 5, width, 10, frame)) +
  rect(x - 26, y + height + 14, width + 52, 18, frame);

/** A sleeve from shoulder over elbow, and the bare rest of the arm with its hand. */
export function arm(shoulder: Point, elbow: Point, hand: Point, sleeve: string, skin: string, width = 50, bare = 0.45) {
  const [ex, ey] = elbow;
  const cuff: Point = [ex + (hand[0] - ex) * (1 - bare), ey + (hand[1] - ey) * (1 - bare)];
  return (
    faint(
      0.13,
      line(`M${shoulder[0] + 5} ${shoulder[1] + 8} L${ex + 5} ${ey + 8} L${cuff[0] + 5} ${cuff[1] + 8}`, C.ink, width),
    ) +
    line(`M${cuff} L${hand}`, skin, width * 0.62) +
    circle(hand[0], hand[1], width * 0.42, skin) +
    line(`M${shoulder} L${elbow} L${cuff}`, sleeve, width)
  );
}

/** The whole picture: its parts, and over them the light of all scenes, from the left and above. */
export const scene = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">` +
  `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#fff4dc" stop-opacity="0.28"/>` +
  `<stop offset="0.45" stop-color="#fff4dc" stop-opacity="0"/><stop offset="1" stop-color="${C.ink}" stop-opacity="0.2"/></linearGradient></defs>` +
  `${parts.join('')}<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#light)"/></svg>\n`;
