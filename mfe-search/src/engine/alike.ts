import SearchableMap from 'minisearch/SearchableMap';

/** Every word that something is found by, with the places of its entries, in a radix tree. */
type Vocabulary = SearchableMap<Set<number>>;

export const emptyVocabulary = (): Vocabulary => new SearchableMap<Set<number>>();

/** Adds words that lead to the entry at this place; without a place they are known for spelling only. */
export function learn(vocabulary: Vocabulary, terms: Iterable<string>, place?: number): void {
  for (const term of terms) {
    const places = vocabulary.fetch(term, () => new Set<number>());
    if (place !== undefined) places.add(place);
  }
}

/** What of the vocabulary a typed word may stand for. */
export interface Alike {
  /** How alike, from 0 to 1, by the index's own word. */
  terms: ReadonlyMap<string, number>;
  /** Places of the entries that have one of these words. */
  entries: ReadonlySet<number>;
}

/** How alike words are that so many edits lie between. */
const AFTER_EDITS = [1, 0.75, 0.6];

/** Of a word that is misspelt and not finished. */
const SAME_START = 0.5;
const SHORTEST_START = 4;

/** Edits that a word of so many letters may be away: short words are near to too many others. */
const mostEdits = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : 2);

/** The word itself and what begins with it. */
export function beginningWith(word: string, vocabulary: Vocabulary): Alike {
  const found = gather();
  for (const [term, entries] of vocabulary.atPrefix(word))
    found.add(term, term === word ? 1 : 0.7 + (0.25 * word.length) / term.length, entries);
  return found;
}

/** The nearest spellings; where there are none, words with the same first letters. */
export function spelledLike(word: string, vocabulary: Vocabulary): Alike {
  const found = gather();
  const near = [...vocabulary.fuzzyGet(word, mostEdits(word.length))].filter(([, [, edits]]) => edits > 0);
  const fewest = Math.min(...near.map(([, [, edits]]) => edits));
  for (const [term, [entries, edits]] of near) {
    if (edits === fewest) found.add(term, AFTER_EDITS[edits] ?? 0, entries);
  }
  for (let end = word.length - 1; found.terms.size === 0 && end >= shortestStart(word); end--) {
    for (const [term, entries] of vocabulary.atPrefix(word.slice(0, end))) found.add(term, SAME_START, entries);
  }
  return found;
}

/** The word that was most likely meant, where what was typed is a few letters away from it; undefined for one that is right or not finished. */
export function misspelt(alike: Alike | undefined): string | undefined {
  const [best, ...others] = [...(alike?.terms ?? [])].sort(([, one], [, other]) => other - one);
  const isEdited = best && best[1] < 1 && AFTER_EDITS.includes(best[1]);
  return isEdited && others[0]?.[1] !== best[1] ? best[0] : undefined;
}

const shortestStart = (word: string): number => Math.max(SHORTEST_START, word.length - 2);

/** Both together. */
export function both(one: Alike, other: Alike): Alike {
  return {
    terms: new Map([...other.terms, ...one.terms]),
    entries: new Set([...one.entries, ...other.entries]),
  };
}

function gather() {
  const terms = new Map<string, number>();
  const entries = new Set<number>();
  return {
    terms,
    entries,
    add(term: string, alike: number, places: Iterable<number>) {
      terms.set(term, alike);
      for (const place of places) entries.add(place);
    },
  };
}
