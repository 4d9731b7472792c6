import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Release } from './releases/release';

export interface Script {
  file: string;
  integrity: string;
}

/** What the shell's build says of itself. */
export interface ShellBuild {
  /** The browser files every page runs. */
  entry: Script[];
  /** What makes a page ask for them once it is painted. None while developing: then they come at once. */
  start: Script[];
  /** Versions of the modules that the shell shares with remotes. */
  provides: Record<string, string>;
}

export function readShellBuild(dist: string): ShellBuild {
  const { provides, entry, start } = JSON.parse(readFileSync(join(dist, 'browser.json'), 'utf8')) as ShellBuild;
  return { provides, entry: entry.map(served), start: start.map(served) };
}

const served = ({ file, integrity }: Script): Script => ({ file: `/assets/${file}`, integrity });

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
