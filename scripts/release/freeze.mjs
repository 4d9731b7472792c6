/** `npm run release:freeze -- mfe-admissions v1.2.0`: keeps a remote as it was at a commit for the tests (`e2e/releases`). */
import { join, resolve } from 'node:path';
import { buildFrom } from './from-commit.mjs';

const [name, commit] = process.argv.slice(2);
if (!name || !commit) {
  console.error('What? npm run release:freeze -- mfe-admissions v1.2.0');
  process.exit(1);
}
const folder = `e2e/releases/${name}`;
buildFrom(commit, name, join(resolve(import.meta.dirname, '../..'), folder));
console.log(`${folder} is ${name} as of ${commit}. Say so in e2e/releases/README.md.`);
