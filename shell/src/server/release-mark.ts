import { createHash } from 'node:crypto';
import type { Release } from './releases/release';
import type { ShellBuild } from './shell-build';

/** Names what a page is made from: the shell's files and the release of each remote. Another mark, other files. */
export function releaseMark(
  { entry }: Pick<ShellBuild, 'entry'>,
  releases: readonly Pick<Release, 'manifest'>[],
): string {
  const files = entry.map(({ file }) => file);
  const versions = releases.map(({ manifest: { name, version, entry } }) => `${name} ${version} ${entry.file}`);
  return createHash('sha256')
    .update([...files, ...versions].join('\n'))
    .digest('base64url')
    .slice(0, 12);
}
