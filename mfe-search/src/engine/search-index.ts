import { type Alike, beginningWith, both, emptyVocabulary, learn, misspelt, spelledLike } from './alike';
import { SYNONYMS } from './synonyms';
import { meaningfulTerms, wordsIn } from './words';
import type { Entry, Known, Topic } from './entry';
import { score } from './score';
import { begunAs, MAY_LACK, spellingsOf, termOf } from './spelling';

/** A query in other words. */
export interface Meaning {
  terms: readonly string[];
  /** How surely it is what was meant, from 0 to 1. */
  weight: number;
}

/** A synonym is a little less sure than what was typed, and less still when it means a part of the query only. */
const WHOLE = 0.97;
const PART = 0.87;

/** Most meanings of one query that are looked for, and most spellings of one word that are looked up in the table. */
const MOST_MEANINGS = 8;
const MOST_SPELLINGS = 3;

/** Shorter words begin too many others. */
const SHORTEST_START = 3;

const rows = SYNONYMS.flatMap(([typed, meant]) =>
  typed.split(', ').map((phrase) => ({ phrase: meaningfulTerms(phrase), meant: meaningfulTerms(meant) })),
);

/** Every word that the table explains; for spelling. */
export const EXPLAINED: ReadonlySet<string> = new Set(rows.flatMap(({ phrase }) => phrase));

/** What a query may mean beside what it says. `words`: what each of its terms may stand for. */
export function otherMeanings(terms: readonly string[], words: readonly Alike[]): Meaning[] {
  const found = spellings(terms, words).flatMap((spelling) =>
    rows.flatMap(({ phrase, meant }) => {
      const at = placeOf(phrase, spelling.terms);
      if (at === -1) return [];
      const others = [...spelling.terms.slice(0, at), ...spelling.terms.slice(at + phrase.length)];
      const weight = spelling.weight * (others.length === 0 ? WHOLE : PART);
      return [{ terms: [...new Set([...others, ...meant])], weight }];
    }),
  );
  return found.slice(0, MOST_MEANINGS);
}

/** The query as it is, then with one word as the table spells it. */
function spellings(terms: readonly string[], words: readonly Alike[]): Meaning[] {
  const others = terms.flatMap((term, index) =>
    term.length < SHORTEST_START
      ? []
      : [...(words[index]?.terms ?? [])]
          .filter(([other]) => other !== term && EXPLAINED.has(other))
          .sort(([, one], [, other]) => other - one)
          .slice(0, MOST_SPELLINGS)
          .map(([other, weight]) => ({ terms: terms.with(index, other), weight })),
  );
  return [{ terms, weight: 1 }, ...others];
}

function placeOf(phrase: readonly string[], terms: readonly string[]): number {
  return terms.findIndex((_, at) => phrase.every((term, index) => terms[at + index] === term));
}

export interface Hit {
  entry: Entry;
  /** From above 0 to about 1. */
  score: number;
}

/** What is to be marked where it is: beginnings of words, in the index's spelling. */
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
