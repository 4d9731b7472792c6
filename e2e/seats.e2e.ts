import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { apiAs, enter, test } from './support/admin';
import { DEMO, seeResult } from './support/applicants';
import { violations } from './support/axe';
import { ROOT } from './support/site';
import { expect } from './support/test';

const CHECKER = join(ROOT, 'allotment/check.mjs');
const KEY = 'diploma/2';
const COLUMNS = 'form_number,name,email,date_of_birth,registered_category,rank,preferences,marks,claims,photo,language';

/** Everybody who has a record in one of the rounds, all with one date of birth. */
async function applications(site: string): Promise<Buffer> {
  const api = await apiAs(site, 'admissions');
  const people = new Map<string, string>();
  for (const round of ['diploma/1', KEY]) {
    const { url } = await api.post<{ url: string }>(`/admission/round/${round}/export`, {});
    const csv = await (await fetch(new URL(url, site))).text();
    for (const row of parse<Record<string, string>>(csv, { columns: true, bom: true })) {
      const seat = row.program_code && `${row.program_code}@${row.campus_code}`;
      const cells: Record<string, string> = {
        ...{ ...row, date_of_birth: '09-02-2007', claims: 'F', rank: row.rank || '9000' },
        preferences: row.preferences || seat || 'DCE@N01',
      };
      const line = COLUMNS.split(',').map((column) =>
        cells[column]?.includes(',') ? `"${cells[column]}"` : (cells[column] ?? ''),
      );
      people.set(String(row.form_number), line.join(','));
    }
  }
  return Buffer.from([COLUMNS, ...people.values()].join('\n'));
}

test('an applicant reads why, and checks that the result is the published one @journey', async ({ page }) => {
  await page.goto('/admission/result?category=diploma');
  await seeResult(page, DEMO.lowerChoice.email, { day: '3', month: 'Aug', year: '2008' });
  await page.getByText('Why?', { exact: true }).click();
  const reasons = page.getByRole('group').filter({ hasText: 'Why?' }).getByRole('listitem');
  await expect(reasons.first()).toContainText(/\d+ seats? for Delhi – UR.*yours is \d+\./);
  await expect(reasons.nth(2)).toContainText('You got one of');
  await expect(reasons.nth(3)).toContainText('Not considered: you got a higher choice.');
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('It is there: your result is part of the published fingerprint.')).toBeVisible();
  await page.getByRole('link', { name: 'How seats were allotted' }).click();
  await expect(page.getByRole('heading', { name: 'Diploma Round\u00a01, 2025-26' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('Admissions tries an allotment, and a second person makes it the result', async ({
  page,
  site,
  browser,
  complaints,
}) => {
  const csv = await applications(site.url);
  await enter(page, 'admissions', `/admin/results/${KEY}/seats`);
  const file = (name: string, buffer: Buffer) =>
    page.getByLabel('File of applications (CSV or JSON)').setInputFiles({ name, mimeType: 'text/csv', buffer });
  const wrong = Buffer.from(csv.toString().replaceAll('09-02-2007', '31-02-2007'));
  await file('wrong.csv', wrong);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('No seats were given out: put the rows listed right first.')).toBeVisible();
  await expect(page.getByLabel('Name of the run')).toHaveValue('Run 1');
  complaints.length = 0;
  await file('applications.csv', csv);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('A second program checked these seats, and found no mistake.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Propose as the result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Propose as the result' }).click();
  await expect(page.getByText('Waits for a second person:')).toBeVisible();

  const second = await (await browser.newContext({ baseURL: site.url })).newPage();
  await enter(second, 'admin', '/admin/approvals');
  await second.getByRole('link', { name: 'Look at it first' }).click();
  await second.getByRole('link', { name: 'Open Run 1' }).click();
  await expect(second.getByText('A second program checked these seats, and found no mistake.')).toBeVisible();
  await second.goto('/admin/approvals');
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(second.getByText('Nothing waits for a second person.')).toBeVisible();
  await second.context().close();
  await page.reload();
  await expect(page.getByText('These seats are the records of this round.')).toBeVisible();

  const auditor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await enter(auditor, 'auditor', '/admin/audits');
  const saving = auditor.waitForEvent('download');
  await auditor
    .getByRole('row', { name: /^Diploma, round 2/ })
    .getByRole('button', { name: 'Save the file' })
    .click();
  const saved = join(test.info().outputDir, 'round.json');
  await (await saving).saveAs(saved);
  expect(execFileSync(process.execPath, [CHECKER, saved], { encoding: 'utf8' })).toBe('The allotment is right.\n');
  expect(await violations(auditor)).toEqual([]);
  await auditor.context().close();
});
