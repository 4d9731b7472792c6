import type { SearchWord } from '@university/shared/contract';
import MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { Entry, Hit, Hits, Kind, Topic } from './found';
import { begunAs, isEmpty, lettersOf, termOf } from './spelling';
import { meaningfulTerms, wordsIn } from './words';

/** Weights of fields. */
const WEIGHTS = { title: 6, names: 6, keywords: 4, also: 1.5, text: 1 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** Prefers what most visitors look for. */
const KIND_WEIGHT: Record<Kind, number> = {
  page: 1.2,
  program: 1.15,
  campus: 1.1,
  department: 0.7,
  person: 0.9,
  passage: 0.6,
  notice: 0.7,
};

const MOST_TERMS = 10;

const SHORTEST_BEGINNING = 2;

/** Weight of synonyms. */
const MEANT = 0.8;

/** Bonus for the same spelling, not only the same sound. */
const SAME_LETTERS = 0.25;

/** Least share of meaningful words. */
const LEAST_WORDS = 0.3;

/** Least share and score relative to the best hit. */
const LEAST_OF_BEST = 0.6;
const LEAST_SCORE = 0.12;

const SHARE_POWER = 2;

/** Bonus for a title all of whose words are asked for. */
const NAMED = 0.3;

/** Penalty for each step of the path. */
const PER_STEP = 0.06;

/** Share of its best passage's score that a page gets. */
const OF_PASSAGE = 0.5;

/** Prefix of terms in their own spelling. */
const LETTERS = '=';

const MOST_MARKED = 20;

interface Meaning {
  from: number;
  to: number;
  terms: readonly string[];
  /** The phrase is misspelt. */
  isGuess: boolean;
}

/** Edit distance; short words are close to too many others. */
const edits = (letters: number): number | false => (letters < 4 ? false : letters < 6 ? 1 : 2);

interface Known {
  id: number;
  entry: Entry;
  title: readonly string[];
}

export class SearchIndex {
  private readonly known = new Map<number, Known>();
  private lastId = 0;
  private readonly pages = new Map<string, Entry>();
  private lookedUp: { from?: readonly Entry[]; known: readonly Known[] } = { known: [] };
  private meanings: readonly { phrase: readonly string[]; terms: readonly string[] }[] = [];
  private explained = new SearchableMap<true>();
  private readonly vocabulary = new Set<string>();

  private readonly index = new MiniSearch<Known>({
    fields: FIELDS,
    extractField: ({ id, entry }, field) => {
      if (field === 'id') return id;
      const value = entry[field as Field] ?? '';
      return typeof value === 'string' ? value : value.join('\n');
    },
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word, field) => {
      const term = termOf(word);
      if (isEmpty(term)) return null;
      this.vocabulary.add(term);
      const letters = field === 'text' ? undefined : lettersOf(word);
      return letters === undefined ? term : [term, LETTERS + letters];
    },
    searchOptions: {
      boost: WEIGHTS,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boostDocument: (id) => KIND_WEIGHT[(this.known.get(id) as Known).entry.kind],
    },
  });

  constructor(entries: readonly Entry[] = [], words: readonly SearchWord[] = []) {
    this.learn(words);
    this.add(entries);
  }

  learn(words: readonly SearchWord[]): void {
    this.meanings = words.flatMap(({ typed, means }) => {
      const terms = meaningfulTerms(means);
      return typed
        .split(',')
        .map((phrase) => ({ phrase: meaningfulTerms(phrase), terms }))
        .filter(({ phrase }) => phrase.length > 0);
    });
    this.explained = SearchableMap.from(
      this.meanings.flatMap(({ phrase }) => phrase.map((term) => [term, true] as [string, true])),
    );
  }

  add(entries: readonly Entry[]): void {
    this.index.addAll(this.know(entries));
  }

  /** Replaces what the server found for the previous query. */
  lookUp(found: readonly Entry[]): void {
    if (found === this.lookedUp.from) return;
    this.index.removeAll([...this.lookedUp.known]);
    for (const { id } of this.lookedUp.known) this.known.delete(id);
    const known = this.know(found);
    this.index.addAll(known);
    this.lookedUp = { from: found, known };
  }

  general(topic: Topic): Entry[] {
    const all = [...this.known.values()].map(({ entry }) => entry);
    return all.filter((entry) => isGeneral(entry) && entry.facts?.[topic]);
  }

  search(query: string): Hits {
    const terms = meaningfulTerms(query).slice(0, MOST_TERMS);
    const unknown = new Set(terms.filter((term) => !this.begins(term)));
    const meanings = this.meaningsOf(terms, unknown);
    const found = terms.length === 0 ? [] : this.index.search(this.toQuery(query, terms, unknown, meanings));
    const hits = this.ranked(found, terms, meanings);
    const likenesses = (match: Hit['match']) =>
      Object.keys(match).filter((each) => unknown.size > 0 && !isSaid(each, terms, meanings));
    const isNear = hits.length > 0 && !hits.some(({ share, match }) => share === 1 && likenesses(match).length === 0);
    const near = hits.slice(0, MOST_MARKED).flatMap(({ match }) => likenesses(match));
    return {
      hits,
      isNear,
      marks: {
        typed: [...new Set([...terms, ...near])],
        meant: [...new Set(meanings.flatMap((meaning) => meaning.terms))],
      },
      ...(isNear && hits[0] && corrected(query, unknown, hits[0], likenesses(hits[0].match))),
    };
  }

  private know(entries: readonly Entry[]): Known[] {
    const known = entries.map((entry) => ({ id: ++this.lastId, entry, title: meaningfulTerms(entry.title) }));
    for (const each of known) this.known.set(each.id, each);
    for (const entry of entries) if (entry.kind !== 'passage' && !entry.isOnlyAsked) this.pages.set(entry.path, entry);
    return known.filter(({ entry }) => !isGeneral(entry));
  }

  private begins(term: string): boolean {
    if (this.vocabulary.has(term)) return true;
    const begun = begunAs(term);
    for (const each of this.vocabulary) if (each.startsWith(term) || each.startsWith(begun)) return true;
    return false;
  }

  /** Synonyms for parts of the query; the longest phrase wins. */
  private meaningsOf(typed: readonly string[], unknown: ReadonlySet<string>): Meaning[] {
    const terms = typed.map((term) => (unknown.has(term) ? this.spelledInTable(term) : term));
    const all = this.meanings.flatMap(({ phrase, terms: meant }): Meaning[] => {
      const from = terms.findIndex((_, at) => phrase.every((term, index) => terms[at + index] === term));
      if (from === -1) return [];
      const to = from + phrase.length;
      const isGuess = terms.slice(from, to).some((term, index) => term !== typed[from + index]);
      return [{ from, to, terms: meant, isGuess }];
    });
    const length = ({ from, to }: Meaning) => to - from;
    return all.filter(
      (each) => !all.some((other) => other.from <= each.from && other.to >= each.to && length(other) > length(each)),
    );
  }

  private spelledInTable(term: string): string {
    const most = edits(term.length);
    if (this.explained.has(term) || !most) return term;
    const [nearest] = [...this.explained.fuzzyGet(term, most)].sort(([, [, one]], [, [, other]]) => one - other);
    return nearest?.[0] ?? term;
  }

  private toQuery(query: string, terms: readonly string[], unknown: ReadonlySet<string>, meanings: readonly Meaning[]) {
    const typed = terms.flatMap((term): Query[] => {
      const begun = begunAs(term);
      return [
        { queries: [term], prefix: term.length >= SHORTEST_BEGINNING, fuzzy: unknown.has(term) && edits(term.length) },
        ...(begun === term ? [] : [{ queries: [begun], prefix: true }]),
      ];
    });
    const letters = wordsIn(query).flatMap(({ word }) => lettersOf(word) ?? []);
    return {
      combineWith: 'OR' as const,
      queries: [
        ...typed,
        ...letters.map((word): Query => ({ queries: [LETTERS + word], boostTerm: () => SAME_LETTERS })),
        ...meanings.map(
          ({ from, to, terms }): Query => ({
            queries: [...terms],
            combineWith: 'AND',
            boostTerm: () => (MEANT * (to - from)) / terms.length,
          }),
        ),
      ],
    };
  }

  private ranked(found: readonly SearchResult[], terms: readonly string[], meanings: readonly Meaning[]): Hit[] {
    const hits = found.map((result) => this.toMatched(result, terms, meanings));
    // A page gets the score of its best passage.
    const parts = new Map<string, Matched>();
    for (const hit of hits) {
      const page = hit.entry.kind === 'passage' ? pageOf(hit.entry) : '';
      if (page && hit.score > (parts.get(page)?.score ?? 0)) parts.set(page, hit);
    }
    const own = new Set(hits.flatMap(({ entry }) => (entry.isOnlyAsked ? [] : entry.path)));
    const whole = [...parts].flatMap(([path, part]) => {
      const entry = own.has(path) ? undefined : this.pages.get(path);
      return entry ? [{ ...part, entry, named: 0, score: 0 }] : [];
    });
    const ranked = [...hits, ...whole]
      .filter(({ entry }) => entry.kind !== 'passage' || entry.path !== pageOf(entry))
      .map((hit): Hit => {
        const part = parts.get(hit.entry.path);
        const said = hit.said.map((is, at) => is || part?.said[at] === true);
        const share = said.filter(Boolean).length / said.length;
        const score =
          (hit.score + (part?.score ?? 0) * OF_PASSAGE) *
          share ** SHARE_POWER *
          ((1 + NAMED * hit.named ** 2) / (1 + PER_STEP * hit.entry.path.split('/').length));
        return { entry: hit.entry, match: { ...part?.match, ...hit.match }, share, score };
      })
      .sort((one, other) => other.score - one.score);
    const [best = { score: 0, share: 0 }] = ranked;
    const leastWords = Math.max(LEAST_WORDS, best.share * LEAST_OF_BEST);
    return ranked.filter(({ score, share }) => score >= best.score * LEAST_SCORE && share >= leastWords);
  }

  private toMatched(
    { id, score, queryTerms, match }: SearchResult,
    terms: readonly string[],
    meanings: readonly Meaning[],
  ) {
    const { entry, title } = this.known.get(id) as Known;
    const said = terms.map((term) => queryTerms.includes(term) || queryTerms.includes(begunAs(term)));
    for (const { from, to, terms: meant } of meanings)
      if (meant.every((term) => queryTerms.includes(term))) said.fill(true, from, to);
    const named = title.filter((term) => match[term]?.includes('title')).length / title.length;
    // The library multiplies by the number of found words; here their share counts.
    return { entry, match, said, named, score: score / queryTerms.length };
  }
}

type Matched = ReturnType<SearchIndex['toMatched']>;

const isGeneral = ({ isOnlyAsked, names }: Entry): boolean => isOnlyAsked === true && !names;

const pageOf = ({ path }: Entry): string => path.split('#', 1)[0] as string;

const isSaid = (each: string, terms: readonly string[], meanings: readonly Meaning[]): boolean =>
  each.startsWith(LETTERS) ||
  terms.some((term) => each.startsWith(term) || each.startsWith(begunAs(term))) ||
  meanings.some((meaning) => !meaning.isGuess && meaning.terms.includes(each));

function corrected(query: string, unknown: ReadonlySet<string>, { entry }: Hit, alike: readonly string[]) {
  const written = FIELDS.flatMap((field) => wordsIn([entry[field] ?? ''].flat().join('\n'))).map(({ word }) => word);
  const others = alike.flatMap((term) => written.find((word) => termOf(word) === term) ?? []);
  let instead = query;
  for (const { word, at } of wordsIn(query).reverse()) {
    const other = unknown.has(termOf(word)) && others.pop();
    if (other) instead = instead.slice(0, at) + other.toLowerCase() + instead.slice(at + word.length);
  }
  return instead === query ? {} : { instead };
}
