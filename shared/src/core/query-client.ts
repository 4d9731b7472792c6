import { QueryClient, queryOptions } from '@tanstack/react-query';
import { withPrefix } from '../language';
import { ApiError, type ApiPort } from './api';

/** A page of the site as search and site map list it. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
}

interface Ports {
  api: ApiPort;
  /** The pages of all remotes, from their published descriptors. */
  sitePages: () => Promise<SitePage[]>;
}

const portsOf = new WeakMap<QueryClient, Ports>();

/** A query client that reads through these ports: one per request on the server, one per tab in the browser. */
export function createQueryClient(ports: Ports): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Offline a read would be held back in silence, and the page that waits for it with it.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => typeof window !== 'undefined' && count < 2 && isWorthRetrying(error),
      },
      // What is sent, passwords among it, is not stored once nobody waits for its outcome.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
  portsOf.set(client, ports);
  return client;
}

/** The ports that a query client reads through. */
export function portsFor(client: QueryClient): Ports {
  const ports = portsOf.get(client);
  if (!ports) throw new Error('This query client was not made by createQueryClient');
  return ports;
}

/** A refusal stays a refusal; a lost connection or a struggling server may recover. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Where the shell serves the list of pages. */
export const SITE_PAGES_PATH = '/site-pages.json';

/** Every public page of the site without parameters, whichever remote it belongs to. */
export const sitePagesQuery = () =>
  queryOptions({
    queryKey: ['site-pages'],
    queryFn: ({ client }) => portsFor(client).sitePages(),
    staleTime: 5 * 60_000,
  });

/** The port of the browser. */
export async function fetchSitePages(): Promise<SitePage[]> {
  const answer = await fetch(withPrefix(SITE_PAGES_PATH));
  if (!answer.ok) throw new Error(`${SITE_PAGES_PATH} answered ${answer.status}`);
  return (await answer.json()) as SitePage[];
}
