/** Letters of Devanagari by how they are usually written in Latin ones. Aspirates and retroflexes are told apart by nobody who types. */
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => [[...pair][0], [...pair].slice(1).join('')]));

/** Each is followed by an `a` unless another vowel or a virama says otherwise. */
export const CONSONANTS = pairs(
  'कk खk गg घg ङn चch छch जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मm यy रr लl ळl वv शs षs सs हh',
);

/** Vowels that stand for themselves. */
export const VOWELS = pairs('अa आa इi ईi उu ऊu ऋri एe ऐe ऍe ओo औo ऑo');

export const DIGITS = pairs('०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9');

/** Vowels on a consonant. */
export const VOWEL_SIGNS = pairs('ाa िi ीi ुu ूu ृri ेe ैe ॅe ोo ौo ॉo');

/** Kept apart from the tables above because their letters join with what is beside them. */
export const VIRAMA = '\u094d';
export const NASALS = '\u0901\u0902';

/** Latin letters by the sound they are typed for; of several that fit the longest counts. */
export const SOUNDS: Readonly<Record<string, string>> = {
  // One vowel in several spellings.
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
  // Aspirates.
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
  // One sound in several spellings.
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

/** Endings of nouns, and what is there without them: many, and the cases before `में`, `का`, `से`. The longest first. */
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
