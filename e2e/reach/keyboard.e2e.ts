import type { Locator, Page } from '@playwright/test';
import { pdf, test } from '../support/admin';
import { emailOf, formNumberOf, Office, ROUNDS, type Round } from '../support/applicants';
import { isLive } from '../support/live';
import { PASSWORD } from '../support/log-in';
import { expect } from '../support/test';

/** More Tab stops than any page needs. */
const MOST = 90;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab; the focused element must show it and must not be covered (WCAG 2.4.7, 2.4.11). */
async function step(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  const problem = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const name = focused.outerHTML.slice(0, 200);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `No focus shows on ${name}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isOnTop = ([x, y]: readonly [number, number]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (focused.contains(found) || found.contains(focused));
    };
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const points = [middle, [left + 4, top + 4], [right - 4, bottom - 4]] as const;
    return points.some(isOnTop) ? null : `Something hides ${name}`;
  });
  expect(problem).toBeNull();
}

async function walkTo(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let steps = 0; steps < MOST; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await step(page, key);
  }
  throw new Error(`The focus never came to ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.type(text);
}

const heading = (page: Page) => page.locator('main h1');

for (const forcedColors of ['none', 'active'] as const) {
  test(`a programme is found by keyboard, forced colours ${forcedColors}`, {
    tag: forcedColors === 'none' ? '@journey' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Admission Notifications' });
    await expect(popup.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.goto('/alumni');
    await step(page);
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await step(page);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goto('/courses');
    await type(page, page.getByLabel('Name, code or department'), 'data science');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=data\+science/);
    await press(page, page.getByRole('link', { name: 'B.Tech. Data Science' }));
    await expect(page).toHaveURL(/\/programs\//);
    await expect(heading(page)).toBeFocused();
  });
}

test('Shift+Tab does not move under the header', async ({ page }) => {
  await page.goto('/courses');
  const links = page.locator('main a[href^="/programs/"]');
  await links.nth(30).focus();
  await walkTo(page, links.nth(5), 'Shift+Tab');
});

test('an applicant signs in, decides and downloads the letter by keyboard', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const [round] = ROUNDS as readonly [Round];
  const office = await Office.open(site.url);
  await office.openRound(round, [{ key: 'keys', outcome: 'allotted', preference: 1 }]);
  await page.goto(round.signIn);
  await type(page, page.getByLabel('E-mail address'), emailOf(round, 'keys'));
  await type(page, page.getByLabel('Day'), '9');
  await type(page, page.getByLabel('Month'), '2');
  await type(page, page.getByLabel('Year'), '2007');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
  await expect(heading(page)).toBeFocused();

  const freeze = page.getByRole('button', { name: 'Freeze', exact: true });
  const question = page.getByRole('dialog', { name: 'Freeze this seat?' });
  await press(page, freeze);
  await expect(question).toBeVisible();
  const isOutside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
  for (let steps = 0; steps < 6; steps++) {
    await step(page);
    expect(await isOutside(), 'the focus left the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(freeze).toBeFocused();
  await page.keyboard.press('Enter');
  await type(page, question.getByLabel('Form number'), formNumberOf(round, 'keys'));
  await press(page, question.getByRole('button', { name: /^Yes/ }));
  await expect(page.getByRole('group', { name: 'You froze your seat.' })).toBeFocused();
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download the letter (PDF)' }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('a grievance is corrected and sent by keyboard', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/grievance-form');
  const form = page.getByRole('form', { name: 'Send a grievance' });
  const send = form.getByRole('button', { name: 'Send the grievance' });
  await isLive(send);
  await press(page, send);
  const problems = page.getByRole('alert');
  await expect(problems).toBeFocused();
  await press(page, problems.getByRole('link', { name: 'Enter your name' }));
  await expect(form.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Neha Rawat');
  await type(page, form.getByLabel('E-mail'), 'neha.keys@person.example');
  await type(page, form.getByLabel('Mobile number'), '+91 98111 22233');
  await type(page, form.getByLabel('What it is about'), 'Something');
  await expect(form.getByLabel('What it is about').locator('option:checked')).toHaveText('Something else');
  await type(page, form.getByLabel('Subject'), 'A lamp at the gate');
  await type(page, form.getByLabel('What happened'), 'The lamp at the north gate has been dark for a week.');
  await press(page, send);
  await expect(page.getByRole('heading', { name: 'Your grievance has reached us' })).toBeFocused();
});

test('staff publish, archive and restore a notice by keyboard', async ({ page }) => {
  await page.goto('/admin-login');
  await type(page, page.getByLabel('E-mail address'), 'notices@seu.example');
  await type(page, page.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await press(page, page.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name: 'Upload notices' }));
  await expect(heading(page)).toBeFocused();
  await type(page, page.getByLabel('Section'), 'tenders');
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByLabel('PDF files'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await pdf('keys', { name: 'Keyboard only.pdf' }));
  await expect(page.getByLabel('Title')).toHaveValue('Keyboard only');
  await press(page, page.getByRole('button', { name: /^Upload and publish/ }));
  await expect(page.getByText('“Keyboard only” is published.')).toBeVisible();

  await page.goto('/admin/view-pdfs?search=Keyboard+only');
  await press(page, page.getByRole('button', { name: 'Archive Keyboard only' }));
  await expect(page.getByRole('cell', { name: 'Archived' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('cell', { name: 'Active' })).toBeVisible();
});
