import type { RemoteManifest } from '@university/shared/remote/manifest';
import { createHash } from 'node:crypto';

export interface Script {
  file: string;
  integrity: string;
}

/** What the shell's build says of itself. */
export interface ShellBuild {
  /** The browser files every page runs. */
  entry: Script[];
  /** What loads remotes: needed by pages that run the code of one. */
  federation: Script[];
  /** What makes a page ask for them once it is painted. None while developing: then they come at once. */
  start: Script[];
  /** Versions of the modules that the shell shares with remotes. */
  provides: Record<string, string>;
}

/** Names what a page is made from: the shell's files and the release of each remote. Another mark, other files. */
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
