import type { RemoteManifest } from '../manifest';
import { checkGranted, checkSeniors, type Claims, type Granted } from './grants';
import { checkFloor } from './numbers';
import { checkRequirements, type Versions } from './requirements';
import { checkUses, type Names } from './uses';

/** What a site is to one of its remotes: all that decides whether a manifest fits, but for what was taken before. */
export interface Surroundings {
  provides: Versions;
  names: Names;
  /** The remote's entry in the registry; none where another registry may have one. */
  entry?: (Granted & { floor: number }) | undefined;
  /** Manifests of the releases in use of the remotes that stand before it in the registry. */
  seniors: readonly Claims[];
}

/** Throws `ReleaseRefused` for a release that does not fit a site, its registry, or the remotes that stand before it. */
export function checkRelease(release: RemoteManifest, { provides, names, entry, seniors }: Surroundings): void {
  checkRequirements(release, provides);
  checkUses(release, names);
  if (entry) {
    checkFloor(entry.floor, release);
    checkGranted(entry, release);
  }
  checkSeniors(release, seniors);
}
