import { plain, singular } from '../latin';
import { CONSONANTS, DIGITS, ENDINGS, NASALS, SOUNDS, VIRAMA, VOWEL_SIGNS, VOWELS } from './sounds';

const DEVANAGARI = /[\u0900-\u097f]/;

/** What only says how letters join, and what few people type. */
const JOINERS = /\u200c|\u200d|\u0903/g;

/** Letters that a word must have left without its ending. */
const SHORTEST_STEM = 3;

/** Latin words of so few letters are mostly abbreviations, and stay as they are. */
const ABBREVIATION = 3;

/** The nasal of the lips is typed as either. */
const LIP_NASAL = /m(?=[bpf])/g;

/** Sounds that a key must have without its `a`s. */
const SHORTEST_KEY = 3;

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word);

/** A word in its own letters, in the singular, without what people write as they like: nukta, chandrabindu, joiners. */
export function spelling(word: string): string {
  const letters = plain(word).replace(JOINERS, '').replaceAll('\u0901', '\u0902');
  const [ending, instead] = ENDINGS.find(([each]) => letters.endsWith(each)) ?? ['', ''];
  if (ending === '' || letters.length - ending.length < SHORTEST_STEM) return singularOf(letters);
  return letters.slice(0, letters.length - ending.length) + instead;
}

/** English plurals; `wapas` and `itihas` are none. */
const singularOf = (letters: string): string => (letters.endsWith('as') ? letters : singular(letters));

/**
 * How a word sounds, in Latin letters: the same for both scripts, and for the ways in which people spell Hindi in Latin
 * letters. `छात्रवृत्तियाँ`, `chhatravritti` and `chatravriti` are `ctrvriti`.
 */
export function keyOf(word: string): string {
  const letters = spelling(word);
  if (!isDevanagari(letters)) return letters.length <= ABBREVIATION ? letters : folded(letters);
  return folded(inLatin(letters));
}

const LETTERS = { ...CONSONANTS, ...VOWELS, ...DIGITS };

/** Devanagari letter by letter; an `a` at the end of a word is not said. */
function inLatin(letters: string): string {
  let latin = '';
  let isOpen = false;
  const characters = [...letters];
  for (const [index, letter] of characters.entries()) {
    const vowel = VOWEL_SIGNS[letter];
    if (isOpen && vowel === undefined && letter !== VIRAMA) latin += 'a';
    isOpen = letter in CONSONANTS;
    // At the end of a word the nasal is a colour of the vowel.
    if (NASALS.includes(letter)) latin += index < characters.length - 1 ? 'n' : '';
    else if (letter !== VIRAMA) latin += vowel ?? LETTERS[letter] ?? letter;
  }
  return latin;
}

/** Sounds by the letter that they begin with, the longest first. */
const SOUNDS_OF = new Map<string, (readonly [spelt: string, sound: string])[]>();
for (const sound of Object.entries(SOUNDS).sort(([one], [other]) => other.length - one.length)) {
  const [first = ''] = sound[0];
  SOUNDS_OF.set(first, [...(SOUNDS_OF.get(first) ?? []), sound]);
}

/**
 * One letter for a sound, none but digits twice in a row. Nor is an `a` left within a word: whether it is said, and whether it is
 * long, each writes in another way. A key that would be too short to mean anything keeps them.
 */
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

/** A key without the `a`s within; what is being typed is often too short to have lost them, and begins longer ones that have. */
export const withoutA = (key: string): string => key.slice(0, 1) + key.slice(1).replaceAll('a', '');
