import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readPdf } from '../api/src/domains/letters/testing';
import { toIstInput } from '@university/shared/time';
import { mails, mailTo, pressAndConfirm, publish } from './support/admin';
import { decide, seeResult } from './support/applicants';
import { expectAccessible } from './support/axe';
import { logIn } from './support/log-in';
import { pageIsLive } from './support/live';
import { ROOT, type Site, siteEnvironment, startSite } from './support/site';
import { expect, test } from './support/test';

/** A medical and nursing college, from an empty database through the screens of the set-up to a decided seat. */
const DEAN = 'dean@scmn.example';
const REGISTRAR = 'registrar@scmn.example';

const ASHA = { email: 'asha@applicant.example', form: 'SCMN0001' };
const APPLICATIONS = `form_number,name,email,date_of_birth,registered_category,rank,preferences
${ASHA.form},Asha Patil,${ASHA.email},09-02-2007,D_UR,1,MBBS@HOSP`;

/** Of the demonstration, of technical universities, or of the year of others. */
const FOREIGN = /\b(?:Diploma|B\.Tech|SEU|Delhi|semesters?)\b|डिप्लोमा|दिल्ली|सेमेस्टर/gi;

const run = promisify(execFile);

let site: Site;
let dataDir: string;
const passwords: Record<string, string> = {};

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'university-e2e-'));
  const env = siteEnvironment({ DATA_DIR: dataDir, DEMO: 'off' });
  const command = async (...args: string[]) =>
    (await run(process.execPath, ['api/dist/command.mjs', ...args], { cwd: ROOT, env })).stdout;
  await command('migrate');
  for (const email of [DEAN, REGISTRAR]) {
    const made = await command('admin', 'create', '--email', email, '--name', email, '--generate');
    passwords[email] = /Password, shown this once: (\S+)/.exec(made)?.[1] as string;
  }
  site = await startSite({ DATA_DIR: dataDir, DEMO: 'off' });
});
test.afterAll(() => site?.stop());

test.use({ baseURL: undefined });

/** Text, or a step in the form. */
type Entry = readonly [label: string, value: string | true] | ((page: Page) => Promise<void>);

async function fill(page: Page, field: Locator, value: string | true): Promise<void> {
  if (value === true) return field.check();
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    await field.selectOption({ label: value });
  } else if ((await field.getAttribute('role')) === 'combobox') {
    await field.fill(value);
    await page.getByRole('option', { name: value }).first().click();
  } else {
    await field.fill(value);
  }
}

const row = (title: string) => (page: Page) => page.getByRole('button', { name: `Add a row: ${title}` }).click();

/** Opens a form as the set-up offers it, or that of a further entry. */
async function enter(page: Page, part: string, entries: readonly Entry[]): Promise<void> {
  await page.goto(`${site.url}/admin/setup`);
  // Beside the staff menu, which has some of the names too.
  await page.locator('main ol').getByRole('link', { name: part, exact: true }).click();
  const add = page.getByRole('link', { name: /^Add: / });
  await expect(add.or(page.getByRole('button', { name: 'Publish', exact: true })).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  for (const entry of entries) {
    if (typeof entry === 'function') await entry(page);
    else await fill(page, page.getByLabel(entry[0], { exact: true }).first(), entry[1]);
  }
  await publish(page);
  await expect(page.locator('main').getByText('Published', { exact: true })).toBeVisible();
}

const upload = (field: string, shows: string, width: number, height: number) => async (page: Page) => {
  await page.getByRole('group', { name: field, exact: true }).getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('tab', { name: 'Upload new pictures' }).click();
  const create = { width, height, channels: 4, background: '#7a1f3d' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await dialog.getByLabel('Picture files').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('What the picture shows').fill(shows);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog.getByRole('button', { name: /^Use this picture/ }).click({ timeout: 120_000 });
};

const NAME = 'Sahyadri College of Medicine and Nursing';

const PROGRAMMES = [
  ['MBBS', 'MBBS', 'Undergraduate', 'UG', '5 years and 6 months'],
  ['BSCN', 'B.Sc. Nursing', 'Undergraduate', 'UG', '4 years'],
  ['MD', 'MD General Medicine', 'Postgraduate', 'PG', '3 years'],
] as const;

/** What people and search engines read: no styles, nor data for scripts, where the menu still has what is left out. */
function leftIn(where: string, text: string): string[] {
  const plain = text.replace(/<style[^>]*>[^<]*<\/style>|<script type="application\/json"[^>]*>[^<]*<\/script>/g, '');
  return [...plain.matchAll(FOREIGN)].map(
    ({ index }) => `${where}: …${plain.slice(Math.max(0, index - 60), index + 60).replace(/\s+/g, ' ')}…`,
  );
}

test('the first hour of a medical college', async ({ page, browser }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(40_000);
  const main = page.locator('main');

  await test.step('the first administrator begins with the set-up', async () => {
    await page.goto(`${site.url}/admin-login`);
    await logIn(page, DEAN, passwords[DEAN]);
    await expect(page).toHaveURL(`${site.url}/admin/setup`);
    await expect(main).toContainText('1 of 7 steps are done.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send a test mail to me' }).click();
    await expect(main).toContainText('The last test was written to a file, not sent', { timeout: 60_000 });
  });

  await test.step('who it is', async () => {
    await enter(page, 'Identity', [
      ['Name', NAME],
      ['Short name', 'SCMN'],
      ['Address', '1 Hospital Road\nKolhapur 416001'],
      ['Address of the website', 'https://www.scmn.example'],
      ['E-mail of the help desk', 'help@scmn.example'],
      ['Phone of the help desk', '+91 231 5550 100'],
      row('Logos'),
      upload('Logo', 'The seal of the college', 400, 400),
    ]);
    await enter(page, 'Colours', [
      async () => {
        await page.getByRole('button', { name: 'Take the colours of the logo' }).click();
        await expect(page.getByLabel('Links').first()).toHaveValue(/^#7a1f3/);
      },
    ]);
  });

  await test.step('where and what people study', async () => {
    await enter(page, 'Zones', [
      ['Name in addresses', 'kolhapur'],
      ['Name', 'Kolhapur'],
      ['Place in the list', '1'],
    ]);
    await enter(page, 'Campuses', [
      ...([
        ['Code', 'HOSP'],
        ['Name in addresses', 'hospital'],
        ['Name', 'Hospital Campus'],
      ] as const),
      ...([
        ['Zone', 'Kolhapur'],
        ['Address', '1 Hospital Road, Kolhapur 416001'],
      ] as const),
      ...([
        ['City', 'Kolhapur'],
        ['PIN code', '416001'],
      ] as const),
    ]);
    await enter(page, 'Schools', [
      ['Code', 'MED'],
      ['Name', 'School of Medicine'],
    ]);
    await enter(page, 'Departments', [
      ['Code', 'GM'],
      ['Name', 'General Medicine'],
      ['School', 'School of Medicine'],
    ]);
    for (const [code, name, whole] of [
      ['ug', 'UG', 'Undergraduate'],
      ['pg', 'PG', 'Postgraduate'],
    ] as const)
      await enter(page, 'Admission tracks', [
        ['Code', code],
        ['Name', name],
        ['Whole name', whole],
        ['Place in lists', '1'],
      ]);
    for (const [code, name, level, track, duration] of PROGRAMMES)
      await enter(page, 'Programmes and levels', [
        ...([
          ['Code', code],
          ['Name', name],
          ['Level', level],
          ['Admission track', track],
        ] as const),
        ...([
          ['Department', 'General Medicine'],
          ['Duration', duration],
          ['Mode', 'Full-time'],
          ['Fee band (optional)', 'M'],
        ] as const),
        row('Campuses and seats'),
        ['Campus', 'Hospital Campus'],
        row('Seats by category'),
        ['Category, row 1', 'D_UR'],
        ['Seats, row 1', '1'],
      ]);
    await enter(page, 'Fees', [
      ['Code', 'TUITION'],
      ['Name', 'Tuition fee'],
      ['When it is paid', 'Every year'],
      ['Amount, in rupees', '90000'],
      ['Only of this fee band (optional)', 'M'],
      ['Place in the table', '1'],
    ]);
  });

  await test.step('admission', async () => {
    await enter(page, 'Regions and categories', [
      row('Regions'),
      ...([
        ['Code, row 1', 'D'],
        ['In words, row 1', 'Maharashtra'],
      ] as const),
      row('Categories'),
      (at) => at.getByRole('group', { name: 'Categories' }).getByLabel('Code, row 1').fill('UR'),
      (at) => at.getByRole('group', { name: 'Categories' }).getByLabel('In words, row 1').fill('open'),
      row('How seats are given out'),
      ['Category, row 1', 'UR'],
      ['Its seats are for, row 1', 'Everybody'],
    ]);
    await enter(page, 'Academic year', [
      ['Academic year', '2026-27'],
      ['First day', '2026-01-01'],
    ]);
    await enter(page, 'Applications', [
      ['Code', 'ug-2026-27'],
      ['Academic year', '2026-27'],
      ['Track', 'UG'],
    ]);
    await enter(page, 'Rounds', [
      ...([
        ['Code', 'ug-1-2026-27'],
        ['Academic year', '2026-27'],
        ['Track', 'UG'],
      ] as const),
      ...([
        ['Round', '1'],
        ['Undo time, minutes', '60'],
      ] as const),
    ]);
    await page.goto(`${site.url}/admin/setup`);
    await expect(main).toContainText('Undergraduate, Postgraduate');
  });

  await test.step('the website around it', async () => {
    await enter(page, 'Home page', [
      ['Below the tagline (optional)', 'Medicine and nursing by the river.'],
      upload('Picture in the banner (optional)', 'Students on a ward round', 1600, 900),
    ]);
    await enter(page, 'Pages', [
      ['Address', '/about-us/history'],
      ['Title', 'History'],
      ['What it answers', 'How the college began, and who gave it its first ward.'],
      ['Office that answers for it', 'Dean'],
      async () => {
        await page.getByRole('textbox', { name: 'Text', exact: true }).click();
        await page.keyboard.type('It began with forty beds.');
      },
    ]);
    await page.goto(`${site.url}/admin/setup`);
    await expect(main).toContainText('6 of 7 steps are done.');
  });

  await test.step('seats are given out, and a second administrator makes them the result', async () => {
    await page.goto(`${site.url}/admin/results/ug/1/seats`);
    const file = { name: 'applications.csv', mimeType: 'text/csv', buffer: Buffer.from(APPLICATIONS) };
    await page.getByLabel('File of applications (CSV or JSON)').setInputFiles(file);
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(main).toContainText('A second program checked these seats, and found no mistake.');
    await pressAndConfirm(page, 'Propose as the result');
    await expect(main).toContainText('Waits for a second person:');
    const second = await browser.newPage();
    await second.goto(`${site.url}/admin-login`);
    await logIn(second, REGISTRAR, passwords[REGISTRAR]);
    await second.getByRole('link', { name: 'Approvals', exact: true }).last().click();
    await second.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(second.locator('main')).toContainText('Nothing waits for a second person.');
    await second.close();
    await page.goto(`${site.url}/admin/results/ug/1`);
    await page.getByLabel('Opens at, in IST').fill(toIstInput(new Date(Date.now() - 3_600_000).toISOString()));
    await page.getByLabel('Closes at, in IST').fill(toIstInput(new Date(Date.now() + 86_400_000).toISOString()));
    await page.getByRole('button', { name: 'Save the window' }).click();
    await pressAndConfirm(page, 'Publish the results');
    await expect(main).toContainText('These results are public.');
  });

  await test.step('an applicant decides', async () => {
    const applicant = await browser.newPage();
    await applicant.goto(`${site.url}/admission/result/ug`);
    await pageIsLive(applicant);
    await seeResult(applicant, ASHA.email);
    await decide(applicant, 'Freeze', ASHA.form);
    const button = applicant.getByRole('button', { name: 'Download the letter (PDF)' });
    await expect(button).toBeVisible();
    expect(leftIn('the result', (await applicant.locator('main').textContent()) ?? '')).toEqual([]);
    const coming = applicant.waitForEvent('download');
    await button.click();
    const letter = await readPdf(await readFile(await (await coming).path()));
    expect(letter.text).toContain(`${NAME}\n`);
    expect(letter.text).toContain('MBBS');
    expect(letter.text).toContain('90,000');
    expect(letter.text).toContain('Undergraduate admission 2026-27, round 1');
    expect(leftIn('the letter', letter.text)).toEqual([]);
    const links = applicant.locator('main a[href^="/"]');
    for (const link of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
      expect([link, (await applicant.request.get(site.url + link)).status()]).toEqual([link, 200]);
    await applicant.close();
    expect(await mailTo(dataDir, ASHA.email, '')).toContain(NAME);
    expect(mails(dataDir).flatMap((mail) => leftIn('a mail', mail))).toEqual([]);
  });

  await test.step('nothing public speaks of others', async () => {
    const waiting = [
      '/',
      '/site.webmanifest',
      '/site-pages.json',
      '/site-map',
      '/no-such-page',
      '/sitemap.xml',
      '/notices/feed.xml',
      ...['/search?q=fees', '/search?q=contact'],
    ];
    const seen = new Set(waiting);
    const found: string[] = [];
    for (const path of waiting) {
      const answer = await page.request.get(site.url + path);
      if (answer.status() >= 400 && !path.endsWith('/no-such-page')) found.push(`${path} is ${answer.status()}`);
      if (!/text|json|xml/.test(answer.headers()['content-type'] ?? '')) continue;
      const text = await answer.text();
      found.push(...leftIn(path, text));
      for (const [, address = ''] of text.matchAll(/href="(\/[^"#<]*)/g)) {
        const link = address.replaceAll('&amp;', '&');
        if (seen.has(link) || /^\/(?:api|assets|remotes)\b/.test(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});
