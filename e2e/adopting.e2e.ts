import { LANGUAGES } from '@university/shared/language';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { exampleIdentity } from '@university/shared/testing/identity';
import { mails, mailTo } from './support/admin';
import { decide, emailOf, formNumberOf, Office, ROUNDS, type Round, signIn } from './support/applicants';
import { ROOT, type Site, siteEnvironment, startSite } from './support/site';
import { expect, test } from './support/test';

/** docs/adopting.md, from an empty database to another university, whose files are in e2e/adopting. */
const FILES = join(import.meta.dirname, 'adopting');

const ADMIN = 'registrar@kua.example';

/** Words of the demonstration that this university does not use. */
const DEMONSTRATION = [
  exampleIdentity.name,
  ...['SEU', 'seu.example', 'Dwarka', 'Delhi', 'Rohini', 'NCT', 'Lieutenant Governor', 'JEE'],
  ...['workshop', 'lathe', 'welding', 'polytechnic', 'skill', 'apprentice', 'hands-on'],
];

/** Addresses that no page links to. */
const BESIDE = [
  ...['/sitemap.xml', '/site.webmanifest', '/service-worker.js', '/site-pages.json', '/no-such-page'],
  '/search?q=history',
  ...['/holiday-calendar.ics', '/academic-calendar.ics', '/notices/feed.xml', '/admin-login', '/loginkua'],
];

const FOR_PROGRAMS = /^\/(api\/v1\/docs|assets|remotes)\b/;

const run = promisify(execFile);

let site: Site;
let dataDir: string;
let password: string;
let forbidden: RegExp[];

async function command(...args: string[]): Promise<string> {
  const env = siteEnvironment({ DATA_DIR: dataDir, DEMO: 'off' });
  const { stdout } = await run(process.execPath, ['api/dist/command.mjs', ...args], { cwd: ROOT, env });
  return stdout;
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  await command('migrate');
  password = /Password, shown this once: (\S+)/.exec(
    await command('admin', 'create', '--email', ADMIN, '--name', 'Registrar', '--generate'),
  )?.[1] as string;
  const templates = join(dataDir, 'templates');
  await command('export', templates);
  expect(readFileSync(join(templates, 'program.csv'), 'utf8')).toMatch(/^code,name,level,[^\n]+\n*$/);
  rmSync(templates, { recursive: true });
  expect(await command('import', FILES, '--dry-run')).toContain('Nothing was imported: this was a dry run.');
  expect(await command('import', FILES)).toContain('Imported.');
  expect(await command('import', FILES)).toMatch(/Identity: 1 rows, 0 added, 0 changed, 1 as they were/);
  site = await startSite({ DATA_DIR: dataDir, DEMO: 'off' });
  const names = await namesOfDemonstration(process.env.SITE_URL ?? '');
  expect(names.length).toBeGreaterThan(400);
  forbidden = [asWords(DEMONSTRATION), asWords(names)];
});
test.afterAll(() => site?.stop());

test.use({ baseURL: undefined });

const asWords = (words: readonly string[]) =>
  new RegExp(`\\b(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})s?\\b`, 'gi');

async function namesOfDemonstration(demonstration: string): Promise<string[]> {
  const read = async (path: string) => (await (await fetch(`${demonstration}/api/v1${path}`)).json()).data;
  const [{ campuses }, { departments }, { programs }, { faculty }] = await Promise.all(
    ['/campus', '/departments', '/program', '/faculty?limit=1000'].map(read),
  );
  const named = [...campuses, ...departments, ...programs].map(({ name }: { name: string }) => name);
  const people = faculty.map(({ firstname, surname }: Record<string, string>) => `${firstname} ${surname}`);
  // A department is named like a language, which the language switch shows.
  return [...named, ...people].filter((name) => name !== LANGUAGES.en.name);
}

function leftIn(where: string, text: string): string[] {
  const plain = text.replace(/<style[^>]*>[^<]*<\/style>/g, '');
  return forbidden.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ index }) => `${where}: …${plain.slice(Math.max(0, index - 60), index + 60)}…`),
  );
}

const linksIn = (text: string) =>
  [...text.matchAll(/(?:href="|<loc>)(?:https?:\/\/localhost:\d+)?(\/[^"#<]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

async function crawl(request: APIRequestContext): Promise<{ found: string[]; pages: number }> {
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = ['/', ...BESIDE].map((path) => ({ path, from: '' }));
  let pages = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (seen.has(path) || FOR_PROGRAMS.test(path)) continue;
    seen.add(path);
    const answer = await request.get(site.url + path);
    // The language switch of a missing page links to a missing page.
    const isLinked = from && !from.endsWith('/no-such-page');
    if (answer.status() >= (isLinked ? 400 : 500))
      found.push(`${path} answers ${answer.status()}, linked from ${from}`);
    const type = answer.headers()['content-type'] ?? '';
    if (!/text|json|xml|javascript/.test(type)) continue;
    pages++;
    const text = await answer.text();
    found.push(...leftIn(path, text));
    if (/html|xml/.test(type)) waiting.push(...linksIn(text).map((link) => ({ path: link, from: path })));
  }
  return { found: [...new Set(found)], pages };
}

test('pages, calendars, feeds, site maps and structured data have nothing of the demonstration', async ({
  request,
}) => {
  const { found, pages } = await crawl(request);
  console.log(`${pages} pages and documents of the adopted university`);
  expect(found).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

test('menu and footer are those of the university, without dead links', async ({ request }) => {
  const home = await (await request.get(site.url)).text();
  const around = [/<nav aria-label="Main"[\s\S]*?<\/nav>/, /<footer[\s\S]*<\/footer>/].map(
    (part) => part.exec(home)?.[0] ?? '',
  );
  expect(around[0]).toContain('How to Apply');
  expect(around[0]).not.toContain('Entrepreneurship');
  expect(around[1]).toContain('At once');
  const links = new Set(around.flatMap(linksIn));
  expect(links.size).toBeGreaterThan(10);
  for (const link of links) expect([link, (await request.get(site.url + link)).status()]).toEqual([link, 200]);
});

test('pages show what was imported', async ({ page }) => {
  await page.goto(site.url);
  await expect(page).toHaveTitle('Kadal University of the Arts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw, carve, sing, and be heard.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['UG']);
  await page.goto(`${site.url}/about-us/history`);
  await expect(page.getByRole('heading', { name: 'The first press' })).toBeVisible();
  await expect(page.getByText('It came by boat to KUA.')).toBeVisible();
  await page.goto(`${site.url}/campus/lighthouse`);
  await expect(page.getByText('Sixty rooms above the harbour.')).toBeVisible();
  await page.goto(`${site.url}/loginkua`);
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

test('an applicant gets a result, a letter and mails of this university', async ({ page }) => {
  const ug = ROUNDS.find(({ track }) => track === 'ug') as Round;
  const round = { ...ug, signIn: site.url + ug.signIn };
  const office = await Office.open(site.url, ADMIN, password);
  await office.importPeople(round, [{ key: 'sea', outcome: 'allotted', preference: 1 }], 'BPM');
  await office.publish(round, [-3_600_000, 86_400_000]);
  await signIn(page, round, 'sea');
  await decide(page, 'Freeze', formNumberOf(round, 'sea'));
  await expect(page.getByRole('button', { name: 'Download the letter (PDF)' })).toBeVisible();
  const main = (await page.locator('main').textContent()) ?? '';
  expect(main).toContain('Lighthouse House');
  expect(main).toContain('Coast, open (D_UR)');
  expect(leftIn('the result', main)).toEqual([]);
  expect(await mailTo(dataDir, emailOf(round, 'sea'), '')).toContain('Kadal University of the Arts');
  expect(mails(dataDir).flatMap((mail) => leftIn('a mail', mail))).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
