import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '@university/shared/time';
import { START } from './world';

/** Gives all files a time before `START`: they have the machine's, and not that of the clock that a test moves. */
export function ageFiles(dataDir: string): void {
  const root = path.join(dataDir, 'files');
  const old = new Date(START.getTime() - DAY);
  for (const name of readdirSync(root, { recursive: true })) utimesSync(path.join(root, String(name)), old, old);
}
