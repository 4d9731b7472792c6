import type { DocumentKind, DocumentSummary, EntryKind, SettingKind } from '@university/shared/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  apiAs,
  CHOSEN_PASSWORD,
  discardDraft,
  documentOf,
  enter,
  isDraftSaved,
  isPublished,
  logOut,
  makeAccount,
  pressAndConfirm,
  publish,
  saveDocument,
  test,
} from './support/admin';
import { expectAccessible } from './support/axe';
import { hold } from './support/live';
import type { Site } from './support/site';
import { expect } from './support/test';

/** A field, its new value, and a call and a page that show it; the other kinds are tested at the API and in their forms. */
interface Change {
  label: string;
  to: string;
  api: (id: string) => string;
  page?: (id: string) => string;
}

const ENTRIES: Partial<Record<EntryKind, Change>> = {
  program: {
    label: 'Name',
    to: 'Certificate in Lanterns',
    api: (id) => `/program/${id}`,
    page: (id) => `/programs/${id}`,
  },
  round: { label: 'What follows (optional)', to: 'Lanterns follow.', api: () => '/admission/schedule' },
};

const SETTINGS: Partial<Record<SettingKind, { label: string; to: string; api: string; page: string }>> = {
  menu: { label: 'Words, row 1', to: 'Lantern gate', api: '/setting/identity', page: '/courses' },
  home: { label: 'Below the tagline (optional)', to: 'We light lanterns.', api: '/setting/home', page: '/' },
  reservation: {
    label: 'For whom',
    to: 'Lantern region',
    api: '/setting/reservation',
    page: '/admission/guidelines',
  },
};

const textOf = async (address: string) => (await fetch(address)).text();

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const deskOf = (kind: string) => (kind === 'round' ? 'admissions' : 'editor');

const WHY = 'What changed and why (optional)';

const opened = (page: Page) => expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

async function save(page: Page): Promise<void> {
  await publish(page);
  await isPublished(page);
}

test.describe('a change on the screen of a document is public in the next request', () => {
  for (const [kind, { label, to, api, page: publicPage }] of Object.entries(ENTRIES))
    test(kind, async ({ page, site, borrow }) => {
      await enter(page, deskOf(kind), `/admin/catalogue/${kind}`);
      // By name, so that of admission the last is of the present year.
      const entries = page.getByRole('link', { name: /^Edit / });
      await (deskOf(kind) === 'admissions' ? entries.last() : entries.first()).click();
      await opened(page);
      const id = idIn(page);
      const before = await borrow(id);
      await page.getByLabel(label, { exact: true }).fill(to);
      await page.getByLabel(WHY).fill('As the council decided');
      await save(page);
      const after = await documentOf(site, id);
      expect(after.version).toBe(before.version + 1);
      expect(JSON.stringify(after.data)).toContain(to);
      expect(await textOf(`${site.url}/api/v1${api(id)}`)).toContain(to);
      if (publicPage) expect(await textOf(site.url + publicPage(id))).toContain(to);
    });

  for (const [kind, { label, to, api, page: publicPage }] of Object.entries(SETTINGS))
    test(kind, async ({ page, site, borrow }) => {
      await borrow(kind);
      await enter(page, 'editor', '/admin/catalogue');
      await page.locator(`a[href="/admin/catalogue/${kind}/${kind}"]`).click();
      await opened(page);
      await page.getByLabel(label, { exact: true }).first().fill(to);
      await page.getByLabel(WHY).fill('As the council decided');
      await save(page);
      await expectAccessible(page);
      expect(await textOf(`${site.url}/api/v1${api}`)).toContain(to);
      expect(await textOf(site.url + publicPage)).toContain(to);
    });
});

async function ownOf(site: string, who: string, kind: DocumentKind, password?: string): Promise<DocumentSummary[]> {
  const api = await apiAs(site, who, password);
  const { documents } = await api.get<{ documents: DocumentSummary[] }>(`/document?kind=${kind}&mine=true&limit=1000`);
  return documents;
}

const tryChange = async (site: Site, who: string, id = '') => saveDocument(site, who, await documentOf(site, id));

test('an editor of a department changes that department only', async ({ page, site, borrow }) => {
  const who = 'editor.fine-arts';
  const [own] = await ownOf(site.url, who, 'department');
  await borrow(own?._id);
  await enter(page, who, '/admin/catalogue/department');
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Edit / }).click();
  await opened(page);
  await expect(page.getByText('Only people who may change the whole catalogue change these.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByLabel('Phone of the office (optional)').fill('011 5550 7788');
  await save(page);
  expect(await textOf(`${site.url}/api/v1/departments/${own?._id}`)).toContain('011 5550 7788');

  const others = await ownOf(site.url, 'editor', 'department');
  const other = others.find(({ _id }) => _id !== own?._id)?._id ?? '';
  await page.goto(`/admin/catalogue/department/${other}`);
  await expect(page.getByText('You may look at this entry, and not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  expect(await tryChange(site, who, other)).toBe(403);
});

test('an admin makes an editor of one campus, who can change no other', async ({ page, site }) => {
  const [first, second] = await ownOf(site.url, 'admin', 'campus');
  await enter(page, 'admin', '/admin/staff');
  await page.getByLabel('E-mail address').fill('keeper@seu.example');
  await page.getByLabel('Name', { exact: true }).fill('Kamala Keeper');
  await page.getByLabel('Role').selectOption('editor');
  await expect(page.getByRole('checkbox', { name: first?.name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('link', { name: 'Choose what this editor may change' })).toBeVisible();
  await page.getByRole('checkbox', { name: first?.name ?? '' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('row', { name: /Kamala Keeper/ })).toContainText('1 campus');

  await makeAccount(site, {
    email: 'campus.keeper@seu.example',
    name: 'Kabir Keeper',
    role: 'editor',
    scopes: [`campus:${first?._id}`],
  });
  const own = await ownOf(site.url, 'campus.keeper', 'campus', CHOSEN_PASSWORD);
  expect(own.map(({ _id }) => _id)).toEqual([first?._id]);
  await logOut(page);
  await enter(page, 'campus.keeper', '/admin/catalogue/campus', CHOSEN_PASSWORD);
  await expect(page.getByRole('link', { name: `Edit ${first?.name}` })).toBeVisible();
  await page.getByLabel('Whose').selectOption('All');
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page.getByRole('link', { name: `Look at ${second?.name}` })).toBeVisible();
});

test('importing exported tables changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'editor', '/admin/catalogue');
  await page.getByRole('link', { name: 'Import and export' }).click();
  for (const format of ['CSV', 'JSON']) {
    const files = [];
    for (const table of ['Departments', 'Programmes']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `${format} ${table}`, exact: true }).click();
      const download = await saved;
      const buffer = await readFile(await download.path());
      files.push({ name: download.suggestedFilename(), mimeType: 'text/plain', buffer });
    }
    await page.getByLabel('Files of tables').setInputFiles(files);
    await expect(page.getByText('Every record is there already. There is nothing to import.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose other files' }).click();
  }
});

test('at 390 px and by keyboard: rows, references and errors', async ({ page, borrow, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'editor', '/admin/catalogue/program');
  await page
    .getByRole('link', { name: /^Edit / })
    .last()
    .click();
  await opened(page);
  await borrow(idIn(page));
  await page
    .getByRole('button', { name: /^Add a row: Seats by category/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('OB_DEL_SC');
  await page.keyboard.press('Tab');
  await page.keyboard.type('many');
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.fill('fine');
  await expect(page.getByRole('option', { name: /^Fine Arts/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(department).toHaveValue('Fine Arts');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await summary.getByRole('link', { name: 'Enter a number' }).press('Enter');
  await expect(page.locator(':focus')).toHaveValue('many');
  await page.locator(':focus').fill('12');
  await save(page);
  await expectAccessible(page);
  complaints.length = 0;
});

test('coming back to a form before its draft is saved shows that draft', async ({ page, site }) => {
  const [school] = await ownOf(site.url, 'editor', 'school');
  await enter(page, 'editor', '/admin/catalogue/school');
  await page.getByRole('link', { name: `Edit ${school?.name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
  const answer = await hold(page, '**/api/document/*/draft');
  await page.getByLabel('Name', { exact: true }).fill('School of Half a Thought');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Schools' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school?.name ?? '');
  answer();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('School of Half a Thought');
  await isDraftSaved(page);
  await page.getByLabel('Name', { exact: true }).fill('School of a Whole Thought');
  await discardDraft(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(school?.name ?? '');
});

test('a menu entry is dragged with everything below it', async ({ page }) => {
  await enter(page, 'editor', '/admin/catalogue/menu/menu');
  await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
  const names = () =>
    page.getByLabel(/^Words, row /).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const levels = await page
    .getByLabel(/^Level, row /)
    .evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)));
  const before = await names();
  const end = levels.findIndex((level, index) => index > 1 && level === 1);
  expect(end).toBeGreaterThan(3);
  const handle = page.locator('[data-row="1"]').getByTitle('Drag to another place');
  const [from, to] = [await handle.boundingBox(), await page.locator('[data-row="0"]').boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 2, { steps: 4 });
  await expect(page.locator('[data-drop="above"]')).toHaveCount(1);
  await page.mouse.up();
  const [home = '', ...rest] = before;
  expect(await names()).toEqual([...rest.slice(0, end - 1), home, ...rest.slice(end - 1)]);
  await discardDraft(page);
  await expect(page.getByLabel('Words, row 1', { exact: true })).toHaveValue(home);
});

test('an entry is added, deleted, restored; one that others need cannot be deleted', async ({ page, complaints }) => {
  await enter(page, 'editor', '/admin/catalogue/zone');
  await page.getByRole('link', { name: 'Add: Zone' }).click();
  await publish(page);
  await expect(page.getByRole('link', { name: 'Enter: Name' })).toBeVisible();
  await page.getByLabel('Name in addresses').fill('island');
  await page.getByLabel('Name', { exact: true }).fill('Island');
  await isDraftSaved(page);
  await page.reload();
  await page.getByRole('link', { name: 'Island', exact: true }).click();
  await page.getByLabel('Place in the list').fill('9');
  await publish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Island');
  await expect(page).toHaveURL(/\/admin\/catalogue\/zone\/\w+$/);
  await pressAndConfirm(page, 'Delete', 'Delete it');
  await expect(page.getByText('“Island” is in the bin.')).toBeVisible();
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Island' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Island');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Island');
  await pressAndConfirm(page, 'Delete', 'Delete it');
  await expect(page).toHaveURL(/\/admin\/catalogue\/zone$/);
  await expect(page.getByRole('link', { name: 'Edit Island' })).toHaveCount(0);

  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/because these need it/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/catalogue\/campus\//);
  complaints.length = 0;
});
