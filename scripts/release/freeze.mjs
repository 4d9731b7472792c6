/** `npm run release:freeze -- mfe-admissions v1.2.0`: keeps a remote as it was at a commit for the tests (`e2e/releases`). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildFrom } from './from-commit.mjs';

const [name, commit] = process.argv.slice(2);
if (!name || !commit) {
  console.error('What? npm run release:freeze -- mfe-admissions v1.2.0');
  process.exit(1);
}
const archive = `e2e/releases/${name}.tar.gz`;
const folder = mkdtempSync(join(tmpdir(), 'university-frozen-'));
try {
  buildFrom(commit, name, folder);
  execFileSync('tar', ['-czf', join(resolve(import.meta.dirname, '../..'), archive), '-C', folder, '.']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${archive} is ${name} as of ${commit}. Say so in e2e/releases/README.md.`);
