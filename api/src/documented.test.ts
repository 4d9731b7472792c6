/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiVariables } from './variables';

const ROOT = path.join(__dirname, '../..');

test('docs/deploying.md has every variable, in its table', () => {
  const page = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
  // The site's own variables cannot be imported here: the API knows nothing of the site.
  const site = readFileSync(path.join(ROOT, 'shell/src/server/config.ts'), 'utf8');
  const names = [
    ...Object.keys(apiVariables.shape),
    ...[...site.matchAll(/^ +([A-Z_\d]+): z\b/gm)].map(([, name]) => name),
  ];
  expect(names).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'API_URL', 'REMOTES']));
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(names.filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))).toEqual([]);
});
