import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
