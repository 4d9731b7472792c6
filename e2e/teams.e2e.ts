import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-sixth';
const TEXTS = join(ROOT, NAME, 'src/texts.ts');

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let folder: string;
let site: Site;

/** Runs a command of the teams' and returns what it printed. */
const run = async (script: string, args: string[], cwd = ROOT) => {
  const env = { ...process.env, INIT_CWD: folder, RELEASES: folder };
  return (await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), ...args], { cwd, env })).stdout;
};

const team = (command: string, ...args: string[]) => run('release.mjs', [command, ...args], join(ROOT, NAME));

/** A source change of the team: the sentence on its page. */
const say = (sentence: string) =>
  writeFileSync(TEXTS, readFileSync(TEXTS, 'utf8').replace(/lead: '.*'/, `lead: '${sentence}'`));

const read = async (path: string) => (await fetch(site.url + path)).text();

/** One digest of everything the shell's build wrote. */
function shellBuild(): string {
  const hash = createHash('sha256');
  const dist = join(ROOT, 'shell/dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true }))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}

test.beforeAll(async () => {
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'university-teams-'));
  const registry = join(folder, 'registry.json');
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'registry.json'), 'utf8'));
  for (const name of Object.keys(remotes)) remotes[name].from = join(ROOT, remotes[name].from);
  const key = /"key": "(.*)"/.exec(await run('release.mjs', ['key', 'team.pem']))?.[1];
  await run('release.mjs', ['key', 'stranger.pem']);
  remotes[NAME] = { from: NAME, key };
  writeFileSync(registry, JSON.stringify({ remotes }));
  site = await startSite({ REMOTES: registry, API_URL: process.env.SITE_URL as string });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
});

test('a sixth remote is a page, a search result and an entry of the site map by its release alone', async ({
  page,
  complaints,
}) => {
  const before = shellBuild();
  expect((await fetch(`${site.url}/sixth`)).status).toBe(404);
  await run('new-remote/new-remote.mjs', [
    NAME,
    'Sixth things',
    '--no-lockfile',
    '--registry',
    join(folder, 'registry.json'),
  ]);
  expect(await team('release', '--key', 'team.pem')).toContain('signed with');

  await expect.poll(() => read('/sixth')).toContain('a release of its own');
  expect(await read('/search?q=sixth')).toContain('href="/sixth"');
  expect(await read('/sitemaps/pages.xml')).toContain('/sixth</loc>');
  await page.goto(`${site.url}/sixth`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sixth things' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  expect(shellBuild()).toBe(before);
  expect(complaints).toEqual([]);
});

test('release and rollback under load: every request is answered', async () => {
  const answers: { status: number; text: string }[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const answer = await fetch(`${site.url}/sixth`).catch(() => null);
      answers.push({ status: answer?.status ?? 0, text: (await answer?.text()) ?? '' });
    }
  });
  const began = performance.now();
  say('The second sentence.');
  await team('release', '--key', 'team.pem');
  await expect.poll(() => read('/sixth')).toContain('The second sentence.');
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s from a source change in one remote to live`);

  const back = performance.now();
  await team('rollback');
  await expect.poll(() => read('/sixth')).toContain('a release of its own');
  console.log(`${((performance.now() - back) / 1000).toFixed(1)} s from the decision to roll back to live`);
  isOver = true;
  await Promise.all(visitors);

  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ text }) => !/a release of its own|The second sentence/.test(text))).toEqual([]);
  expect((await team('releases')).match(/^→ /gm)).toHaveLength(1);
});

test('what another key signed, or nobody, is refused, and the release in use stays', async () => {
  say('Not from this team.');
  await team('release', '--key', 'stranger.pem');
  expect(await read('/sixth')).toContain('a release of its own');
  expect(site.output()).toContain('is not signed with the key in the registry');
  await team('release');
  expect(await read('/sixth')).toContain('a release of its own');
});

test('a page over its budget is not released', async () => {
  const file = join(ROOT, NAME, 'package.json');
  const given = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(given), remote: { budget: { page: 100 } } }));
  await expect(team('release', '--key', 'team.pem')).rejects.toThrow(/more than its budget of 100/);
  writeFileSync(file, given);
  expect(await read('/sixth')).toContain('a release of its own');
});
