import { area, circle, ellipse, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { sky } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

/** Crown of the neem: wide, in three tones. Middle and radius. */
const CROWN = [
  [560, 250, 150],
  [700, 160, 160],
  [860, 140, 170],
  [1020, 200, 150],
  [1110, 300, 130],
  [480, 340, 110],
  [640, 340, 150],
  [820, 310, 180],
  [980, 350, 140],
] as const;

const sitter = (x: number, y: number, top: string, skin: string, legs: string) =>
  line(`M${x} ${y}L${x + 44} ${y + 4}L${x + 40} ${y + 66}L${x + 58} ${y + 68}`, legs, 22) +
  area(
    `M${x - 28} ${y + 10}C${x - 34} ${y - 60} ${x - 26} ${y - 84} ${x} ${y - 86}C${x + 24} ${y - 84} ${x + 28} ${y - 40} ${x + 24} ${y + 10}Z`,
    top,
  ) +
  line(`M${x + 6} ${y - 70}L${x + 18} ${y - 34}L${x + 46} ${y - 24}`, top, 17) +
  circle(x + 50, y - 24, 9, skin) +
  shape(`${x + 40},${y - 26} ${x + 72},${y - 40} ${x + 76},${y - 22} ${x + 44},${y - 8}`, C.paper) +
  circle(x + 4, y - 112, 23, skin) +
  area(
    `M${x - 22} ${y - 100}C${x - 30} ${y - 142} ${x + 12} ${y - 150} ${x + 26} ${y - 128}C${x + 16} ${y - 122} ${x + 6} ${y - 124} ${x - 2} ${y - 116}C${x - 8} ${y - 100} ${x - 14} ${y - 92} ${x - 22} ${y - 100}Z`,
    C.hair,
  );

const bay = (x: number) =>
  rect(x, 470, 118, 200, C.woodDark) +
  faint(0.5, rect(x + 40, 470, 78, 200, C.ink)) +
  rect(x + 40, 520, 44, 150, C.teal) +
  rect(x - 14, 460, 22, 214, C.paper) +
  rect(x + 2, 460, 8, 214, C.sandDark);

export const courtyard = scene(
  sky(420),
  // Two floors round the court, a verandah below.
  rect(0, 240, 1600, 440, C.clayLight),
  rect(0, 220, 1600, 26, C.sand) + rect(0, 214, 1600, 10, C.paper),
  shade('0,246 1600,246 1600,262 0,262', 0.2),
  times(
    11,
    (index) =>
      rect(56 + index * 144, 290, 70, 96, C.tealDark) +
      shape(`${56 + index * 144},290 ${126 + index * 144},290 ${56 + index * 144},360`, C.teal) +
      rect(46 + index * 144, 386, 90, 10, C.sand),
  ),
  rect(0, 430, 1600, 36, C.sand) + rect(0, 430, 1600, 10, C.paper),
  times(12, (index) => bay(-30 + index * 144)),
  shade('0,466 1600,466 1600,490 0,490', 0.3),
  rect(0, 664, 1600, 24, C.sand),
  shade('1180,246 1600,246 1600,688 1100,688', 0.12),
  // The floor of the court in slabs.
  rect(0, 684, 1600, 316, C.sand),
  faint(
    0.45,
    line(
      'M0 730L1600 730M0 800L1600 800M0 890L1600 890M260 690L60 1000M520 690L420 1000M800 690L800 1000M1080 690L1180 1000M1340 690L1540 1000',
      C.stone,
    ),
  ),
  glow('0,240 300,240 620,1000 0,1000', 0.16),
  // Shade under the tree.
  faint(0.2, ellipse(960, 860, 520, 80, C.ink)),
  // Round seat and trunk.
  rect(530, 800, 600, 74, C.brick) + ellipse(830, 874, 300, 56, C.brick),
  faint(0.25, line('M540 836C700 900 960 900 1120 836', C.ink)),
  ellipse(830, 800, 300, 56, C.sandDark) + ellipse(830, 792, 300, 56, C.band),
  ellipse(830, 790, 200, 34, C.wood),
  area(
    'M770 800C800 700 790 600 740 480L790 470C810 540 830 560 836 560C850 520 870 470 900 430L944 452C890 560 880 680 900 800Z',
    C.woodDark,
  ),
  area('M770 800C800 700 790 600 740 480L764 476C810 600 820 700 810 800Z', C.wood),
  faint(0.4, line('M846 620L850 700M868 590L862 660M836 720L834 770', C.ink)),
  ...CROWN.map(([x, y, radius]) => circle(x + 18, y + 20, radius, C.leafDark)),
  ...CROWN.map(([x, y, radius]) => circle(x - 10, y - 10, radius * 0.88, C.leaf)),
  faint(
    0.55,
    ...CROWN.slice(0, 6).map(([x, y, radius]) =>
      ellipse(x - radius * 0.28, y - radius * 0.42, radius * 0.5, radius * 0.3, C.leafLight),
    ),
  ),
  faint(0.4, ellipse(620, 330, 60, 30, C.leafLight), ellipse(840, 300, 80, 34, C.leafLight)),
  faint(
    0.3,
    ...CROWN.map(([x, y], index) =>
      line(`M${x + 30} ${y + 40}l24-26M${x + 66} ${y + 50 - (index % 3) * 30}l20-24M${x - 10} ${y + 70}l20-26`, C.ink),
    ),
  ),
  sitter(600, 812, C.marigold, C.skin, C.navy),
  sitter(1010, 822, C.teal, C.skinDark, C.ink),
  walker({ x: 300, y: 920, height: 250, top: C.brick, legs: C.navy, skin: C.skinLight, bag: C.tealDark }),
  walker({ x: 1330, y: 900, height: 240, left: true, top: C.navy, legs: C.sandDark, skin: C.skin, long: true }),
  walker({ x: 1440, y: 780, height: 170, left: true, top: C.tealLight, legs: C.ink, skin: C.skinDark }),
);
