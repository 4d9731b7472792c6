import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script, ShellBuild } from '../renderer/shell-build';

export function readShellBuild(dist: string): ShellBuild {
  const { provides, entry, start } = JSON.parse(readFileSync(join(dist, 'browser.json'), 'utf8')) as ShellBuild;
  return { provides, entry: entry.map(served), start: start.map(served) };
}

const served = ({ file, integrity }: Script): Script => ({ file: `/assets/${file}`, integrity });
