import type { EditableDocument } from '@university/shared/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { apiAs, enter, test } from './support/admin';
import { colourViolations, expectAccessible } from './support/axe';
import { expect } from './support/test';

async function read(site: string, id: string): Promise<EditableDocument> {
  const desk = await apiAs(site, 'editor');
  return (await desk.get<{ document: EditableDocument }>(`/document/${id}`)).document;
}

/** Remembers a setting as it is stored. @returns puts it back: others of this site know the demonstration */
async function borrow(site: string, id: string): Promise<() => Promise<void>> {
  const { kind, data } = await read(site, id);
  return async () => {
    const { token } = await apiAs(site, 'editor');
    const { version } = await read(site, id);
    const { status } = await fetch(`${site}/api/v1/document/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind, data, version }),
    });
    expect(status).toBe(200);
  };
}

let putBack: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const back of putBack) await back();
  putBack = [];
});

async function open(page: Page, site: string, kind: string): Promise<void> {
  putBack.push(await borrow(site, kind));
  await enter(page, 'editor', `/admin/catalogue/${kind}/${kind}`);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/” is published\.$/)).toBeVisible();
}

const textOf = async (address: string) => (await fetch(address)).text();

const PARTS = [
  ...['announcements', 'bulletin', 'study', 'achievements', 'news'],
  ...['student-events', 'people', 'campuses', 'messages', 'partners', 'socials'],
];

/** Ids of the titles of parts, in the order of the page. */
const titlesOf = (html: string) =>
  [...html.matchAll(/<h2 id="([a-z-]+)"/g)].flatMap(([, id = '']) => (PARTS.includes(id) ? [id] : []));

test('a part of the home page that is moved, and one that is switched off, are so at the next request', async ({
  page,
  site,
}) => {
  expect(titlesOf(await textOf(site.url))).toEqual(PARTS);
  await open(page, site.url, 'home');
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
  // Neither its HTML nor its data.
  expect(html).not.toContain('Nine student ventures');
});

const NIGHT = '#0b3d2e';
const ACCENT = '#ffd166';

/** The colour of a picture at a point, as `#rrggbb`. */
async function colourAt(address: string, left: number, top: number): Promise<string> {
  const picture = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()));
  const bytes = await picture.extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${bytes.toString('hex')}`;
}

test('another look is on the next page, in its manifest, icons and cards, and on the pages of the API', async ({
  page,
  site,
}) => {
  await open(page, site.url, 'look');
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

test('a colour that cannot be read is refused at its field, with the contrast that it reaches', async ({
  page,
  site,
}) => {
  await open(page, site.url, 'look');
  const link = page.getByRole('group', { name: 'Light' }).getByLabel('Links', { exact: true });
  await link.fill('#6f8fd8');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(link).toHaveAccessibleDescription(
    /^It on the grounds of pages has a contrast of \d\.\d\d : 1\. At least 4\.5 : 1 is needed$/,
  );
  expect(await textOf(`${site.url}/courses`)).not.toContain('#6f8fd8');
});
