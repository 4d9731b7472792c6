import type { Page } from '@playwright/test';
import { FakeSmtp } from '../api/src/platform/mail/testing/fake-smtp';
import { emailOf, fillIn, Office, ROUNDS, type Round } from './support/applicants';
import { colourViolations, sideways, violations } from './support/axe';
import { logIn } from './support/log-in';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const STAFF = 'notices@seu.example';

const post = new FakeSmtp();
let site: Site;
let round: Round;

test.beforeAll(async () => {
  await post.start();
  site = await startSite({ SMTP_URL: post.url, MAIL_FROM: 'admission@seu.example' });
  const office = await Office.open(site.url);
  const [diploma] = ROUNDS as [Round, ...Round[]];
  await office.openRound(diploma, [{ key: 'guessed', outcome: 'allotted', preference: 2 }]);
  round = { ...diploma, signIn: site.url + diploma.signIn };
});
test.afterAll(async () => {
  await site?.stop();
  await post.stop();
});

async function guess(path: string, body: object) {
  for (let n = 1; n <= 10; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` };
    const answer = await fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(401);
  }
}

async function codeSentTo(email: string): Promise<string> {
  const code = () =>
    post.received
      .filter(({ to }) => to === email)
      .map(({ source }) => /Your code to sign in to [a-z ]+ is (\d{8})/.exec(source)?.[1])
      .find(Boolean);
  await expect.poll(code).toBeDefined();
  return code() ?? '';
}

/** The field for the code has the focus, and axe finds nothing in both colour schemes. */
async function expectCodeField(page: Page, complaints: string[]) {
  const field = page.getByLabel('Code from the mail');
  await expect(field).toBeFocused();
  complaints.length = 0;
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  return field;
}

test.describe('after many wrong sign-ins by others the owner signs in with a mailed code', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('as an applicant', async ({ page, complaints }) => {
    const email = emailOf(round, 'guessed');
    await guess('/result?category=diploma', { email, password: '01-01-2001' });
    await page.goto(round.signIn);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'See my result' }).click();
    const field = await expectCodeField(page, complaints);
    await field.fill(await codeSentTo(email));
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible();
  });

  test('as a member of staff', async ({ page, complaints }) => {
    await guess('/auth/login', { email: STAFF, password: 'guess' });
    await page.goto(`${site.url}/admin-login`);
    await logIn(page, STAFF);
    const field = await expectCodeField(page, complaints);
    await field.fill(await codeSentTo(STAFF));
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  });
});
