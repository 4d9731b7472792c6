import type { BrowserContext, Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  decide,
  emailOf,
  fillIn,
  formNumberOf,
  offered,
  Office,
  type Person,
  ROUNDS,
  type Round,
  signIn,
} from './support/applicants';
import { logIn } from './support/log-in';
import { type Site, startSite } from './support/site';
import { FakeSmtp } from '../api/src/platform/mail/testing/fake-smtp';
import { expect, test } from './support/test';

const KEYS = 'before after answered unsure tabs clash staff full letter coded private twice'.split(' ');
const PEOPLE: Person[] = KEYS.map((key) => ({ key, outcome: 'allotted', preference: 2 }));

const post = new FakeSmtp();
let site: Site;
let office: Office;
let round: Round;

test.beforeAll(async () => {
  await post.start();
  site = await startSite({ SMTP_URL: post.url, MAIL_FROM: 'admission@seu.example' });
  office = await Office.open(site.url);
  const [diploma] = ROUNDS as [Round, ...Round[]];
  await office.openRound(diploma, PEOPLE);
  round = { ...diploma, signIn: site.url + diploma.signIn };
});
test.afterAll(async () => {
  await site?.stop();
  await post.stop();
});

const isDecision = (method: string) => method === 'PUT';
const CODE = /Your code is (\d{6})/;
const DECISION = /\/api\/v1\/result\/[^/?]+$/;

async function statusOnServer(context: BrowserContext): Promise<string> {
  const answer = await context.request.get(`${site.url}/api/v1/result/me`);
  return (await answer.json()).data.record.status;
}

async function mailed(key: string, pattern: RegExp): Promise<string> {
  const find = () =>
    post.received
      .filter(({ to }) => to === emailOf(round, key))
      .map(({ source }) => pattern.exec(source.replace(/=\r?\n/g, ''))?.[1])
      .find(Boolean);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** Signs in and gives form number and mailed code, so that decisions do not ask for them. */
async function signInAndProve(page: Page, key: string) {
  await signIn(page, round, key);
  await prove(page, key);
}

async function prove(page: Page, key: string) {
  const { request } = page.context();
  expect((await request.post(`${site.url}/api/v1/result/code`)).status()).toBe(200);
  const data = { form_number: formNumberOf(round, key), code: await mailed(key, CODE) };
  expect((await request.post(`${site.url}/api/v1/result/me/letter`, { data })).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
}

/** Also clears complaints about the fault that the test caused. */
async function expectNotice(page: Page, name: string | RegExp, complaints: string[]) {
  await expect(page.getByRole('group', { name })).toBeFocused({ timeout: 20_000 });
  complaints.length = 0;
}

test.describe('the connection is cut', () => {
  test('before the decision is sent: nothing is recorded, and a second attempt works', { tag: '@journey' }, async ({
    page,
    context,
    complaints,
  }) => {
    await signInAndProve(page, 'before');
    await page.route(DECISION, (route) =>
      isDecision(route.request().method()) ? route.abort('connectionfailed') : route.continue(),
    );
    await decide(page, 'Float');
    await expectNotice(page, 'Your decision is not recorded.', complaints);
    expect(await statusOnServer(context)).toBe('pending');
    await page.unroute(DECISION);
    await decide(page, 'Float');
    await expectNotice(page, 'You floated your seat.', complaints);
    expect(await statusOnServer(context)).toBe('float');
  });

  test('before the answer arrives: the page finds out that the decision was recorded', { tag: '@journey' }, async ({
    page,
    context,
    complaints,
  }) => {
    await signInAndProve(page, 'after');
    await page.route(DECISION, async (route) => {
      if (!isDecision(route.request().method())) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await decide(page, 'Float');
    await expectNotice(page, 'You floated your seat.', complaints);
    await expect(page.locator('main')).toContainText('had arrived');
    expect(await offered(page)).toEqual(['Freeze']);
    expect(await statusOnServer(context)).toBe('float');
  });

  test('for longer: the page says that it does not know, and checks again on request', { tag: '@journey' }, async ({
    page,
    complaints,
  }) => {
    await signInAndProve(page, 'unsure');
    await page.route(DECISION, async (route) => {
      if (isDecision(route.request().method())) await route.fetch();
      await route.abort('connectionreset');
    });
    await decide(page, 'Float');
    await expectNotice(page, 'We do not know yet whether your decision arrived.', complaints);
    await page.unroute(DECISION);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectNotice(page, 'You floated your seat.', complaints);
  });
});

test('sign-in and decision are retried while the service is full', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  const turnedAway: string[] = [];
  const full = {
    status: 503,
    headers: { 'retry-after': '1' },
    json: { status: 'error', code: 'overloaded', message: 'Too many.' },
  };
  await page.route(/\/api\/v1\/result(\/[^/]+)?(\?.*)?$/, (route) => {
    const method = route.request().method();
    if (method === 'GET' || turnedAway.includes(method)) return route.continue();
    turnedAway.push(method);
    return route.fulfill(full);
  });
  await page.goto(round.signIn);
  await fillIn(page, emailOf(round, 'full'));
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page.getByRole('heading', { name: 'The service is very busy or interrupted.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
  await prove(page, 'full');
  await decide(page, 'Float');
  await expect(page.getByText('Your decision is not recorded yet.')).toBeVisible();
  await expectNotice(page, 'You floated your seat.', complaints);
  expect(turnedAway).toEqual(['POST', 'PUT']);
});

test.describe('the record changes elsewhere', () => {
  test('in another tab: this tab shows it', { tag: '@journey' }, async ({ page, context }) => {
    await signInAndProve(page, 'tabs');
    const other = await context.newPage();
    await other.goto(site.url + round.show);
    await expect(other.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Reject', exact: true }).click();
    await decide(page, 'Float');
    await expect(page.getByRole('group', { name: 'You floated your seat.' })).toBeVisible();
    await expect(other.getByRole('alert', { name: 'Your record has changed.' })).toBeVisible();
    await expect(other.getByRole('dialog')).toBeHidden();
    expect(await offered(other)).toEqual(['Freeze']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/admission\/result\?category=diploma$/);
    await other.close();
  });

  test('two decisions at once: one is taken, and the page says which', { tag: '@journey' }, async ({
    page,
    context,
    complaints,
  }) => {
    await signInAndProve(page, 'clash');
    const record = (await (await context.request.get(`${site.url}/api/v1/result/me`)).json()).data.record;
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    const first = await context.request.put(`${site.url}/api/v1/result/${record._id}`, { data: { status: 'float' } });
    expect(first.status()).toBe(200);
    await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
    await expectNotice(page, 'Your decision was not taken.', complaints);
    await expect(page.locator('main')).toContainText('Floated: accepted');
  });

  test('by the office: it shows when the tab becomes visible', { tag: '@journey' }, async ({ page, context }) => {
    await signIn(page, round, 'staff');
    const record = (await (await context.request.get(`${site.url}/api/v1/result/me`)).json()).data.record;
    await office.correct(round, record._id, 'freeze');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByRole('alert', { name: 'Your record has changed.' })).toContainText('Frozen');
  });
});

test('a decision needs form number and mailed code; it can be taken back, or reported as not made by the applicant', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  await signIn(page, round, 'coded');
  await page.getByRole('button', { name: 'Float', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Float this seat?' });
  await dialog.getByRole('button', { name: 'Mail me the code' }).click();
  await expect(dialog.getByText('We have mailed the code.')).toBeVisible();
  await dialog.getByLabel('Form number').fill(formNumberOf(round, 'coded'));
  await dialog.getByLabel('Code from the mail').fill('000000');
  await dialog.getByRole('button', { name: /^Yes/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('The form number and the code are not right together.');
  await dialog.getByLabel('Code from the mail').fill(await mailed('coded', CODE));
  await dialog.getByRole('button', { name: /^Yes/ }).click();
  await expectNotice(page, 'You floated your seat.', complaints);
  await expect(page.getByText('Time left to take it back:')).toContainText(/\d+ minutes|1 hour/);

  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('dialog', { name: 'Take this decision back?' }).getByRole('button', { name: /^Yes/ }).click();
  await expectNotice(page, 'You took your decision back.', complaints);
  await decide(page, 'Freeze');
  await expectNotice(page, 'You froze your seat.', complaints);

  const reader = await page.context().newPage();
  await reader.goto(site.url + (await mailed('coded', /(\/admission\/not-me#[\w-]+)/)));
  await expect(reader).toHaveURL(/\/admission\/not-me$/);
  expect(await statusOnServer(page.context()), 'opening the link does nothing').toBe('freeze');
  await reader.getByRole('button', { name: /^This was not me/ }).click();
  await expect(reader.getByRole('group', { name: 'Decisions on your seat are held' })).toContainText(/GR-\d{4}-/);
  await reader.close();

  await signIn(page, round, 'coded');
  await expect(page.getByRole('region', { name: 'Decisions on your seat are held' })).toContainText('Call now:');
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeHidden();

  const isToOffice = ({ to, source }: (typeof post.received)[number]) =>
    to === 'admissions@seu.example' && source.replace(/=\r?\n/g, '').includes('/admin/results/records/');
  await expect.poll(() => post.received.some(isToOffice)).toBe(true);
  const desk = await page.context().newPage();
  await desk.goto(`${site.url}/admin/dashboard`);
  await logIn(desk, 'admissions@seu.example');
  await expect(desk.getByText(/^1 applicant said “this was not me”/)).toBeVisible();
  await desk.getByRole('link', { name: 'Decisions that are held' }).click();
  await desk.getByRole('link', { name: `Open ${formNumberOf(round, 'coded')}` }).click();
  const hold = desk.getByRole('region', { name: 'Decisions are held' });
  await hold.getByLabel('The last decision').selectOption('yes');
  await hold.getByLabel('Reason').fill('Spoke to the applicant');
  await hold.getByRole('button', { name: 'Let the applicant decide again' }).click();
  await expect(hold).toBeHidden();
  await desk.close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  expect(await offered(page)).toEqual(['Freeze', 'Float', 'Upgrade', 'Reject']);
  complaints.length = 0;
});

test('"this was not me" works without scripts, with a key copied from the mail', { tag: '@journey' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/admission/not-me`);
  await page.getByLabel('Key from the mail').fill('k'.repeat(43));
  await page.getByRole('button', { name: /^This was not me/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible();
  await expect(page.getByText('This link was used or is too old.')).toBeVisible();
  await context.close();
});

test('the letter is a PDF, which anybody can verify', { tag: '@journey' }, async ({ page, browser, context }) => {
  await signInAndProve(page, 'letter');
  await decide(page, 'Float');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the letter (PDF)' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('allotment-letter-diploma-1.pdf');
  const stream = await download.createReadStream();
  const bytes = Buffer.concat(await stream.toArray());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  await expect(page.getByText('The letter is in your downloads.')).toBeVisible();

  const details = await (await context.request.get(`${site.url}/api/v1/result/me/letter/details`)).json();
  const stranger = await browser.newPage();
  await stranger.goto(`${site.url}/admission/letter`);
  await stranger.getByLabel('Code of the letter').fill(details.data.code.toLowerCase());
  await stranger.getByRole('button', { name: 'Check the letter' }).click();
  await expect(stranger.getByRole('group', { name: 'This letter is genuine and valid.' })).toBeVisible();
  await expect(stranger.locator('main')).toContainText('Imported Person');
  const html = await (await stranger.request.get(stranger.url())).text();
  expect(html, 'the HTML of the server names nobody').not.toContain('Imported Person');
  await stranger.close();
});

test('no personal data is in addresses, storage, caches or shared HTML', { tag: '@journey' }, async ({
  page,
  context,
  complaints,
}) => {
  const personal = /import\.example|Imported Person|09-02-2007|E2E11/;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page, round, 'private');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    cookies: document.cookie,
  }));
  expect(kept).toEqual({ storage: expect.not.stringMatching(personal), caches: [], databases: [], cookies: '' });
  expect(addresses.filter((address) => personal.test(address))).toEqual([]);
  const own = await context.request.get(site.url + round.show);
  expect(own.headers()['cache-control']).toBe('no-store');
  expect(await own.text()).not.toMatch(personal);
  const shared = await context.request.get(round.signIn);
  expect(shared.headers()['cache-control']).toContain('public');
  expect(await shared.text()).not.toMatch(personal);
  expect(site.output()).not.toMatch(personal);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await context.request.get(`${site.url}/api/v1/result/me`)).status()).toBe(401);
  await page.goBack();
  await expect(page.getByText('Imported Person')).toHaveCount(0);
  complaints.length = 0;
});
