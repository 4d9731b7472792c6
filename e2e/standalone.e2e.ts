import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { live } from './support/live';
import { ROOT, type Site, siteEnvironment, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-alumni';

test.describe.configure({ mode: 'serial' });

let outside = '';
let repository: string;
let site: Site | undefined;

/** A command of somebody who knows nothing of this project: none of its variables, and of npm's only where it asks. */
const run = async (cwd: string, program: string, ...args: string[]) => {
  const env = { ...siteEnvironment({}), npm_config_userconfig: process.env.npm_config_userconfig };
  return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 1e8 })).stdout;
};

/** Whether npm can install what the packages need. */
async function registryAnswers(): Promise<boolean> {
  const registry = (await run(ROOT, 'npm', 'config', 'get', 'registry')).trim();
  return fetch(new URL('semver', registry), { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** As a new team does it, in an empty folder: the repository, and the two packages from files. */
test.beforeAll(async () => {
  // Packages are installed as a stranger would install them.
  test.setTimeout(600_000);
  test.skip(!(await registryAnswers()), 'no package registry answers: the packages of a remote cannot be installed');
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'university-outside-')));
  repository = join(outside, 'alumni');
  const begin = join(ROOT, 'scripts/new-remote/new-remote.mjs');
  await run(ROOT, process.execPath, begin, '--standalone', repository, NAME, 'Alumni network', '/alumni-network');
  await run(ROOT, 'npm', 'pack', '-w', 'shared', '-w', 'remote-kit', '--pack-destination', outside);
  const packages = readdirSync(outside).filter((file) => file.endsWith('.tgz'));
  expect(packages).toHaveLength(2);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(repository, 'npm', 'install', ...packages.map((file) => join(outside, file)), ...quietly);
});

test.afterAll(async () => {
  await site?.stop();
  if (outside) rmSync(outside, { recursive: true, force: true });
});

test('a remote in a repository of its own passes its tests: types, lint, contract, budget', async () => {
  const said = await run(repository, 'npm', 'test');
  expect(said.match(/^ok +\w+$/gm)).toEqual(['ok   types', 'ok   lint', 'ok   unit', 'ok   build']);
});

test('it says no where it is wrong: a type, an import over the boundary, a name that the site does not have', async () => {
  const file = join(repository, 'src/pages/First.tsx');
  const given = readFileSync(file, 'utf8');
  const wrong = `import axios from 'axios';\nimport { useQueries } from '@university/shared/query';\n${given}`;
  writeFileSync(file, `${wrong}export const wrong: string = [axios.defaults, useQueries];\n`);
  const failure = await run(repository, 'npx', 'remote', 'test', 'types', 'lint', 'build').catch((error) => error);
  expect(failure.stdout).toContain('src/pages/First.tsx');
  expect(failure.stdout).toMatch(/^FAIL types$/m);
  expect(failure.stdout).toMatch(/^FAIL lint$/m);
  expect(failure.stderr).toContain('src/pages/First.tsx imports axios: use call() of @university/shared.');
  writeFileSync(file, wrong.replace(/^.*axios.*\n/, 'export const wrong = useQueries;\n'));
  const lacking = await run(repository, 'npx', 'remote', 'test', 'build').catch((error) => error);
  expect(lacking.stderr).toContain('it uses useQueries of @university/shared/query, which the shell does not have.');
  writeFileSync(file, given);
});

test('what it releases is a page of this site', async ({ page, complaints }) => {
  const place = join(outside, 'releases');
  const key = /"keys": \["(.*)"\]/.exec(await run(repository, 'npm', 'run', 'key', '--', 'team.pem'))?.[1];
  expect(await run(repository, 'npm', 'run', 'release', '--', '--to', place, '--key', 'team.pem')).toContain(
    'signed with',
  );
  const registry = join(outside, 'registry.json');
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'registry.json'), 'utf8'));
  for (const name of Object.keys(remotes)) remotes[name].from = join(ROOT, remotes[name].from);
  remotes[NAME] = { from: place, keys: [key], paths: ['/alumni-network/*'] };
  writeFileSync(registry, JSON.stringify({ remotes }));
  site = await startSite({ REMOTES: registry, API_URL: process.env.SITE_URL as string });

  const html = await (await fetch(`${site.url}/alumni-network`)).text();
  expect(html).toContain('This page came with a release of its own.');
  // Its styles are those that the server gave it: the same names on both sides.
  const heading = page.getByRole('heading', { level: 1, name: 'Alumni network' });
  await page.goto(`${site.url}/alumni-network`);
  const names = await heading.getAttribute('class');
  await live(page.locator('main [data-area]').first());
  expect(html).toContain(`class="${names}"`);
  expect(await heading.getAttribute('class')).toBe(names);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(await heading.getAttribute('class')).toBe(names);
  expect(complaints).toEqual([]);
});
