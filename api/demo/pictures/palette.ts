/**
 * The colours and the line of every scene. Ink, paper and marigold are those of the site's look; marigold stands once in a
 * picture. The others are earth, wood, leaf and a muted teal, each with a tone towards the light and one away from it.
 */
export const C = {
  ink: '#17203a',
  navy: '#26335c',
  blue: '#3f5087',
  slate: '#7783a0',
  steel: '#a9b3c2',
  steelLight: '#cdd4dc',
  paper: '#fbf8f2',
  band: '#f3ede0',
  sand: '#e7dac0',
  sandDark: '#d2bf9b',
  stone: '#b9a27c',
  clay: '#bf6d45',
  clayLight: '#d99468',
  brick: '#9a4b33',
  wood: '#a8743f',
  woodLight: '#c9965a',
  woodDark: '#74492a',
  teal: '#3f7f7d',
  tealDark: '#28595c',
  tealLight: '#84b2aa',
  mist: '#c8dcd6',
  sky: '#dfe9e6',
  leaf: '#5f8254',
  leafDark: '#40613f',
  leafLight: '#8eaa6d',
  marigold: '#f0a21c',
  hair: '#211a22',
  skin: '#9a6340',
  skinDark: '#75462c',
  skinLight: '#b57d55',
} as const;

/** Width of every drawn line. Pixels of the 1600 by 1000 that a scene has. */
export const LINE = 5;
