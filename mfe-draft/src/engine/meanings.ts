import type { Alike } from './alike';
import { SYNONYMS } from './synonyms';
import { meaningfulTerms } from './words';

/** A query in other words. */
export interface Meaning {
  terms: readonly string[];
  /** How surely it is what was meant, from 0 to 1. */
  weight: number;
}

/** A synonym is a little less sure than what was typed, and less still when it stands for a part of the query only. */
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
