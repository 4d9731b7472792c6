import { arm, circle, faint, glow, line, pane, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { back } from '../people';

const STRIPES = [
  C.brick,
  C.clayLight,
  C.band,
  C.teal,
  C.band,
  C.navy,
  C.clay,
  C.marigold,
  C.clay,
  C.navy,
  C.band,
  C.teal,
  C.band,
  C.clayLight,
  C.brick,
];

const cone = (x: number, y: number, colour: string) =>
  shape(`${x - 15},${y - 96} ${x + 15},${y - 96} ${x + 38},${y} ${x - 38},${y}`, colour) +
  shape(`${x + 4},${y - 96} ${x + 15},${y - 96} ${x + 38},${y} ${x + 14},${y}`, colour) +
  faint(0.2, shape(`${x + 4},${y - 96} ${x + 15},${y - 96} ${x + 38},${y} ${x + 14},${y}`, C.ink)) +
  faint(0.4, line(`M${x - 22} ${y - 60}L${x + 22} ${y - 50}M${x - 28} ${y - 34}L${x + 28} ${y - 24}`, C.paper));

export const loom = scene(
  rect(0, 0, 1600, 840, C.band),
  rect(0, 840, 1600, 160, C.wood),
  faint(0.3, line('M0 890L1600 890M0 945L1600 945', C.woodDark)),
  pane(40, 130, 210, 440, 2, 4, C.woodLight),
  glow('250,130 760,840 300,840 40,570', 0.5),
  // Shelves of thread.
  times(
    3,
    (row) => rect(1330, 250 + row * 190, 270, 18, C.wood) + faint(0.16, rect(1330, 268 + row * 190, 270, 14, C.ink)),
  ),
  cone(1376, 250, C.clay) + cone(1466, 250, C.teal) + cone(1556, 250, C.sandDark),
  cone(1376, 440, C.navy) + cone(1466, 440, C.brick) + cone(1556, 440, C.leaf),
  cone(1376, 630, C.tealLight) + cone(1466, 630, C.clayLight) + cone(1556, 630, C.blue),
  // The loom: frame, warp, heddles, cloth.
  faint(0.16, shape('1270,930 1330,930 1500,970 1440,980', C.ink)),
  rect(330, 90, 940, 44, C.wood),
  rect(330, 90, 940, 12, C.woodLight),
  rect(420, 190, 760, 40, C.woodDark, 20),
  faint(
    0.75,
    times(77, (index) =>
      line(`M${432 + index * 9.7} 212L${432 + index * 9.7} 600`, index % 5 ? C.sandDark : C.stone, 3),
    ),
  ),
  times(
    2,
    (index) =>
      rect(396, 290 + index * 66, 808, 18, C.woodLight) +
      rect(396, 346 + index * 66, 808, 10, C.wood) +
      line(`M520 134L520 ${290 + index * 66}M1080 134L1080 ${290 + index * 66}`, C.woodDark),
  ),
  rect(370, 476, 860, 50, C.wood, 8) +
    rect(370, 476, 860, 14, C.woodLight, 7) +
    faint(
      0.5,
      times(60, (index) => line(`M${440 + index * 12} 496L${440 + index * 12} 520`, C.woodDark, 3)),
    ),
  ...STRIPES.map((colour, index) => rect(432 + index * 49.2, 560, 49.8, 200, colour)),
  ...[590, 620, 650, 680, 710].map((y) => faint(0.16, line(`M432 ${y}L1170 ${y}`, C.ink, 4))),
  ...[575, 605, 635, 665].map((y) => line(`M432 ${y}L1170 ${y}`, C.paper, 3)),
  rect(380, 740, 840, 56, C.woodDark, 28),
  rect(380, 740, 840, 18, C.wood, 9),
  rect(330, 90, 56, 840, C.woodLight),
  rect(1214, 90, 56, 840, C.wood),
  shade('362,134 386,134 386,930 362,930'),
  shade('1240,90 1270,90 1270,930 1240,930'),
  rect(300, 920, 116, 34, C.woodDark) + rect(1184, 920, 116, 34, C.woodDark),
  // The weaver.
  arm([700, 660], [560, 700], [606, 566], C.teal, C.skinDark, 62),
  arm([910, 660], [1050, 700], [1000, 562], C.teal, C.skinDark, 62),
  rect(960, 538, 130, 30, C.woodDark, 15) + circle(1020, 553, 9, C.marigold),
  back(800, 470, 1.12, C.teal, C.skinDark, 'plait'),
  shape('640,960 960,960 1010,1000 590,1000', C.woodDark),
  rect(600, 940, 400, 24, C.woodLight, 8),
);
