import { circle, ellipse, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { cloud, sky, tree } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

/** One bay of the roof: steep glass towards the light, tin away from it. */
const tooth = (x: number) =>
  shape(`${x},400 ${x + 70},210 ${x + 300},400`, C.brick) +
  shape(`${x},400 ${x + 70},210 ${x + 70},400`, C.clay) +
  shape(`${x + 12},392 ${x + 68},238 ${x + 68},392`, C.sky) +
  line(`M${x + 28} 350L${x + 68} 350M${x + 44} 306L${x + 68} 306M${x + 40} 392L${x + 40} 316`, C.tealDark) +
  line(`M${x} 400L${x + 70} 210L${x + 306} 402`, C.tealDark, 14) +
  faint(0.3, line(`M${x + 130} 330L${x + 130} 400M${x + 190} 350L${x + 190} 400M${x + 240} 370L${x + 240} 400`, C.ink));

const door = (x: number, inside: string) =>
  rect(x - 12, 448, 234, 274, C.sand) +
  rect(x, 460, 210, 262, C.ink) +
  inside +
  rect(x - 92, 460, 92, 262, C.teal) +
  faint(0.3, line(`M${x - 70} 470L${x - 70} 712M${x - 46} 470L${x - 46} 712M${x - 22} 470L${x - 22} 712`, C.ink)) +
  rect(x - 110, 446, 400, 12, C.slate);

const machine =
  faint(0.35, shape('450,460 530,460 610,722 430,722', C.marigold)) +
  rect(450, 610, 130, 100, C.teal) +
  rect(450, 610, 130, 14, C.tealLight) +
  rect(470, 540, 40, 70, C.tealDark) +
  circle(540, 590, 22, C.steel) +
  line('M505 460L505 490', C.slate, 5) +
  shape('490,490 520,490 534,508 476,508', C.marigold);

const bench =
  rect(900, 650, 150, 14, C.woodLight) +
  rect(910, 664, 14, 58, C.wood) +
  rect(1026, 664, 14, 58, C.wood) +
  rect(930, 610, 50, 40, C.brick) +
  line('M1000 650L1030 600', C.steel, 8) +
  faint(0.16, shape('900,460 980,460 1060,722 900,722', C.paper));

export const sheds = scene(
  sky(720),
  tree(120, 700, 1.3),
  // The chimney of the forge.
  shape('1428,722 1442,110 1490,110 1512,722', C.brick) +
    shade('1470,110 1490,110 1512,722 1480,722', 0.25) +
    rect(1434, 96, 64, 22, C.sand),
  times(4, (index) => tooth(230 + index * 300)),
  rect(220, 398, 1230, 324, C.clay),
  rect(220, 398, 1230, 20, C.tealDark),
  shade('220,418 1450,418 1450,436 220,436', 0.2),
  shade('1330,418 1450,418 1450,722 1330,722', 0.15),
  faint(
    0.2,
    times(22, (index) => line(`M${250 + ((index * 197) % 1160)} ${450 + ((index * 67) % 250)}l44 0`, C.ink)),
  ),
  door(420, machine),
  door(870, bench),
  rect(1180, 500, 190, 130, C.sand) +
    rect(1192, 512, 166, 106, C.tealDark) +
    shape('1192,512 1300,512 1192,610', C.teal) +
    line('M1234 512L1234 618M1276 512L1276 618M1318 512L1318 618M1192 565L1358 565', C.sand, 6) +
    rect(1170, 630, 210, 14, C.sandDark),
  glow('220,418 460,418 330,722 220,722', 0.14) + cloud(700, 90, 200) + cloud(1160, 150, 150),
  // The yard.
  rect(0, 720, 1600, 280, C.sandDark),
  rect(0, 716, 1600, 12, C.stone),
  faint(0.22, shape('0,728 1450,728 1600,790 1600,800 0,800', C.ink)),
  faint(0.4, line('M80 860L260 860M420 930L700 930M900 850L1010 850M1180 960L1400 960M1300 880L1380 880', C.stone)),
  shape('430,722 620,722 690,1000 310,1000', C.stone),
  // Timber, wheels, a trolley.
  faint(0.22, shape('1130,905 1520,905 1600,940 1230,945', C.ink)),
  times(
    3,
    (index) =>
      rect(1140 + index * 6, 868 - index * 34, 360 - index * 24, 30, index % 2 ? C.woodLight : C.wood, 4) +
      ellipse(1146 + index * 6, 883 - index * 34, 10, 15, C.sand),
  ),
  faint(0.2, shape('700,900 950,900 1050,932 800,936', C.ink)),
  rect(690, 820, 260, 22, C.tealDark) +
    line('M950 830L1000 730', C.tealDark, 12) +
    circle(740, 870, 30, C.ink) +
    circle(900, 870, 30, C.ink) +
    circle(740, 870, 12, C.steel) +
    circle(900, 870, 12, C.steel),
  rect(710, 750, 70, 70, C.steel) +
    circle(840, 780, 40, C.slate) +
    circle(840, 780, 26, C.steelLight) +
    circle(840, 780, 9, C.ink),
  walker({ x: 1040, y: 890, height: 230, left: true, top: C.navy, legs: C.ink, skin: C.skinDark }),
  walker({ x: 250, y: 880, height: 220, top: C.brick, legs: C.navy, skin: C.skin }),
  walker({ x: 350, y: 900, height: 226, left: true, top: C.teal, legs: C.ink, skin: C.skinLight, bag: C.sand }),
);
