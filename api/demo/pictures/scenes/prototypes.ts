import { arm, circle, ellipse, faint, glow, line, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const note = (x: number, y: number, colour: string) =>
  rect(x, y, 84, 84, colour) +
  faint(
    0.3,
    line(
      `M${x + 14} ${y + 26}L${x + 68} ${y + 26}M${x + 14} ${y + 46}L${x + 58} ${y + 46}M${x + 14} ${y + 64}L${x + 44} ${y + 64}`,
      C.ink,
    ),
  );

const parcel = (x: number, y: number, width: number, height: number) =>
  rect(x, y - height, width, height, C.woodLight) +
  rect(x + width * 0.42, y - height, width * 0.16, height, C.sand) +
  shade(`${x + width * 0.78},${y - height} ${x + width},${y - height} ${x + width},${y} ${x + width * 0.78},${y}`);

export const prototypes = scene(
  rect(0, 0, 1600, 800, C.brick),
  faint(
    0.22,
    times(16, (row) => line(`M0 ${row * 50}L1600 ${row * 50}`, C.ink, 4)),
    times(16, (row) =>
      times(9, (column) =>
        line(
          `M${column * 200 + (row % 2) * 100} ${row * 50}L${column * 200 + (row % 2) * 100} ${row * 50 + 50}`,
          C.ink,
          4,
        ),
      ),
    ),
  ),
  glow('0,0 820,0 320,800 0,800', 0.16),
  // The board with the plan.
  shade('440,520 1190,520 1190,540 440,540', 0.25),
  rect(430, 60, 750, 460, C.wood, 6),
  rect(450, 80, 710, 420, C.paper),
  line('M740 410L740 330M690 410L790 410M740 330L700 250L790 190L830 250M790 190L850 160L880 230L820 260Z', C.navy, 7),
  faint(0.5, line('M900 160L1000 160M900 160L900 410M892 168L900 158L908 168M892 402L900 412L908 402', C.slate)),
  note(490, 110, C.tealLight) + note(590, 110, C.sand) + note(490, 210, C.clayLight) + note(540, 330, C.tealLight),
  note(960, 210, C.sand) + note(1060, 210, C.tealLight) + note(1060, 110, C.clayLight) + note(1010, 330, C.sand),
  // Two founders at their table.
  person({ x: 400, y: 300, scale: 1.1, bent: 12, skin: C.skinDark, head: 'scarf', wears: C.teal, top: C.sand }),
  person({
    x: 1210,
    y: 290,
    scale: 1.1,
    left: true,
    bent: 12,
    skin: C.skinLight,
    head: 'short',
    top: C.navy,
    collar: C.paper,
  }),
  rect(0, 740, 1600, 40, C.woodLight),
  rect(0, 780, 1600, 220, C.woodDark),
  rect(0, 776, 1600, 22, C.wood),
  shade('0,798 1600,798 1600,830 0,830', 0.25),
  // The lamp that they made shines.
  faint(0.16, shape('640,476 756,508 900,742 500,742', C.marigold)),
  faint(0.22, ellipse(790, 742, 250, 20, C.marigold)),
  ellipse(870, 736, 92, 20, C.tealDark) + ellipse(870, 728, 92, 20, C.teal),
  line('M870 726L930 560L780 420', C.tealDark, 18),
  circle(930, 560, 22, C.steel),
  shape('800,380 850,430 760,500 640,470', C.teal),
  shape('820,400 850,430 760,500 700,486', C.tealDark),
  shape('640,470 760,500 752,514 636,484', C.marigold),
  circle(824, 402, 24, C.steel),
  arm([300, 460], [340, 660], [560, 716], C.sand, C.skinDark, 60, 0.4),
  arm([510, 460], [590, 620], [668, 700], C.sand, C.skinDark, 60, 0.4),
  line('M672 706L640 650', C.ink, 10) + line('M640 650L632 636', C.slate, 6),
  shape('560,728 740,728 770,744 540,744', C.paper),
  arm([1310, 452], [1260, 650], [1080, 706], C.navy, C.skinLight, 60, 0.4),
  arm([1106, 452], [1030, 610], [950, 566], C.navy, C.skinLight, 60, 0.45),
  // What goes out to the first buyers.
  faint(0.25, ellipse(1440, 742, 170, 14, C.ink)),
  parcel(1320, 742, 190, 130) + parcel(1470, 742, 130, 100) + parcel(1370, 612, 130, 92),
  parcel(40, 742, 150, 110) + parcel(0, 632, 110, 70),
  line('M252 680C246 640 226 620 208 610M252 680C252 630 260 606 270 590M252 680C262 650 284 636 300 634', C.leaf, 14) +
    shape('214,676 290,676 278,742 226,742', C.clay),
);
