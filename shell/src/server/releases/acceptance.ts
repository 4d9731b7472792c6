import { checkRelease, type Names, ReleaseRefused, type Versions } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { Followed } from './followed';
import { checkPlain } from './plain';

/** What the shell has for remotes. */
export interface Provided {
  /** Versions of the modules that it shares with them. */
  provides: Versions;
  /** Names that these modules export. */
  names: Names;
}

/** Throws `ReleaseRefused` for a release that does not fit this shell, the registry or the remotes before it. */
export function checkForAll(release: RemoteManifest, remotes: readonly Followed[], provided: Provided): void {
  const index = remotes.findIndex(({ entry }) => entry.name === release.name);
  checkAmong(release, remotes, remotes.slice(0, index), provided);
}

/** The same for a canary, which takes nothing from any other remote. */
export function checkCanary(release: RemoteManifest, remotes: readonly Followed[], provided: Provided): void {
  const others = remotes.filter(({ entry }) => entry.name !== release.name);
  checkAmong(release, remotes, others, provided);
}

function checkAmong(
  release: RemoteManifest,
  remotes: readonly Followed[],
  others: readonly Followed[],
  { provides, names }: Provided,
): void {
  const { entry } = remotes.find(({ entry }) => entry.name === release.name) ?? {};
  if (!entry) throw new ReleaseRefused('it is not in the registry any more');
  checkPlain(entry, release);
  const seniors = others.flatMap(({ tracker }) => tracker.current?.manifest ?? []);
  checkRelease(release, { provides, names, entry, seniors });
}

/** Why a check refuses a release; null where it does not. */
export function objectionBy(check: () => void): ReleaseRefused | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error;
    throw error;
  }
}
