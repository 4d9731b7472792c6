export interface Piece {
  text: string;
  isMatch: boolean;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text cut into what matches one of the words and what does not. Longer words win where two begin together. */
export function mark(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  // The group keeps the matches among the pieces, at every odd place.
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
