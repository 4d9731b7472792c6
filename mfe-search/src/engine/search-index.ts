import { type Alike, beginningWith, both, emptyVocabulary, learn, misspelt, spelledLike } from './alike';
import type { Entry, Known, Topic } from './entry';
import { EXPLAINED, otherMeanings } from './meanings';
import { score } from './score';
import { begunAs, MAY_LACK, spellingsOf, termOf } from './spelling';
import { meaningfulTerms, wordsIn } from './words';

export interface Hit {
  entry: Entry;
  /** From above 0 to about 1. */
  score: number;
}

/** What is to be marked where it stands: beginnings of words, in the index's spelling. */
export interface Marks {
  /** What was typed, and what comes near to it. */
  typed: readonly string[];
  /** Its synonyms, for results that have nothing else to mark. */
  meant: readonly string[];
}

export interface Hits {
  /** The best first; equally good ones in the order in which they were added. */
  hits: readonly Hit[];
  marks: Marks;
  /** Nothing has all words as they were typed. */
  isNear: boolean;
  /** The query in words that are known, where some were misspelt. */
  instead?: string;
}

/** A way to read a query: what each of its words may stand for. */
interface Reading {
  words: readonly Alike[];
  weight: number;
  /** Its words in their own letters. */
  spelt: readonly string[];
}

/** Words of a query that are looked for; the rest of a longer one says nothing new and costs as much. */
const MOST_TERMS = 8;

/** Of a result, for each of the words that it lacks. */
const INCOMPLETE = 0.5;

/** Finds entries by their names: by whole words, beginnings, misspellings and synonyms. */
export class SearchIndex {
  private readonly known: Known[] = [];
  private readonly vocabulary = emptyVocabulary();

  constructor(entries: readonly Entry[] = []) {
    learn(this.vocabulary, EXPLAINED);
    this.add(entries);
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const names = entry.names.map(({ text, weight }) => ({ terms: meaningfulTerms(text), weight }));
      const also = entry.also ? meaningfulTerms(entry.also) : [];
      learn(this.vocabulary, names.flatMap(({ terms }) => terms).concat(also), this.known.length);
      const spelt = new Set(entry.names.flatMap(({ text }) => spellingsOf(text)));
      this.known.push({ entry, names, also, spelt });
    }
  }

  /** What answers for the university as a whole: it has no names. */
  general(topic: Topic): Entry[] {
    return this.known.filter(({ entry }) => entry.names.length === 0 && entry.facts?.[topic]).map(({ entry }) => entry);
  }

  /** Everything that has all words; where nothing has, what has similar words, then what lacks some of them. */
  search(query: string): Hits {
    const terms = meaningfulTerms(query).slice(0, MOST_TERMS);
    const spelt = spellingsOf(query);
    const begun = terms.map((term) => this.begunWith(term));
    const words = begun.map((word, index) => (word.terms.size > 0 ? word : this.nearest(terms[index])));
    const asTyped = words.every((word, index) => word === begun[index]);
    const found = this.read(terms, words, spelt, asTyped ? [] : words);
    if (found.hits.length > 0)
      return asTyped ? { ...found, isNear: false } : { ...found, isNear: true, ...this.corrected(query, words) };

    const similar = begun.map((word, index) =>
      word.terms.size > 0 ? both(word, this.nearest(terms[index])) : (words[index] ?? word),
    );
    const near = this.read(terms, similar, spelt, similar);
    return { ...(near.hits.length > 0 ? near : (this.lacking(terms, similar, spelt) ?? near)), isNear: true };
  }

  /** The query with the likeliest word in the place of each that is misspelt, and not only unfinished. */
  private corrected(query: string, words: readonly Alike[]): Pick<Hits, 'instead'> {
    const terms = meaningfulTerms(query);
    let instead = query;
    for (const { word, at } of wordsIn(query).reverse()) {
      const alike = words[terms.indexOf(termOf(word))];
      const meant = misspelt(alike);
      const written = alike && meant && this.asWritten(meant, alike);
      if (written) instead = instead.slice(0, at) + written + instead.slice(at + word.length);
    }
    return instead === query ? {} : { instead };
  }

  /** How the entries that have a word of the index write it. */
  private asWritten(term: string, { entries }: Alike): string | undefined {
    for (const place of entries) {
      const { names, also = '' } = (this.known[place] as Known).entry;
      const found = wordsIn([...names.map(({ text }) => text), also].join(' ')).find(
        ({ word }) => termOf(word) === term,
      );
      if (found) return found.word.toLowerCase();
    }
    return undefined;
  }

  /** What lacks as few of the words as possible. */
  private lacking(terms: readonly string[], words: readonly Alike[], spelt: readonly string[]) {
    for (let left = terms.length - 1; left >= Math.max(1, terms.length - MAY_LACK); left--) {
      const readings = choose(left, terms.length).flatMap((places) => {
        const chosen = <T>(all: readonly T[]) => all.filter((_, place) => places.includes(place));
        return this.readings(chosen(terms), chosen(words), spelt);
      });
      const hits = this.bestOf(readings, INCOMPLETE ** (terms.length - left));
      if (hits.length > 0) return { hits, marks: marksOf(terms, words, readings) };
    }
    return undefined;
  }

  private begunWith(term: string): Alike {
    const found = beginningWith(term, this.vocabulary);
    return found.terms.size > 0 ? found : beginningWith(begunAs(term), this.vocabulary);
  }

  private nearest(term = ''): Alike {
    return spelledLike(term, this.vocabulary);
  }

  private read(
    terms: readonly string[],
    words: readonly Alike[],
    spelt: readonly string[],
    corrected: readonly Alike[],
  ) {
    const readings = this.readings(terms, words, spelt);
    return { hits: this.bestOf(readings), marks: marksOf(terms, corrected, readings) };
  }

  /** The query as it is, then what else it may mean. */
  private readings(terms: readonly string[], words: readonly Alike[], spelt: readonly string[]): Reading[] {
    const others = otherMeanings(terms, words).map((meaning) => ({
      words: meaning.terms.map((term) => beginningWith(term, this.vocabulary)),
      weight: meaning.weight,
      spelt: [],
    }));
    return [{ words, weight: 1, spelt }, ...others];
  }

  private bestOf(readings: readonly Reading[], factor = 1): Hit[] {
    const best = new Map<number, number>();
    for (const { words, weight, spelt } of readings) {
      const [fewest, ...others] = [...words].sort((one, other) => one.entries.size - other.entries.size);
      for (const place of fewest?.entries ?? []) {
        if (!others.every(({ entries }) => entries.has(place))) continue;
        const value = score(this.known[place] as Known, words, spelt) * weight * factor;
        if (value > (best.get(place) ?? 0)) best.set(place, value);
      }
    }
    return [...best]
      .sort(([place, one], [otherPlace, other]) => other - one || place - otherPlace)
      .map(([place, value]) => ({ entry: (this.known[place] as Known).entry, score: value }));
  }
}

/** Every choice of so many of so many places. */
function choose(count: number, of: number): number[][] {
  if (count === 0) return [[]];
  return of < count
    ? []
    : [...choose(count, of - 1), ...choose(count - 1, of - 1).map((places) => [...places, of - 1])];
}

function marksOf(terms: readonly string[], corrected: readonly Alike[], [, ...meanings]: readonly Reading[]): Marks {
  const termsOf = (words: readonly Alike[]) => words.flatMap((word) => [...word.terms.keys()]);
  return {
    typed: [...new Set([...terms, ...termsOf(corrected)])],
    meant: [...new Set(meanings.flatMap(({ words }) => termsOf(words)))],
  };
}
