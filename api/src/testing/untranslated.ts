import { type Endpoint, type EndpointName, endpoints, failure } from '@university/shared/contract';
import { refusalInHindi } from '../domains/translations/translations';

/** Messages of the validation library, which only programs cause. */
const WORDS_OF_LIBRARY = /^(Invalid|Too (big|small)|Unrecognized)/;

/** Public calls of people who are about to log in or have a single-use link. */
const OF_STAFF = /^\/(auth|draft-preview|download)\b/;

function isForReaders(call: EndpointName): boolean {
  const { access, path }: Endpoint = endpoints[call];
  return (access === 'public' || access.includes('applicant')) && !OF_STAFF.test(path);
}

/** Messages of refusals without a Hindi translation. */
export function untranslatedOf(call: EndpointName, payload: unknown): string[] {
  if (!isForReaders(call) || typeof payload !== 'string' || !payload.startsWith('{')) return [];
  const { data } = failure.safeParse(JSON.parse(payload));
  const sentences = data ? [data.message, ...(data.issues ?? []).map(({ message }) => message)] : [];
  return sentences
    .filter((sentence) => !WORDS_OF_LIBRARY.test(sentence) && !/\p{Script=Devanagari}/u.test(sentence))
    .filter((sentence) => refusalInHindi(sentence) === undefined)
    .map((sentence) => `${call}: ${sentence}`);
}
