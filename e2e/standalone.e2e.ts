import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { live } from './support/live';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, siteEnvironment, startFront } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-alumni';

test.describe.configure({ mode: 'serial' });

let outside: string;
let repository: string;
let site: Site | undefined;

/** Runs a command without the environment of this project, except npm's configuration. */
const run = async (cwd: string, program: string, ...args: string[]) => {
  const env = { ...siteEnvironment({}), npm_config_userconfig: process.env.npm_config_userconfig };
  return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 1e8 })).stdout;
};

async function registryAnswers(): Promise<boolean> {
  const registry = (await run(ROOT, 'npm', 'config', 'get', 'registry')).trim();
  return fetch(new URL('semver', registry), { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  test.skip(!(await registryAnswers()), 'no package registry answers: the packages of a remote cannot be installed');
  outside = realpathSync(newFolder('outside'));
  repository = join(outside, 'alumni');
  const begin = join(ROOT, 'scripts/new-remote/new-remote.mjs');
  await run(ROOT, process.execPath, begin, '--standalone', repository, NAME, 'Alumni network', '/alumni-network');
  await run(ROOT, 'npm', 'pack', '-w', 'shared', '-w', 'remote-kit', '--pack-destination', outside);
  const packages = readdirSync(outside).filter((file) => file.endsWith('.tgz'));
  expect(packages).toHaveLength(2);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(repository, 'npm', 'install', ...packages.map((file) => join(outside, file)), ...quietly);
});

test.afterAll(() => site?.stop());

test('a remote in its own repository passes its tests', async () => {
  const said = await run(repository, 'npm', 'test');
  expect(said.match(/^ok +\w+$/gm)).toEqual(['ok   types', 'ok   lint', 'ok   unit', 'ok   build']);
});

test('its tests refuse a wrong type, a forbidden import and a missing export', async () => {
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

test('its release is a page of the site', async ({ page, complaints }) => {
  const place = join(outside, 'releases');
  const key = /"keys": \["(.*)"\]/.exec(await run(repository, 'npm', 'run', 'key', '--', 'team.pem'))?.[1];
  expect(await run(repository, 'npm', 'run', 'release', '--', '--to', place, '--key', 'team.pem')).toContain(
    'signed with',
  );
  const entry = { from: place, keys: [key], paths: ['/alumni-network/*'] };
  site = await startFront({ REMOTES: writeRegistry(outside, { ...remotesWith(), [NAME]: entry }) });

  const html = await (await fetch(`${site.url}/alumni-network`)).text();
  expect(html).toContain('This page came with a release of its own.');
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
