import { type SitePage, sitePagesQuery } from '@university/shared';
import type { QueryClient } from '@university/shared/query';
import { LiveIndex } from './live-index';

/** How long a tab goes on with what it read, in milliseconds. */
const FRESH_IN_TAB = 10 * 60_000;

/** How long the server goes on with what it read, in milliseconds; a new release of a remote counts at once. */
const FRESH_ON_SERVER = 30_000;

const ofTab = new WeakMap<QueryClient, LiveIndex>();

/** The index of this tab: made when somebody first searches, and anew when it is old. */
export function indexOfTab(client: QueryClient): LiveIndex {
  const kept = ofTab.get(client);
  if (kept && Date.now() - kept.madeAt < FRESH_IN_TAB) return kept;
  const made = new LiveIndex(client);
  ofTab.set(client, made);
  return made;
}

let ofServer: { index: LiveIndex; pages: SitePage[]; ready: Promise<void> } | undefined;

/** A complete index while rendering on the server: one for all requests, unless a part of it could not be had. */
export async function indexOfServer(client: QueryClient): Promise<LiveIndex> {
  const pages = await client.fetchQuery(sitePagesQuery());
  if (ofServer?.pages !== pages || Date.now() - ofServer.index.madeAt > FRESH_ON_SERVER) {
    const index = new LiveIndex(client);
    ofServer = { index, pages, ready: index.load() };
  }
  const { index, ready } = ofServer;
  await ready;
  if (index.snapshot().failed.length > 0 && ofServer?.index === index) ofServer = undefined;
  // Some eighty pages that no visitor's page needs.
  client.removeQueries({ queryKey: sitePagesQuery().queryKey, exact: true });
  return index;
}
