import type { FastifyBaseLogger } from 'fastify';
import { ReleaseRefused, checkRequirements, claimsOf, type Release } from './release';
import { LastGood } from './last-good';
import type { RegistryEntry } from './registry';
import { sourceOf } from './source';
import { ReleaseTracker, type RemoteStatus } from './tracker';

/** The releases in use, of all remotes in the registry. */
export class Releases {
  private readonly trackers: ReleaseTracker[];

  constructor(
    registry: readonly RegistryEntry[],
    private readonly provides: Record<string, string>,
    folder: string,
    log: FastifyBaseLogger,
  ) {
    const lastGood = new LastGood(folder);
    this.trackers = registry.map(
      (entry) =>
        new ReleaseTracker(entry.name, sourceOf(entry), lastGood, log, (candidate) => this.check(candidate), entry.key),
    );
  }

  /** What to serve now; a release published since the last call is in it. */
  async current(): Promise<Release[]> {
    const before = this.inUse();
    await Promise.all(this.trackers.map((tracker) => tracker.refresh()));
    const now = this.inUse();
    if (now.some((release, index) => release !== before[index]))
      for (const tracker of this.trackers) tracker.reconsider();
    return now;
  }

  /** What operators want to know of each remote. */
  status(): RemoteStatus[] {
    return this.trackers.map((tracker) => tracker.status());
  }

  private inUse(): Release[] {
    return this.trackers.flatMap(({ current }) => current ?? []);
  }

  /** Throws `ReleaseRefused` for a release that does not fit this shell or the other remotes. */
  private check(candidate: Release): void {
    checkRequirements(candidate.manifest, this.provides);
    const taken = new Map(
      this.trackers
        .filter(({ name }) => name !== candidate.manifest.name)
        .flatMap(({ name, current }) =>
          current ? claimsOf(current.manifest).map((claim) => [claim, name] as const) : [],
        ),
    );
    for (const claim of claimsOf(candidate.manifest)) {
      const owner = taken.get(claim);
      if (owner) throw new ReleaseRefused(`${claim} belongs to ${owner}`);
    }
  }
}
