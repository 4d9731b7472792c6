import { faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { bushes, cloud, lawn, poplar, sky, tree } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

const FLOORS = 10;

export const tower = scene(
  sky(760),
  cloud(150, 150, 220) + cloud(1220, 110, 240),
  tree(330, 720, 1.0) + tree(1190, 720, 1.05) + tree(1500, 730, 1.3),
  poplar(470, 740, 330),
  // The tower: a light side and one in shade, with fins that keep the sun out.
  shape('880,120 1090,160 1090,740 880,740', C.clay),
  shade('880,120 1090,160 1090,740 880,740', 0.32),
  rect(590, 120, 290, 620, C.sand),
  times(FLOORS, (floor) => {
    const y = 150 + floor * 58;
    return (
      rect(612, y, 246, 34, C.tealDark) +
      shape(`612,${y} 720,${y} 660,${y + 34} 612,${y + 34}`, C.teal) +
      times(7, (index) => rect(639 + index * 30.75, y - 6, 7, 44, C.sand)) +
      rect(590, y + 42, 290, 6, C.sandDark) +
      shape(`904,${y + 8 + 3} 1066,${y + 26 + floor * -1.2} 1066,${y + 48 + floor * -1.2} 904,${y + 38}`, C.ink)
    );
  }),
  rect(570, 96, 320, 30, C.paper) + shape('890,96 1100,140 1100,166 890,126', C.sandDark),
  rect(650, 50, 110, 48, C.clayLight) + shade('730,50 760,50 760,98 730,98', 0.25) + line('M705 50L705 4', C.ink, 6),
  glow('590,126 780,126 640,536 590,536', 0.2),
  // The low hall in front.
  rect(300, 560, 640, 190, C.paper),
  rect(280, 536, 700, 34, C.clay) + rect(280, 536, 700, 10, C.clayLight),
  shade('300,570 940,570 940,590 300,590', 0.2),
  rect(330, 604, 580, 146, C.tealDark),
  times(3, (index) =>
    shape(
      `${350 + index * 200},604 ${430 + index * 200},604 ${370 + index * 200},750 ${330 + index * 190},750`,
      C.teal,
    ),
  ),
  times(8, (index) => rect(326 + index * 82.9, 604, 8, 146, C.paper)),
  rect(560, 560, 150, 12, C.marigold) + rect(570, 640, 130, 110, C.ink) + line('M635 640L635 750', C.steel, 5),
  shape('930,600 980,570 980,760 930,750', C.stone),
  // Garden.
  lawn('0,740 1600,740 1600,1000 0,1000', [160, 850], [1100, 850], [1300, 960], [420, 950], [1480, 880]),
  shape('560,750 720,750 1100,1000 540,1000', C.sand),
  faint(0.35, line('M560 800L790 800M556 870L890 870M550 940L1000 940', C.stone)),
  faint(0.2, shape('980,750 1100,740 1500,810 1380,850', C.ink)),
  bushes(40, 770, 5) + bushes(1080, 770, 8),
  poplar(60, 790, 420) + poplar(190, 780, 340),
  tree(1390, 930, 1.5),
  walker({ x: 700, y: 900, height: 200, top: C.brick, legs: C.navy, bag: C.tealDark }),
  walker({ x: 800, y: 930, height: 206, left: true, top: C.teal, legs: C.ink, skin: C.skinDark, long: true }),
  walker({ x: 620, y: 800, height: 120, left: true, top: C.navy, legs: C.ink }),
  walker({ x: 250, y: 900, height: 190, top: C.clayLight, legs: C.paper, skin: C.skinLight, long: true }),
);
