import { area, arm, circle, ellipse, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { back, person } from '../people';

const jar = (x: number, y: number, width: number, height: number, colour: string) =>
  rect(x, y - height, width, height, colour, 10) +
  faint(0.25, rect(x + width * 0.7, y - height, width * 0.3, height, C.ink, 8)) +
  rect(x + 4, y - height - 16, width - 8, 20, C.woodDark, 4) +
  rect(x, y - height * 0.68, width, height * 0.3, C.paper);

const box = (x: number, y: number, width: number, height: number, colour: string) =>
  rect(x, y - height, width, height, colour) +
  faint(0.2, rect(x + width * 0.75, y - height, width * 0.25, height, C.ink)) +
  faint(0.6, rect(x + width * 0.2, y - height * 0.7, width * 0.36, height * 0.4, C.paper));

/** Folded cloth, one piece upon another. */
const cloths = (x: number, y: number, ...colours: string[]) =>
  colours
    .map(
      (colour, index) =>
        rect(x, y - 34 * (index + 1), 150, 30, colour, 12) +
        faint(0.25, line(`M${x + 16} ${y - 34 * index - 18}L${x + 134} ${y - 34 * index - 18}`, C.ink)),
    )
    .join('');

export const shop = scene(
  rect(0, 0, 1600, 1000, C.band),
  rect(0, 860, 1600, 140, C.sandDark),
  // Shelves.
  rect(140, 170, 1340, 560, C.woodLight),
  rect(160, 170, 1300, 540, C.sandDark),
  shade('160,170 1460,170 1460,200 160,200'),
  times(
    3,
    (row) => rect(140, 330 + row * 170, 1340, 20, C.wood) + faint(0.18, rect(160, 350 + row * 170, 1300, 16, C.ink)),
  ),
  times(2, (column) => rect(560 + column * 440, 170, 20, 540, C.wood)),
  jar(190, 330, 70, 90, C.clay) +
    jar(280, 330, 70, 110, C.leaf) +
    jar(370, 330, 70, 80, C.clayLight) +
    jar(460, 330, 70, 100, C.brick),
  cloths(600, 330, C.navy, C.clayLight, C.teal) + cloths(790, 330, C.brick, C.sand, C.blue),
  box(1040, 330, 100, 110, C.teal) +
    box(1150, 330, 80, 80, C.clay) +
    box(1240, 330, 110, 100, C.navy) +
    box(1360, 330, 80, 120, C.woodLight),
  box(190, 500, 120, 100, C.navy) + box(320, 500, 90, 130, C.tealLight) + box(420, 500, 120, 80, C.clay),
  jar(1050, 500, 64, 110, C.leaf) +
    jar(1134, 500, 64, 84, C.brick) +
    jar(1218, 500, 64, 100, C.woodLight) +
    jar(1302, 500, 64, 110, C.teal) +
    jar(1380, 500, 60, 80, C.clayLight),
  cloths(1050, 670, C.clay, C.teal, C.sand) + cloths(1250, 670, C.navy, C.brick),
  cloths(220, 670, C.tealDark, C.clayLight),
  // The awning.
  rect(100, 40, 1420, 50, C.tealDark),
  times(15, (index) =>
    area(
      `M${100 + index * 94.7} 90L${194.7 + index * 94.7} 90L${194.7 + index * 94.7} 160A47.3 34 0 0 1 ${100 + index * 94.7} 160Z`,
      index % 2 ? C.paper : C.teal,
    ),
  ),
  faint(0.16, rect(100, 90, 1420, 20, C.ink)),
  glow('0,0 560,0 60,1000 0,1000', 0.25),
  // She hands the parcel over.
  person({ x: 860, y: 310, scale: 1.06, left: true, bent: 8, skin: C.skin, head: 'plait', top: C.clay, apron: C.navy }),
  rect(560, 730, 1040, 30, C.woodLight),
  rect(590, 760, 1010, 240, C.wood),
  faint(
    0.3,
    line('M760 760L760 1000M930 760L930 1000M1100 760L1100 1000M1270 760L1270 1000M1440 760L1440 1000', C.woodDark),
  ),
  shade('590,760 1600,760 1600,784 590,784', 0.22),
  // Scale and till.
  faint(0.2, ellipse(1120, 732, 130, 12, C.ink)),
  area('M1030 730L1060 650L1170 650L1200 730Z', C.tealDark) +
    circle(1115, 692, 28, C.paper) +
    line('M1115 692L1128 674', C.ink) +
    rect(1106, 620, 18, 34, C.slate) +
    shape('1000,604 1230,604 1200,628 1030,628', C.steelLight),
  circle(1060, 584, 24, C.clayLight) + circle(1112, 580, 28, C.clay) + circle(1164, 584, 24, C.clayLight),
  rect(1310, 640, 220, 92, C.slate, 8) +
    shape('1330,640 1350,540 1500,540 1510,640', C.navy) +
    shape('1366,552 1488,552 1494,610 1358,610', C.mist) +
    rect(1310, 640, 220, 14, C.steelLight, 7),
  arm([760, 466], [730, 640], [716, 600], C.clay, C.skin, 58),
  arm([962, 466], [950, 650], [700, 640], C.clay, C.skin, 58, 0.4),
  rect(550, 560, 170, 128, C.paper, 4) +
    shade('670,560 720,560 720,688 670,688') +
    rect(620, 560, 22, 128, C.marigold) +
    rect(550, 612, 170, 18, C.marigold),
  circle(706, 650, 22, C.skin),
  // The customer.
  arm([430, 560], [540, 760], [580, 680], C.navy, C.skinDark, 72, 0.4),
  back(310, 396, 1.32, C.navy, C.skinDark, 'short'),
  line('M232 516L430 1000', C.tealDark, 20),
);
