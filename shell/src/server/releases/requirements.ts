import type { RemoteManifest } from '@university/shared/remote/manifest';
import semver from 'semver';
import { ReleaseRefused } from './release';

/** Throws `ReleaseRefused` when a release was built for shared modules that this shell does not bring. */
export function checkRequirements({ requires }: RemoteManifest, provides: Record<string, string>): void {
  const unmet = Object.entries(requires)
    .filter(([module, range]) => !semver.satisfies(provides[module] ?? '', range))
    .map(([module, range]) => `${module} ${range} (the shell has ${provides[module] ?? 'none'})`);
  if (unmet.length > 0) throw new ReleaseRefused(`it needs ${unmet.join(', ')}`);
}
