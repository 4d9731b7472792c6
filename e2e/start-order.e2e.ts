import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf, publishByHand } from './support/hand-made';
import { registryWith } from './support/registry';
import { ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const SENIOR = 'mfe-public';
const JUNIOR = 'mfe-alumni';

test.describe.configure({ mode: 'serial' });

let folder: string;
let site: Site;

/** Each begins to be there; the registry grants `/alumni` to both. */
const BEGIN: Record<string, () => void> = {
  [SENIOR]: () => {
    cpSync(join(ROOT, SENIOR, 'dist'), join(folder, 'copy'), { recursive: true });
    renameSync(join(folder, 'copy'), join(folder, SENIOR));
  },
  [JUNIOR]: () =>
    publishByHand(join(folder, JUNIOR), JUNIOR, {
      version: '1.0.0',
      path: '/alumni',
      bundle: bundleOf(JUNIOR, { text: 'Alumni by the junior.' }),
    }),
};

const start = (own: Record<string, string> = {}) =>
  startSite({ REMOTES: join(folder, 'registry.json'), API_URL: process.env.SITE_URL as string, ...own });

const read = async (path: string) => {
  const answer = await fetch(site.url + path);
  return { status: answer.status, html: await answer.text() };
};

const titleOf = async (path: string) => /<h1[^>]*>([^<]*)/.exec((await read(path)).html)?.[1];

async function expectSenior(): Promise<void> {
  await expect.poll(() => titleOf('/alumni')).toBe('Alumni');
  await expect.poll(async () => (await read('/')).status).toBe(200);
}

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'university-order-'));
  const { remotes } = registryWith({ [SENIOR]: join(folder, SENIOR) });
  const alumni = { from: join(folder, JUNIOR), paths: ['/alumni/*'] };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: { ...remotes, [JUNIOR]: alumni } }));
});

test.afterEach(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a remote that comes later takes no page of one that stands before it', async () => {
  BEGIN[SENIOR]?.();
  site = await start();
  await expectSenior();
  BEGIN[JUNIOR]?.();
  await expect.poll(() => site.output()).toContain('belongs to mfe-public');
  await expectSenior();
});

test('one that came first gives way to it, also after a restart', async () => {
  BEGIN[JUNIOR]?.();
  site = await start();
  await expect.poll(() => titleOf('/alumni')).toBe('Alumni by the junior.');
  // What nobody brings is away, not unknown; and the site is not ready without a remote that it needs.
  expect((await read('/courses')).status).toBe(503);
  expect((await read('/readyz')).status).toBe(503);

  BEGIN[SENIOR]?.();
  await expectSenior();
  expect((await read('/readyz')).status).toBe(200);

  const { dataDir } = site;
  await site.stop({ keepData: true });
  site = await start({ DATA_DIR: dataDir });
  await expectSenior();
});
