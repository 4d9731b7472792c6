import { area, arm, circle, ellipse, faint, glow, pane, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const bottle = (x: number, y: number, height: number, colour: string) =>
  rect(x - 12, y - height - 26, 24, 30, C.navy, 4) +
  rect(x - 28, y - height, 56, height, colour, 10) +
  faint(0.3, rect(x + 8, y - height, 20, height, C.ink, 8)) +
  rect(x - 28, y - height * 0.62, 56, height * 0.3, C.paper);

const tube = (x: number, level: number, colour: string) =>
  faint(0.75, rect(x - 15, 640, 30, 180, C.paper, 15)) +
  rect(x - 15, 820 - level, 30, level, colour, 14) +
  rect(x - 15, 820 - level, 30, 16, colour) +
  rect(x - 19, 630, 38, 18, C.steel, 6);

export const clinic = scene(
  rect(0, 0, 1600, 790, C.mist),
  pane(70, 60, 330, 420, 3, 3, C.paper),
  glow('400,60 900,790 420,790 70,480', 0.4),
  // Shelves.
  rect(1120, 80, 420, 330, C.tealLight, 10),
  rect(1120, 230, 420, 16, C.paper) + rect(1120, 394, 420, 16, C.paper),
  bottle(1180, 230, 92, C.teal) +
    bottle(1260, 230, 70, C.clay) +
    bottle(1340, 230, 100, C.sand) +
    bottle(1420, 230, 76, C.tealDark) +
    bottle(1490, 230, 92, C.woodLight),
  bottle(1186, 394, 72, C.sandDark) +
    bottle(1264, 394, 96, C.tealDark) +
    bottle(1346, 394, 66, C.brick) +
    bottle(1476, 394, 90, C.teal),
  // She looks through the microscope.
  person({ x: 716, y: 270, scale: 1.12, bent: 24, skin: C.skin, head: 'bun', top: C.paper, collar: C.teal }),
  rect(0, 760, 1600, 150, C.sand),
  rect(0, 910, 1600, 22, C.steelLight),
  rect(0, 932, 1600, 68, C.tealLight),
  shade('0,932 1600,932 1600,946 0,946', 0.2),
  // The microscope.
  faint(0.2, ellipse(960, 792, 230, 22, C.ink)),
  area('M760 790C760 744 800 730 850 730L1030 730C1070 730 1090 750 1090 790Z', C.ink),
  area('M1000 740C1110 660 1110 470 990 400L950 450C1030 510 1030 620 950 700L950 740Z', C.navy),
  faint(0.3, area('M1000 740C1110 660 1110 470 990 400L978 414C1084 490 1076 660 976 740Z', C.ink)),
  shape('880,430 990,400 1004,450 900,500', C.navy),
  rect(780, 640, 260, 26, C.slate, 8) + rect(780, 640, 260, 9, C.steelLight, 4),
  rect(830, 628, 110, 14, C.sky) + rect(868, 628, 34, 14, C.marigold),
  circle(1046, 610, 34, C.slate) + circle(1046, 610, 18, C.steelLight),
  `<g transform="rotate(-24 900 480)">${rect(852, 380, 92, 170, C.navy, 12)}${rect(852, 380, 30, 170, C.blue, 12)}${rect(866, 290, 64, 96, C.steel, 8)}${rect(858, 268, 80, 34, C.ink, 10)}${rect(872, 550, 52, 30, C.slate)}${rect(880, 578, 36, 40, C.steel, 6)}</g>`,
  `<g transform="translate(1 6) rotate(18 930 560)">${rect(916, 556, 32, 58, C.steel, 6)}</g>`,
  area('M830 700L930 700L914 728L846 728Z', C.steelLight),
  arm([612, 440], [640, 660], [800, 652], C.paper, C.skin, 62, 0.35),
  arm([820, 440], [900, 668], [1030, 634], C.paper, C.skin, 60, 0.4),
  // Tubes in their rack, slides on a tray.
  faint(0.2, ellipse(310, 840, 220, 18, C.ink)),
  ...[150, 210, 270, 330, 390].map((x, index) =>
    tube(x, [96, 60, 120, 80, 104][index] ?? 0, [C.brick, C.clayLight, C.brick, C.teal, C.clay][index] ?? C.clay),
  ),
  rect(106, 700, 330, 20, C.woodLight) +
    rect(106, 806, 330, 34, C.wood) +
    rect(106, 690, 18, 150, C.woodLight) +
    rect(418, 690, 18, 150, C.wood),
  shape('1180,850 1500,850 1540,900 1160,900', C.steel),
  times(4, (index) =>
    shape(
      `${1210 + index * 72},860 ${1254 + index * 72},860 ${1258 + index * 76},888 ${1206 + index * 74},888`,
      C.paper,
    ),
  ),
  times(4, (index) => ellipse(1234 + index * 74, 874, 10, 5, index % 2 ? C.brick : C.teal)),
  shade('1160,900 1540,900 1540,912 1160,912', 0.3),
);
