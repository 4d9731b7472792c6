import type { Page } from '@playwright/test';
import { CHOSEN_PASSWORD, enter, logOut, makeAccount, test } from './support/admin';
import { expectAccessible, violations } from './support/axe';
import { expect } from './support/test';

/** A virtual authenticator that confirms its user by itself. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

const passkeyLogin = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
}

test('a passkey is added, logs in, confirms a removal, and is removed', { tag: '@journey' }, async ({
  page,
  site,
  complaints,
}) => {
  await makeAccount(site, { email: 'asha.key@seu.example', name: 'Asha Key', role: 'notices' });
  const keyCount = await addDevice(page);
  await enter(page, 'asha.key', '/admin/password', CHOSEN_PASSWORD);
  await addPasskey(page, 'Office computer');
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is added.' })).toBeFocused();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  expect([await violations(page), await keyCount()]).toEqual([[], 1]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const row = page.getByRole('row', { name: /Office computer/ });
  await expect(row).toContainText('Not yet');
  await expectAccessible(page);
  await addPasskey(page, 'The same again');
  await expect(page.getByRole('alert')).toContainText('has a passkey for your account already');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await logOut(page);
  await page.goto('/loginseu');
  await passkeyLogin(page).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem('email'))).toBe('asha.key@seu.example');

  // The first attempt is refused as if the login was ten minutes old.
  await page.goto('/admin/password');
  let isTooOld = true;
  await page.route('**/api/v1/auth/passkey/*', (route) => {
    if (!isTooOld) return route.continue();
    isTooOld = false;
    const json = { status: 'error', code: 'recent_login_required', message: 'Too long ago.' };
    return route.fulfill({ status: 403, json });
  });
  await page.getByRole('button', { name: 'Remove the passkey Office computer' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(CHOSEN_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('One-time code')).toBeFocused();
  await expect(dialog.getByLabel('Your password')).toHaveValue(CHOSEN_PASSWORD);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await logOut(page);
  await passkeyLogin(page).click();
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here');
  const meant = /status of 40[13]|failed: (Too long ago|Enter the code|This passkey is not known)/;
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !meant.test(complaint)));
});

test('the code for passkeys is loaded by the click', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await addDevice(page);
  await page.goto('/admin-login');
  await expect(passkeyLogin(page)).toBeEnabled();
  const before = scripts.length;
  await passkeyLogin(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
