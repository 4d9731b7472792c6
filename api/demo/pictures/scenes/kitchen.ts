import { area, arm, circle, ellipse, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const pan = (x: number, radius: number, drop: number, colour: string) =>
  line(`M${x} 96L${x} ${96 + drop}`, C.ink, 12) +
  circle(x, 96 + drop + radius, radius, colour) +
  faint(
    0.3,
    area(
      `M${x} ${96 + drop}A${radius} ${radius} 0 0 1 ${x} ${96 + drop + radius * 2}A${radius * 1.5} ${radius * 1.5} 0 0 0 ${x} ${96 + drop}Z`,
      C.ink,
    ),
  ) +
  faint(
    0.5,
    line(
      `M${x - radius * 0.7} ${96 + drop + radius}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${x - radius * 0.2} ${96 + drop + radius * 0.35}`,
      C.paper,
      8,
    ),
  ) +
  line(`M${x - 12} 92C${x - 12} 66 ${x + 12} 66 ${x + 12} 84`, C.steelLight, 6);

const plate = (x: number, food: string, green: string) =>
  faint(0.2, ellipse(x + 18, 778, 108, 22, C.ink)) +
  ellipse(x, 764, 108, 26, C.paper) +
  ellipse(x, 760, 76, 16, C.band) +
  area(`M${x - 50} 760C${x - 44} 716 ${x + 44} 716 ${x + 50} 760C${x + 20} 770 ${x - 20} 770 ${x - 50} 760Z`, food) +
  circle(x - 12, 726, 11, green) +
  circle(x + 8, 722, 13, green) +
  circle(x + 26, 734, 8, C.clay);

const lamp = (x: number) =>
  line(`M${x} 0L${x} 300`, C.ink, 6) +
  area(`M${x - 20} 296L${x + 20} 296L${x + 66} 370L${x - 66} 370Z`, C.brick) +
  ellipse(x, 370, 66, 12, C.marigold) +
  faint(0.16, shape(`${x - 62},372 ${x + 62},372 ${x + 190},740 ${x - 190},740`, C.marigold));

export const kitchen = scene(
  rect(0, 0, 1600, 760, C.tealDark),
  faint(
    0.35,
    times(11, (row) => line(`M0 ${row * 66}L1600 ${row * 66}`, C.teal)),
    times(17, (column) => line(`M${column * 100} 0L${column * 100} 720`, C.teal)),
  ),
  glow('0,0 700,0 240,720 0,720', 0.1),
  rect(700, 74, 860, 18, C.steel, 9),
  pan(780, 62, 40, C.clay),
  pan(966, 82, 50, C.clayLight),
  pan(1118, 58, 36, C.steel),
  pan(1256, 74, 60, C.clay),
  pan(1398, 54, 40, C.clayLight),
  pan(1500, 44, 30, C.steel),
  // The range and the second cook.
  person({
    x: 1290,
    y: 345,
    scale: 0.82,
    bent: 14,
    skin: C.skinDark,
    head: 'scarf',
    wears: C.navy,
    top: C.band,
    apron: C.navy,
  }),
  rect(1060, 600, 540, 180, C.slate),
  rect(1060, 596, 540, 22, C.steelLight),
  rect(1366, 470, 190, 130, C.steel, 8),
  shade('1490,470 1556,470 1556,600 1490,600'),
  rect(1356, 458, 210, 22, C.steelLight, 10),
  rect(1336, 500, 34, 14, C.ink, 7) + rect(1552, 500, 34, 14, C.ink, 7),
  line(
    'M1400 420C1380 390 1424 370 1404 330M1464 420C1444 380 1490 360 1468 310M1524 420C1506 390 1546 372 1528 340',
    C.mist,
    6,
  ),
  arm([1360, 470], [1420, 540], [1440, 446], C.band, C.skinDark, 44),
  line('M1440 440L1470 500', C.woodLight, 12),
  lamp(330),
  lamp(860),
  // The cook at the pass.
  person({
    x: 570,
    y: 300,
    scale: 1.1,
    bent: 18,
    skin: C.skinLight,
    head: 'toque',
    wears: C.paper,
    top: C.paper,
    collar: C.clay,
    apron: C.navy,
  }),
  // The pass.
  rect(0, 740, 1600, 60, C.steelLight),
  rect(0, 796, 1600, 204, C.woodDark),
  faint(
    0.3,
    line('M0 850L1600 850M0 910L1600 910', C.ink),
    line('M200 800L200 1000M620 800L620 1000M1040 800L1040 1000M1460 800L1460 1000', C.ink),
  ),
  rect(0, 796, 1600, 14, C.ink),
  plate(190, C.clayLight, C.leaf),
  plate(800, C.clayLight, C.leaf),
  plate(1090, C.clay, C.leafLight),
  arm([456, 460], [440, 640], [610, 700], C.paper, C.skinLight, 60),
  arm([692, 460], [800, 590], [820, 692], C.paper, C.skinLight, 60, 0.5),
  circle(822, 714, 9, C.leaf),
  ellipse(610, 752, 74, 20, C.navy) + ellipse(610, 744, 74, 20, C.blue) + ellipse(610, 742, 54, 13, C.clay),
  rect(1270, 660, 250, 82, C.woodLight, 6) + faint(0.3, line('M1270 690L1520 690M1270 716L1520 716', C.woodDark)),
  circle(1320, 650, 34, C.brick) + circle(1386, 646, 38, C.leaf) + circle(1456, 652, 32, C.clayLight),
);
