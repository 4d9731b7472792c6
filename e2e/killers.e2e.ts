import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mailTo } from './support/admin';
import { bundleOf, publishByHand } from './support/hand-made';
import { KILLERS, limitedGroup, visitors, warmUp } from './support/killers';
import { remotesWith, statusOf, untilInUse, writeRegistry } from './support/registry';
import { newFolder, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-killer';
const LONELY = 'mfe-lonely';
const TEAM = 'team-of-the-killer@university.example';
const TOKEN = 'token-of-the-operators-of-the-killers-site';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
let versions = 0;

const publish = (bundle: string) => publishByHand(join(folder, NAME), NAME, { version: `${++versions}.0.0`, bundle });

const status = (name = NAME) => statusOf(site, TOKEN, name);

const settings = () => ({
  REMOTES: join(folder, 'registry.json'),
  METRICS_TOKEN: TOKEN,
  LOG_LEVEL: 'error',
  DATA_DEADLINE: '10000',
});

test.beforeAll(async () => {
  folder = newFolder('killers');
  publish(bundleOf(NAME, { text: 'The good release.' }));
  publishByHand(join(folder, LONELY), LONELY, {
    version: '1.0.0',
    path: '/lonely/:id',
    bundle: bundleOf(LONELY, { loader: `Promise.reject(new Error('the only release'))` }),
  });
  writeRegistry(folder, {
    [NAME]: { from: join(folder, NAME), paths: ['/hand-made/*'], team: TEAM },
    [LONELY]: { from: join(folder, LONELY), paths: ['/lonely/*'] },
    ...remotesWith(),
  });
  site = await startSite(settings());
  await warmUp(site.url);
});

test.afterAll(() => site?.stop());

/** Publishes a bad release, and asks for its pages until it is quarantined, while visitors of other pages are served. */
async function untilQuarantined(bundle: string): Promise<void> {
  const others = visitors(site.url, versions);
  await untilInUse(site, () => publish(bundle));
  const version = `${versions}.0.0`;
  const isOut = async () => (await status()).quarantined.some((release) => release.version === version);
  for (let asked = 0; !(await isOut()); asked++) {
    expect(asked, `not quarantined\n${site.output()}`).toBeLessThan(60);
    const own = await fetch(`${site.url}/hand-made/${versions}-${asked}`);
    expect([200, 503], site.output().slice(-3_000)).toContain(own.status);
    await own.text();
  }
  const { failed, waits } = await others.stop();
  expect(failed, site.output().slice(-3_000)).toEqual([]);
  expect(waits.length).toBeGreaterThan(0);
}

for (const [what, { loader, component }] of Object.entries(KILLERS)) {
  test(`${what}: other pages are served, and the release is quarantined`, async () => {
    await untilQuarantined(bundleOf(NAME, { loader, component, text: 'The bad release.' }));
    await expect.poll(async () => (await status()).version).toBe('1.0.0');
    await expect
      .poll(async () => (await fetch(`${site.url}/hand-made/${versions}-good`)).text())
      .toContain('The good release.');
  });
}

test('a made-up stack that names another remote quarantines only its author', async () => {
  const loader = `Promise.reject(Object.assign(new Error('made up'), { stack: 'Error: made up\\n at page (mfe-public/server.cjs:1:1)' }))`;
  await untilQuarantined(bundleOf(NAME, { loader, text: 'The bad release.' }));
  expect((await status('mfe-public')).quarantined).toEqual([]);
});

test('a bad release without a predecessor is rendered by the browser alone', async () => {
  let asked = 0;
  while ((await status(LONELY)).quarantined.length === 0) {
    expect(asked++, site.output().slice(-3_000)).toBeLessThan(60);
    await (await fetch(`${site.url}/lonely/${asked}`)).text();
  }
  const page = async () => (await fetch(`${site.url}/lonely/${++asked}`)).text();
  await expect.poll(page).toMatch(new RegExp(`"clientRendered":\\[[^\\]]*"${LONELY}:page"`));
});

test('the team gets a mail', async () => {
  expect(await mailTo(site.dataDir, TEAM, `${NAME} ${versions}.0.0 was taken out of use`)).toContain(NAME);
});

test('the quarantine survives a restart', async () => {
  const { dataDir } = site;
  await site.stop({ keepData: true });
  const port = new URL(site.url).port;
  site = await startSite({ DATA_DIR: dataDir, PORT: port, ...settings() });
  expect((await status()).version).toBe('1.0.0');
});

/** Code of a module that changes built-ins, React and shared modules. */
const PATCHES = `
const patch = (owner, name, value) => {
  try { owner[name] = value; } catch {}
  try { Object.defineProperty(owner, name, { value, get: undefined }); } catch {}
};
const { push, join, map } = Array.prototype;
patch(Array.prototype, 'push', function (...all) { return push.apply(this, all.map((each) => typeof each === 'string' ? 'defaced' : each)); });
patch(Array.prototype, 'join', function () { return 'defaced'; });
patch(String.prototype, 'replace', () => 'defaced');
patch(Object.prototype, 'toString', () => 'defaced');
patch(JSON, 'stringify', () => '"defaced"');
patch(globalThis, 'Map', class extends Map { get() { return 'defaced'; } });
patch(Object.getPrototypeOf([][Symbol.iterator]()), 'next', () => ({ done: true }));
for (const name of ['react', 'react/jsx-runtime', 'styled-components', '@university/shared', '@university/shared/router', '@university/shared/query']) {
  const module = require(name);
  for (const each of Object.keys(module)) if (typeof module[each] === 'function') patch(module, each, () => 'defaced');
}
patch(require('react').default ?? {}, 'createElement', () => 'defaced');
patch(require('@university/shared/router').Link, 'render', () => 'defaced');
const { prototype: sheet } = require('styled-components').__PRIVATE__.StyleSheet;
const { insertRules } = sheet;
patch(sheet, 'insertRules', function (component, name, rules) { return insertRules.call(this, component, name, [].concat(rules, '.defaced{color:red}')); });
`;

test('a module that changes built-ins affects no other page, also after the next release', async () => {
  const pages = ['/courses?q=', '/tenders?regex=', '/search?q=', '/notices/section/news?regex='];
  const expectWhole = async (when: string) => {
    for (const path of pages) {
      const answer = await fetch(`${site.url}${path}${when}${versions}`);
      const text = await answer.text();
      expect([answer.status, text.includes('<h1'), text.includes('defaced')], path).toEqual([200, true, false]);
      expect(text, path).toContain('"clientRendered":[]');
    }
  };
  await untilInUse(site, () => publish(PATCHES + bundleOf(NAME, { text: 'The patched release.' })));
  for (let page = 0; page < 4; page++)
    expect(await (await fetch(`${site.url}/hand-made/patched${page}`)).text()).toContain('The patched release.');
  await expectWhole('during');
  await untilInUse(site, () => publish(bundleOf(NAME, { text: 'The good release.' })));
  await expectWhole('after');
});

const renderers = () =>
  execFileSync('ps', ['--ppid', String(site.pid), '-o', 'pid='], { encoding: 'utf8' })
    .split(/\s+/)
    .filter((pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('input-type=commonjs'))
    .map(Number);

const askAll = (what: string) =>
  Promise.all(['/courses?q=', '/search?q='].map(async (path) => (await fetch(site.url + path + what)).text()));

async function expectNoneQuarantined() {
  for (const name of ['mfe-public', 'mfe-search', 'mfe-admissions', 'mfe-admin'])
    expect((await status(name)).quarantined, site.output().slice(-3_000)).toEqual([]);
}

test('a pause of renderers or of the site quarantines no release', async () => {
  for (let round = 0; round < 4; round++) {
    const stopped = renderers();
    expect(stopped.length).toBeGreaterThan(0);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await askAll(`stopped${round}`);
  }
  const asked = askAll('asleep');
  process.kill(site.pid, 'SIGSTOP');
  const asleep = renderers();
  await setTimeout(8_000);
  process.kill(site.pid, 'SIGCONT');
  await asked;
  expect(renderers()).toEqual(asleep);
  await expectNoneQuarantined();
});

test('little processor time quarantines no release, also after a restart', async () => {
  test.setTimeout(300_000);
  const group = limitedGroup([site.pid, ...renderers()]);
  if (!group) return console.log('Not looked at: no control group can be made here.');
  const begin = Date.now();
  const asked: Promise<unknown>[] = [];
  for (let number = 0; Date.now() < begin + 40_000; number++) {
    const path = `${['/courses?q=', '/search?q=', '/tenders?regex='][number % 3]}slow${number}`;
    const answer = fetch(site.url + path);
    asked.push(answer.then((each) => each.text()).catch(() => ''));
    await setTimeout(50);
  }
  group.lift();
  await Promise.all(asked);
  await expectNoneQuarantined();
  const { dataDir } = site;
  await site.stop({ keepData: true });
  site = await startSite({ DATA_DIR: dataDir, ...settings() });
  await expect.poll(async () => (await fetch(`${site.url}/courses`)).text()).toContain('Diploma in Architecture');
  await expectNoneQuarantined();
});
