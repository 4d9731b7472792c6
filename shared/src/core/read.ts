import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallName, Calls, QueryOf } from '../contract/endpoints';
import { inOwnLanguage } from '../language/here';
import { fillPath } from './api';
import { portsFor } from './query-client';

type ReadCall = Extract<CallName, `GET ${string}`>;

interface Options<C extends ReadCall> {
  params?: Record<string, string>;
  query?: QueryOf<Calls[C]>;
  signal?: AbortSignal;
}

/** `queryFn: ({ client, signal }) => read(client, calls.listCampuses, { query: { zone }, signal })` */
export async function read<C extends ReadCall>(
  client: QueryClient,
  name: C,
  { params, query, signal }: Options<C> = {},
): Promise<AnswerOf<Calls[C]>> {
  // Older releases of remotes pass the path alone.
  const path = name.replace('GET ', '');
  const answer = await portsFor(client).api.get(fillPath(path, params), inOwnLanguage(query), signal);
  return answer as AnswerOf<Calls[C]>;
}
