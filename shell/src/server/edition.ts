import { type SiteIdentity, UNNAMED } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import { batched } from './batched';
import { MB, type PageAnswer, PageCache, type Pages } from './pages/page-cache';
import type { Served } from './releases/releases';
import { createSite, type Site } from './site';

/** A set of releases and a data version, with its cached pages. */
export interface Edition {
  site: Site;
  version: string | null;
  pages: Pages;
}

interface Sources {
  served: (canaries: readonly string[]) => Served;
  dataVersion: () => Promise<string | null>;
  /** Rejects if it cannot be read. */
  identity: () => Promise<SiteIdentity>;
  withAge: (page: PageAnswer, at: number) => PageAnswer;
}

/** Of releases: those for all, and those with canaries. */
const MOST_SETS = 9;

const CANARY_BYTES = { plain: 12 * MB, asked: 2 * MB };

/**
 * A new release or data version starts a new edition. While the version is unknown, cached pages are shown with their
 * age and none is added.
 */
export function editions({
  served,
  dataVersion,
  identity,
  withAge,
}: Sources): (canaries?: readonly string[]) => Promise<Edition> {
  const versionNow = batched(dataVersion);
  const identityAt = readOnce(identity);
  const sets = new LRUCache<string, Known>({ max: MOST_SETS });

  return async (canaries = []) => {
    const version = await versionNow();
    // Not cached while the identity is unknown.
    const read = await identityAt(version).catch(() => null);
    // Synchronous from here, so that concurrent requests share an edition.
    const set = canaries.join();
    const last = sets.get(set);
    const now = served(canaries);
    const whose = read ?? last?.site.identity ?? UNNAMED;
    const isSameSite = last?.site.identity === whose && isSameServed(last.now, now);
    const site = isSameSite ? last.site : createSite(now.inUse, now.surroundings, whose);
    const isStill = isSameSite && (version ?? last.version) === last.version;
    const cache = last?.cache ?? new PageCache(withAge, set === '' ? undefined : CANARY_BYTES);
    const known = isStill ? last : startOf({ site, now, version, cache });
    sets.set(set, known);
    return read && version !== null ? known.sure : known.unsure;
  };
}

/** Milliseconds between attempts. */
const PAUSE = 2_000;

/** Read once per version; the same object while unchanged. */
function readOnce(read: () => Promise<SiteIdentity>): (version: string | null) => Promise<SiteIdentity> {
  let known: { version: string | null; identity: SiteIdentity } = { version: null, identity: UNNAMED };
  let askAgainAt = 0;
  return async (version) => {
    if (known.version !== null && (version === null || known.version === version)) return known.identity;
    if (Date.now() < askAgainAt) throw new Error('The identity could not be read a moment ago');
    const found = await read().catch((error: unknown) => {
      askAgainAt = Date.now() + PAUSE;
      throw error;
    });
    const isSaid = JSON.stringify(found) === JSON.stringify(known.identity);
    known = { version, identity: isSaid ? known.identity : found };
    return known.identity;
  };
}

interface Known {
  site: Site;
  now: Served;
  version: string | null;
  cache: PageCache;
  sure: Edition;
  unsure: Edition;
}

function startOf(begun: Omit<Known, 'sure' | 'unsure'>): Known {
  const { site, version, cache } = begun;
  const { sure, unsure } = cache.begin(version, new Set(site.releases.map(({ key }) => key)));
  return { ...begun, sure: { site, version, pages: sure }, unsure: { site, version: null, pages: unsure } };
}

const isSameServed = (one: Served, other: Served): boolean =>
  one === other ||
  (one.inUse.length === other.inUse.length &&
    one.inUse.every((release, index) => release === other.inUse[index]) &&
    JSON.stringify(one.surroundings) === JSON.stringify(other.surroundings));
