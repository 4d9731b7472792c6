import { plain, singular } from '../latin';
import { CONSONANTS, DIGITS, ENDINGS, NASALS, SOUNDS, VIRAMA, VOWEL_SIGNS, VOWELS } from './sounds';

const DEVANAGARI = /[\u0900-\u097f]/;

/** Joiners and visarga, which few people type. */
const JOINERS = /\u200c|\u200d|\u0903/g;

const SHORTEST_STEM = 3;

/** Short Latin words are mostly abbreviations. */
const ABBREVIATION = 3;

const LIP_NASAL = /m(?=[bpf])/g;

const SHORTEST_KEY = 3;

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word);

/** Ignores nukta, chandrabindu and joiners, which are optional in writing. */
export function spelling(word: string): string {
  const letters = plain(word).replace(JOINERS, '').replaceAll('\u0901', '\u0902');
  const [ending, instead] = ENDINGS.find(([each]) => letters.endsWith(each)) ?? ['', ''];
  if (ending === '' || letters.length - ending.length < SHORTEST_STEM) return singularOf(letters);
  return letters.slice(0, letters.length - ending.length) + instead;
}

/** `wapas` and `itihas` are no plurals. */
const singularOf = (letters: string): string => (letters.endsWith('as') ? letters : singular(letters));

/** A phonetic key that both scripts share: `छात्रवृत्तियाँ`, `chhatravritti` and `chatravriti` are `ctrvriti`. */
export function keyOf(word: string): string {
  const letters = spelling(word);
  if (!isDevanagari(letters)) return letters.length <= ABBREVIATION ? letters : folded(letters);
  return folded(inLatin(letters));
}

const LETTERS = { ...CONSONANTS, ...VOWELS, ...DIGITS };

/** A final `a` is not pronounced. */
function inLatin(letters: string): string {
  let latin = '';
  let isOpen = false;
  const characters = [...letters];
  for (const [index, letter] of characters.entries()) {
    const vowel = VOWEL_SIGNS[letter];
    if (isOpen && vowel === undefined && letter !== VIRAMA) latin += 'a';
    isOpen = letter in CONSONANTS;
    if (NASALS.includes(letter)) latin += index < characters.length - 1 ? 'n' : '';
    else if (letter !== VIRAMA) latin += vowel ?? LETTERS[letter] ?? letter;
  }
  return latin;
}

const SOUNDS_OF = new Map<string, (readonly [spelt: string, sound: string])[]>();
for (const sound of Object.entries(SOUNDS).sort(([one], [other]) => other.length - one.length)) {
  const [first = ''] = sound[0];
  SOUNDS_OF.set(first, [...(SOUNDS_OF.get(first) ?? []), sound]);
}

/** One letter a sound, no repeats, and no inner `a`, which is spelt inconsistently; short keys keep it. */
function folded(latin: string): string {
  let sounds = '';
  for (let at = 0; at < latin.length; ) {
    const letter = latin.charAt(at);
    const [spelt, sound] = SOUNDS_OF.get(letter)?.find(([each]) => latin.startsWith(each, at)) ?? [letter, letter];
    for (const each of sound) if (each <= '9' || !sounds.endsWith(each)) sounds += each;
    at += spelt.length;
  }
  const key = withoutA(sounds);
  return (key.length < SHORTEST_KEY ? sounds : key).replace(LIP_NASAL, 'n');
}

/** Without inner `a`s, to match a word that is still being typed. */
export const withoutA = (key: string): string => key.slice(0, 1) + key.slice(1).replaceAll('a', '');
