import type { RegistryEntry } from './registry';
import type { ReleaseTracker } from './tracker';

/** A remote of the registry whose releases are followed. */
export interface Followed {
  entry: RegistryEntry;
  /** Follows its release for all. */
  tracker: ReleaseTracker;
  /** Follows the one that only some are given. */
  canary: ReleaseTracker;
}

/** Follows it no longer. */
export function unfollow({ tracker, canary }: Followed): void {
  tracker.stop();
  canary.stop();
}
