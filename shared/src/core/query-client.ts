import { QueryClient, queryOptions } from '@tanstack/react-query';
import { withPrefix } from '../language';
import { ApiError, type ApiPort } from './api';

export interface SitePage {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
}

interface Ports {
  api: ApiPort;
  sitePages: () => Promise<SitePage[]>;
}

const portsOf = new WeakMap<QueryClient, Ports>();

/** One client per request on the server, one per tab in the browser. */
export function createQueryClient(ports: Ports): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Offline, a read must fail instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => typeof window !== 'undefined' && count < 2 && isWorthRetrying(error),
      },
      // Sent data, including passwords, is dropped with its mutation.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
  portsOf.set(client, ports);
  return client;
}

export function portsFor(client: QueryClient): Ports {
  const ports = portsOf.get(client);
  if (!ports) throw new Error('This query client was not made by createQueryClient');
  return ports;
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const SITE_PAGES_PATH = '/site-pages.json';

export const sitePagesQuery = () =>
  queryOptions({
    queryKey: ['site-pages'],
    queryFn: ({ client }) => portsFor(client).sitePages(),
    staleTime: 5 * 60_000,
  });

export async function fetchSitePages(): Promise<SitePage[]> {
  const answer = await fetch(withPrefix(SITE_PAGES_PATH));
  if (!answer.ok) throw new Error(`${SITE_PAGES_PATH} answered ${answer.status}`);
  return (await answer.json()) as SitePage[];
}
