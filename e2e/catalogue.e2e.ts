import { programmes } from './support/catalogue';
import { hold, pageIsLive } from './support/live';
import { expect, test } from './support/test';

test('a filter applies at once, is in the address, and Back returns to it', async ({ page }) => {
  await page.goto('/courses');
  await page.getByLabel('School').selectOption('scit');
  await page.getByLabel('Sort by').selectOption('fee');
  await expect(page).toHaveURL(/\?school=scit&sort=fee$/);
  const count = page.locator('main [role=status]', { hasText: /of \d+ programmes/ });
  await expect(count).toHaveText(/^\d+ of \d+ programmes$/);
  const text = (await count.textContent()) ?? '';
  await page.locator('main a[href^="/programs/"]').first().click();
  await expect(page).toHaveURL(/\/programs\//);
  await page.goBack();
  await expect(count).toHaveText(text);
  await expect(page.getByLabel('Sort by')).toHaveValue('fee');
});

test('a comparison of the three largest programmes prints on one A4 sheet', async ({ page, request }) => {
  const largest = (await programmes(request))
    .filter(({ years }) => years)
    .sort((a, b) => b.campuses.length - a.campuses.length)
    .slice(0, 3);
  await page.goto(`/courses/compare?ids=${largest.map(({ _id }) => _id).join(',')}`);
  await expect(page.locator('main thead th')).toHaveCount(3);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the programme of most campuses prints on both sides of one A4 sheet, and no table is cut', async ({
  page,
  request,
}) => {
  const [largest] = (await programmes(request))
    .filter(({ years }) => years)
    .sort((a, b) => b.campuses.length - a.campuses.length);
  expect(largest?.campuses.length).toBeGreaterThan(5);
  await page.goto(`/programs/${largest?._id}`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // A4 within the margins, in pixels.
  await page.setViewportSize({ width: 658, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main [role=region]:has(> table)')
    .evaluateAll((frames) => frames.flatMap((each) => (each.scrollWidth > each.clientWidth ? each.textContent : [])));
  expect(cut).toEqual([]);
});

test('the button to compare lies over the list only while a programme is ticked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const button = page.getByRole('button', { name: 'Compare', exact: true });
  const first = page.getByRole('checkbox', { name: /^Compare / }).first();
  await expect(button).not.toBeInViewport();
  await first.check();
  await expect(button).toBeInViewport();
  await first.uncheck();
  await expect(button).not.toBeInViewport();
});

test('the programmes ticked are named and compared in the order of ticking, also the one ticked before hydration', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/(start|main)\..*\.js$/);
  await page.goto('/courses', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(2).check();
  release();
  await pageIsLive(page);
  await boxes.nth(0).check();
  const codes = await Promise.all(
    [2, 0].map((at) =>
      boxes.nth(at).evaluate((box) => box.closest('li')?.querySelector('strong, b, span')?.textContent),
    ),
  );
  await expect(page.getByText(/^Ticked: /)).toHaveText(`Ticked: ${codes.join(', ')}`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^Compare ${codes.join(', ')}`));
});

test('a word half typed before hydration is not asked for', async ({ page }) => {
  const release = await hold(page, /\/assets\/(start|main)\..*\.js$/);
  await page.goto('/notices/section/circulars', { waitUntil: 'commit' });
  const words = page.getByLabel('Words in the title or text');
  await words.pressSequentially('sel');
  release();
  await words.pressSequentially('f-appraisal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/regex=self-appraisal$/);
  await page.goBack();
  await expect(page).toHaveURL(/circulars$/);
});

test('a choice before hydration is kept', async ({ page }) => {
  // Also before the first script, which listens for input.
  const release = await hold(page, /\/assets\/(start|main)\..*\.js$/);
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByLabel('School').selectOption('scit');
  release();
  await expect(page).toHaveURL(/\?school=scit$/);
  await expect(page.getByLabel('School')).toHaveValue('scit');
});

test('the map opens a campus by keyboard', async ({ page }) => {
  await page.goto('/campus');
  const dot = page.getByRole('group', { name: 'Map of the campuses' }).getByRole('link', { name: 'Dwarka Campus' });
  await dot.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campus\/dwarka$/);
  await expect(page.locator('main h1')).toHaveText('Dwarka Campus');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('programmes are filtered by the form, and one is opened', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/courses');
    await page.getByLabel('Name, code or department').fill('design');
    await page.getByLabel('Level, by what you have passed', { exact: true }).selectOption('ug');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/q=design&level=ug/);
    await expect(page.getByText(/^\d of \d+ programmes$/)).toBeVisible();
    await expect(page.getByLabel('Level, by what you have passed', { exact: true })).toHaveValue('ug');
    await page.goto('/courses?fee=20000&shift=gone');
    await expect(page.getByText(/^\d+ of \d+ programmes$/)).toBeVisible();
    await page.goto('/courses?q=paint&duration=3');
    await expect(page.locator('main')).toContainText('No programme matches');
    await page.goto('/courses?q=Robotics');
    const link = page.getByRole('main').getByRole('link', { name: /Robotics/ });
    await link.first().click();
    await expect(page.locator('main h1')).toHaveText(/Robotics/);
  });
});
