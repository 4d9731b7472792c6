import type { Entry, Result, Topic, Hit } from './found';
import type { SearchIndex } from './search-index';
import { isEmpty, termOf } from './spelling';
import { TOPICS } from './topics';
import { termsOf, wordsIn } from './words';

interface Question {
  topic: Topic;
  /** Empty: the university. */
  of: string;
}

const MOST = 2;

/** Hits with the same share of words as the best and this part of its score count as equally likely. */
const AS_LIKELY = 0.8;

/** Longer phrases first: `metro station` before `metro`. */
const PHRASES = TOPICS.flatMap(([typed, topic]) =>
  typed.split(', ').map((phrase) => ({ topic, terms: termsOf(phrase).filter((term) => !isEmpty(term)) })),
)
  .filter(({ terms }) => terms.length > 0)
  .sort((one, other) => other.terms.length - one.terms.length);

export function questionIn(query: string): Question | undefined {
  const words = wordsIn(query).filter(({ word }) => !isEmpty(termOf(word)));
  const terms = words.map(({ word }) => termOf(word));
  for (const { topic, terms: phrase } of PHRASES) {
    const at = terms.findIndex((_, from) => phrase.every((term, index) => terms[from + index] === term));
    if (at === -1) continue;
    const others = words.filter((_, index) => index < at || index >= at + phrase.length);
    return { topic, of: others.map(({ word }) => word).join(' ') };
  }
  return undefined;
}

export function answersTo(query: string, index: SearchIndex): Result[] {
  const question = questionIn(query);
  if (!question) return [];
  const { topic, of } = question;
  const asked = of === '' ? index.general(topic) : likeliest(index, of, topic);
  return asked.slice(0, MOST).map((entry) => toAnswer(entry, topic));
}

function toAnswer({ facts, path, title }: Entry, topic: Topic): Result {
  const fact = facts?.[topic] ?? '';
  const said = typeof fact === 'string' ? { text: fact, path } : fact;
  return { kind: 'answer', path: said.path, title: said.text, about: title };
}

function likeliest(index: SearchIndex, of: string, topic: Topic): Entry[] {
  const { hits } = index.search(of);
  const [best] = hits;
  // A match in the text only is too weak for an answer.
  const isLikely = ({ score, share, match }: Hit) =>
    best &&
    share === best.share &&
    score >= best.score * AS_LIKELY &&
    Object.values(match)
      .flat()
      .some((field) => field !== 'text');
  return hits.filter((hit) => isLikely(hit) && hit.entry.facts?.[topic]).map(({ entry }) => entry);
}
