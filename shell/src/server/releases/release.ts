import { createHash } from 'node:crypto';
import { ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { GivenRelease } from '../../renderer/messages';

/** One version of one remote, checked. Its code is run by renderers alone. */
export interface Release extends Required<GivenRelease> {
  /** Ids of its routes that can name their pages. */
  addresses: readonly string[];
}

/** Takes a release out of use for good, with the reason as a part of a sentence, and tells its team. */
export type TakeOut = (release: Pick<Release, 'key' | 'manifest'>, reason: string) => Promise<void>;

/** The release without its server code: what it shows is left to the browser. */
export const browserOnly = (release: Uninspected): Release => ({
  ...release,
  key: `${release.key} browser`,
  code: new Uint8Array(),
  addresses: [],
});

/** Why a release is not used that did harm; in the browser it may be. */
export class TakenOut extends ReleaseRefused {
  constructor(readonly release: Uninspected) {
    super('it was taken out of use because of what it did; release another one');
  }
}

/** A release whose code was not run yet. */
export type Uninspected = Omit<Release, 'addresses'>;

/** Checks the bytes of a server bundle against its manifest. Throws `ReleaseRefused`. */
export function createRelease(manifest: RemoteManifest, base: string, code: Buffer): Uninspected {
  const { name, version, server } = manifest;
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (found !== server.integrity)
    throw new ReleaseRefused(`${server.file} does not have the integrity that remote.json gives`);
  // All that is run of it: a release that was published again under another date is the same.
  const files = createHash('sha256').update(JSON.stringify([server.integrity, manifest.entry, manifest.integrity]));
  return { key: `${name} ${version} ${files.digest('base64url').slice(0, 12)}`, manifest, base, code };
}

/** Throws `ReleaseRefused` for a canary that stands where releases for all do, and the other way round. */
export function checkAudience({ audience }: Pick<RemoteManifest, 'audience'>, isCanary: boolean): void {
  if (isCanary && audience === undefined) throw new ReleaseRefused('it is for all, and stands where canaries do');
  if (!isCanary && audience !== undefined)
    throw new ReleaseRefused('it is a canary, and stands where releases for all do');
}
