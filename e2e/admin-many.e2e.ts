import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { staffMenu, test } from './support/admin';
import { logIn } from './support/log-in';
import { newDataDir, startSite } from './support/site';
import { expect } from './support/test';

/** `FULL=1` tests with 50,000, which takes a minute more. */
const COUNT = process.env.FULL === '1' ? 50_000 : 4_000;

async function seed(dataDir: string): Promise<void> {
  const database = new PGlite(join(dataDir, 'pg'));
  await database.query(
    `insert into notices (id, title, section, file_key, file_hash, size, pages, language, summary, archive,
       auto_archive, publish_at, created_at)
     select 'many' || n, 'Bulk notice ' || lpad(n::text, 5, '0'), (array['tenders', 'circulars', 'news'])[1 + n % 3],
       'notices/many' || n, md5(n::text), 1000 + n, 1, 'en', '', n % 4 = 0, false, moment, moment
     from (select n, timestamptz '2020-01-01' + n * interval '1 hour' as moment from generate_series(1, $1::int) n) rows`,
    [COUNT],
  );
  await database.query('analyze notices');
  await database.close();
}

test(`${COUNT} notices are found, narrowed, sorted and paged by the server`, async ({ page }) => {
  test.setTimeout(240_000);
  console.log(`With ${COUNT} notices${COUNT < 50_000 ? '; FULL=1 makes it 50,000' : ''}.`);
  const dataDir = newDataDir();
  await seed(dataDir);
  const site = await startSite({ DATA_DIR: dataDir });
  try {
    await page.goto(`${site.url}/admin-login`);
    await logIn(page, 'notices@seu.example');
    await expect(page).toHaveURL(/dashboard$/);
    await staffMenu(page, 'All notices');
    const archived = COUNT / 4;
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });

    await page.getByLabel('Title or text has').fill('bulk notice');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByRole('button', { name: `All (${COUNT.toLocaleString('en-IN')})` })).toBeVisible();
    await expect(page.getByText(`Page 1 of ${Math.ceil(COUNT / 20).toLocaleString('en-IN')}`)).toBeVisible();
    await expect(rows).toHaveCount(20);
    await page.getByRole('button', { name: `Archived (${archived.toLocaleString('en-IN')})` }).click();
    await expect(page.getByText(`${archived.toLocaleString('en-IN')} found`)).toBeVisible();
    await page.getByRole('button', { name: /^Title/ }).click();
    await expect(rows.first()).toContainText('Bulk notice 00004');
    await page.getByRole('button', { name: /^Title/ }).click();
    await expect(rows.first()).toContainText(`Bulk notice ${String(COUNT).padStart(5, '0')}`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows.first()).toContainText(`Bulk notice ${String(COUNT - 80).padStart(5, '0')}`);
    await expect(page).toHaveURL(/search=bulk\+notice&state=archived&sort=title&page=2$/);
    await page.reload();
    await expect(rows.first()).toContainText(`Bulk notice ${String(COUNT - 80).padStart(5, '0')}`);
    await page.getByLabel('Section').selectOption('tenders');
    await page.getByLabel('Created from').fill('2020-01-02');
    await page.getByLabel('Created until').fill('2020-01-02');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    // Hours 18 to 41 are that day in IST; one in three is a tender, one in four archived.
    await expect(page.getByText('2 found')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});
