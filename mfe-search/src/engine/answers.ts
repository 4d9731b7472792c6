import type { Entry, Result, Topic } from './entry';
import type { Hit, SearchIndex } from './search-index';
import { isEmpty, termOf } from './spelling';
import { TOPICS } from './topics';
import { termsOf, wordsIn } from './words';

/** What is asked for, and of what. */
interface Question {
  topic: Topic;
  /** The words that are left, as they were typed; empty: of the university. */
  of: string;
}

/** Answers to one query: two programmes may be called alike. */
const MOST = 2;

/** What has as many of the words as the best result, and so much of its score, is meant as likely. */
const AS_LIKELY = 0.8;

/** Longer phrases first: `metro station` is more than `metro`. */
const PHRASES = TOPICS.flatMap(([typed, topic]) =>
  typed.split(', ').map((phrase) => ({ topic, terms: termsOf(phrase).filter((term) => !isEmpty(term)) })),
)
  .filter(({ terms }) => terms.length > 0)
  .sort((one, other) => other.terms.length - one.terms.length);

/** What a query asks for; undefined where it names a thing and nothing that is told of it in a sentence. */
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

/** The sentences that answer a query, each with what it is of; none where the best results do not have one. */
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
  // Who is only told of a word in passing does not answer for it.
  const isLikely = ({ score, share, match }: Hit) =>
    best &&
    share === best.share &&
    score >= best.score * AS_LIKELY &&
    Object.values(match)
      .flat()
      .some((field) => field !== 'text');
  return hits.filter((hit) => isLikely(hit) && hit.entry.facts?.[topic]).map(({ entry }) => entry);
}
