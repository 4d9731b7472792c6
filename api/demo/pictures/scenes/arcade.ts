import { area, circle, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { bushes, cloud, lawn, poplar, sky, tree } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

const arch = (x: number) =>
  area(`M${x} 700L${x} 560A58 58 0 0 1 ${x + 116} 560L${x + 116} 700Z`, C.woodDark) +
  faint(0.55, area(`M${x + 34} 700L${x + 34} 570A50 50 0 0 1 ${x + 116} 548L${x + 116} 700Z`, C.ink)) +
  line(`M${x} 560A58 58 0 0 1 ${x + 116} 560`, C.sand, 12) +
  rect(x - 8, 556, 12, 144, C.sand) +
  rect(x + 112, 556, 12, 144, C.sandDark);

const opening = (x: number, y: number) =>
  rect(x, y, 74, 96, C.tealDark) +
  shape(`${x},${y} ${x + 74},${y} ${x},${y + 70}`, C.teal) +
  rect(x + 34, y, 6, 96, C.sand) +
  rect(x - 10, y - 16, 94, 14, C.sand) +
  shade(`${x - 10},${y - 2} ${x + 84},${y - 2} ${x + 98},${y + 12} ${x + 4},${y + 12}`, 0.2) +
  rect(x - 6, y + 96, 86, 10, C.sandDark);

export const arcade = scene(
  sky(720),
  cloud(1260, 130, 220) + cloud(180, 90, 160),
  poplar(70, 720, 330) + poplar(1540, 720, 300),
  // The long front, a wing in the shade behind it.
  rect(1180, 290, 330, 420, C.brick),
  shade('1180,290 1510,290 1510,710 1180,710', 0.3),
  times(3, (column) => times(2, (row) => rect(1230 + column * 92, 340 + row * 120, 54, 76, C.ink))),
  rect(1170, 270, 350, 24, C.woodDark),
  rect(130, 200, 1080, 510, C.clay),
  rect(130, 200, 1080, 30, C.clayLight),
  rect(110, 170, 1120, 36, C.sand),
  rect(110, 170, 1120, 10, C.paper),
  shade('130,206 1210,206 1210,226 130,226', 0.25),
  rect(130, 468, 1080, 24, C.sand) + shade('130,492 1210,492 1210,504 130,504', 0.22),
  faint(
    0.14,
    times(6, (index) =>
      line(
        `M${150 + index * 190} ${250 + (index % 3) * 60}l60 0M${200 + index * 180} ${420 - (index % 2) * 40}l46 0`,
        C.ink,
      ),
    ),
  ),
  times(7, (index) => opening(188 + index * 144, 250)),
  times(7, (index) => opening(188 + index * 144, 368)),
  times(7, (index) => arch(166 + index * 144)),
  // The entrance bay rises over the roof.
  rect(562, 120, 218, 80, C.clayLight) +
    rect(546, 100, 250, 26, C.sand) +
    shade('740,126 780,126 780,200 740,200', 0.2),
  circle(671, 162, 24, C.paper) + line('M671 162L671 146M671 162L682 168', C.ink),
  line('M671 100L671 34', C.ink, 6) + area('M671 36C700 26 716 52 746 40L746 74C716 86 700 60 671 70Z', C.marigold),
  rect(110, 690, 1120, 26, C.sand) + rect(90, 712, 1160, 18, C.sandDark),
  glow('130,206 520,206 360,712 130,712', 0.12),
  // Lawn and way.
  lawn('0,726 1600,726 1600,1000 0,1000', [150, 800], [360, 900], [1250, 830], [1460, 930], [80, 950], [1080, 960]),
  shape('560,728 790,728 1010,1000 340,1000', C.sand),
  faint(0.35, line('M676 740L676 1000M530 770L824 770M486 830L872 830M430 900L928 900', C.stone)),
  faint(0.2, shape('1230,730 1600,730 1600,820 1330,770', C.ink)),
  bushes(1290, 730, 5) + bushes(20, 730, 2),
  tree(1420, 860, 1.25),
  walker({ x: 610, y: 880, height: 190, top: C.teal, bag: C.brick }),
  walker({ x: 720, y: 800, height: 140, left: true, top: C.paper, legs: C.clay, long: true }),
  walker({ x: 250, y: 850, height: 170, top: C.brick, legs: C.navy, skin: C.skinDark, long: true }),
  walker({ x: 330, y: 862, height: 176, left: true, top: C.sandDark, legs: C.ink, skin: C.skinLight, bag: C.tealDark }),
);
