import { enter, test } from './support/admin';
import { movePointer } from './support/live';
import { expect } from './support/test';

test('a new tab shares the login, and logging out ends it in all tabs', async ({ page, context, complaints }) => {
  await enter(page, 'notices', '/admin/dashboard');
  const other = await context.newPage();
  await other.goto('/admin/view-pdfs');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('All notices');
  await expect(other).toHaveURL(/\/admin\/view-pdfs$/);
  const kept = await other.evaluate(() => [Object.keys(sessionStorage).sort(), Object.keys(localStorage)]);
  expect(kept[0]).toEqual(expect.arrayContaining(['currentRole', 'email', 'token']));
  expect(JSON.stringify(await other.evaluate(() => ({ ...localStorage })))).not.toContain(
    await other.evaluate(() => sessionStorage.getItem('token') ?? 'none'),
  );
  // After a reload, and in a tab opened after the first was closed.
  await page.close();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('All notices');
  const third = await context.newPage();
  await third.goto('/admin/dashboard');
  await movePointer(third);
  await third.getByRole('button', { name: 'Log out' }).click();
  await expect(third).toHaveURL(/\/admin-login$/);
  await expect(other).toHaveURL(/\/admin-login$/);
  const fourth = await context.newPage();
  await fourth.goto('/admin/dashboard');
  await expect(fourth, 'nobody answers').toHaveURL(/\/admin-login$/);
  complaints.length = 0;
});
