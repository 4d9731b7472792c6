import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Script {
  file: string;
  integrity: string;
}

/** What the shell's build says of itself. */
export interface ShellBuild {
  /** The browser files every page begins with. */
  entry: Script[];
  /** Versions of the modules that the shell shares with remotes. */
  provides: Record<string, string>;
}

export function readShellBuild(dist: string): ShellBuild {
  const { entry, provides } = JSON.parse(readFileSync(join(dist, 'browser.json'), 'utf8')) as ShellBuild;
  return { provides, entry: entry.map(({ file, integrity }) => ({ file: `/assets/${file}`, integrity })) };
}
