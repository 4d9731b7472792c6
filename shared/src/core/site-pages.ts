import { queryOptions } from '@tanstack/react-query';
import { portsFor, type SitePage } from './query-client';

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
  const answer = await fetch(SITE_PAGES_PATH);
  if (!answer.ok) throw new Error(`${SITE_PAGES_PATH} answered ${answer.status}`);
  return (await answer.json()) as SitePage[];
}
