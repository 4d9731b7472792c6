import { delay, HttpResponse, http } from 'msw';
import { type Endpoint, endpoints } from '../contract/endpoints';
import { exampleOf } from './example';

/** Kinds of answers that a page must be able to show. */
export const MOODS = {
  examples: 'answers with examples',
  empty: 'answers with empty lists',
  slow: 'takes three seconds',
  failing: 'fails',
} as const;

export type Mood = keyof typeof MOODS;

/** Milliseconds. */
const SLOW = 3000;

const FAILURE = { status: 'error', code: 'unavailable', message: 'This is how a failure looks.' };

/** Answers every call of the contract with an example of what it promises. `mood` is asked with each call. */
export function exampleHandlers(mood: () => Mood) {
  return (
    (Object.values(endpoints) as Endpoint[])
      // `/notice/sections` before `/notice/:id`, which would match it as well.
      .sort((one, other) => parameters(one) - parameters(other))
      .map((endpoint) => handlerOf(endpoint, mood))
  );
}

const parameters = ({ path }: Endpoint) => path.split(':').length;

function handlerOf({ method, path, sends, response }: Endpoint, mood: () => Mood) {
  return http[method.toLowerCase() as Lowercase<Endpoint['method']>](`*/api/v1${path}`, async () => {
    const now = mood();
    if (now === 'slow') await delay(SLOW);
    if (now === 'failing') return HttpResponse.json(FAILURE, { status: 503 });
    if (sends) return new HttpResponse('Example\n', { headers: { 'content-type': sends } });
    const answer = exampleOf(response) as object;
    return HttpResponse.json(now === 'empty' ? withEmptyLists(answer) : answer);
  });
}

/** The same answer with empty lists. */
function withEmptyLists({ data, ...rest }: { data?: object }): object {
  const lists = Object.entries(data ?? {}).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
  return { ...rest, ...(data && { data: Object.fromEntries(lists) }) };
}
