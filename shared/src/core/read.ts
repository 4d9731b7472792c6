import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallName, Calls, QueryOf } from '../contract/endpoints';
import { fillPath } from './api';
import { portsFor } from './query-client';

type ReadCall = Extract<CallName, `GET ${string}`>;
type ReadPath = ReadCall extends `GET ${infer Path}` ? Path : never;

interface Options<P extends ReadPath> {
  params?: Record<string, string>;
  query?: QueryOf<Calls[`GET ${P}`]>;
  signal?: AbortSignal;
}

/**
 * Reads a public path of the contract through the port of this query client; for query functions:
 * `queryFn: ({ client, signal }) => read(client, '/campus', { query: { zone }, signal })`.
 */
export async function read<P extends ReadPath>(
  client: QueryClient,
  path: P,
  { params, query, signal }: Options<P> = {},
): Promise<AnswerOf<Calls[`GET ${P}`]>> {
  const answer = await portsFor(client).api.get(fillPath(path, params), query as object | undefined, signal);
  return answer as AnswerOf<Calls[`GET ${P}`]>;
}
