import { area, arm, circle, ellipse, faint, glow, line, pane, rect, scene, shade, shape, times, within } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const flask = (x: number, y: number, radius: number, colour: string) =>
  faint(0.7, circle(x, y, radius, C.paper), rect(x - 18, y - radius - 90, 36, 110, C.paper)) +
  area(
    `M${x - radius * 0.94} ${y + radius * 0.1}A${radius * 0.95} ${radius * 0.95} 0 0 0 ${x + radius * 0.94} ${y + radius * 0.1}Z`,
    colour,
  ) +
  ellipse(x, y + radius * 0.1, radius * 0.94, radius * 0.14, colour) +
  faint(
    0.7,
    line(
      `M${x - radius * 0.6} ${y - radius * 0.4}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.7}`,
      C.paper,
      8,
    ),
  ) +
  rect(x - 24, y - radius - 96, 48, 14, C.slate, 6);

const cone = (x: number, y: number, size: number, colour: string) =>
  faint(
    0.75,
    shape(
      `${x - 16},${y - size * 1.3} ${x + 16},${y - size * 1.3} ${x + size * 0.62},${y} ${x - size * 0.62},${y}`,
      C.paper,
    ),
  ) +
  shape(
    `${x - size * 0.36},${y - size * 0.55} ${x + size * 0.36},${y - size * 0.55} ${x + size * 0.6},${y - 4} ${x - size * 0.6},${y - 4}`,
    colour,
  ) +
  rect(x - 22, y - size * 1.3 - 8, 44, 14, C.slate, 6);

export const chemistry = scene(
  rect(0, 0, 1600, 780, C.sand),
  pane(60, 60, 360, 300, 3, 2, C.woodLight),
  glow('420,60 1000,780 440,780 60,360', 0.35),
  // The pilot reactor of the materials workshop.
  line('M1146 -20L1146 210L1260 270', C.slate, 34),
  line('M1480 330L1560 330L1560 0', C.slate, 30),
  line('M1240 640L1200 780M1480 640L1520 780', C.slate, 26),
  area('M1180 250C1180 150 1540 150 1540 250L1540 560C1540 640 1440 700 1360 700C1280 700 1180 640 1180 560Z', C.steel),
  area('M1180 250C1180 190 1260 170 1300 168L1300 690C1230 670 1180 620 1180 560Z', C.steelLight),
  within(
    'vessel',
    'M1180 250C1180 150 1540 150 1540 250L1540 560C1540 640 1440 700 1360 700C1280 700 1180 640 1180 560Z',
    shade('1450,100 1560,100 1560,720 1450,720', 0.2),
  ),
  rect(1164, 262, 392, 26, C.slate, 12) + times(8, (index) => circle(1190 + index * 48, 275, 8, C.ink)),
  circle(1360, 410, 70, C.slate) + circle(1360, 410, 54, C.clay) + circle(1344, 394, 18, C.clayLight),
  circle(1450, 520, 30, C.paper) + line('M1450 520L1466 502', C.ink),
  rect(1330, 110, 60, 70, C.teal, 8) + rect(1318, 90, 84, 30, C.tealDark, 8),
  // He pours and watches.
  person({
    x: 880,
    y: 250,
    scale: 1.08,
    left: true,
    bent: 14,
    skin: C.skinLight,
    head: 'short',
    top: C.blue,
    collar: C.paper,
  }),
  line('M826 244L938 232', C.ink, 10) + rect(822, 224, 58, 38, C.tealLight, 16),
  rect(0, 760, 1600, 30, C.woodLight),
  rect(0, 790, 1600, 210, C.woodDark),
  faint(0.3, line('M0 850L1600 850', C.ink), line('M330 790L330 1000M800 790L800 1000M1270 790L1270 1000', C.ink)),
  times(3, (index) => rect(520 + index * 470, 880, 90, 14, C.sandDark, 7)),
  // A distillation: stand, flask, column, condenser, receiver.
  faint(0.2, ellipse(380, 766, 330, 14, C.ink)),
  rect(120, 746, 170, 18, C.ink, 6) + rect(196, 180, 14, 570, C.ink),
  line('M203 470L300 470', C.slate, 14),
  line('M203 250L300 250', C.slate, 14),
  rect(268, 700, 84, 54, C.slate, 6) + area('M292 700C286 670 304 664 310 640C322 664 338 672 328 700Z', C.marigold),
  flask(310, 560, 78, C.teal),
  faint(0.7, rect(290, 210, 40, 190, C.paper, 12)),
  times(5, (index) => line(`M296 ${246 + index * 30}L324 ${236 + index * 30}`, C.tealLight, 6)),
  line('M312 230L330 214L560 520', C.steelLight, 26),
  line('M384 290L530 484', C.tealLight, 46) + line('M384 290L530 484', C.paper, 14),
  line('M560 520L566 580', C.steelLight, 20),
  cone(568, 762, 120, C.tealLight),
  cone(1010, 762, 110, C.clay),
  // The arms.
  arm([978, 412], [1040, 600], [880, 610], C.blue, C.skinLight, 60, 0.35),
  faint(0.85, rect(640, 350, 72, 120, C.paper, 8)) +
    rect(640, 414, 72, 56, C.clayLight, 8) +
    rect(634, 344, 84, 12, C.slate, 6),
  arm([780, 412], [740, 590], [712, 446], C.blue, C.skinLight, 58, 0.4),
  faint(0.75, shape('820,560 860,560 920,720 770,720', C.paper)) +
    shape('796,650 886,650 912,716 778,716', C.clayLight) +
    rect(812, 552, 56, 14, C.slate, 6),
  circle(868, 622, 22, C.skinLight),
);
