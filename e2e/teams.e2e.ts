import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registryWith } from './support/registry';
import { ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-sixth';
const TEXTS = join(ROOT, NAME, 'src/texts.ts');

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
let registry: string;

/** Runs a command of the teams', at the place that the registry follows, and returns what it printed. */
const run = async (script: string, args: string[], cwd = ROOT, knows = registry) => {
  const env = { ...process.env, INIT_CWD: folder, REMOTES: knows };
  return (await promisify(execFile)(process.execPath, [join(ROOT, script), ...args], { cwd, env })).stdout;
};

/** The command of the remote kit. */
const REMOTE = 'remote-kit/bin/remote.mjs';

const team = (command: string, ...args: string[]) => run(REMOTE, [command, ...args], join(ROOT, NAME));

/** Publishes without asking the registry that the site has, as somebody would who must not. */
const stranger = (...args: string[]) =>
  run(REMOTE, ['release', '--to', NAME, ...args], join(ROOT, NAME), join(folder, 'empty.json'));

const POINTER = () => join(folder, NAME, 'remote.json');

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
  registry = join(folder, 'registry.json');
  writeFileSync(registry, JSON.stringify(registryWith()));
  writeFileSync(join(folder, 'empty.json'), '{"remotes":{}}');
  site = await startSite({ REMOTES: registry, API_URL: process.env.SITE_URL as string });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
});

/** `new:remote` for the registry of this site. */
const newRemote = (...args: string[]) =>
  run('scripts/new-remote/new-remote.mjs', [NAME, 'Sixth things', '--no-lockfile', '--registry', registry, ...args]);

test('a sixth remote is granted its path in the running site, and no path of another', async () => {
  expect((await fetch(`${site.url}/sixth`)).status).toBe(404);
  await expect(newRemote('--path', '/programs')).rejects.toThrow('/programs/* is granted to mfe-public.');
  await newRemote();
  const key = /"keys": \["(.*)"\]/.exec(await run(REMOTE, ['key', 'team.pem']))?.[1];
  await run(REMOTE, ['key', 'stranger.pem']);
  const { remotes } = JSON.parse(readFileSync(registry, 'utf8'));
  expect(remotes[NAME].paths).toEqual(['/sixth/*']);
  Object.assign(remotes[NAME], { from: NAME, keys: [key] });
  writeFileSync(registry, JSON.stringify({ remotes }));
  // Granted, and not there yet: the frame, and a sentence.
  await expect.poll(async () => (await fetch(`${site.url}/sixth`)).status).toBe(503);
  expect(await read('/sixth/thing')).toContain('This part of the website cannot be shown just now.');
  expect((await fetch(`${site.url}/sixths`)).status).toBe(404);
});

test('it is a page, a search result and an entry of the site map by its release alone', async ({
  page,
  complaints,
}) => {
  const before = shellBuild();
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
  expect(await team('release', '--key', 'team.pem', '--tell', site.url)).toMatch(/has mfe-sixth .* in use/);
  expect(await read('/sixth')).toContain('The second sentence.');
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s from a source change in one remote to live`);

  const back = performance.now();
  await expect(team('rollback')).rejects.toThrow('are signed: give the key');
  await team('rollback', '--key', 'team.pem', '--tell', site.url, '--note', 'Said the wrong thing');
  await expect.poll(() => read('/sixth')).toContain('a release of its own');
  console.log(`${((performance.now() - back) / 1000).toFixed(1)} s from the decision to roll back to live`);
  isOver = true;
  await Promise.all(visitors);

  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ text }) => !/a release of its own|The second sentence/.test(text))).toEqual([]);
  const list = await team('releases');
  expect(list.match(/^→ /gm)).toHaveLength(1);
  expect(list).toMatch(/^→ #3 .* rolled back .* Said the wrong thing$/m);
  expect(list).toMatch(/^ {2}#2 .* released .* withdrawn since$/m);
});

test('a version that was withdrawn is published again only when somebody says so', async () => {
  const [, version = ''] = /#2 {2}(\S+) {2}withdrawn/.exec(await team('releases')) ?? [];
  await expect(team('rollback', version, '--key', 'team.pem')).rejects.toThrow(
    'was withdrawn. Name it with --withdrawn',
  );
  await expect(team('rollback', '--key', 'team.pem')).rejects.toThrow('There is no earlier release');
  const earlier = readFileSync(POINTER(), 'utf8');
  await team('rollback', version, '--withdrawn', '--key', 'team.pem', '--tell', site.url);
  expect(await read('/sixth')).toContain('The second sentence.');

  // Whoever has the earlier manifest, with its good signature, cannot bring it back.
  writeFileSync(POINTER(), earlier);
  await expect.poll(() => site.output()).toContain('its number is 3, and 4 was taken before');
  expect(await read('/sixth')).toContain('The second sentence.');
  say('a release of its own');
  await team('release', '--key', 'team.pem', '--tell', site.url);
  expect(await read('/sixth')).toContain('a release of its own');
});

test('a release whose time is over is not published', async () => {
  await expect(team('release', '--key', 'team.pem', '--expires', '0')).rejects.toThrow(
    'would be refused: it expired on',
  );
});

test('a site is asked beforehand; it answers with its sentence, and nothing is published', async () => {
  const before = readFileSync(POINTER(), 'utf8');
  const check = (at: string, ...more: string[]) => stranger('--check', at, ...more);
  expect(await check(site.url)).toMatch(/would take mfe-sixth \S+\. Sign it with the key [\w-]{16}\./);
  await expect(check(site.url, '--key', 'stranger.pem')).rejects.toThrow(/would refuse .* not signed with a key/);
  await expect(check('http://localhost:1')).rejects.toThrow('http://localhost:1 could not be asked: ');
  const file = join(ROOT, NAME, 'src/routes.ts');
  const given = readFileSync(file, 'utf8');
  writeFileSync(file, given.replace("path: '/sixth'", "path: '/programs/1'"));
  await expect(check(site.url)).rejects.toThrow(
    /would refuse .* it claims \/programs\/1, which the registry does not grant to mfe-sixth; ask for/,
  );
  writeFileSync(file, given);
  expect(readFileSync(POINTER(), 'utf8')).toBe(before);
});

test('what another key signed, or nobody, is refused, and the release in use stays', async () => {
  say('Not from this team.');
  const refusals = () => site.output().split('is not signed with a key of the registry').length - 1;
  await expect(team('release', '--key', 'stranger.pem')).rejects.toThrow('is not signed with a key of the registry');
  await stranger('--key', 'stranger.pem');
  await expect.poll(refusals).toBe(1);
  expect(await read('/sixth')).toContain('a release of its own');
  expect(await stranger('--tell', site.url)).toContain('answered 403: This is no manifest that was signed');
  expect(await read('/sixth')).toContain('a release of its own');
});

test('what the registry does not grant is not released', async () => {
  const file = join(ROOT, NAME, 'src/routes.ts');
  const given = readFileSync(file, 'utf8');
  writeFileSync(file, given.replace("path: '/sixth'", "path: '/programs/1'"));
  await expect(team('release', '--key', 'team.pem')).rejects.toThrow(
    'mfe-sixth would be refused: it claims /programs/1, which the registry does not grant to mfe-sixth; ask for "/programs/1" in its "paths".',
  );
  writeFileSync(file, given);
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
