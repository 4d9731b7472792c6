import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '@university/shared/time';
import { START } from './world';

/** Moves the times of all files before `START`, since the file system does not follow the clock of tests. */
export function ageFiles(dataDir: string): void {
  const root = path.join(dataDir, 'files');
  const old = new Date(START.getTime() - DAY);
  for (const name of readdirSync(root, { recursive: true })) utimesSync(path.join(root, String(name)), old, old);
}
