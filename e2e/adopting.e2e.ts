import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleIdentity } from '@university/shared/testing/identity';
import { ROOT, type Site, siteEnvironment, startSite } from './support/site';
import { expect, test } from './support/test';

/**
 * docs/adopting.md, from an empty database to a university of one's own: an invented one of the arts, by the sea, whose
 * files stand in e2e/adopting.
 */
const FILES = join(import.meta.dirname, 'adopting');

const run = promisify(execFile);

let site: Site;
let dataDir: string;

/** A command of the built API on the data of the university. @returns what it says */
async function command(...args: string[]): Promise<string> {
  const env = siteEnvironment({ DATA_DIR: dataDir, DEMO: 'off' });
  const { stdout } = await run(process.execPath, ['api/dist/command.mjs', ...args], { cwd: ROOT, env });
  return stdout;
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  await command('migrate');
});
test.afterAll(async () => {
  await site?.stop();
});

/** What the demonstration is called, and where it is; and what it teaches, in words that other universities do not use. */
const DEMONSTRATION = [
  exampleIdentity.name,
  ...['SEU', 'seu.example', 'Dwarka', 'Delhi', 'Rohini', 'NCT'],
  ...['workshop', 'lathe', 'welding', 'polytechnic', 'skill', 'apprentice', 'Lieutenant Governor', 'JEE'],
];

const asWords = (words: readonly string[]) =>
  new RegExp(`\\b(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})s?\\b`, 'gi');

/** Names of what the demonstration has: campuses, departments, programmes, people. */
async function namesOfDemonstration(demonstration: string): Promise<string[]> {
  const read = async (path: string) => (await (await fetch(`${demonstration}/api/v1${path}`)).json()).data;
  const [{ campuses }, { departments }, { programs }, { faculty }] = await Promise.all(
    ['/campus', '/departments', '/program', '/faculty?limit=1000'].map(read),
  );
  const named = [...campuses, ...departments, ...programs].map(({ name }: { name: string }) => name);
  const people = faculty.map(({ firstname, surname }: Record<string, string>) => `${firstname} ${surname}`);
  return [...named, ...people];
}

/** Without what no reader sees: addresses of files, and the code of pages. */
const readable = (text: string) => text.replace(/<style[^>]*>[^<]*<\/style>/g, '').replace(/<link [^>]*>/g, '');

test('the templates are all tables, with their columns and nothing else', async () => {
  const templates = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  await command('export', templates);
  const program = readFileSync(join(templates, 'program.csv'), 'utf8');
  expect(program).toMatch(/^code,name,level,[^\n]+\n*$/);
  rmSync(templates, { recursive: true });
});

test('after the import nothing of the demonstration is left anywhere', async ({ request, baseURL }) => {
  const own = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  cpSync(FILES, own, { recursive: true });
  expect(await command('import', own, '--dry-run')).toContain('Nothing was imported: this was a dry run.');
  expect(await command('import', own)).toContain('Imported.');
  expect(await command('import', own)).toMatch(/Identity: 1 rows, 0 added, 0 changed, 1 as they were/);
  rmSync(own, { recursive: true });
  site = await startSite({ DATA_DIR: dataDir, DEMO: 'off' });

  const forbidden = [asWords(DEMONSTRATION), asWords(await namesOfDemonstration(baseURL ?? ''))];
  const found: string[] = [];
  const seen = new Set<string>();
  const waiting = ['/', '/sitemap.xml', '/site.webmanifest', '/service-worker.js', '/site-pages.json', '/no-such-page'];
  waiting.push('/holiday-calendar.ics', '/academic-calendar.ics', '/notices/feed.xml', '/search?q=history');
  waiting.push('/api/v1/docs', '/admin-login', '/loginkua');
  let pages = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(site.url + path);
    if (answer.status() >= 500) found.push(`${path} answers ${answer.status()}`);
    const type = answer.headers()['content-type'] ?? '';
    if (!/text|json|xml|javascript/.test(type)) continue;
    pages++;
    const text = await answer.text();
    for (const pattern of forbidden) {
      for (const match of readable(text).matchAll(pattern)) {
        const at = match.index ?? 0;
        found.push(`${path}: …${readable(text).slice(Math.max(0, at - 60), at + 60)}…`);
      }
    }
    const links = [...text.matchAll(/(?:href="|<loc>)(?:https?:\/\/[^/"<]+)?(\/[^"#<]*)/g)].map(
      ([, link = '']) => link,
    );
    if (type.includes('html') || type.includes('xml'))
      waiting.push(...links.map((link) => link.replaceAll('&amp;', '&')));
  }
  console.log(`${pages} pages and documents of the adopted university`);
  expect([...new Set(found)]).toEqual([]);
  expect(pages).toBeGreaterThan(80);
});

test('it says what was imported', async ({ page }) => {
  await page.goto(site.url);
  await expect(page).toHaveTitle('Kadal University of the Arts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw, carve, sing, and be heard.');
  await page.goto(`${site.url}/about-us/history`);
  await expect(page.getByRole('heading', { name: 'The first press' })).toBeVisible();
  await expect(page.getByText('It came by boat to KUA.')).toBeVisible();
  await page.goto(`${site.url}/campus/lighthouse`);
  await expect(page.getByText('Sixty rooms above the harbour.')).toBeVisible();
  await page.goto(`${site.url}/loginkua`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/log ?in/i);
});
