import { arm, circle, ellipse, faint, glow, line, pane, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

/** A house of card in three storeys, drawn as its makers see it: light walls on the left, dark ones on the right. */
const model =
  faint(0.2, shape('1080,742 1520,742 1600,770 1200,776', C.ink)) +
  shape('1030,742 1300,770 1560,742 1300,716', C.leafLight) +
  shape('1090,728 1290,752 1290,520 1090,496', C.paper) +
  shape('1290,752 1480,728 1480,496 1290,520', C.sandDark) +
  shape('1090,496 1290,520 1480,496 1290,474', C.band) +
  shape('1150,490 1300,508 1300,380 1150,362', C.paper) +
  shape('1300,508 1430,490 1430,362 1300,380', C.sandDark) +
  shape('1130,366 1300,388 1450,366 1300,340', C.clay) +
  times(3, (index) =>
    shape(
      `${1112 + index * 60},560 ${1150 + index * 60},565 ${1150 + index * 60},640 ${1112 + index * 60},635`,
      C.tealLight,
    ),
  ) +
  times(3, (index) =>
    shape(
      `${1314 + index * 54},565 ${1350 + index * 54},560 ${1350 + index * 54},635 ${1314 + index * 54},640`,
      C.teal,
    ),
  ) +
  shape('1172,410 1280,424 1280,470 1172,456', C.tealLight) +
  shape('1180,670 1222,675 1222,743 1180,738', C.woodDark) +
  rect(1046, 690, 6, 50, C.woodDark) +
  circle(1049, 674, 30, C.leaf) +
  circle(1042, 666, 20, C.leafLight) +
  rect(1510, 690, 6, 50, C.woodDark) +
  circle(1513, 676, 26, C.leaf);

export const studio = scene(
  rect(0, 0, 1600, 1000, C.band),
  pane(60, 50, 760, 360, 5, 3, C.slate),
  glow('820,50 1340,760 700,760 60,410', 0.5),
  // Drawings on the wall.
  rect(950, 70, 250, 190, C.navy) +
    line('M990 220L990 150L1070 110L1150 150L1150 220ZM1050 220L1050 176L1092 176L1092 220', C.mist) +
    circle(966, 84, 7, C.clay) +
    circle(1184, 84, 7, C.clay),
  rect(1240, 70, 290, 190, C.paper) +
    shade('1240,260 1530,260 1530,268 1240,268') +
    line('M1280 220C1300 120 1400 110 1420 180C1430 220 1480 210 1492 120', C.clay, 7) +
    faint(0.4, line('M1270 232L1500 232M1270 232L1270 100', C.slate)),
  // She draws a plan.
  person({ x: 560, y: 290, scale: 1.12, bent: 22, skin: C.skin, head: 'plait', top: C.clay, collar: C.paper }),
  rect(0, 740, 1600, 200, C.woodLight),
  rect(0, 940, 1600, 60, C.wood),
  shade('0,940 1600,940 1600,954 0,954', 0.25),
  faint(0.25, line('M0 800L200 800M300 852L900 852M1000 812L1600 812M60 900L700 900M900 916L1500 916', C.wood)),
  // The drawing board, inclined.
  faint(0.2, shape('260,762 980,762 1040,780 330,780', C.ink)),
  shape('250,760 960,760 930,640 330,640', C.woodDark),
  shape('250,744 960,744 916,596 330,596', C.wood),
  shape('290,732 916,732 878,610 362,610', C.paper),
  line(
    'M420 700L450 636L640 636L650 700ZM540 636L544 700M480 668L542 668M690 636L840 636L860 700L700 700ZM696 668L850 668',
    C.navy,
  ),
  faint(0.5, line('M400 718L880 718', C.slate)),
  line('M880 600L916 744', C.sandDark, 22),
  arm([456, 458], [400, 640], [520, 660], C.clay, C.skin, 60, 0.4),
  arm([664, 458], [770, 610], [690, 662], C.clay, C.skin, 60, 0.4),
  line('M690 672L650 700M690 672L722 620', C.marigold, 10),
  model,
  // Paper rolls, pens, a triangle.
  rect(70, 620, 120, 142, C.tealDark, 8) + rect(70, 620, 40, 142, C.teal, 8),
  line('M96 620L84 470M126 620L130 440M160 620L176 490', C.paper, 22) + line('M96 620L84 470', C.sand, 8),
  shape('1010,880 1180,880 1010,770', C.tealLight) + shape('1036,862 1110,862 1036,814', C.woodLight),
  ellipse(250, 880, 60, 14, C.woodDark) +
    rect(215, 810, 70, 72, C.brick, 8) +
    line('M232 810L222 750M250 810L254 744M268 810L282 756', C.ink, 9),
);
