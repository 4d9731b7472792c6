import { type Endpoint, type EndpointName, endpoints, failure } from '@university/shared/contract';
import { refusalInHindi } from '../domains/translations/translations';

/** Of the library that checks forms: only programs send what is refused in its words. */
const WORDS_OF_LIBRARY = /^(Invalid|Too (big|small)|Unrecognized)/;

/** Calls that are open to everybody, because whoever makes them is about to log in or has an address that works once. */
const OF_STAFF = /^\/(auth|draft-preview|download)\b/;

function isForReaders(call: EndpointName): boolean {
  const { access, path }: Endpoint = endpoints[call];
  return (access === 'public' || access.includes('applicant')) && !OF_STAFF.test(path);
}

export function untranslatedOf(call: EndpointName, payload: unknown): string[] {
  if (!isForReaders(call) || typeof payload !== 'string' || !payload.startsWith('{')) return [];
  const { data } = failure.safeParse(JSON.parse(payload));
  const sentences = data ? [data.message, ...(data.issues ?? []).map(({ message }) => message)] : [];
  return sentences
    .filter((sentence) => !WORDS_OF_LIBRARY.test(sentence) && !/\p{Script=Devanagari}/u.test(sentence))
    .filter((sentence) => refusalInHindi(sentence) === undefined)
    .map((sentence) => `${call}: ${sentence}`);
}
