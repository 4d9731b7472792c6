import type { Page } from '@playwright/test';
import {
  BIRTH_DATE,
  emailOf,
  formNumberOf,
  fillIn,
  Office,
  type Person,
  ROUNDS,
  type Round,
  signIn,
} from './support/applicants';
import { sideways, violations } from './support/axe';
import { parseMail } from '../api/src/platform/mail/testing/outbox-folder';
import { mails } from './support/admin';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const [ROUND] = ROUNDS as [Round, ...Round[]];

const LONG = 'DCO';

const PEOPLE: readonly Person[] = [
  { key: 'phone', outcome: 'allotted', preference: 3 },
  { key: 'plain', outcome: 'allotted', preference: 2 },
  { key: 'english', outcome: 'allotted', preference: 2 },
  { key: 'hindi', outcome: 'allotted', preference: 2 },
  { key: 'hindi-plain', outcome: 'allotted', preference: 2 },
];

/** Half of its height before a redesign. Pixels. */
const MOST_HEIGHT = 5_276 / 2;

const PHONE = { width: 390, height: 844 };

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  await (await Office.open(site.url)).openRound(ROUND, PEOPLE, LONG);
});
test.afterAll(() => site?.stop());

test.use({ baseURL: undefined, viewport: PHONE });

test('on a phone the first choice is on screen, and the page is short', async ({ page }) => {
  await signIn(page, { ...ROUND, signIn: site.url + ROUND.signIn }, 'phone');
  const first = page.getByRole('button', { name: 'Freeze', exact: true });
  const { y } = (await first.boundingBox()) ?? { y: Number.NaN };
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? Number.NaN);
  console.log(`first choice at ${y} px, the page ${height} px`);
  expect(y).toBeLessThan(600);
  expect(height).toBeLessThan(MOST_HEIGHT);
  const seat = page.getByRole('region', { name: 'Your status' });
  await expect(seat.getByRole('link')).toHaveCount(2);
  await expect(page.locator('main')).toContainText(/Amount due if you accept.*₹/);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sideways(page)).toBe(0);
});

async function signInInHindi(page: Page, key: string): Promise<void> {
  await page.goto(`${site.url}/hi${ROUND.signIn}`);
  await page.getByLabel('ई-मेल पता').fill(emailOf(ROUND, key));
  await page.getByLabel('दिन').fill(BIRTH_DATE.day);
  await page.getByLabel('महीना').fill(BIRTH_DATE.month);
  await page.getByLabel('वर्ष').fill(BIRTH_DATE.year);
  await page.getByRole('button', { name: 'मेरा परिणाम देखें' }).click();
}

async function deviceMail(key: string): Promise<string> {
  const find = () =>
    mails(site.dataDir)
      .map(parseMail)
      .find(({ to, text }) => to === emailOf(ROUND, key) && text.includes('/admission/not-me#'))?.text ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test('mails have the language of the page of the sign-in', {
  tag: '@journey',
}, async ({ page }) => {
  await signInInHindi(page, 'hindi');
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/hi/') && url.pathname.includes('show'));
  const mail = await deviceMail('hindi');
  expect(mail).toMatch(/^प्रिय Imported Person,/);
  expect(mail).toContain(`${site.url}/hi/admission/not-me#`);
  await page.goto(`${site.url}/api/v1/result/seat?lang=hi`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(await violations(page, 'whole')).toEqual([]);
  await page.goto(/http\S+\/hi\/admission\/not-me#\S+/.exec(mail)?.[0] ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await signIn(page, { ...ROUND, signIn: site.url + ROUND.signIn }, 'english');
  expect(await deviceMail('english')).toMatch(/^Dear Imported Person,/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages and mails after a sign-in in Hindi are in Hindi', { tag: '@journey' }, async ({ page, complaints }) => {
    await signInInHindi(page, 'hindi-plain');
    await expect(page).toHaveURL(`${site.url}/api/v1/result/seat?lang=hi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(await deviceMail('hindi-plain')).toMatch(/^प्रिय Imported Person,/);

    await page.getByRole('button', { name: 'फ़्रीज़', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('यह सीट फ़्रीज़ करें?');
    await page.getByLabel('फ़ॉर्म नंबर').fill('WRONG1');
    await page.getByRole('button', { name: 'हाँ, यह सीट फ़्रीज़ करें' }).click();
    await expect(page.getByRole('alert')).toContainText(/[\u0900-\u097f]/);
    await page.getByLabel('फ़ॉर्म नंबर').fill(formNumberOf(ROUND, 'hindi-plain'));
    await page.getByRole('button', { name: 'हाँ, यह सीट फ़्रीज़ करें' }).click();
    await expect(page.locator('main')).toContainText('आपने अपनी सीट फ़्रीज़ कर दी');
    await page.getByRole('button', { name: 'साइन आउट' }).click();
    await expect(page.locator('h1')).toHaveText('आप साइन आउट हो गए हैं');
    await page.getByRole('link', { name: 'परिणाम' }).click();
    await expect(page).toHaveURL(`${site.url}/hi/admission/result`);
    complaints.length = 0;
  });

  test('an applicant signs in, decides and signs out; a wrong form number can be corrected', {
    tag: '@journey',
  }, async ({ page, complaints }) => {
    await page.goto(site.url + ROUND.signIn);
    await fillIn(page, emailOf(ROUND, 'plain'));
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page).toHaveURL(`${site.url}/api/v1/result/seat`);
    const freeze = page.getByRole('button', { name: 'Freeze', exact: true });
    expect((await freeze.boundingBox())?.y).toBeLessThan(600);
    expect(Buffer.byteLength(await page.content())).toBeLessThan(60_000);

    await freeze.click();
    await expect(page.locator('h1')).toHaveText('Freeze this seat?');
    await page.getByLabel('Form number').fill('WRONG1');
    await page.getByRole('button', { name: 'Yes, freeze this seat' }).click();
    await expect(page.getByRole('alert')).toContainText('not the form number');
    await expect(page.getByLabel('Form number')).toHaveValue('WRONG1');
    await page.getByLabel('Form number').fill(formNumberOf(ROUND, 'plain'));
    await page.getByRole('button', { name: 'Yes, freeze this seat' }).click();
    await expect(page.locator('main')).toContainText('You froze your seat.');
    await expect(page.locator('main')).toContainText(/Frozen: you accepted this seat\. Recorded on/);
    await expect(page.getByRole('link', { name: 'Download the letter (PDF)' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(site.url + ROUND.signIn);
    await fillIn(page, emailOf(ROUND, 'plain'));
    await page.getByRole('button', { name: 'See my result' }).click();
    await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
    await expect(page.locator('h1')).toHaveText('Confirm that it is you');
    await page.getByLabel('Form number').fill(formNumberOf(ROUND, 'plain'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get the letter' }).click();
    expect((await download).suggestedFilename()).toBe('allotment-letter-diploma-round-1.pdf');
    await page.getByRole('link', { name: 'Go back' }).click();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('h1')).toHaveText('You are signed out');
    expect((await page.goto(`${site.url}/api/v1/result/seat`))?.status()).toBe(401);
    complaints.length = 0;
  });
});
