import { area, arm, ellipse, faint, glow, line, pane, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const SPINES = [C.brick, C.teal, C.sand, C.navy, C.clayLight, C.leaf, C.paper, C.clay, C.tealLight, C.blue, C.wood];

const row = (x: number, y: number, count: number, from: number) => {
  let left = x;
  return times(count, (index) => {
    const width = 24 + ((index * 13 + from * 7) % 20);
    const height = 96 + ((index * 29 + from * 11) % 46);
    const spine = SPINES[(index + from) % SPINES.length] ?? C.navy;
    const drawn =
      rect(left, y - height, width, height, spine) + faint(0.3, rect(left, y - height + 18, width, 8, C.ink));
    left += width + 3;
    return drawn;
  });
};

const stack = (x: number, y: number, ...colours: string[]) =>
  colours
    .map(
      (colour, index) =>
        rect(x + (index % 2) * 14, y - 34 * (index + 1), 170, 32, colour, 5) +
        rect(x + 120 + (index % 2) * 14, y - 34 * (index + 1) + 6, 50, 20, C.paper),
    )
    .join('');

export const languages = scene(
  rect(0, 0, 1600, 1000, C.tealLight),
  pane(650, 70, 300, 380, 2, 3, C.wood),
  // Books to both sides.
  rect(40, 60, 520, 660, C.wood),
  rect(60, 80, 480, 620, C.woodDark),
  row(70, 226, 13, 0) + row(70, 388, 12, 4) + row(70, 550, 13, 7) + row(70, 700, 12, 2),
  times(3, (index) => rect(60, 226 + index * 162, 480, 16, C.wood)),
  rect(1040, 60, 520, 660, C.wood),
  rect(1060, 80, 480, 620, C.woodDark),
  row(1070, 226, 12, 5) + row(1070, 388, 13, 1) + row(1070, 550, 12, 8) + row(1070, 700, 13, 3),
  times(3, (index) => rect(1060, 226 + index * 162, 480, 16, C.wood)),
  glow('950,70 1300,1000 820,1000 650,450', 0.28),
  glow('0,0 300,0 0,1000', 0.12),
  // What they say to each other, without letters.
  area(
    'M600 120C600 84 622 70 650 70L810 70C840 70 858 88 858 120L858 190C858 222 840 240 810 240L690 240L630 290L640 240C612 236 600 218 600 190Z',
    C.paper,
  ),
  line(
    'M640 130C660 110 680 150 700 130C720 110 740 150 760 130C780 110 800 150 816 130M640 184C660 164 680 204 700 184C720 164 740 204 752 184',
    C.teal,
    9,
  ),
  area(
    'M760 300C760 268 780 252 808 252L940 252C972 252 990 270 990 300L990 356C990 388 972 404 944 404L960 452L900 404L808 404C780 404 760 388 760 356Z',
    C.marigold,
  ),
  line('M800 330L840 330M866 330L950 330M800 368L900 368M926 368L950 368', C.ink, 9),
  person({ x: 420, y: 330, scale: 1.12, bent: 4, skin: C.skinLight, head: 'bun', top: C.navy, collar: C.sand }),
  person({
    x: 1180,
    y: 340,
    scale: 1.12,
    left: true,
    bent: 4,
    skin: C.skinDark,
    head: 'short',
    top: C.brick,
    collar: C.paper,
  }),
  // The table.
  ellipse(800, 850, 690, 120, C.woodDark),
  ellipse(800, 830, 690, 120, C.woodLight),
  faint(0.35, line('M200 810C500 770 1100 770 1400 810M260 870C540 910 1060 910 1340 870', C.wood)),
  faint(0.2, ellipse(800, 850, 220, 40, C.ink), ellipse(1150, 866, 130, 20, C.ink)),
  shape('600,800 800,826 800,880 580,850', C.paper) + shape('1000,800 800,826 800,880 1020,850', C.band),
  faint(0.35, line('M630 820L770 838M624 838L768 856M830 838L970 820M832 856L976 838', C.ink)),
  line('M800 826L800 880', C.sandDark),
  arm([316, 500], [330, 730], [560, 810], C.navy, C.skinLight, 62, 0.4),
  arm([528, 500], [600, 690], [680, 560], C.navy, C.skinLight, 62, 0.4),
  arm([1286, 510], [1290, 730], [1060, 806], C.brick, C.skinDark, 62, 0.4),
  arm([1074, 510], [1010, 700], [930, 600], C.brick, C.skinDark, 62, 0.4),
  stack(1130, 872, C.tealDark, C.clay, C.navy),
  rect(400, 830, 70, 60, C.paper, 10) +
    line('M470 844C500 844 500 876 468 876', C.paper, 10) +
    ellipse(435, 832, 35, 9, C.woodDark),
  shade('200,905 1400,905 1300,940 300,940', 0.1),
);
