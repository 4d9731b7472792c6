import type { EditableDocument } from '@university/shared/contract';
import { apiAs, discardDraft, enter, isDraftSaved, pressAndConfirm, publish, test, writePlain } from './support/admin';
import { expectAccessible } from './support/axe';
import { closePopup } from './support/popup';
import { calendarNow } from './support/site';
import { expect } from './support/test';

const PATH = '/about-us/lantern-house';

const PAGE = {
  path: PATH,
  title: 'The lantern house',
  description: 'When the lantern house is open, and who keeps it.',
  keywords: [],
  owner: 'Office of the Registrar',
  reviewOn: null,
  section: null,
  body: 'It is open on Mondays.',
};

const statusOf = async (address: string) => (await fetch(address)).status;

test('a page is written, reviewed, published on schedule, found, corrected and restored', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const editor = await apiAs(site.url, 'editor');
  const { document } = await editor.post<{ document: EditableDocument }>('/document', {
    kind: 'page',
    status: 'draft',
    data: PAGE,
  });
  const screen = `/admin/catalogue/page/${document._id}`;
  await enter(page, 'editor', screen);

  await test.step('the draft survives a reload and is not public', async () => {
    await writePlain(page, 'Text', '## Days\n\nIt is open on Tuesdays.');
    await isDraftSaved(page);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Text', { exact: true })).toContainText('Tuesdays');
    expect(await statusOf(site.url + PATH)).toBe(404);
  });

  await test.step('the editor asks for a review', async () => {
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(page.getByRole('heading', { name: 'This waits for a review' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('only the preview link shows the page with the draft', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const link = await page.getByLabel('Link to pass on').inputValue();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).last().click();
    const stranger = await browser.newPage({ baseURL });
    await stranger.goto(link);
    await expect(stranger).toHaveURL(site.url + PATH);
    await expect(stranger.getByText('It is open on Tuesdays.')).toBeVisible();
    await expect(stranger.getByText('Preview of a draft.')).toBeVisible();
    await expect(stranger.getByText('Preview of a draft.')).toHaveCSS('position', 'sticky');
    expect(await statusOf(site.url + PATH)).toBe(404);
    await stranger.getByRole('link', { name: 'End the preview' }).click();
    await expect(stranger).toHaveURL(`${site.url}/`);
    expect((await stranger.goto(PATH))?.status()).toBe(404);
    await stranger.close();
  });

  const second = await browser.newPage({ baseURL });
  await test.step('a second person sees the difference and schedules it', async () => {
    await enter(second, 'admin', '/admin/drafts');
    await expectAccessible(second);
    await second.getByRole('link', { name: 'Open The lantern house' }).click();
    await expect(second.locator('ins').filter({ hasText: 'Tuesdays' })).toBeVisible();
    await second.getByRole('button', { name: 'Publish later' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByLabel('Day and time, in IST').fill('2020-01-01T06:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByText('Give a day and a time that are still to come.')).toBeVisible();
    const admin = await apiAs(site.url, 'admin');
    const { version } = (await admin.get<{ document: EditableDocument }>(`/document/${document._id}`)).document
      .draft ?? { version: 0 };
    // The screen schedules by the minute, the API by the millisecond.
    const publish_at = new Date((await calendarNow(site.url)) + 3_000).toISOString();
    await admin.post(`/document/${document._id}/draft`, { step: 'schedule', publish_at, version });
    expect(await statusOf(site.url + PATH)).toBe(404);
  });

  await test.step('it is published, and in search and site map', async () => {
    await expect.poll(() => statusOf(site.url + PATH)).toBe(200);
    const knows = async () => {
      const [map, search] = await Promise.all(
        ['/site-map', '/search?q=lantern+house'].map(async (path) => (await fetch(site.url + path)).text()),
      );
      return [map?.includes(PATH), search?.includes(PATH)];
    };
    await expect.poll(knows).toEqual([true, true]);
  });

  await test.step('it is corrected, and the version before restored', async () => {
    await second.goto(screen);
    await writePlain(second, 'Text', 'It is open on Fridays.');
    await publish(second);
    await expect(second.getByText('“The lantern house” is published.')).toBeVisible();
    expect(await (await fetch(site.url + PATH)).text()).toContain('Fridays');
    await second.getByRole('link', { name: 'History' }).click();
    await pressAndConfirm(second, 'Restore as a draft: version 2', 'Restore as a draft');
    await expect(second.getByLabel('Text', { exact: true })).toContainText('Tuesdays');
    expect(await (await fetch(site.url + PATH)).text()).toContain('Fridays');
    await publish(second);
    await expect(second.getByText('“The lantern house” is published.')).toBeVisible();
    expect(await (await fetch(site.url + PATH)).text()).toContain('Tuesdays');
  });
  await second.close();
});

const AROUND = [
  { kind: 'menu', label: 'Words, row 1', to: 'Lantern gate' },
  { kind: 'identity', label: 'Name', to: 'University of Lanterns' },
] as const;

for (const { kind, label, to } of AROUND)
  test(`a draft of the ${kind} shows on all pages of a preview only`, async ({ page, browser, baseURL }) => {
    await enter(page, 'editor', `/admin/catalogue/${kind}/${kind}`);
    await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
    await page.getByLabel(label, { exact: true }).first().fill(to);
    await isDraftSaved(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const link = await page.getByLabel('Link to pass on').inputValue();

    const stranger = await browser.newPage({ baseURL });
    const errors: Error[] = [];
    stranger.on('pageerror', (error) => errors.push(error));
    await stranger.goto(link);
    await expect(stranger.getByText('Preview of a draft.')).toBeVisible();
    await closePopup(stranger);
    const header = stranger.locator('header');
    await expect(header.getByText(to).first()).toBeVisible();
    await stranger.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
    await expect(header.getByText(to).first()).toBeVisible();
    await stranger.reload();
    await expect(header.getByText(to).first()).toBeVisible();
    expect(errors).toEqual([]);
    await stranger.close();
    const reader = await browser.newPage({ baseURL });
    await reader.goto('/courses');
    await expect(reader.getByText(to)).toHaveCount(0);
    await reader.close();

    await page.getByRole('button', { name: 'Close' }).last().click();
    await discardDraft(page);
    await expect(page.getByLabel(label, { exact: true }).first()).not.toHaveValue(to);
  });
