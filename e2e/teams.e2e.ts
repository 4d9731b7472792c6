import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-sixth';
const TEXTS = join(ROOT, NAME, 'src/texts.ts');

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
let registry: string;

const run = async (script: string, args: string[], cwd = ROOT, knows = registry) => {
  const env = { ...process.env, INIT_CWD: folder, REMOTES: knows };
  return (await promisify(execFile)(process.execPath, [join(ROOT, script), ...args], { cwd, env })).stdout;
};

const REMOTE = 'remote-kit/bin/remote.mjs';

const team = (command: string, ...args: string[]) => run(REMOTE, [command, ...args], join(ROOT, NAME));

/** Releases without the registry of the site, so that only the site can refuse. */
const stranger = (...args: string[]) =>
  run(REMOTE, ['release', '--to', NAME, ...args], join(ROOT, NAME), join(folder, 'empty.json'));

const POINTER = () => join(folder, NAME, 'remote.json');

const say = (sentence: string) =>
  writeFileSync(TEXTS, readFileSync(TEXTS, 'utf8').replace(/lead: '.*'/, `lead: '${sentence}'`));

const read = async (path: string) => (await fetch(site.url + path)).text();

function shellBuild(): string {
  const hash = createHash('sha256');
  const dist = join(ROOT, 'shell/dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true }))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}

test.beforeAll(async () => {
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
  folder = newFolder('teams');
  registry = writeRegistry(folder);
  writeFileSync(join(folder, 'empty.json'), '{"remotes":{}}');
  site = await startFront({ REMOTES: registry });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(join(ROOT, NAME), { recursive: true, force: true });
});

const newRemote = (...args: string[]) =>
  run('scripts/new-remote/new-remote.mjs', [NAME, 'Sixth things', '--no-lockfile', '--registry', registry, ...args]);

test('a new remote is granted its own path only', async () => {
  expect((await fetch(`${site.url}/sixth`)).status).toBe(404);
  await expect(newRemote('--path', '/programs')).rejects.toThrow('/programs/* is granted to mfe-public.');
  await newRemote();
  const key = /"keys": \["(.*)"\]/.exec(await run(REMOTE, ['key', 'team.pem']))?.[1];
  await run(REMOTE, ['key', 'stranger.pem']);
  const { remotes } = JSON.parse(readFileSync(registry, 'utf8'));
  expect(remotes[NAME].paths).toEqual(['/sixth/*']);
  Object.assign(remotes[NAME], { from: NAME, keys: [key] });
  writeRegistry(folder, remotes);
  await expect.poll(async () => (await fetch(`${site.url}/sixth`)).status).toBe(503);
  expect(await read('/sixth/thing')).toContain('This part of the website cannot be shown just now.');
  expect((await fetch(`${site.url}/sixths`)).status).toBe(404);
});

test('its release adds a page, a search result and an entry of the site map', async ({ page, complaints }) => {
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

test('release and rollback under load fail no request', async () => {
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

test('a withdrawn version is released again only with --withdrawn', async () => {
  const [, version = ''] = /#2 {2}(\S+) {2}withdrawn/.exec(await team('releases')) ?? [];
  await expect(team('rollback', version, '--key', 'team.pem')).rejects.toThrow(
    'was withdrawn. Name it with --withdrawn',
  );
  await expect(team('rollback', '--key', 'team.pem')).rejects.toThrow('There is no earlier release');
  const earlier = readFileSync(POINTER(), 'utf8');
  await team('rollback', version, '--withdrawn', '--key', 'team.pem', '--tell', site.url);
  expect(await read('/sixth')).toContain('The second sentence.');

  // An earlier manifest with a valid signature is refused.
  writeFileSync(POINTER(), earlier);
  await expect.poll(() => site.output()).toContain('its number is 3, and 4 was taken before');
  expect(await read('/sixth')).toContain('The second sentence.');
  say('a release of its own');
  await team('release', '--key', 'team.pem', '--tell', site.url);
  expect(await read('/sixth')).toContain('a release of its own');
});

test('an expired release is not published', async () => {
  await expect(team('release', '--key', 'team.pem', '--expires', '0')).rejects.toThrow(
    'would be refused: it expired on',
  );
});

test('--check asks the site and publishes nothing; a path that is not granted is refused', async () => {
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
  await expect(team('release', '--key', 'team.pem')).rejects.toThrow(
    'mfe-sixth would be refused: it claims /programs/1, which the registry does not grant to mfe-sixth; ask for "/programs/1" in its "paths".',
  );
  writeFileSync(file, given);
  expect(readFileSync(POINTER(), 'utf8')).toBe(before);
});

test('a release with another key or without one is refused', async () => {
  say('Not from this team.');
  const refusals = () => site.output().split('is not signed with a key of the registry').length - 1;
  await expect(team('release', '--key', 'stranger.pem')).rejects.toThrow('is not signed with a key of the registry');
  await stranger('--key', 'stranger.pem');
  await expect.poll(refusals).toBe(1);
  expect(await read('/sixth')).toContain('a release of its own');
  expect(await stranger('--tell', site.url)).toContain('answered 403: This is no manifest that was signed');
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
