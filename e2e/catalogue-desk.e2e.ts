import type {
  DocumentKind,
  DocumentSummary,
  EditableDocument,
  EntryKind,
  SettingKind,
} from '@university/shared/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiAs, CHOSEN_PASSWORD, enter, makeAccount, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

/**
 * Of each kind: the field that is changed on its screen, to what, and where the public sees it; `of` makes an address of
 * what is stored.
 */
const CHANGES: Record<
  Exclude<EntryKind, 'media' | SettingKind>,
  { label: string; to: string; api?: (document: EditableDocument) => string; page?: (id: string) => string }
> = {
  zone: { label: 'Name', to: 'Riverside Zone', api: () => '/zone' },
  campus: {
    label: 'Nearest metro station (optional)',
    to: 'Lantern Bridge',
    api: ({ data }) => `/campus/${data.slug}`,
  },
  school: { label: 'Name', to: 'School of Lanterns', api: () => '/departmentSchools' },
  department: {
    label: 'Name',
    to: 'Lantern Making',
    api: ({ _id }) => `/departments/${_id}`,
    page: (id) => `/dept/${id}`,
  },
  person: {
    label: 'Surname',
    to: 'Lanternwala',
    api: ({ _id }) => `/faculty/${_id}`,
    page: (id) => `/faculty/${id}`,
  },
  fee: { label: 'Name', to: 'Lantern fee', api: () => '/fee' },
  program: {
    label: 'Name',
    to: 'Certificate in Lanterns',
    api: ({ _id }) => `/program/${_id}`,
    page: (id) => `/programs/${id}`,
  },
  application: { label: 'Portal (optional)', to: 'https://lantern.example/apply', api: () => '/admission/application' },
  track: { label: 'Whole name', to: 'Lantern Studies', api: () => '/admission/schedule' },
  cycle: { label: 'First day', to: '2026-01-02' },
  round: { label: 'What follows (optional)', to: 'Lanterns follow.', api: () => '/admission/schedule' },
  pin: { label: 'Place', to: 'Lantern Town' },
  redirect: { label: 'Leads to', to: '/academics/lanterns', api: ({ data }) => `/page/text?path=${data.from}` },
  page: { label: 'Title', to: 'Lanterns of the year', api: ({ data }) => `/page/text?path=${data.path}` },
};

/** Of each setting: the field that is changed, to what, and the page that says so in the next request. */
const SETTINGS: Record<SettingKind, { label: string; to: string; api: string; page?: string }> = {
  identity: { label: 'Name', to: 'University of Lanterns', api: '/setting/identity', page: '/courses' },
  look: { label: 'Ground of header and footer', to: '#0b3d2e', api: '/setting/identity', page: '/courses' },
  menu: { label: 'Words, row 1', to: 'Lantern gate', api: '/setting/identity', page: '/courses' },
  footer: { label: 'Title of the first list', to: 'Lantern links', api: '/setting/identity', page: '/courses' },
  home: { label: 'Below the tagline (optional)', to: 'We light lanterns.', api: '/setting/home', page: '/' },
  popup: { label: 'Title', to: 'Lanterns are lit', api: '/setting/popup', page: '/' },
  calendar: { label: 'Academic year', to: '2031-32', api: '/setting/calendar' },
  officers: {
    label: 'Office',
    to: 'Keeper of the lanterns',
    api: '/setting/officers',
    page: '/administration/administrative/officers',
  },
  placement: { label: 'Who', to: 'Lantern studies', api: '/setting/placement', page: '/placement' },
  reservation: {
    label: 'For whom',
    to: 'Lantern region',
    api: '/setting/reservation',
    page: '/admission/guidelines',
  },
  search: { label: 'What the site calls it, row 1', to: 'Lantern works', api: '/setting/search' },
  admission: { label: 'In words, row 1', to: 'Lantern town', api: '/setting/admission' },
};

/** Who changes the catalogue, and who the kinds of admission. */
const deskOf = (kind: string) => (['track', 'cycle', 'application', 'round'].includes(kind) ? 'admissions' : 'editor');

const WHY = 'What changed and why (optional)';

/** Waits for the form of a document. */
const opened = (page: Page) => expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/” is published\.$/)).toBeVisible();
}

/** Documents as they were: other tests of this site know the demonstration as it began. */
let begun: { site: string; document: EditableDocument }[] = [];

/** What is stored of a document, which is put back at the end of the test. */
async function borrow(site: string, id = ''): Promise<EditableDocument> {
  const document = await stored(site, id);
  begun.push({ site, document });
  return document;
}

test.afterEach(async () => {
  for (const { site, document } of begun) {
    const { version } = await stored(site, document._id);
    expect(await send(site, 'admin', { ...document, version })).toBe(200);
  }
  begun = [];
});

test.describe('every kind is changed on its screen, and the public sees it in the next request', () => {
  for (const [kind, { label, to, api, page: publicPage }] of Object.entries(CHANGES) as [
    keyof typeof CHANGES,
    (typeof CHANGES)[keyof typeof CHANGES],
  ][]) {
    test(kind, async ({ page, site }) => {
      await enter(page, deskOf(kind), `/admin/catalogue/${kind}`);
      // By name, so that of admission the last is of the present year.
      const entries = page.getByRole('link', { name: /^Edit / });
      await (deskOf(kind) === 'admissions' ? entries.last() : entries.first()).click();
      await opened(page);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const before = await borrow(site.url, id);
      await page.getByLabel(label, { exact: true }).fill(to);
      await page.getByLabel(WHY).fill('As the council decided');
      await save(page);
      const after = await stored(site.url, id);
      expect(after.version).toBe(before.version + 1);
      expect(JSON.stringify(after.data)).toContain(to);
      if (api) expect(await (await fetch(`${site.url}/api/v1${api(after)}`)).text()).toContain(to);
      if (publicPage) expect(await (await fetch(site.url + publicPage(id))).text()).toContain(to);
    });
  }
});

test.describe('every setting is changed on its screen, and the public sees it in the next request', () => {
  for (const [kind, { label, to, api, page: publicPage }] of Object.entries(SETTINGS)) {
    test(kind, async ({ page, site }) => {
      await borrow(site.url, kind);
      await enter(page, 'editor', '/admin/catalogue');
      await page.locator(`a[href="/admin/catalogue/${kind}/${kind}"]`).click();
      await opened(page);
      await page.getByLabel(label, { exact: true }).first().fill(to);
      await page.getByLabel(WHY).fill('As the council decided');
      await save(page);
      await expectAccessible(page);
      expect(await (await fetch(`${site.url}/api/v1${api}`)).text()).toContain(to);
      if (publicPage) expect(await (await fetch(site.url + publicPage)).text()).toContain(to);
    });
  }
});

/** Documents of a kind that somebody may change. */
async function ownOf(site: string, who: string, kind: DocumentKind, password?: string): Promise<DocumentSummary[]> {
  const api = await apiAs(site, who, password);
  const { documents } = await api.get<{ documents: DocumentSummary[] }>(`/document?kind=${kind}&mine=true&limit=1000`);
  return documents;
}

async function stored(site: string, id: string): Promise<EditableDocument> {
  const desk = await apiAs(site, 'editor');
  return (await desk.get<{ document: EditableDocument }>(`/document/${id}`)).document;
}

/** Sends a document as it is to be. @returns the status of the answer */
async function send(site: string, who: string, { _id, kind, data, version }: EditableDocument): Promise<number> {
  const { token } = await apiAs(site, who);
  const { status } = await fetch(`${site}/api/v1/document/${_id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, data, version }),
  });
  return status;
}

/** The status that a change without a difference is answered with. */
async function tryChange(site: string, who: string, id: string): Promise<number> {
  const api = await apiAs(site, who);
  const { document } = await api.get<{ document: EditableDocument }>(`/document/${id}`);
  return send(site, who, document);
}

test.describe('who changes what', () => {
  test('an editor of a department: its own, by screen; nothing else, by the API too', async ({ page, site }) => {
    const who = 'editor.fine-arts';
    const [own] = await ownOf(site.url, who, 'department');
    await borrow(site.url, own?._id);
    await enter(page, who, '/admin/catalogue/department');
    await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Edit / }).click();
    await opened(page);
    await expect(page.getByText('Only people who may change the whole catalogue change these.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.getByLabel('Phone of the office (optional)').fill('011 5550 7788');
    await save(page);
    const seen = await fetch(`${site.url}/api/v1/departments/${own?._id}`);
    expect(await seen.text()).toContain('011 5550 7788');

    const others = await ownOf(site.url, 'editor', 'department');
    const other = others.find(({ _id }) => _id !== own?._id)?._id ?? '';
    await page.goto(`/admin/catalogue/department/${other}`);
    await expect(page.getByText('You may look at this entry, and not change it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    expect(await tryChange(site.url, who, other)).toBe(403);
  });

  test('a member of the faculty: the own page', async ({ page, site }) => {
    const [own] = await ownOf(site.url, 'faculty', 'person');
    await borrow(site.url, own?._id);
    await enter(page, 'faculty', `/admin/catalogue/person/${own?._id}`);
    await opened(page);
    await page.getByLabel('Publications', { exact: true }).fill('Lamps of clay, 2024\n\nLamps of brass, 2025');
    await save(page);
    const answer = await (await fetch(`${site.url}/api/v1/faculty/${own?._id}`)).json();
    expect(JSON.stringify(answer)).toContain('"Lamps of clay, 2024","Lamps of brass, 2025"');
    const [campus] = await ownOf(site.url, 'editor', 'campus');
    expect(await tryChange(site.url, 'faculty', campus?._id ?? '')).toBe(403);
  });

  test('other desks: neither the pages nor the calls', async ({ page, site, complaints }) => {
    await enter(page, 'notices', '/admin/dashboard');
    await expect(page.getByRole('link', { name: 'Catalogue' })).toHaveCount(0);
    await page.goto('/admin/catalogue/campus');
    await expect(page.getByRole('heading', { name: 'Your role may not open this page' })).toBeVisible();
    expect(await (await apiAs(site.url, 'notices')).status('/document?kind=campus')).toBe(403);
    complaints.length = 0;
  });

  test('an admin makes an editor of one campus, who changes that and no other', async ({ page, site }) => {
    const [first, second] = await ownOf(site.url, 'admin', 'campus');
    await enter(page, 'admin', '/admin/staff');
    await page.getByLabel('E-mail address').fill('keeper@seu.example');
    await page.getByLabel('Name', { exact: true }).fill('Kamala Keeper');
    await page.getByLabel('Role').selectOption('editor');
    // What there is to choose comes a moment later, and moves the button.
    await expect(page.getByRole('checkbox', { name: first?.name ?? '' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('link', { name: 'Choose what this editor may change' })).toBeVisible();
    await page.getByRole('checkbox', { name: first?.name ?? '' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('row', { name: /Kamala Keeper/ })).toContainText('1 campus');

    await makeAccount(site, {
      email: 'campus.keeper@seu.example',
      name: 'Kabir Keeper',
      role: 'editor',
      scopes: [`campus:${first?._id}`],
    });
    const own = await ownOf(site.url, 'campus.keeper', 'campus', CHOSEN_PASSWORD);
    expect(own.map(({ _id }) => _id)).toEqual([first?._id]);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await enter(page, 'campus.keeper', '/admin/catalogue/campus', CHOSEN_PASSWORD);
    await expect(page.getByRole('link', { name: `Edit ${first?.name}` })).toBeVisible();
    await page.getByLabel('Whose').selectOption('All');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await expect(page.getByRole('link', { name: `Look at ${second?.name}` })).toBeVisible();
  });
});

test('tables are saved as files, and what they bring back together changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'editor', '/admin/catalogue');
  await page.getByRole('link', { name: 'Import and export' }).click();
  for (const format of ['CSV', 'JSON']) {
    const files = [];
    for (const table of ['Departments', 'Programmes']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `${format} ${table}`, exact: true }).click();
      const download = await saved;
      const buffer = await readFile(await download.path());
      files.push({ name: download.suggestedFilename(), mimeType: 'text/plain', buffer });
    }
    await page.getByLabel('Files of tables').setInputFiles(files);
    await expect(page.getByText('Every record is there already. There is nothing to import.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose other files' }).click();
  }
});

test.describe('the form', () => {
  test('at 390 px and by keyboard: rows, references, what is wrong; axe finds nothing', async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'editor', '/admin/catalogue/program');
    await page
      .getByRole('link', { name: /^Edit / })
      .last()
      .click();
    await opened(page);
    await borrow(site.url, new URL(page.url()).pathname.split('/').at(-1));
    await page
      .getByRole('button', { name: /^Add a row: Seats by category/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('OB_DEL_SC');
    await page.keyboard.press('Tab');
    await page.keyboard.type('many');
    const department = page.getByRole('combobox', { name: 'Department' });
    await department.fill('fine');
    await expect(page.getByRole('option', { name: /^Fine Arts/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(department).toHaveValue('Fine Arts');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await summary.getByRole('link', { name: 'Enter a number' }).press('Enter');
    await expect(page.locator(':focus')).toHaveValue('many');
    await page.locator(':focus').fill('12');
    await save(page);
    await expectAccessible(page);
    complaints.length = 0;
  });

  test('a double click saves once', async ({ page, site }) => {
    const [zone] = await ownOf(site.url, 'editor', 'zone');
    const { version } = await borrow(site.url, zone?._id);
    await enter(page, 'editor', `/admin/catalogue/zone/${zone?._id}`);
    await page.getByLabel('Place in the list').fill('42');
    await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
    await expect(page.getByText(/” is published\.$/)).toBeVisible();
    expect((await stored(site.url, zone?._id ?? '')).version).toBe(version + 1);
  });

  test('who goes away and comes back at once reads the draft of what they typed', async ({ page, site }) => {
    const [school] = await ownOf(site.url, 'editor', 'school');
    await enter(page, 'editor', '/admin/catalogue/school');
    await page.getByRole('link', { name: `Edit ${school?.name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
    // Its answer comes when they are back.
    let answer = () => {};
    const isBack = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/document/*/draft', async (route) => {
      await isBack;
      await route.continue();
    });
    await page.getByLabel('Name', { exact: true }).fill('School of Half a Thought');
    await page.goBack();
    await expect(page.getByRole('table', { name: 'Schools' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(school?.name ?? '');
    answer();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('School of Half a Thought');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('School of a Whole Thought');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(school?.name ?? '');
  });

  test('a branch of the menu is dragged with the mouse, and what stands below it goes with it', async ({ page }) => {
    await enter(page, 'editor', '/admin/catalogue/menu/menu');
    await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
    const names = () =>
      page.getByLabel(/^Words, row /).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const levels = await page
      .getByLabel(/^Level, row /)
      .evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)));
    const before = await names();
    const end = levels.findIndex((level, index) => index > 1 && level === 1);
    expect(end).toBeGreaterThan(3);
    const handle = page.locator('[data-row="1"]').getByTitle('Drag to another place');
    const [from, to] = [await handle.boundingBox(), await page.locator('[data-row="0"]').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 2, { steps: 4 });
    await expect(page.locator('[data-drop="above"]')).toHaveCount(1);
    await page.mouse.up();
    const [home = '', ...rest] = before;
    expect(await names()).toEqual([...rest.slice(0, end - 1), home, ...rest.slice(end - 1)]);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
    await expect(page.getByLabel('Words, row 1', { exact: true })).toHaveValue(home);
  });

  test('a new entry is added, found, used by another, and deleted once nothing needs it', async ({
    page,
    complaints,
  }) => {
    await enter(page, 'editor', '/admin/catalogue/zone');
    await page.getByRole('link', { name: 'Add: Zone' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Enter: Name' })).toBeVisible();
    await page.getByLabel('Name in addresses').fill('island');
    await page.getByLabel('Name', { exact: true }).fill('Island');
    // Nobody has to save it.
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Island', exact: true }).click();
    await page.getByLabel('Place in the list').fill('9');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Island');
    await expect(page).toHaveURL(/\/admin\/catalogue\/zone\/\w+$/);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('“Island” is in the bin.')).toBeVisible();
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore Island' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Island');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Island');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page).toHaveURL(/\/admin\/catalogue\/zone$/);
    await expect(page.getByRole('link', { name: 'Edit Island' })).toHaveCount(0);

    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/because these need it/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/catalogue\/campus\//);
    complaints.length = 0;
  });

  test('of two editors the second sees what the first changed, and keeps the own', async ({
    page,
    site,
    complaints,
  }) => {
    const [, campus] = await ownOf(site.url, 'editor', 'campus');
    await enter(page, 'editor', `/admin/catalogue/campus/${campus?._id}`);
    await page.getByLabel('Phone of the office (optional)').fill('011 5550 1234');
    const other = await apiAs(site.url, 'admin');
    const document = await borrow(site.url, campus?._id);
    await fetch(`${site.url}/api/v1/document/${campus?._id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${other.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        kind: 'campus',
        version: document.version,
        data: { ...document.data, city: 'Elsewhere' },
      }),
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else is changing this entry too' });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole('row', { name: /^City/ })).toContainText('Elsewhere');
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Keep mine too' }).click();
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/” is published\.$/)).toBeVisible();
    expect((await stored(site.url, campus?._id ?? '')).data).toMatchObject({
      city: 'Elsewhere',
      phone: '011 5550 1234',
    });
    complaints.length = 0;
  });

  test('the history says what was changed, and brings it back', async ({ page, site }) => {
    const [, , campus] = await ownOf(site.url, 'editor', 'campus');
    await enter(page, 'editor', `/admin/catalogue/campus/${campus?._id}`);
    await page.getByLabel('City', { exact: true }).fill('Lantern City');
    await page.getByLabel(WHY).fill('The city has a new name');
    await save(page);
    await page.getByRole('link', { name: 'History' }).click();
    const newest = page.getByRole('article').first();
    await expect(newest).toContainText('The city has a new name');
    await newest.getByText('What was changed').click();
    await expect(newest.locator('ins')).toContainText(['Lantern City']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore as a draft: version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore as a draft' }).click();
    await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('Lantern City');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/” is published\.$/)).toBeVisible();
    const text = await (await fetch(`${site.url}/api/v1/campus`)).text();
    expect(text).not.toContain('Lantern City');
  });
});
