import { isEmpty, plain, singular, wordsIn } from '../engine/words';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * A text cut into what matches and what does not. A mark, in the index's spelling, matches beginnings of words, so
 * `btech` matches `B.Tech.`; the longest that fits counts.
 */
export function mark(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, at } of wordsIn(text)) {
    const letters = marked(word, marks);
    if (letters === 0) continue;
    pieces.push({ text: text.slice(end, at), isMatch: false }, { text: word.slice(0, letters), isMatch: true });
    end = at + letters;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** How many characters of the word are to be marked. */
function marked(word: string, marks: readonly string[]): number {
  const whole = plain(word);
  if (isEmpty(whole) && !marks.includes(whole)) return 0;
  const fitting = marks.filter((each) => whole.startsWith(each) || singular(whole) === each);
  if (fitting.length === 0) return 0;
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one));
  if (longest === singular(whole) || longest.length >= whole.length) return word.length;
  let letters = 0;
  let length = 0;
  for (const character of word) {
    if (letters >= longest.length) break;
    letters += plain(character).length;
    length += character.length;
  }
  return length;
}
