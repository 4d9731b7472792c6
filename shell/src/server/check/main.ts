/** `university check` and `university doctor`. Exit code 1 for errors. */
import { join } from 'node:path';
import { readShellBuilds } from '../shell-build';
import { checkSite } from './check-site';

const found = await checkSite(
  process.env,
  readShellBuilds(join(import.meta.dirname, '..')).en,
  process.argv[2] === 'doctor',
);
const width = Math.max(...found.map(({ subject }) => subject.length));
for (const { level, subject, says } of found) console.log(`${level.padEnd(7)}  ${subject.padEnd(width)}  ${says}`);
const count = (level: string) => found.filter((each) => each.level === level).length;
console.log(`\nErrors: ${count('error')}. Warnings: ${count('warning')}.`);
process.exitCode = count('error') > 0 ? 1 : 0;
