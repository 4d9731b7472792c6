import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enter, isPublished, publish, test } from './support/admin';
import { colourViolations, expectAccessible } from './support/axe';
import { expect } from './support/test';

async function open(page: Page, kind: string): Promise<void> {
  await enter(page, 'editor', `/admin/catalogue/${kind}/${kind}`);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await publish(page);
  await isPublished(page);
}

const textOf = async (address: string) => (await fetch(address)).text();

const PARTS = [
  ...['announcements', 'bulletin', 'study', 'achievements', 'news'],
  ...['student-events', 'people', 'campuses', 'messages', 'partners', 'socials'],
];

const titlesOf = (html: string) =>
  [...html.matchAll(/<h2 id="([a-z-]+)"/g)].flatMap(([, id = '']) => (PARTS.includes(id) ? [id] : []));

test('a moved part and a hidden part of the home page change with the next request', async ({ page, site, borrow }) => {
  expect(titlesOf(await textOf(site.url))).toEqual(PARTS);
  await borrow('home');
  await open(page, 'home');
  await page.getByRole('checkbox', { name: 'Shown, row 6' }).uncheck();
  await page.getByRole('button', { name: 'Move up Parts of the page, row 5' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Custom heading (optional), row 4').fill('What we teach');
  await expectAccessible(page);
  await save(page);
  const html = await textOf(site.url);
  expect(titlesOf(html)).toEqual([
    ...['announcements', 'study', 'bulletin', 'news', 'student-events'],
    ...['people', 'campuses', 'messages', 'partners', 'socials'],
  ]);
  expect(html).toContain('What we teach');
  expect(html, 'neither HTML nor data of a hidden part').not.toContain('Nine student ventures');
});

const NIGHT = '#0b3d2e';
const ACCENT = '#ffd166';

async function colourAt(address: string, left: number, top: number): Promise<string> {
  const picture = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()));
  const bytes = await picture.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${bytes.toString('hex')}`;
}

test('new colours apply to pages, manifest, icons, social cards and pages of the API', async ({
  page,
  site,
  borrow,
}) => {
  await borrow('look');
  await open(page, 'look');
  await page.getByLabel('Ground of header and footer', { exact: true }).fill(NIGHT);
  await page.getByRole('group', { name: 'Light' }).getByLabel('Accent', { exact: true }).fill(ACCENT);
  await expectAccessible(page);
  await save(page);
  const html = await textOf(`${site.url}/courses`);
  expect(html).toContain(`<meta name="theme-color" content="${NIGHT}">`);
  expect(html).toContain(`--accent:${ACCENT};`);
  expect(JSON.parse(await textOf(`${site.url}/site.webmanifest`)).theme_color).toBe(NIGHT);
  expect(await textOf(`${site.url}/icon.svg`)).toContain(NIGHT);
  expect(await colourAt(`${site.url}/icon-192.png`, 96, 12)).toBe(NIGHT);
  expect(await colourAt(`${site.url}/social-card.png?page=/courses`, 4, 620)).toBe(NIGHT);
  expect(await colourAt(`${site.url}/social-card.png?page=/courses`, 100, 574)).toBe(ACCENT);
  const form = await fetch(`${site.url}/api/v1/grievance`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await form.text()).toContain(`--night: ${NIGHT};`);
  expect(await textOf(`${site.url}/service-worker.js`)).toContain(NIGHT);
  await page.goto(`${site.url}/courses`);
  await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(11, 61, 46)');
  expect(await colourViolations(page)).toEqual([]);
});
