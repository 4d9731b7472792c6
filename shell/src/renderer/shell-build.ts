import type { RemoteManifest } from '@university/shared/remote/manifest';
import { createHash } from 'node:crypto';

export interface Script {
  file: string;
  integrity: string;
}

export interface ShellBuild {
  entry: Script[];
  federation: Script[];
  /** Empty in development: entry scripts load at once. */
  start: Script[];
  provides: Record<string, string>;
}

/** Changes with the shell's files or a release. */
export function releaseMark(
  { entry }: Pick<ShellBuild, 'entry'>,
  releases: readonly { manifest: RemoteManifest }[],
): string {
  const files = entry.map(({ file }) => file);
  const versions = releases.map(({ manifest: { name, version, entry } }) => `${name} ${version} ${entry.file}`);
  return createHash('sha256')
    .update([...files, ...versions].join('\n'))
    .digest('base64url')
    .slice(0, 12);
}
