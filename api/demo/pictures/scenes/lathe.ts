import { area, arm, circle, ellipse, faint, glow, line, pane, rect, scene, shade, shape, times } from '../draw';
import { C } from '../palette';
import { person } from '../people';

const TOOLS = [0, 1, 2, 3, 4].map((index) => {
  const x = 1130 + index * 82;
  return (
    line(`M${x} 190L${x} ${300 + (index % 2) * 40}`, C.slate, 16) +
    circle(x, 186, 22, C.slate) +
    circle(x, 178, 10, C.sandDark)
  );
});

/** Steps of the workpiece: from, to, radius. */
const STEPS = [
  [590, 690, 58],
  [690, 800, 42],
  [800, 850, 50],
  [850, 1010, 30],
  [1010, 1060, 18],
] as const;

const part = (x: number, y: number, radius: number, height: number) =>
  rect(x - radius, y - height, radius * 2, height, C.woodLight) +
  faint(0.25, rect(x + radius * 0.3, y - height, radius * 0.7, height, C.ink)) +
  ellipse(x, y - height, radius, radius * 0.34, C.sandDark) +
  ellipse(x, y - height, radius * 0.45, radius * 0.15, C.woodDark);

export const lathe = scene(
  rect(0, 0, 1600, 820, C.sand),
  rect(0, 820, 1600, 180, C.stone),
  rect(0, 806, 1600, 18, C.sandDark),
  pane(90, 70, 440, 340, 4, 3, C.tealDark),
  glow('530,70 1040,820 520,820 90,410'),
  rect(1080, 110, 440, 290, C.sandDark, 8),
  ...TOOLS,
  person({
    x: 985,
    y: 215,
    bent: 16,
    left: true,
    skin: C.skin,
    head: 'cap',
    wears: C.marigold,
    top: C.navy,
    collar: C.steelLight,
  }),
  // The machine.
  rect(270, 700, 290, 210, C.tealDark),
  rect(1180, 700, 260, 210, C.tealDark),
  shade('470,700 560,700 560,910 470,910'),
  shade('1370,700 1440,700 1440,910 1370,910'),
  faint(0.5, line('M310 750L450 750M310 780L450 780M310 810L450 810M1220 760L1340 760M1220 790L1340 790', C.tealLight)),
  rect(230, 640, 1250, 70, C.teal, 6),
  rect(230, 640, 1250, 16, C.tealLight, 6),
  rect(230, 400, 290, 244, C.teal, 14),
  shade('430,400 520,400 520,644 430,644'),
  rect(230, 400, 290, 22, C.tealLight, 11),
  circle(310, 500, 38, C.paper) + line('M310 500L332 478', C.ink),
  circle(310, 596, 16, C.brick) + circle(360, 596, 16, C.leaf),
  rect(520, 440, 34, 180, C.steel),
  rect(552, 420, 56, 220, C.slate, 8),
  rect(552, 420, 56, 60, C.steel, 8),
  ...STEPS.map(
    ([from, to, radius]) =>
      rect(from, 530 - radius, to - from, radius * 2, C.woodLight) +
      rect(from, 530 - radius, to - from, radius * 0.5, C.sandDark) +
      faint(0.35, rect(from, 530 + radius * 0.4, to - from, radius * 0.6, C.ink)),
  ),
  rect(600, 446, 30, 44, C.steel) + rect(600, 570, 30, 44, C.slate),
  area('M1060 530L1110 505L1110 555Z', C.slate),
  rect(1106, 492, 90, 76, C.steel, 6),
  rect(1180, 460, 160, 184, C.teal, 12),
  rect(1180, 460, 160, 18, C.tealLight, 9),
  shade('1290,460 1340,460 1340,644 1290,644'),
  circle(1360, 540, 46, C.slate) + circle(1360, 540, 28, C.steelLight) + circle(1360, 540, 10, C.ink),
  rect(770, 606, 320, 40, C.tealLight, 6),
  rect(810, 580, 140, 34, C.steel, 4),
  area('M818 566L900 580L900 606L836 606Z', C.slate),
  rect(810, 650, 260, 96, C.tealDark, 8),
  circle(880, 700, 46, C.steel) +
    circle(880, 700, 32, C.tealDark) +
    line('M880 700L880 660M880 700L846 720M880 700L914 720', C.steelLight, 8) +
    circle(880, 700, 12, C.steelLight),
  circle(1030, 700, 20, C.brick),
  line('M812 580C790 600 826 620 800 640C774 660 812 676 792 700C772 724 806 736 796 760', C.woodLight, 7),
  arm([890, 368], [800, 470], [872, 656], C.navy, C.skin, 56, 0.4),
  arm([1084, 368], [1160, 520], [1044, 646], C.navy, C.skin, 56, 0.4),
  faint(0.22, shape('270,910 560,910 680,944 380,944', C.ink), shape('1180,910 1440,910 1560,944 1290,944', C.ink)),
  // Turned parts stand in front.
  faint(0.2, ellipse(1180, 962, 260, 22, C.ink)),
  part(1010, 950, 46, 120),
  part(1110, 966, 34, 190),
  part(1200, 960, 52, 80),
  part(1200, 880, 26, 70),
  part(1300, 950, 38, 140),
  times(7, (index) => line(`M${120 + index * 60} ${930 + (index % 3) * 20}l22-10l10 14`, C.sandDark)),
);
