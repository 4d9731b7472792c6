/** Aspirates and retroflexes are not distinguished. */
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => [[...pair][0], [...pair].slice(1).join('')]));

/** An `a` follows unless there is a vowel sign or virama. */
export const CONSONANTS = pairs(
  'कk खk गg घg ङn चch छch जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मm यy रr लl ळl वv शs षs सs हh',
);

export const VOWELS = pairs('अa आa इi ईi उu ऊu ऋri एe ऐe ऍe ओo औo ऑo');

export const DIGITS = pairs('०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9');

export const VOWEL_SIGNS = pairs('ाa िi ीi ुu ूu ृri ेe ैe ॅe ोo ौo ॉo');

/** Combining characters, so not in the tables above. */
export const VIRAMA = '\u094d';
export const NASALS = '\u0901\u0902';

/** Latin spellings by sound; the longest match wins. */
export const SOUNDS: Readonly<Record<string, string>> = {
  aai: 'e',
  aau: 'o',
  aa: 'a',
  ai: 'e',
  au: 'o',
  ea: 'i',
  ee: 'i',
  ii: 'i',
  oo: 'u',
  uu: 'u',
  chh: 'c',
  ch: 'c',
  kh: 'k',
  gh: 'g',
  jh: 'j',
  th: 't',
  dh: 'd',
  bh: 'b',
  ph: 'f',
  sh: 's',
  jn: 'gy',
  ck: 'k',
  ce: 'se',
  ci: 'si',
  cy: 'sy',
  c: 'k',
  q: 'k',
  x: 'ks',
  w: 'v',
  z: 'j',
};

/** Plural and oblique endings with their replacement, the longest first. */
export const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ियां', 'ि'],
  ['ियों', 'ि'],
  ['ाएं', 'ा'],
  ['ाओं', 'ा'],
  ['ुओं', 'ु'],
  ['ें', ''],
  ['ों', ''],
  ['iyaan', 'i'],
  ['iyan', 'i'],
  ['iyon', 'i'],
  ['aayein', 'a'],
  ['ayein', 'a'],
  ['aon', 'a'],
  ['ein', ''],
];
