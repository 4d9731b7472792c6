import { type SiteIdentity, UNNAMED } from '@university/shared/identity';
import { LRUCache } from 'lru-cache';
import { batched } from './batched';
import { MB, type PageAnswer, PageCache, type Pages, type Permitted } from './pages/page-cache';
import type { Served } from './releases/releases';
import { createSite, type Site } from './site';

/** The site as one set of releases and one state of the public data make it, with its pages as far as they are cached. */
export interface Edition {
  site: Site;
  /** Of the public data; null while it cannot be known. */
  version: string | null;
  pages: Pages;
}

interface Sources {
  /** What is served now to those who are given the canaries of these remotes. */
  served: (canaries: readonly string[]) => Served;
  /** Another one after every change of public data; null while it cannot be known. */
  dataVersion: () => Promise<string | null>;
  /** Whose site it is, as the public data has it now. Fails where it cannot be read. */
  identity: () => Promise<SiteIdentity>;
  /** Makes of a page the one that says as of when it is. */
  withAge: (page: PageAnswer, at: number) => PageAnswer;
}

/** Sets of canaries whose edition is remembered beside the one for all. */
const MOST_SETS = 8;

/** Bytes that the pages of each may take. */
const CANARY_BYTES = { plain: 12 * MB, asked: 2 * MB };

/**
 * Finds the edition of this moment, for all or for those who are given some canaries. A release or a change of data makes
 * a new one, in which the pages of the last are not found. While it cannot be known whether the data is still what it was,
 * pages are shown as they were, with their age, and none is added.
 */
export function editions({
  served,
  dataVersion,
  identity,
  withAge,
}: Sources): (canaries?: readonly string[]) => Promise<Edition> {
  const versionNow = batched(dataVersion);
  const identityAt = readOnce(identity);
  const forSome = new LRUCache<string, Known>({ max: MOST_SETS });
  let forAll: Known | undefined;

  return async (canaries = []) => {
    const version = await versionNow();
    // What is made while nobody can say whose site it is may be somebody else's, and is not cached.
    const read = await identityAt(version).catch(() => null);
    // From here on at once, so that all who ask at the same moment get the same edition.
    const set = canaries.join();
    const last = set === '' ? forAll : forSome.get(set);
    const now = served(canaries);
    const whose = read ?? last?.site.identity ?? UNNAMED;
    const isSameSite = last?.site.identity === whose && isSameServed(last.now, now);
    const site = isSameSite ? last.site : createSite(now.inUse, now.surroundings, whose);
    const isStill = isSameSite && (version ?? last.version) === last.version;
    const cache =
      last?.cache ?? (set === '' ? new PageCache(withAge) : new PageCache(withAge, CANARY_BYTES, () => forAll?.cache));
    const known = isStill ? last : startOf({ site, now, version, cache });
    if (set === '') forAll = known;
    else forSome.set(set, known);
    return read && version !== null ? known.sure : known.unsure;
  };
}

/** Milliseconds before it is asked for again where it could not be read: nobody waits for an API that is away. */
const PAUSE = 2_000;

/**
 * The identity in a version of the data, read once, and the same object as long as it says the same. While the version
 * cannot be known it is what it was.
 */
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
  /** The pages of this edition, and of those before it. */
  cache: PageCache;
  /** The edition as long as it is known that this is still the version, and whose site it is. */
  sure: Edition;
  /** The edition while that is not known. */
  unsure: Edition;
}

function startOf(begun: Omit<Known, 'sure' | 'unsure'>): Known {
  const { site, version, cache } = begun;
  const permitted: Permitted = new Set(site.releases.map(({ key }) => key));
  return {
    ...begun,
    sure: { site, version, pages: cache.begin(version, permitted) },
    unsure: { site, version: null, pages: cache.asItWas(version, permitted) },
  };
}

const LISTS = ['absent', 'allowed', 'flags', 'elsewhere', 'languages'] as const;

const isSameServed = (one: Served, other: Served): boolean =>
  isSame(one.inUse, other.inUse) && LISTS.every((list) => isSame(one.surroundings[list], other.surroundings[list]));

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);
