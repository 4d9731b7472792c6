import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { type Gate, startSiteBehindGate } from './support/gate';
import { registryWith } from './support/registry';
import { ROOT, type Site } from './support/site';
import { expect, test } from './support/test';

/** Pages of home show programmes that are drawn by lot for each rendering: the same tag is the same rendering. */
const HOME = '/';
const LIST = '/notices/section/circulars';

let folder: string;
let gate: Gate;
/** A site whose API is in another process, behind the gate. */
let apart: Site;
/** The site with the API inside, and the one without. */
const urlOf = { inside: () => process.env.SITE_URL as string, apart: () => apart.url };

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'university-pages-'));
  cpSync(join(ROOT, 'mfe-public/dist'), join(folder, 'mfe-public'), { recursive: true });
  const registry = join(folder, 'registry.json');
  writeFileSync(registry, JSON.stringify(registryWith({ 'mfe-public': 'mfe-public' })));
  ({ gate, site: apart } = await startSiteBehindGate({ REMOTES: registry }));
});

test.afterAll(async () => {
  await apart?.stop();
  await gate?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

const says = async (url: string, text: string) => (await (await ask(url)).text()).includes(text);

/** The tag of a page that is kept: other tests change data, so it may take more than two questions to see one twice. */
async function keptTag(url: string): Promise<string> {
  let tag = '';
  await expect
    .poll(async () => {
      const last = tag;
      tag = (await ask(url)).headers.get('etag') ?? '';
      return tag !== '' && tag === last;
    })
    .toBe(true);
  return tag;
}

async function upload(request: APIRequestContext, site: string, fileName: string): Promise<void> {
  const data = { email: 'notices@seu.example', password: 'demo-Skill-2025' };
  const { token } = await (await request.post(`${site}/api/v1/auth/login`, { data })).json();
  const document = await PDFDocument.create();
  document.addPage();
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
  const headers = { authorization: `Bearer ${token}` };
  const multipart = { fileName, section: 'circulars', pdf };
  const answer = await request.post(`${site}/api/v1/notice/upload`, { headers, multipart });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const where of ['inside', 'apart'] as const) {
  test.describe(`API ${where}`, () => {
    test('a page is rendered once for all, in each encoding, whatever else the address says', async () => {
      const url = urlOf[where]() + HOME;
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

    test('an uploaded notice shows at once', async ({ request }) => {
      const url = urlOf[where]() + LIST;
      await keptTag(url);
      const title = `Kept until now ${where} ${Date.now()}`;
      await upload(request, urlOf[where](), title);
      expect(await says(url, title)).toBe(true);
    });
  });
}

test('what is uploaded to the API itself shows at once on a site apart', async ({ request }) => {
  await keptTag(apart.url + LIST);
  const title = `Uploaded elsewhere ${Date.now()}`;
  await upload(request, urlOf.inside(), title);
  expect(await says(apart.url + LIST, title)).toBe(true);
});

test('what was cached of a release goes when another is in use', async () => {
  await keptTag(apart.url + HOME);
  const file = join(folder, 'mfe-public/remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const version = `${manifest.version}.next`;
  writeFileSync(`${file}.new`, JSON.stringify({ ...manifest, version }));
  renameSync(`${file}.new`, file);
  await expect.poll(() => says(apart.url + HOME, version)).toBe(true);
});

test('a page for one browser alone, behind a login, or without its data is never kept', async () => {
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

test('while the API is away a page is as it was a moment ago, and shows what changed when it is back', async ({
  request,
}) => {
  const tag = await keptTag(apart.url + LIST);
  await gate.close();
  expect((await ask(apart.url + LIST)).headers.get('etag')).toBe(tag);
  const title = `While nobody could ask ${Date.now()}`;
  await upload(request, urlOf.inside(), title);
  expect(await says(apart.url + LIST, title)).toBe(false);
  await gate.open();
  await expect.poll(() => says(apart.url + LIST, title)).toBe(true);
});
