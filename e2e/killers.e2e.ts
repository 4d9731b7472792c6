import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailTo } from './support/admin';
import { bundleOf, publishByHand } from './support/hand-made';
import { untilInUse } from './support/in-use';
import { KILLERS, visitors, warmUp } from './support/killers';
import { registryWith } from './support/registry';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const NAME = 'mfe-killer';
/** Has no release but a bad one. */
const LONELY = 'mfe-lonely';
const TEAM = 'team-of-the-killer@university.example';
const TOKEN = 'token-of-the-operators-of-the-killers-site';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;
let versions = 0;

const publish = (bundle: string) => publishByHand(join(folder, NAME), NAME, { version: `${++versions}.0.0`, bundle });

interface Status {
  name: string;
  version: string;
  quarantined: { version: string; reason: string }[];
}

async function status(name = NAME): Promise<Status> {
  const answer = await fetch(`${site.url}/remotes.json`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const { remotes } = (await answer.json()) as { remotes: Status[] };
  return remotes.find((remote) => remote.name === name) as Status;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'university-killers-'));
  publish(bundleOf(NAME, { text: 'The good release.' }));
  const { remotes } = registryWith();
  publishByHand(join(folder, LONELY), LONELY, {
    version: '1.0.0',
    path: '/lonely/:id',
    bundle: bundleOf(LONELY, { loader: `Promise.reject(new Error('the only release'))` }),
  });
  const registry = {
    remotes: {
      [NAME]: { from: join(folder, NAME), paths: ['/hand-made/*'], team: TEAM },
      [LONELY]: { from: join(folder, LONELY), paths: ['/lonely/*'] },
      ...remotes,
    },
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  site = await startSite({
    REMOTES: join(folder, 'registry.json'),
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
    // How long pages take is measured elsewhere: on a busy machine they come later, but come.
    DATA_DEADLINE: '10000',
  });
  await warmUp(site.url);
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [what, { loader, component }] of Object.entries(KILLERS)) {
  test(`${what}: the others are served, the culprit is named and taken out of use`, async () => {
    const others = visitors(site.url, versions);
    await untilInUse(site, () => publish(bundleOf(NAME, { loader, component, text: 'The bad release.' })));
    const version = `${versions}.0.0`;
    const isOut = async () => (await status()).quarantined.some((release) => release.version === version);
    let asked = 0;
    while (!(await isOut())) {
      expect(asked++, `${what}: not taken out of use\n${site.output()}`).toBeLessThan(60);
      // Whoever asks for the page itself gets an answer too: the browser may do better.
      const own = await fetch(`${site.url}/hand-made/${versions}-${asked}`);
      expect([200, 503], site.output().slice(-3_000)).toContain(own.status);
      await own.text();
    }
    const { failed, waits } = await others.stop();
    expect(failed, site.output().slice(-3_000)).toEqual([]);
    expect(waits.length).toBeGreaterThan(0);

    // The last good release is back.
    await expect.poll(async () => (await status()).version).toBe('1.0.0');
    await expect
      .poll(async () => (await fetch(`${site.url}/hand-made/${versions}-good`)).text())
      .toContain('The good release.');
  });
}

test('a made-up stack that names another remote takes that one out of nothing, and its maker out of use', async () => {
  const loader = `Promise.reject(Object.assign(new Error('made up'), { stack: 'Error: made up\\n at page (mfe-public/server.cjs:1:1)' }))`;
  const others = visitors(site.url, versions);
  await untilInUse(site, () => publish(bundleOf(NAME, { loader, text: 'The bad release.' })));
  const version = `${versions}.0.0`;
  let asked = 0;
  while (!(await status()).quarantined.some((release) => release.version === version)) {
    expect(asked++, site.output().slice(-3_000)).toBeLessThan(60);
    await (await fetch(`${site.url}/hand-made/${versions}-${asked}`)).text();
  }
  const { failed } = await others.stop();
  expect(failed, site.output().slice(-3_000)).toEqual([]);
  expect((await status('mfe-public')).quarantined).toEqual([]);
});

test('a release with none before it goes on in the browser alone', async () => {
  let asked = 0;
  while ((await status(LONELY)).quarantined.length === 0) {
    expect(asked++, site.output().slice(-3_000)).toBeLessThan(60);
    await (await fetch(`${site.url}/lonely/${asked}`)).text();
  }
  const page = async () => (await fetch(`${site.url}/lonely/${++asked}`)).text();
  await expect.poll(page).toMatch(new RegExp(`"clientRendered":\\[[^\\]]*"${LONELY}:page"`));
});

test('the team is written to', async () => {
  expect(await mailTo(site.dataDir, TEAM, `${NAME} ${versions}.0.0 was taken out of use`)).toContain(NAME);
});

test('it is remembered after a restart', async () => {
  const { dataDir } = site;
  await site.stop({ keepData: true });
  const port = new URL(site.url).port;
  site = await startSite({
    DATA_DIR: dataDir,
    PORT: port,
    REMOTES: join(folder, 'registry.json'),
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
  });
  expect((await status()).version).toBe('1.0.0');
});
