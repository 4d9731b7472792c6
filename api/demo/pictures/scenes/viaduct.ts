import { area, circle, faint, glow, line, moved, rect, scene, shade, shape, times } from '../draw';
import { bushes, cloud, sky, tree } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

const pier = (x: number) =>
  area(
    `M${x - 90} 424L${x + 90} 424C${x + 60} 470 ${x + 36} 480 ${x + 34} 520L${x + 34} 760L${x - 34} 760L${x - 34} 520C${x - 36} 480 ${x - 60} 470 ${x - 90} 424Z`,
    C.steelLight,
  ) +
  shade(`${x + 6},520 ${x + 34},520 ${x + 34},760 ${x + 6},760`, 0.2) +
  faint(0.2, shape(`${x + 34},760 ${x - 34},760 ${x + 160},790 ${x + 220},784`, C.ink));

export const viaduct = scene(
  sky(760),
  cloud(980, 90, 230),
  rect(900, 520, 700, 240, C.tealLight) +
    times(8, (index) => rect(900 + index * 90, 470 + ((index * 37) % 60), 70, 80, C.tealLight)),
  tree(1010, 740, 0.8) + tree(1280, 740, 0.9),
  // The train on its viaduct.
  rect(700, 236, 940, 116, C.steelLight, 20),
  rect(808, 256, 40, 96, C.slate, 4),
  rect(760, 322, 840, 12, C.teal) + rect(760, 340, 840, 12, C.slate),
  times(
    7,
    (index) =>
      rect(876 + index * 104, 260, 70, 50, C.navy, 6) +
      shape(
        `${876 + index * 104},260 ${916 + index * 104},260 ${886 + index * 104},310 ${876 + index * 104},310`,
        C.blue,
      ),
  ),
  faint(0.3, line('M1170 236L1170 352M1480 236L1480 352', C.ink)),
  rect(620, 352, 980, 22, C.steel) + rect(620, 370, 980, 56, C.steelLight),
  shade('620,404 1600,404 1600,426 620,426', 0.22),
  pier(1140),
  pier(1470),
  // The glass front, a solid corner beside it.
  rect(60, 110, 170, 650, C.clay) + shade('200,110 230,110 230,760 200,760', 0.2),
  faint(
    0.2,
    times(10, (row) => line(`M${80 + (row % 2) * 40} ${160 + row * 58}l70 0`, C.ink)),
  ),
  rect(230, 128, 560, 632, C.teal),
  shape('230,150 620,150 330,760 230,760', C.tealLight),
  shape('700,150 760,150 470,760 410,760', C.tealLight),
  faint(0.4, circle(700, 600, 90, C.leafDark), circle(620, 650, 80, C.leafDark), rect(600, 330, 190, 40, C.steelLight)),
  times(6, (index) => rect(230 + index * 93, 150, 8, 610, C.paper)),
  times(5, (index) => rect(230, 150 + index * 122, 560, 8, C.paper)),
  shade('702,128 790,128 790,760 702,760', 0.25),
  rect(40, 86, 780, 40, C.paper) + rect(40, 118, 780, 14, C.sandDark),
  rect(330, 620, 210, 140, C.tealDark) + line('M435 620L435 760', C.paper, 8),
  shape('290,596 580,596 600,620 270,620', C.marigold),
  glow('60,132 200,132 90,760 60,760', 0.2),
  // The street.
  rect(0, 756, 1600, 244, C.sandDark),
  shape('0,756 830,756 900,800 0,800', C.sand),
  rect(0, 862, 1600, 138, C.slate),
  rect(0, 852, 1600, 14, C.band),
  times(7, (index) =>
    shape(`${60 + index * 240},930 ${180 + index * 240},930 ${172 + index * 240},944 ${52 + index * 240},944`, C.band),
  ),
  faint(
    0.35,
    line(
      'M100 800L60 852M300 800L280 852M500 800L500 852M700 800L716 852M900 800L940 852M1100 800L1160 852M1300 800L1380 852',
      C.stone,
    ),
  ),
  bushes(880, 768, 4) + bushes(1220, 768, 3) + bushes(1550, 768, 2),
  walker({ x: 400, y: 836, height: 190, top: C.brick, legs: C.navy, bag: C.tealDark }),
  walker({ x: 610, y: 846, height: 200, left: true, top: C.paper, legs: C.navy, skin: C.skinDark, bag: C.clay }),
  walker({ x: 700, y: 826, height: 184, left: true, top: C.clayLight, legs: C.teal, skin: C.skinLight, long: true }),
  // A student on a bicycle, on the left of the road.
  moved(
    'translate(2400 0) scale(-1 1)',
    faint(0.25, shape('1080,962 1330,962 1430,980 1180,984', C.ink)),
    line(
      'M1110 900m-58 0a58 58 0 1 0 116 0a58 58 0 1 0 -116 0M1310 900m-58 0a58 58 0 1 0 116 0a58 58 0 1 0 -116 0',
      C.ink,
      8,
    ),
    line('M1110 900L1176 806L1282 806L1210 900L1110 900M1210 900L1170 790M1310 900L1276 776L1300 760', C.brick, 9),
    rect(1140, 776, 60, 14, C.ink, 7),
    line('M1172 770L1232 800L1214 890L1240 894', C.navy, 30),
    area('M1146 772C1150 690 1180 640 1214 634C1240 636 1246 664 1232 690L1196 780Z', C.teal),
    line('M1216 656L1240 716L1294 752', C.teal, 22) + circle(1298, 754, 12, C.skin),
    rect(1120, 660, 50, 90, C.clay, 16),
    circle(1238, 600, 30, C.skin) +
      area('M1206 610C1194 560 1240 546 1268 570C1254 580 1240 578 1230 588C1224 604 1216 620 1206 610Z', C.hair),
  ),
);
