import { QueryClient } from '@tanstack/react-query';
import { ApiError, type ApiPort } from './api';

const ports = new WeakMap<QueryClient, ApiPort>();

/** A query client that reads through this port: one per request on the server, one per tab in the browser. */
export function createQueryClient(api: ApiPort): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => typeof window !== 'undefined' && count < 2 && isWorthRetrying(error),
      },
    },
  });
  ports.set(client, api);
  return client;
}

/** The port that a query client reads through. */
export function apiOf(client: QueryClient): ApiPort {
  const api = ports.get(client);
  if (!api) throw new Error('This query client was not made by createQueryClient');
  return api;
}

/** A refusal stays a refusal; a lost connection or a struggling server may recover. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
