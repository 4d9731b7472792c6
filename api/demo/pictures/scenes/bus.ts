import { area, circle, ellipse, faint, line, moved, rect, scene, shade, shape, times } from '../draw';
import { bushes, cloud, poplar, skyline, sky, tree } from '../outdoors';
import { C } from '../palette';
import { walker } from '../people';

const wheel = (x: number) =>
  area(`M${x - 84} 800A84 84 0 0 1 ${x + 84} 800Z`, C.ink) +
  circle(x, 806, 66, C.ink) +
  circle(x, 806, 40, C.steel) +
  circle(x, 806, 16, C.slate) +
  times(6, (index) =>
    circle(x + Math.round(Math.cos(index * 1.047) * 28), 806 + Math.round(Math.sin(index * 1.047) * 28), 4, C.ink),
  );

const rider = (x: number, skin: string, top: string) =>
  circle(x, 430, 26, skin) +
  area(`M${x - 28} 424C${x - 30} 388 ${x + 30} 384 ${x + 28} 416C${x + 4} 410 ${x - 10} 414 ${x - 28} 424Z`, C.hair) +
  area(`M${x - 46} 500C${x - 44} 462 ${x + 44} 462 ${x + 46} 500Z`, top);

export const bus = scene(
  sky(720),
  cloud(600, 110, 220) + cloud(1180, 170, 180),
  skyline(560, C.tealLight),
  poplar(1130, 700, 330) + poplar(1560, 700, 300),
  tree(1360, 700, 1.15),
  bushes(30, 690, 24),
  rect(0, 700, 1600, 300, C.slate),
  rect(0, 690, 1600, 24, C.sand),
  times(6, (index) =>
    shape(`${40 + index * 290},950 ${210 + index * 290},950 ${202 + index * 290},966 ${32 + index * 290},966`, C.band),
  ),
  // The bus, with its door on the side of the kerb: traffic keeps to the left.
  moved(
    'translate(1200 0) scale(-1 1)',
    faint(0.3, shape('90,868 1090,868 1240,900 240,910', C.ink)),
    area('M80 800L80 330C80 290 104 270 140 270L1010 270C1056 270 1074 292 1082 340L1106 620L1106 800Z', C.paper),
    area('M80 640L1107 640L1106 800L80 800Z', C.teal),
    rect(80, 616, 1025, 26, C.marigold),
    area('M80 330C80 290 104 270 140 270L1010 270C1040 270 1056 278 1066 294L84 294Z', C.steelLight),
    rect(120, 350, 620, 150, C.tealDark, 14),
    rider(200, C.skin, C.brick) + rider(340, C.skinDark, C.sand) + rider(610, C.skinLight, C.blue),
    faint(
      0.35,
      shape('120,350 260,350 180,500 120,500', C.mist),
      shape('420,350 480,350 400,500 340,500', C.mist),
      shape('640,350 720,350 640,500 560,500', C.mist),
    ),
    times(3, (index) => rect(268 + index * 155, 350, 12, 150, C.paper)),
    // Door, open; the driver's window.
    rect(776, 350, 150, 450, C.ink) +
      rect(776, 760, 150, 40, C.navy) +
      rect(800, 700, 126, 60, C.steel) +
      line('M800 420L800 700', C.marigold, 8) +
      rect(776, 350, 26, 450, C.teal) +
      rect(908, 350, 22, 450, C.teal),
    area('M962 350L1040 350C1056 350 1062 360 1066 380L1080 520L962 520Z', C.tealDark),
    rider(1010, C.skinDark, C.navy),
    faint(0.35, shape('962,350 1010,350 970,520 962,520', C.mist)),
    faint(0.3, line('M80 720L776 720M930 720L1106 720', C.ink)),
    rect(1080, 700, 30, 44, C.band, 8) + rect(76, 690, 14, 50, C.brick, 4) + rect(1066, 780, 54, 26, C.ink, 8),
    line('M1080 360L1130 372L1130 420', C.ink, 9) + rect(1118, 400, 26, 54, C.ink, 6),
    wheel(270),
    wheel(1000),
  ),
  // A branch reaches in from the left.
  line('M-10 40C90 50 180 90 260 84', C.woodDark, 16),
  ...[
    [40, 30, 90],
    [150, 20, 80],
    [250, 60, 64],
    [110, 96, 60],
    [-10, 110, 70],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      circle(x + 10, y + 12, radius, C.leafDark) + circle(x - 6, y - 6, radius * 0.88, C.leaf),
  ),
  faint(
    0.6,
    ellipse(30, 20, 40, 20, C.leafLight),
    ellipse(150, 6, 36, 18, C.leafLight),
    ellipse(240, 44, 28, 14, C.leafLight),
  ),
  // The kerb and the shelter.
  shape('0,890 1600,890 1600,1000 0,1000', C.sandDark),
  rect(0, 880, 1600, 16, C.band),
  faint(0.25, shape('1180,930 1560,930 1600,950 1260,964', C.ink)),
  rect(1190, 420, 20, 510, C.navy) + rect(1530, 420, 20, 510, C.navy),
  faint(0.35, rect(1210, 470, 320, 330, C.mist)),
  shape('1130,420 1160,384 1590,384 1600,420', C.clay) + rect(1130, 418, 470, 18, C.brick),
  rect(1230, 800, 290, 22, C.woodLight, 6) + rect(1260, 822, 16, 100, C.ink) + rect(1474, 822, 16, 100, C.ink),
  walker({ x: 330, y: 872, height: 330, top: C.clay, legs: C.navy, skin: C.skin, bag: C.tealDark }),
  walker({ x: 560, y: 930, height: 350, left: true, top: C.navy, legs: C.sand, skin: C.skinDark, long: true }),
  walker({ x: 980, y: 940, height: 350, left: true, top: C.sand, legs: C.ink, skin: C.skinLight, bag: C.brick }),
  walker({ x: 1370, y: 930, height: 330, left: true, top: C.tealDark, legs: C.brick, skin: C.skin, long: true }),
  shade('0,896 1600,896 1600,904 0,904', 0.15),
);
