import type { Alike } from './alike';
import type { Kind, Known } from './entry';

/** Between things that fit equally well: what most visitors come for goes first. */
const KIND_WEIGHT: Record<Kind, number> = {
  page: 1,
  program: 0.99,
  campus: 0.98,
  department: 0.96,
  person: 0.95,
  passage: 0.78,
  notice: 0.9,
};

/** A name that has other words, too, fits less well. */
const BY_COVERAGE = 0.45;

/** For a name that begins with what was typed first. */
const SAME_START = 0.02;

/** How much of what a keyword lacks in certainty the title adds, where the words are in it, too. */
const TITLE_TOO = 0.5;

/** Of two pages the one nearer to home is the more general. */
const PER_STEP = 0.005;

/** For words that stand there in the very letters, and do not only sound alike. */
const SAME_LETTERS = 0.02;

/** Where the words are spread over several names and the description. */
const SPREAD = 0.6;
const ALSO_WEIGHT = 0.5;

/**
 * How well an entry fits what was typed, from 0 (a word is missing) to about 1 (its very name). `words`: what each
 * typed word may stand for; `typed`: the words in their own letters, where terms leave these out.
 */
export function score({ entry, names, also, spelt }: Known, words: readonly Alike[], typed: readonly string[]): number {
  const values = names.map(({ terms, weight }) => ofName(terms, words) * weight);
  const title = values[0] ?? 0;
  const best = values.reduce(
    (so, value, index) => {
      const isKeyword = index > 0 && value > 0 && (names[index]?.weight ?? 1) < 1;
      return Math.max(so, isKeyword ? value + (1 - value) * title * TITLE_TOO : value);
    },
    spread(names, also, words),
  );
  if (best === 0) return 0;
  const sameLetters = typed.filter((word) => spelt.has(word)).length / Math.max(1, typed.length);
  return best * KIND_WEIGHT[entry.kind] + sameLetters * SAME_LETTERS - entry.path.split('/').length * PER_STEP;
}

function ofName(terms: readonly string[], words: readonly Alike[]): number {
  const matched = new Set<number>();
  let sum = 0;
  for (const word of words) {
    const [alike, at] = bestOf(terms, word);
    if (alike === 0) return 0;
    matched.add(at);
    sum += alike;
  }
  const coverage = matched.size / terms.length;
  const startsAlike = words[0]?.terms.has(terms[0] ?? '') ? SAME_START : 0;
  return (sum / words.length) * (1 - BY_COVERAGE + BY_COVERAGE * coverage) + startsAlike;
}

function spread(names: Known['names'], also: readonly string[], words: readonly Alike[]): number {
  let sum = 0;
  for (const word of words) {
    let best = bestOf(also, word)[0] * ALSO_WEIGHT;
    for (const { terms, weight } of names) best = Math.max(best, bestOf(terms, word)[0] * weight);
    if (best === 0) return 0;
    sum += best;
  }
  return (sum / words.length) * SPREAD;
}

/** How alike the most similar of these terms is, and its place. */
function bestOf(terms: readonly string[], { terms: alike }: Alike): [number, number] {
  let best = 0;
  let at = -1;
  for (const [index, term] of terms.entries()) {
    const value = alike.get(term) ?? 0;
    if (value > best) [best, at] = [value, index];
  }
  return [best, at];
}
