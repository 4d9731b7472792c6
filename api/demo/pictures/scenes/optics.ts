import { arm, circle, ellipse, faint, line, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const post = (x: number, y: number) =>
  rect(x - 9, y, 18, 720 - y, C.steel) + rect(x + 3, y, 6, 720 - y, C.slate) + rect(x - 40, 706, 80, 20, C.ink, 4);

const lens = (x: number, y: number, radius: number) =>
  post(x, y + radius) +
  ellipse(x, y, radius * 0.42, radius + 10, C.ink) +
  ellipse(x - 3, y, radius * 0.3, radius - 4, C.tealLight) +
  faint(0.7, ellipse(x - 8, y - radius * 0.2, radius * 0.1, radius * 0.5, C.paper));

export const optics = scene(
  rect(0, 0, 1600, 720, C.navy),
  rect(0, 0, 1600, 720, C.tealDark),
  faint(0.5, rect(1090, 0, 510, 720, C.ink)),
  // A cabinet with instruments, and a board with curves.
  rect(90, 90, 420, 270, C.ink, 8) + rect(108, 108, 384, 234, C.navy),
  line('M130 300C190 300 200 150 250 150C300 150 300 300 350 300C400 300 410 220 470 214', C.tealLight, 7),
  faint(0.4, line('M130 130L130 318L476 318M130 260L476 260M130 200L476 200', C.slate)),
  rect(1180, 110, 340, 380, C.ink, 8),
  times(
    3,
    (row) =>
      rect(1204, 132 + row * 118, 292, 98, C.navy, 6) +
      circle(1250, 181 + row * 118, 26, C.slate) +
      line(`M1250 ${181 + row * 118}L1264 ${165 + row * 118}`, C.paper) +
      rect(1300, 160 + row * 118, 110, 40, row === 1 ? C.teal : C.tealDark, 4) +
      circle(1440, 170 + row * 118, 9, C.leafLight) +
      circle(1466, 170 + row * 118, 9, C.clay),
  ),
  faint(0.08, shape('0,0 600,0 200,720 0,720', C.paper)),
  // She sets the lens.
  person({
    x: 830,
    y: 215,
    scale: 1.06,
    left: true,
    bent: 16,
    skin: C.skin,
    head: 'bun',
    top: C.paper,
    collar: C.clay,
  }),
  line('M776 212L884 198', C.ink, 10) + rect(772, 190, 58, 36, C.clayLight, 16),
  // The table with its holes.
  shape('0,720 1600,720 1600,900 0,900', C.slate),
  rect(0, 716, 1600, 12, C.steelLight),
  faint(
    0.5,
    times(4, (row) =>
      times(27 - row, (column) =>
        ellipse(30 + row * 8 + column * (60 + row * 3), 750 + row * 40, 7 + row, 3 + row * 0.6, C.ink),
      ),
    ),
  ),
  rect(0, 900, 1600, 30, C.ink),
  rect(0, 930, 1600, 70, C.tealDark),
  rect(160, 930, 120, 70, C.ink) + rect(1300, 930, 120, 70, C.ink),
  // From the laser through two lenses and the prism.
  faint(0.25, ellipse(220, 726, 190, 14, C.ink), ellipse(1170, 728, 120, 14, C.ink)),
  rect(70, 560, 300, 90, C.ink, 12) +
    rect(70, 560, 300, 26, C.blue, 12) +
    rect(366, 586, 34, 38, C.steel, 6) +
    rect(110, 650, 24, 70, C.steel) +
    rect(300, 650, 24, 70, C.steel),
  circle(110, 620, 9, C.leafLight),
  faint(0.25, line('M400 605L1128 605', C.marigold, 22)),
  line('M400 605L1128 605', C.marigold, 8),
  lens(500, 605, 66),
  lens(690, 605, 80),
  faint(
    0.4,
    line('M1180 590L1600 480', C.clay, 20),
    line('M1190 606L1600 560', C.sand, 20),
    line('M1200 622L1600 640', C.tealLight, 20),
  ),
  line('M1180 590L1600 480', C.clayLight, 7) +
    line('M1190 606L1600 560', C.sand, 7) +
    line('M1200 622L1600 640', C.tealLight, 7),
  rect(1124, 680, 100, 40, C.ink, 4),
  shape('1174,510 1270,684 1078,684', C.mist) +
    shape('1174,510 1210,684 1078,684', C.paper) +
    faint(0.5, shape('1174,510 1270,684 1210,684', C.tealLight)),
  line('M1128 605L1196 606', C.marigold, 6),
  arm([730, 376], [600, 500], [684, 520], C.paper, C.skin, 58, 0.4),
  arm([932, 376], [960, 570], [724, 660], C.paper, C.skin, 58, 0.4),
  circle(720, 668, 18, C.steel),
  shade('0,720 1600,720 1600,728 0,728', 0.2),
);
