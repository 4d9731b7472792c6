import { ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { RegistryEntry } from './registry';

/**
 * Throws `ReleaseRefused` for a plain remote where the registry has none, and for one whose entry has not the integrity
 * that the registry names.
 */
export function checkPlain(
  { plain }: Pick<RegistryEntry, 'plain'>,
  release: Pick<RemoteManifest, 'plain' | 'entry'>,
): void {
  if (Boolean(plain) !== Boolean(release.plain))
    throw new ReleaseRefused('the registry and its manifest do not agree whether it is a plain remote');
  if (plain?.integrity && plain.integrity !== release.entry.integrity)
    throw new ReleaseRefused(`${release.entry.file} does not have the integrity that the registry gives`);
}
