import { area, arm, circle, faint, line, type Point, rect, scene, shape, times } from '../draw';
import { bushes, cloud, skyline, sky } from '../outdoors';
import { C } from '../palette';
import { person } from '../people';

/** A panel in its frame; its cells are drawn between the corners left below, left above, right above, right below. */
function panel(
  [[ax, ay], [bx, by], [cx, cy], [dx, dy]]: readonly [Point, Point, Point, Point],
  columns: number,
  rows: number,
) {
  const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
  const across = (share: number) =>
    line(`M${mix(ax, dx, share)} ${mix(ay, dy, share)}L${mix(bx, cx, share)} ${mix(by, cy, share)}`, C.slate, 4);
  const along = (share: number) =>
    line(`M${mix(ax, bx, share)} ${mix(ay, by, share)}L${mix(dx, cx, share)} ${mix(dy, cy, share)}`, C.slate, 4);
  return (
    shape(`${ax},${ay} ${bx},${by} ${cx},${cy} ${dx},${dy}`, C.navy) +
    faint(
      0.5,
      shape(
        `${ax},${ay} ${bx},${by} ${mix(bx, cx, 0.4)},${mix(by, cy, 0.4)} ${mix(ax, dx, 0.15)},${mix(ay, dy, 0.15)}`,
        C.blue,
      ),
    ) +
    times(columns - 1, (index) => across((index + 1) / columns)) +
    times(rows - 1, (index) => along((index + 1) / rows)) +
    line(`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}Z`, C.steelLight, 12)
  );
}

export const solar = scene(
  sky(640),
  circle(250, 190, 84, C.paper),
  faint(0.4, circle(250, 190, 130, C.paper)),
  cloud(560, 110, 220) + cloud(1250, 190, 190),
  skyline(560, C.tealLight),
  bushes(40, 560, 24),
  // The roof and its parapet.
  rect(0, 600, 1600, 400, C.sand),
  rect(0, 560, 1600, 70, C.clayLight) + rect(0, 552, 1600, 20, C.sandDark),
  faint(
    0.3,
    line(
      'M0 600L1600 600M120 572L120 600M320 572L320 600M520 572L520 600M720 572L720 600M920 572L920 600M1120 572L1120 600M1320 572L1320 600M1520 572L1520 600M220 600L220 630M420 600L420 630M620 600L620 630M820 600L820 630M1020 600L1020 630M1220 600L1220 630M1420 600L1420 630',
      C.brick,
    ),
  ),
  rect(0, 630, 1600, 18, C.stone),
  // The row behind.
  line('M1190 520L1190 690M1500 520L1500 690', C.slate, 14),
  panel(
    [
      [1060, 640],
      [1160, 420],
      [1590, 420],
      [1560, 640],
    ],
    5,
    3,
  ),
  // She tightens the frame of the panel.
  person({
    x: 985,
    y: 285,
    scale: 1.08,
    left: true,
    bent: 14,
    skin: C.skin,
    head: 'helmet',
    wears: C.marigold,
    top: C.teal,
    collar: C.sand,
  }),
  area('M866 770L1104 770L1130 1000L1010 1000L986 860L950 1000L846 1000Z', C.navy),
  faint(0.22, shape('150,900 760,900 1000,980 330,980', C.ink)),
  line('M640 560L640 920M250 870L250 920', C.slate, 16),
  panel(
    [
      [60, 880],
      [240, 430],
      [780, 430],
      [700, 880],
    ],
    6,
    5,
  ),
  rect(600, 908, 90, 18, C.slate) + rect(200, 908, 90, 18, C.slate),
  arm([880, 440], [840, 570], [778, 452], C.teal, C.skin, 58),
  arm([1090, 440], [1050, 640], [826, 620], C.teal, C.skin, 58, 0.5),
  line('M834 632L764 562', C.steel, 16) + circle(758, 556, 22, C.steel) + circle(750, 548, 9, C.navy),
  // Tools at hand.
  faint(0.2, shape('1160,930 1420,930 1500,960 1240,960', C.ink)),
  rect(1160, 840, 250, 94, C.brick, 8) +
    rect(1160, 840, 250, 26, C.clay, 8) +
    line('M1220 840L1220 800L1350 800L1350 840', C.ink, 12),
  line('M1460 940C1500 900 1560 910 1560 940C1560 970 1480 970 1470 940C1464 916 1530 900 1550 930', C.ink, 9),
);
