import semver from 'semver';
import type { RemoteManifest } from '../manifest';
import { ReleaseRefused } from './refused';

/** Versions of the modules that a site gives to remotes, the federation runtime among them. */
export type Versions = Readonly<Record<string, string>>;

/** Throws `ReleaseRefused` when a release was built for versions of shared modules that a site does not give. */
export function checkRequirements({ requires }: Pick<RemoteManifest, 'requires'>, provides: Versions): void {
  const unmet = Object.entries(requires)
    .filter(([module, range]) => !semver.satisfies(provides[module] ?? '', range))
    .map(([module, range]) => `${module} ${range} (the shell has ${provides[module] ?? 'none'})`);
  if (unmet.length > 0) throw new ReleaseRefused(`it needs ${unmet.join(', ')}`);
}
