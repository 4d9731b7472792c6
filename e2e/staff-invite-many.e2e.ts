import { apiAs, enter, mailTo, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

const CORRECTED = 'dev.varma@seu.example\tDev Varma\tFaculty';
const LIST = `E-mail\tName\tRole\nasha.rao@seu.example\tAsha Rao\tNotices desk\n${CORRECTED.replace('@', ' at ')}`;

test('people are invited from lines of a spreadsheet: all or nobody', async ({ page, site, complaints }) => {
  await enter(page, 'admin', '/admin/staff');
  await page.getByRole('link', { name: 'Invite many people from a list' }).click();
  await expect(page).toHaveURL(/\/admin\/staff\/invite$/);
  const list = page.getByLabel('People to invite');
  await list.fill(LIST);
  await page.getByRole('button', { name: 'Check the list' }).click();
  const wrong = page.getByRole('row', { name: /^Line 3/ });
  await expect(wrong).toContainText('This is not an e-mail address.');
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expectAccessible(page);
  await wrong.getByRole('button', { name: 'Go to line 3' }).click();
  await page.keyboard.insertText(CORRECTED);

  const admin = await apiAs(site.url, 'admin');
  const faster = { email: 'asha.rao@seu.example', name: 'Asha Rao', role: 'notices' };
  await admin.post('/staff', faster);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByRole('row', { name: /^Line 2/ })).toContainText(
    'There is an account with this e-mail address',
  );
  const { staff } = await admin.get<{ staff: { email: string }[] }>('/staff');
  expect(staff.some(({ email }) => email === 'dev.varma@seu.example')).toBe(false);
  complaints.length = 0;

  await list.fill(CORRECTED);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 invitation is in the outbox.')).toBeVisible();
  expect(await mailTo(site.dataDir, 'dev.varma@seu.example', 'Your account')).toContain('/admin-login/password#');
  await page.getByRole('link', { name: 'All accounts' }).click();
  await expect(page.getByRole('row', { name: /Dev Varma/ })).toContainText('Invited');
});
