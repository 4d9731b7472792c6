import { area, arm, circle, ellipse, faint, glow, line, pane, rect, scene, shade, shape, times, within } from '../draw';
import { C } from '../palette';
import { back } from '../people';

export const hostel = scene(
  rect(0, 0, 1600, 800, C.tealLight),
  rect(0, 780, 1600, 220, C.woodLight),
  rect(0, 768, 1600, 18, C.paper),
  faint(
    0.35,
    line(
      'M0 840L1600 840M0 910L1600 910M300 786L300 840M900 786L900 840M1400 786L1400 840M600 840L600 910M1200 840L1200 910',
      C.wood,
    ),
  ),
  // The window and the tree before it.
  pane(560, 90, 420, 380, 2, 2, C.paper),
  faint(
    0.9,
    circle(900, 330, 80, C.leaf),
    circle(840, 400, 66, C.leafDark),
    circle(930, 410, 60, C.leaf),
    circle(880, 300, 34, C.leafLight),
    rect(560, 440, 420, 30, C.leafLight),
  ),
  rect(765, 90, 10, 380, C.paper) + rect(560, 275, 420, 10, C.paper),
  rect(534, 484, 472, 18, C.paper),
  glow('980,90 1440,780 760,780 560,470', 0.28),
  area('M500 60L600 60C596 240 570 400 520 520L500 520Z', C.clay) +
    area('M1040 60L940 60C944 240 970 400 1020 520L1040 520Z', C.brick) +
    rect(480, 48, 580, 16, C.woodDark, 8),
  // Two beds.
  rect(40, 470, 26, 380, C.wood) + rect(40, 640, 460, 30, C.wood) + rect(470, 560, 26, 290, C.wood),
  rect(66, 590, 410, 66, C.paper, 14),
  area('M200 586L476 586C488 620 486 690 476 740L220 740C200 700 196 640 200 586Z', C.navy) +
    times(4, (index) => line(`M${250 + index * 60} 592L${256 + index * 60} 736`, C.clayLight, 10)),
  rect(80, 552, 130, 56, C.band, 24),
  rect(1534, 470, 26, 380, C.woodDark) + rect(1100, 640, 460, 30, C.wood) + rect(1104, 560, 26, 290, C.wood),
  rect(1124, 590, 410, 66, C.paper, 14),
  area('M1124 586L1400 586C1404 640 1400 700 1380 740L1124 740C1114 690 1112 620 1124 586Z', C.brick) +
    times(4, (index) => line(`M${1164 + index * 60} 592L${1160 + index * 60} 736`, C.sand, 10)),
  rect(1390, 552, 130, 56, C.band, 24),
  // Above them a shelf, and a picture.
  rect(90, 300, 330, 18, C.wood) + shade('90,318 420,318 420,330 90,330', 0.2),
  rect(110, 200, 40, 100, C.brick) +
    rect(154, 220, 34, 80, C.navy) +
    rect(192, 190, 44, 110, C.sand) +
    rect(240, 214, 36, 86, C.clay) +
    area('M320 300L314 250L366 250L360 300Z', C.clay) +
    line(
      'M340 250C330 210 310 200 300 190M340 250C344 200 356 190 364 176M340 250C352 220 372 214 384 210',
      C.leafDark,
      12,
    ),
  rect(1150, 150, 330, 230, C.paper) +
    shade('1150,380 1480,380 1480,388 1150,388', 0.25) +
    rect(1170, 170, 290, 190, C.sand) +
    circle(1390, 230, 34, C.clay) +
    area('M1170 360L1250 260L1320 320L1390 270L1460 330L1460 360Z', C.teal),
  // Desk, lamp, and the student who reads.
  faint(0.2, shape('560,860 1010,860 1130,900 640,900', C.ink)),
  rect(540, 600, 480, 28, C.wood) +
    rect(540, 600, 480, 8, C.woodLight) +
    rect(560, 628, 22, 260, C.woodDark) +
    rect(978, 628, 22, 260, C.woodDark),
  rect(880, 628, 98, 130, C.wood) +
    rect(890, 640, 78, 48, C.woodLight) +
    rect(890, 698, 78, 48, C.woodLight) +
    circle(929, 664, 6, C.ink) +
    circle(929, 722, 6, C.ink),
  faint(0.25, shape('870,470 930,470 1010,600 780,600', C.marigold)),
  line('M960 600L960 500L910 440', C.tealDark, 10) +
    shape('870,470 890,420 930,424 946,470', C.marigold) +
    ellipse(960, 600, 40, 10, C.tealDark),
  rect(590, 566, 90, 34, C.teal, 4) + rect(600, 536, 84, 30, C.clay, 4),
  shape('700,598 780,578 860,598', C.paper),
  arm([690, 600], [630, 680], [712, 602], C.sand, C.skin, 56, 0.4),
  arm([876, 600], [930, 680], [846, 602], C.sand, C.skin, 56, 0.4),
  line('M742 820L742 944M818 820L818 944', C.navy, 40),
  within('student', 'M0 0H1600V806H0Z', back(780, 430, 1, C.sand, C.skin, 'bun')),
  rect(660, 800, 240, 26, C.woodDark, 10) + rect(680, 820, 20, 150, C.woodDark) + rect(860, 820, 20, 150, C.woodDark),
  area('M676 620L884 620L896 806L664 806Z', C.wood) +
    faint(0.35, line('M720 640L716 790M780 640L780 790M840 640L844 790', C.woodDark)),
  // A trunk, sandals, a kettle of steel.
  faint(0.25, shape('150,930 440,930 520,956 240,956', C.ink)),
  rect(150, 790, 280, 140, C.tealDark, 10) +
    rect(150, 790, 280, 44, C.teal, 10) +
    rect(270, 820, 40, 34, C.steel, 4) +
    rect(150, 830, 280, 8, C.ink),
  area('M1260 920C1250 850 1370 850 1360 920Z', C.steel) +
    line('M1270 880C1290 830 1340 830 1350 880', C.ink, 9) +
    line('M1360 900L1394 872', C.steel, 14) +
    ellipse(1310, 920, 52, 10, C.slate),
  ellipse(1080, 940, 40, 12, C.brick) + ellipse(1150, 950, 40, 12, C.brick),
);
