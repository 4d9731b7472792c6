import { PageCache } from './render/page-cache';
import type { Release } from './releases/release';
import { createSite, type Site } from './site';

/** The site as one set of releases and one state of the public data make it, with its pages as far as they are cached. */
interface Edition {
  site: Site;
  /** Null while it cannot be known whether the data is still what it was: then nothing is cached. */
  pages: PageCache | null;
}

interface Sources {
  releases: () => Promise<readonly Release[]>;
  /** Another one after every change of public data; null while it cannot be known. */
  dataVersion: () => Promise<string | null>;
}

/** Finds the edition of this moment. A release or a change of data makes a new one; what the last one cached goes with it. */
export function editions({ releases, dataVersion }: Sources): () => Promise<Edition> {
  let last: (Edition & { version: string | null }) | undefined;
  return batched(async () => {
    const [now, version] = await Promise.all([releases(), dataVersion()]);
    const isLast = last?.version === version && isSame(now, last.site.releases);
    if (!last || !isLast) last = { site: createSite(now), pages: version === null ? null : new PageCache(), version };
    return last;
  });
}

const isSame = (some: readonly Release[], others: readonly Release[]): boolean =>
  some.length === others.length && some.every((release, index) => release === others[index]);

/**
 * Asks a question once for all who want to know at the same time. Whoever asks gets an answer that was looked for after
 * they asked, never one that was already under way.
 */
export function batched<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  // The turn of the event loop lets everybody in whose request came with this one.
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return () => {
    next ??= Promise.allSettled([last, turn()]).then(() => {
      const answer = ask();
      last = answer;
      next = null;
      return answer;
    });
    return next;
  };
}
