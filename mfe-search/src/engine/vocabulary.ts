import SearchableMap from 'minisearch/SearchableMap';

/** Every word that something is found by, with the places of its entries, in a radix tree. */
export type Vocabulary = SearchableMap<Set<number>>;

export const emptyVocabulary = (): Vocabulary => new SearchableMap<Set<number>>();

/** Adds words that lead to the entry at this place; without a place they are known for spelling only. */
export function learn(vocabulary: Vocabulary, terms: Iterable<string>, place?: number): void {
  for (const term of terms) {
    const places = vocabulary.fetch(term, () => new Set<number>());
    if (place !== undefined) places.add(place);
  }
}
