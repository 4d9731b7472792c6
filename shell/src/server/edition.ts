import { LRUCache } from 'lru-cache';
import { batched } from './batched';
import { MB, PageCache } from './pages/page-cache';
import type { Served } from './releases/releases';
import { createSite, type Site } from './site';

/** The site as one set of releases and one state of the public data make it, with its pages as far as they are cached. */
export interface Edition {
  site: Site;
  /** Of the public data; null while it cannot be known. */
  version: string | null;
  /** Null while it cannot be known whether the data is still what it was: then nothing is cached. */
  pages: PageCache | null;
}

interface Sources {
  /** What is served now to those who are given the canaries of these remotes. */
  served: (canaries: readonly string[]) => Served;
  /** Another one after every change of public data; null while it cannot be known. */
  dataVersion: () => Promise<string | null>;
}

/** Sets of canaries whose edition is remembered beside the one for all. */
const MOST_SETS = 8;

/** Bytes that the pages of each may take. */
const CANARY_BYTES = { plain: 8 * MB, asked: 1 * MB };

/**
 * Finds the edition of this moment, for all or for those who are given some canaries. A release or a change of data makes
 * a new one; what the last one cached goes with it.
 */
export function editions({ served, dataVersion }: Sources): (canaries?: readonly string[]) => Promise<Edition> {
  const versionNow = batched(dataVersion);
  const forSome = new LRUCache<string, Known>({ max: MOST_SETS });
  let forAll: Known | undefined;

  return async (canaries = []) => {
    const version = await versionNow();
    const set = canaries.join();
    const last = set === '' ? forAll : forSome.get(set);
    const now = served(canaries);
    const isSameSite = last && PARTS.every((part) => isSame(last.now[part], now[part]));
    if (isSameSite && last.edition.version === version) return last.edition;
    const site = isSameSite ? last.edition.site : createSite(now.inUse, now.absent, now.allowed);
    const pages = version === null ? null : new PageCache(set === '' ? undefined : CANARY_BYTES);
    const known = { edition: { site, version, pages }, now };
    if (set === '') forAll = known;
    else forSome.set(set, known);
    return known.edition;
  };
}

interface Known {
  edition: Edition;
  now: Served;
}

const PARTS = ['inUse', 'absent', 'allowed'] as const;

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);
