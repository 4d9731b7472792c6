import { apiAs, enter, isDraftSaved, pdf, publish, test } from './support/admin';
import { expectAccessible } from './support/axe';
import type { Site } from './support/site';
import { expect } from './support/test';

/** Sets whether publishing a notice takes two people, which itself takes two admins. */
async function setTwo(site: Site, value: boolean): Promise<void> {
  const admin = await apiAs(site.url, 'admin');
  const { approval } = await admin.put<{ approval: { _id: string } }>('/setting/notices-take-two', { value });
  await (await apiAs(site.url, 'registrar')).post(`/approval/${approval._id}/approve`, {});
}

test.afterEach(async ({ site }) => {
  const { settings } = await (await apiAs(site.url, 'admin')).get<{ settings: { key: string; value: boolean }[] }>(
    '/setting',
  );
  if (settings.some(({ key, value }) => key === 'notices-take-two' && value)) await setTwo(site, false);
});

test('changes of a public notice are drafted, previewed, reviewed and published', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const api = await apiAs(site.url, 'notices');
  const { _id: id } = await api.upload({ fileName: 'Lantern tender', section: 'tenders', summary: 'Ten lanterns.' });
  await setTwo(site, true);
  const address = `${site.url}/notices/${id}`;
  const publicPage = async () => (await fetch(address)).text();

  await test.step('the draft with its new PDF survives a reload and is not public', async () => {
    await enter(page, 'notices', `/admin/view-pdfs/${id}`);
    await expect(page.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await page.getByLabel('Title').fill('Lantern tender, extended');
    await page.getByLabel('New PDF (optional)').setInputFiles(await pdf('Twelve lanterns', { name: 'twelve.pdf' }));
    await expect(page.getByText(/stored with the draft: twelve\.pdf/)).toBeVisible();
    await page.getByLabel(/What was wrong/).fill('The last date was too early');
    await isDraftSaved(page);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Lantern tender, extended');
    await expect(page.getByText(/stored with the draft/)).toBeVisible();
    expect(await publicPage()).not.toContain('extended');
  });

  await test.step('the preview link shows the page with the draft and its PDF', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const link = await page.getByLabel('Link to pass on').inputValue();
    await expect(page.getByRole('button', { name: 'As on a phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    const stranger = await browser.newPage({ baseURL });
    await stranger.goto(link);
    await expect(stranger).toHaveURL(address);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Lantern tender, extended' })).toBeVisible();
    await expect(stranger.getByText('Preview of a draft.')).toBeVisible();
    const file = (await stranger.getByRole('link', { name: /^Open PDF/ }).getAttribute('href')) ?? '';
    const bytes = async (of: typeof stranger) => (await (await of.request.get(file)).body()).toString('hex');
    const seen = await bytes(stranger);
    await stranger.close();
    const reader = await browser.newPage({ baseURL });
    expect(await bytes(reader)).not.toBe(seen);
    await reader.close();
    expect(await publicPage()).not.toContain('extended');
  });

  await test.step('the editor asks for a review', async () => {
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    await expect(page.getByText('You have changed it. Somebody else has to publish it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a second person sees the difference and publishes it', async () => {
    const second = await browser.newPage({ baseURL });
    await enter(second, 'admin', '/admin/drafts');
    await second.getByRole('link', { name: 'Open Lantern tender' }).click();
    await expect(second.locator('ins').filter({ hasText: 'extended' })).toBeVisible();
    await publish(second);
    await expect(second.getByLabel('Title')).toHaveValue('Lantern tender, extended');
    await expect.poll(publicPage).toContain('Lantern tender, extended');
    expect(await publicPage()).toContain('The last date was too early');
    await second.getByRole('link', { name: 'History' }).click();
    const newest = second.getByRole('article', { name: 'Version 2' });
    await newest.getByText('What was changed').click();
    await expect(newest.locator('ins').filter({ hasText: 'extended' })).toBeVisible();
    await expectAccessible(second);
    const download = second.waitForEvent('download');
    await second.getByRole('button', { name: 'Save its PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Lantern tender.pdf');
    await second.close();
  });
});

test('where publishing takes two people a new notice waits for the second', async ({ page, site }) => {
  await setTwo(site, true);
  await enter(page, 'notices', '/admin/uploads');
  await page.getByLabel('Section').fill('News');
  await page.getByLabel('Title').fill('Lantern news of one person');
  await page.getByLabel('PDF files').setInputFiles(await pdf('news'));
  await page.getByRole('button', { name: /^Upload and publish/ }).click();
  await expect(page.getByText('waits for a second person, who publishes it.')).toBeVisible();
  const listed = `${site.url}/api/v1/notice?regex=Lantern+news`;
  expect(await (await fetch(listed)).json()).toMatchObject({ metadata: { total: 0 } });
  await page.getByRole('link', { name: 'See what waits' }).click();
  await expect(page.getByText('You have changed it. Somebody else has to publish it.')).toBeVisible();
  const id = page.url().split('/').at(-1);
  await (await apiAs(site.url, 'admin')).post(`/document/${id}/draft`, { step: 'publish', version: 1 });
  expect(await (await fetch(listed)).json()).toMatchObject({ metadata: { total: 1 } });
});
