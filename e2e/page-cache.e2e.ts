import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, startSiteBehindGate } from './support/gate';
import { expectAccessible } from './support/axe';
import { uploadCircular as upload } from './support/admin';
import { remotesWith, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/** Each rendering of home shows random programmes, so the same ETag is the same rendering. */
const HOME = '/';
const LIST = '/notices/section/circulars';

let folder: string;
let gate: Gate;
/** Its API is in another process, behind the gate. */
let apart: Site;
let inside: Site;
const urlOf = { inside: () => inside.url, apart: () => apart.url };

test.beforeAll(async () => {
  folder = newFolder('pages');
  cpSync(join(ROOT, 'mfe-public/dist'), join(folder, 'mfe-public'), { recursive: true });
  const registry = writeRegistry(folder, remotesWith({ 'mfe-public': 'mfe-public' }));
  inside = await startSite();
  ({ gate, site: apart } = await startSiteBehindGate({ REMOTES: registry }, inside.url));
});

test.afterAll(async () => {
  await inside?.stop();
  await apart?.stop();
  await gate?.close();
});

const ask = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

const AS_IT_WAS = 'This page is from ';

function drawnIn(html: string): string[] {
  const panel = html.slice(html.indexOf('role="tabpanel"', html.indexOf('>Study<')));
  const items = panel.slice(0, panel.indexOf('</ul>')).split('<li').slice(1);
  return items.map((item) => /\bD[A-Z]{2}\b/.exec(item)?.[0] ?? '');
}

const says = async (url: string, text: string) => (await (await ask(url)).text()).includes(text);

/** Whether the current page has a text. On a busy machine the site may serve the old page, which says so. */
async function saysAtOnce(url: string, text: string): Promise<boolean> {
  let html = AS_IT_WAS;
  while (html.includes(AS_IT_WAS)) html = await (await ask(url)).text();
  return html.includes(text);
}

/** Waits until a page is cached, that is until its ETag was seen before. */
async function keptTag(url: string): Promise<string> {
  const seen = new Set(['']);
  let tag = '';
  await expect
    .poll(async () => {
      tag = (await ask(url)).headers.get('etag') ?? '';
      const isKept = tag !== '' && seen.has(tag);
      seen.add(tag);
      return isKept;
    })
    .toBe(true);
  return tag;
}

for (const where of ['inside', 'apart'] as const) {
  test.describe(`API ${where}`, () => {
    test('a page is rendered once, for all encodings and unknown parameters', async () => {
      const url = urlOf[where]() + LIST;
      await expect(async () => {
        const tag = await keptTag(url);
        expect((await ask(`${url}?utm_source=poster`)).headers.get('etag')).toBe(tag);
        const again = await ask(url, { 'if-none-match': tag });
        expect([again.status, await again.text()]).toEqual([304, '']);
        const encodings = ['br', 'gzip', 'identity'];
        const answers = await Promise.all(encodings.map((encoding) => ask(url, { 'accept-encoding': encoding })));
        expect(answers.map(({ headers }) => headers.get('content-encoding') ?? 'identity')).toEqual(encodings);
        expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
        expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
      }).toPass();
    });

    test('home has a few cached renderings with six programmes each', async () => {
      await expect(async () => {
        await keptTag(urlOf[where]() + HOME);
        const answers = await Promise.all(Array.from({ length: 24 }, () => ask(urlOf[where]() + HOME)));
        const draws = await Promise.all(answers.map(async (answer) => drawnIn(await answer.text())));
        for (const codes of draws) expect(new Set(codes).size).toBe(6);
        const several = new Set(draws.map((codes) => codes.join()));
        expect(several.size).toBeGreaterThan(1);
        expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBeLessThanOrEqual(4);
      }).toPass();
    });

    test('an uploaded notice shows at once', async () => {
      const url = urlOf[where]() + LIST;
      await keptTag(url);
      const title = `Kept until now ${where} ${Date.now()}`;
      await upload(urlOf[where](), title);
      expect(await saysAtOnce(url, title)).toBe(true);
    });
  });
}

test('a notice uploaded to the API shows at once on another site', async () => {
  await keptTag(apart.url + LIST);
  const title = `Uploaded elsewhere ${Date.now()}`;
  await upload(urlOf.inside(), title);
  expect(await saysAtOnce(apart.url + LIST, title)).toBe(true);
});

test('a new release empties the cache', async () => {
  await keptTag(apart.url + HOME);
  const file = join(folder, 'mfe-public/remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const version = `${manifest.version}.next`;
  writeFileSync(`${file}.new`, JSON.stringify({ ...manifest, version }));
  renameSync(`${file}.new`, file);
  await expect.poll(() => says(apart.url + HOME, version)).toBe(true);
});

test('previews, the staff area and pages without data are not cached', async () => {
  const cookie = `preview=${encodeURIComponent(JSON.stringify({ 'mfe-public': 'http://localhost:1/' }))}`;
  await keptTag(apart.url + HOME);
  expect((await ask(apart.url + HOME, { cookie })).headers.get('cache-control')).toBe('no-store');
  expect((await ask(`${apart.url}/admin/uploads`)).headers.get('cache-control')).toBe('no-store');

  await gate.close();
  const without = await ask(`${apart.url}/courses?sort=fee`);
  expect([without.status, without.headers.get('cache-control')]).toEqual([503, 'no-store']);
  await gate.open();
  await keptTag(apart.url + HOME);
});

async function told(address: string) {
  const answer = await ask(apart.url + address);
  const { headers, status } = answer;
  const text = await answer.text();
  return { status, caching: headers.get('cache-control'), retryAfter: headers.get('retry-after'), text };
}

test.describe('while the API is away', () => {
  test.afterEach(async () => {
    await gate.open();
    await keptTag(apart.url + HOME);
  });

  test('a cached page says its age, and shows changes when the API is back', async () => {
    const title = `Before that ${Date.now()}`;
    await upload(urlOf.inside(), title);
    await keptTag(apart.url + LIST);
    await gate.close();
    await expect.poll(() => told(LIST)).toMatchObject({ status: 200, caching: 'no-store' });
    const { text } = await told(LIST);
    const ready = await ask(`${apart.url}/readyz`);
    expect([ready.status, (await ready.json()).needs.api]).toEqual([503, { ok: false, message: 'does not answer' }]);
    expect(text).toContain(AS_IT_WAS);
    expect(text).toContain(title);
    const later = `While nobody could ask ${Date.now()}`;
    await upload(urlOf.inside(), later);
    expect((await told(LIST)).text).not.toContain(later);
    await gate.open();
    await expect.poll(() => says(apart.url + LIST, later)).toBe(true);
    expect(await says(apart.url + LIST, AS_IT_WAS)).toBe(false);
  });

  test('a cached page is accessible in both languages and themes, and its links work', async ({ page, complaints }) => {
    for (const address of [HOME, '/courses', '/hi/courses']) await keptTag(apart.url + address);
    await gate.close();
    for (const [address, text] of [
      ['/courses', AS_IT_WAS],
      ['/hi/courses', 'यह पृष्ठ वैसा है जैसा'],
    ] as const) {
      await expect.poll(() => says(apart.url + address, text)).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(apart.url + address);
        await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
        await expectAccessible(page);
      }
    }
    await page.goto(`${apart.url}/courses`);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(`${apart.url}/`);
    await expect(page.locator('[role=status]').filter({ hasText: AS_IT_WAS })).toBeVisible();
    await page.goto('about:blank', { waitUntil: 'commit' });
    expect(complaints.filter((complaint) => !/503|is interrupted/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });
});

test('a site that starts without its API answers 503 until it is back', async () => {
  await gate.close();
  const late = await startSite({ API_URL: gate.url });
  try {
    const answer = await ask(late.url + LIST);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await ask(late.url + HOME)).status).toBe(503);
    await gate.open();
    await expect.poll(async () => (await ask(late.url + LIST)).status).toBe(200);
  } finally {
    await gate.open();
    await late.stop();
  }
});
