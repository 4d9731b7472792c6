import { generate } from 'otplib';
import { apiAs, CHOSEN_PASSWORD, enter, logOut, makeAccount, staffMenu, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

test('one admin proposes a member of the committee, another one approves', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await enter(page, 'admin', '/admin/staff');
  await page.getByLabel('E-mail address').fill('anita.xavier@seu.example');
  await page.getByLabel('Name', { exact: true }).fill('Anita Xavier');
  await page.getByLabel('Role').selectOption('grievances');
  await page.getByLabel('Member of the Internal Complaints Committee').check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(/Not done yet: it waits for a second person\./)).toBeVisible();
  const row = page.getByRole('row', { name: /Anita Xavier/ });
  await expect(row).not.toContainText('Committee');
  await expect(row).toContainText('Waits for a second person');
  await staffMenu(page, 'Approvals');
  const proposal = page.getByRole('article', { name: /Anita Xavier .* will become a member/ });
  await expect(proposal).toContainText('You proposed this yourself');
  await expect(proposal.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await logOut(page);

  await enter(page, 'registrar', '/admin/dashboard');
  await expect(page.getByText(/wait(s)? for a second person\./)).toBeVisible();
  await page.getByRole('link', { name: 'Approvals' }).last().click();
  await expectAccessible(page);
  await expect(proposal).toContainText('When you approve it: Anita Xavier');
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You approved it. It is done now.')).toBeVisible();
  const { staff } = await (await apiAs(site.url, 'admin')).get<{ staff: { email: string; isIccMember: boolean }[] }>(
    '/staff',
  );
  expect(staff.find(({ email }) => email === 'anita.xavier@seu.example')?.isIccMember).toBe(true);
});

test('a lost second factor: one admin proposes a reset, another one approves', {
  tag: '@journey',
}, async ({ page, site, complaints }) => {
  await makeAccount(site, { email: 'lost.phone@seu.example', name: 'Leela Pillai', role: 'notices' });
  const own = await apiAs(site.url, 'lost.phone', CHOSEN_PASSWORD);
  const { secret } = await own.post<{ secret: string }>('/auth/second-factor', {});
  await own.post('/auth/second-factor/confirm', { code: await generate({ secret }) });

  await enter(page, 'admin', '/admin/staff');
  const propose = async (name: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Reset the second factor').click();
    await dialog.getByRole('button', { name: 'Propose the reset' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Give the reason in a few words/);
    await dialog.getByLabel('Reason').fill('Lost the phone on the train');
    await dialog.getByRole('button', { name: 'Propose the reset' }).click();
    return dialog;
  };
  const without = await propose('Ritu Gupta');
  await expect(without.getByRole('alert')).toContainText('This account has no second factor');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await propose('Leela Pillai');
  await expect(page.getByText(/Not done yet: it waits for a second person\./)).toBeVisible();
  await logOut(page);

  await enter(page, 'registrar', '/admin/approvals');
  const proposal = page.getByRole('article', { name: /Leela Pillai .* Lost the phone on the train/ });
  await proposal.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You approved it. It is done now.')).toBeVisible();
  await logOut(page);
  await enter(page, 'lost.phone', '/admin/password', CHOSEN_PASSWORD);
  await expect(page.getByText('One-time codes are off.')).toBeVisible();
  complaints.length = 0;
});

test('turning one-time codes on shows a QR code and asks for a code', async ({ page }) => {
  await enter(page, 'notices', '/admin/password');
  await page.getByRole('button', { name: 'Turn on one-time codes' }).click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByLabel('Code that the app shows now')).toHaveAccessibleDescription(/Enter the code/);
  await expectAccessible(page);
});
