import { startProvider, type TestProvider } from '../api/src/domains/staff/single-sign-on/testing/start-provider';
import { freePort } from './support/ports';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const PEOPLE = {
  meera: { email: 'meera@seu.example', email_verified: true, name: 'Meera Rao', groups: ['web team'] },
};

let provider: TestProvider;
let site: Site;

test.beforeAll(async () => {
  const port = await freePort();
  provider = await startProvider(`http://localhost:${port}/api/v1/auth/single-sign-on/return`, PEOPLE);
  site = await startSite({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'a secret for the tests',
    OIDC_ROLES: 'web team=notices',
  });
});

test.afterAll(async () => {
  await site.stop();
  provider.stop();
});

const LINK = 'Log in with your university account';

test('a login at the provider returns to the page that asked for it', { tag: '@journey' }, async ({ page }) => {
  expect(await (await fetch(`${site.url}/admin-login`)).text(), 'without scripts').toContain(LINK);
  await page.goto(`${site.url}/admin/uploads`);
  await page.getByRole('link', { name: LINK }).click();
  await page.getByLabel('Who').fill('meera');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(`${site.url}/admin/uploads`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload notices');
  expect(await page.evaluate(() => sessionStorage.getItem('currentRole'))).toBe('notices');
});
