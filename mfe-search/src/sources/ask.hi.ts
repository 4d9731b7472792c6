import { isDevanagari } from '../engine/hindi/key';
import { isEmpty, termOf } from '../engine/spelling';
import { wordsIn } from '../engine/words';
import type * as english from './ask';

/** Devanagari synonyms by sound; what was typed first wins. */
const writtenBy = (words: Parameters<typeof english.wordsToAsk>[1]) =>
  new Map(
    words
      .flatMap(({ typed, means }) => {
        const [name] = wordsIn(means).map(({ word }) => word);
        const phrases = typed.split(',').flatMap((phrase) => {
          const [first, ...others] = wordsIn(phrase).map(({ word }) => word);
          return first && name && others.length === 0
            ? [[termOf(first), isDevanagari(first) ? first : name] as const]
            : [];
        });
        return name ? [...phrases, [termOf(name), name] as const] : phrases;
      })
      .reverse(),
  );

/** The server compares letters, not sounds: Latin input is looked up in the table. */
export const wordsToAsk: typeof english.wordsToAsk = (query, table) => {
  const written = writtenBy(table);
  const words = wordsIn(query).map(({ word }) => word);
  const meaningful = words.filter((word) => !isEmpty(termOf(word)));
  return (meaningful.length > 0 ? meaningful : words).map((word) =>
    isDevanagari(word) ? word : (written.get(termOf(word)) ?? word.toLowerCase()),
  );
};

export const stem: typeof english.stem = (term) => term;
