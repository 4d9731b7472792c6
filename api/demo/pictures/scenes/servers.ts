import { area, arm, circle, faint, line, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const rack = (x: number, width: number) =>
  rect(x, 70, width, 820, C.ink, 6) +
  rect(x + 18, 94, width - 36, 772, '#0f1730') +
  times(13, (index) => {
    const y = 104 + index * 58;
    const open = index === 5 || index === 9;
    if (open) return '';
    return (
      rect(x + 26, y, width - 52, 48, C.navy, 4) +
      rect(x + 26, y, width - 52, 9, C.blue, 4) +
      circle(x + 50, y + 29, 7, (index * 7 + x) % 4 ? C.tealLight : C.leafLight) +
      circle(x + 72, y + 29, 7, (index * 5 + x) % 3 ? C.teal : C.tealLight) +
      faint(
        0.7,
        times(5, (slot) =>
          line(`M${x + width - 60 - slot * 18} ${y + 20}L${x + width - 60 - slot * 18} ${y + 38}`, C.slate),
        ),
      )
    );
  }) +
  shade(`${x + width - 16},70 ${x + width},70 ${x + width},890 ${x + width - 16},890`, 0.3);

const cable = (from: [number, number], to: [number, number], colour: string) =>
  line(`M${from} C${from[0] + 20} ${from[1] + 120} ${to[0] - 30} ${to[1] + 90} ${to}`, colour, 9);

export const servers = scene(
  rect(0, 0, 1600, 1000, C.tealDark),
  rect(0, 0, 1600, 44, C.ink),
  times(4, (index) =>
    shape(`${90 + index * 420},0 ${350 + index * 420},0 ${310 + index * 420},44 ${130 + index * 420},44`, C.mist),
  ),
  faint(0.1, shape('90,44 350,44 620,1000 -100,1000', C.paper), shape('510,44 770,44 1100,1000 380,1000', C.paper)),
  shape('0,890 1600,890 1600,1000 0,1000', C.teal),
  faint(
    0.4,
    line(
      'M0 940L1600 940M200 890L80 1000M520 890L460 1000M840 890L850 1000M1160 890L1230 1000M1480 890L1610 1000',
      C.tealDark,
    ),
  ),
  rack(60, 290),
  rack(370, 290),
  rack(680, 290),
  faint(0.25, shape('970,890 1080,1000 100,1000 60,890', C.ink)),
  cable([440, 420], [560, 640], C.clayLight),
  cable([480, 420], [590, 650], C.tealLight),
  cable([520, 420], [470, 650], C.sand),
  cable([750, 420], [900, 650], C.clay),
  cable([800, 420], [760, 650], C.tealLight),
  cable([850, 420], [910, 425], C.marigold),
  rect(400, 404, 230, 22, C.slate, 4) + rect(710, 404, 230, 22, C.slate, 4),
  rect(400, 640, 230, 22, C.slate, 4) + rect(710, 640, 230, 22, C.slate, 4),
  faint(0.35, circle(1180, 900, 10, C.ink)),
  // He plugs a cable and reads the state of it on the laptop.
  person({
    x: 1210,
    y: 250,
    scale: 1.12,
    left: true,
    bent: 6,
    skin: C.skinDark,
    head: 'turban',
    wears: C.clay,
    top: C.sand,
    collar: C.paper,
  }),
  area('M1090 770L1330 770L1360 1000L1230 1000L1210 860L1190 1000L1070 1000Z', C.navy),
  rect(1084, 740, 252, 36, C.ink),
  arm([1100, 416], [1010, 560], [912, 430], C.sand, C.skinDark, 60),
  rect(884, 416, 34, 20, C.marigold, 5),
  // The laptop on a trolley.
  rect(1330, 690, 250, 20, C.steelLight, 6) +
    rect(1440, 710, 28, 220, C.slate) +
    line('M1370 950L1540 950', C.slate, 20) +
    circle(1376, 968, 18, C.ink) +
    circle(1534, 968, 18, C.ink),
  shape('1380,688 1570,688 1590,520 1410,520', C.ink),
  shape('1396,676 1556,676 1574,534 1422,534', C.mist),
  line('M1430 566L1500 566M1428 592L1540 592M1424 618L1480 618M1422 644L1520 644', C.teal, 8),
  rect(1340, 676, 200, 16, C.steel, 6),
  arm([1322, 416], [1400, 560], [1400, 668], C.sand, C.skinDark, 60, 0.5),
);
