import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillIn, sending } from './support/grievances';
import { isShellLive, live, movePointer } from './support/live';
import { closePopup } from './support/popup';
import { remotesWith, untilInUse, writeRegistry } from './support/registry';
import { newFolder, ROOT, type Site, startFront } from './support/site';
import { expect, test } from './support/test';

const FROZEN = ['mfe-admissions', 'mfe-search'];

let folder: string;
test.beforeAll(() => {
  folder = newFolder('skew');
});

const siteWith = (elsewhere: Record<string, string>): Promise<Site> =>
  startFront({ REMOTES: writeRegistry(newFolder('skew'), remotesWith(elsewhere)) });

/** Fails with what to do when the shell does not take a release. */
function expectTaken(site: Site, what: string): void {
  const refused = /.*release refused.*/.exec(site.output())?.[0];
  expect(
    refused,
    `Today's shell refuses ${what}. Whoever deploys it breaks remotes that are out there. Undo the breaking change, or ` +
      'let every team release for the new shell first, and then freeze a release anew (e2e/releases/README.md).',
  ).toBeUndefined();
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const search = (page: Page) => page.getByRole('searchbox');

const toPrograms = async (page: Page) =>
  (await live(page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }))).click();

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Programmes' });

/** Uses an earlier mfe-search in the current shell: page, navigation and overlay. */
async function useSearch(page: Page, site: Site, from: string): Promise<void> {
  const html = await (await page.goto(`${site.url}/search?q=diploma`))?.text();
  expect(html).toContain(JSON.parse(readFileSync(join(from, 'remote.json'), 'utf8')).entry.file);
  expect(html).toMatch(/<h1[^>]*>Search/);
  expect(html).toContain('href="/courses/diploma"');
  await mark(page);
  await (await live(search(page))).fill('library');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/q=library/);

  await toPrograms(page);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('combobox').fill('grievance');
  await expect(overlay.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
}

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** A commit of which a release may be in use, or the reason why there is none. */
function earlierCommit(remote: string): { commit: string; what: string } | string {
  const top = git('rev-parse', '--show-toplevel');
  if (!top || realpathSync(top) !== realpathSync(ROOT)) return 'The sources are not in a repository of their own.';
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag) return { commit: tag, what: `the tag ${tag}` };
  // First parents only: other commits were never released.
  const changed = git('log', '-1', '--first-parent', '--format=%h', '--', remote);
  const before = changed && git('rev-parse', '--short', '--verify', '--quiet', `${changed}^`);
  if (!before || !git('cat-file', '-t', `${before}:${remote}`))
    return `There is no tag, and this copy of the repository holds no state of ${remote} before its last change.`;
  return { commit: before, what: `${before}, before the last change of ${remote}, as there is no tag` };
}

interface Manifest {
  version: string;
  entry: { file: string };
  integrity: Record<string, string>;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A copy of a built remote that can be released again without a build. */
class ReleaseCopy {
  readonly folder = newFolder('release');
  private count = 0;

  constructor(readonly name: string) {
    cpSync(join(ROOT, name, 'dist'), this.folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    this.prune();
  }

  files(): string[] {
    return readdirSync(join(this.folder, 'browser'));
  }

  /** Releases the same code under new file names and integrities. */
  release(): void {
    const suffix = `// ${++this.count}\n`;
    const before = this.manifest();
    let text = JSON.stringify(before);
    const { file: entry } = before.entry;
    let entryCode = this.read(entry);
    for (const [file, integrity] of Object.entries(before.integrity)) {
      if (file === entry) continue;
      const code = this.read(file) + suffix;
      const next = renamed(file, code);
      this.write(next, code);
      const replace = (old: string) =>
        old.replaceAll(hashIn(file), hashIn(next)).replaceAll(integrity, sha384(code)).replaceAll(file, next);
      entryCode = replace(entryCode);
      text = replace(text);
    }
    entryCode += suffix;
    const nextEntry = renamed(entry, entryCode);
    this.write(nextEntry, entryCode);
    text = text
      .replaceAll(entry, nextEntry)
      .replaceAll(before.integrity[entry] as string, sha384(entryCode))
      .replaceAll(before.version, `${before.version.split('-')[0]}-${this.count}`);
    writeFileSync(join(this.folder, 'remote.json.new'), text);
    renameSync(join(this.folder, 'remote.json.new'), join(this.folder, 'remote.json'));
  }

  prune(): void {
    for (const file of this.files()) if (!this.isCurrent(file)) rmSync(join(this.folder, 'browser', file));
  }

  /** Lazy chunks are not in the manifest and belong to every release. */
  private isCurrent(file: string): boolean {
    const { integrity } = this.manifest();
    const stem = (name: string) => name.replace(hashIn(name), '');
    return integrity[file] !== undefined || !Object.keys(integrity).some((named) => stem(named) === stem(file));
  }

  private manifest(): Manifest {
    return JSON.parse(readFileSync(join(this.folder, 'remote.json'), 'utf8'));
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, 'browser', file), 'utf8');
  }

  private write(file: string, code: string): void {
    writeFileSync(join(this.folder, 'browser', file), code);
  }
}

const hashIn = (file: string) => /\.([0-9a-f]{10})\.js$/.exec(file)?.[1] as string;

const renamed = (file: string, code: string) =>
  file.replace(hashIn(file), createHash('sha256').update(code).digest('hex').slice(0, 10));

test.describe('frozen releases in the current shell', () => {
  const frozen = (name: string) => join(folder, name);
  let site: Site;
  test.beforeAll(async () => {
    for (const name of FROZEN) {
      mkdirSync(frozen(name));
      execFileSync('tar', ['-xzf', join(ROOT, `e2e/releases/${name}.tar.gz`), '-C', frozen(name)]);
    }
    site = await siteWith(Object.fromEntries(FROZEN.map((name) => [name, frozen(name)])));
  });
  test.afterAll(() => site?.stop());

  test('they are taken', () => expectTaken(site, 'a release in e2e/releases'));

  test('releases of two versions of the contract work together', async () => {
    const contractOf = (folder: string): number =>
      JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).contract;
    expect(FROZEN.map((name) => contractOf(frozen(name)))).toEqual([1, 1]);
    expect(contractOf(join(ROOT, 'mfe-public/dist'))).toBe(2);
    const { contracts } = await (await fetch(`${site.url}/remotes/contract.json`)).json();
    expect(contracts).toEqual([1, 2]);
    for (const path of ['/search?q=diploma', '/courses']) expect((await fetch(site.url + path)).status).toBe(200);
  });

  test('the frozen search works beside current pages', ({ page }) => useSearch(page, site, frozen('mfe-search')));

  test('the frozen admissions show popup and result', { tag: '@journey' }, async ({ page }) => {
    await page.goto(`${site.url}/`);
    await closePopup(page);
    await page.goto(`${site.url}/admission/result?category=diploma`);
    await mark(page);
    await (await live(page.getByLabel('E-mail'))).fill('meena.waiting@applicant.example');
    await page.getByLabel('Day').fill('21');
    await page.getByLabel('Month').fill('11');
    await page.getByLabel('Year').fill('2008');
    await page.locator('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/show/);
    await expect(page.locator('main')).toContainText(/not allotted|no seat/i);
    await toPrograms(page);
    await expect(heading(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test('a remote built from the previous tag works in the current shell', async ({ page }) => {
  const name = 'mfe-search';
  const earlier = earlierCommit(name);
  test.skip(typeof earlier === 'string', String(earlier));
  if (typeof earlier === 'string') return;
  console.log(`${name} is built from ${earlier.what}`);
  const { buildFrom } = await import('../scripts/release.mjs');
  buildFrom(earlier.commit, name, join(folder, name));
  const site = await siteWith({ [name]: join(folder, name) });
  try {
    expectTaken(site, `${name} of ${earlier.what}`);
    await useSearch(page, site, join(folder, name));
  } finally {
    await site.stop();
  }
});

test.describe('a tab opened before a release', () => {
  let copy: ReleaseCopy;
  let site: Site;
  test.beforeAll(async () => {
    copy = new ReleaseCopy('mfe-public');
    site = await siteWith({ 'mfe-public': copy.folder });
  });
  test.afterAll(() => site?.stop());

  function documentsOf(page: Page): string[] {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
    });
    return opened;
  }

  const expectNoJargon = (page: Page) => expect(page.locator('body')).not.toContainText(/ChunkLoadError|Loading chunk/);

  /** Releases, and answers 404 for files of the shell. */
  async function replaceShell(page: Page, isGone: (file: string) => boolean) {
    await untilInUse(site, () => copy.release());
    await page.route(
      ({ pathname }) => pathname.startsWith('/assets/') && isGone(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
  }

  test('uses the old files after ten releases', async ({ page }) => {
    await page.goto(`${site.url}/search?q=diploma`);
    await mark(page);
    const before = new Set(copy.files());
    for (let count = 0; count < 10; count++) await untilInUse(site, () => copy.release());
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url().split('/').at(-1) as string));
    await toPrograms(page);
    await expect(heading(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    const own = scripts.filter((file) => copy.files().includes(file));
    expect(own).not.toEqual([]);
    expect(own.filter((file) => !before.has(file))).toEqual([]);
  });

  test('reloads once when the files of a page are gone', async ({ page, complaints }) => {
    const opened = documentsOf(page);
    await page.goto(`${site.url}/search?q=diploma`);
    await untilInUse(site, () => copy.release());
    copy.prune();
    await toPrograms(page);
    await expect(heading(page)).toBeVisible();
    await (await live(search(page))).fill('architecture');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/q=architecture/);
    expect(opened).toEqual(['/search', '/courses']);
    await expectNoJargon(page);
    complaints.length = 0;
  });

  test('does not reload a broken page repeatedly', async ({ page, complaints }) => {
    await page.route(/\/mfe-public\/Courses\./, (route) => route.fulfill({ status: 404 }));
    await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'never reached' } }));
    const opened = documentsOf(page);
    await page.goto(`${site.url}/search?q=diploma`);
    await toPrograms(page);
    await expect(heading(page)).toBeVisible();
    await movePointer(page);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await (await live(page.getByRole('contentinfo').getByRole('link', { name: 'Placement' }))).click();
    await expect(page).toHaveURL(/placement/);
    await toPrograms(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    await expectNoJargon(page);
    expect(opened).toEqual(['/search', '/courses']);
    complaints.length = 0;
  });

  test('reloads with the next page when the files of the shell are gone', async ({ page, complaints }) => {
    const opened = documentsOf(page);
    await page.goto(`${site.url}/search?q=diploma`, { waitUntil: 'commit' });
    const link = page.locator('main a[href="/courses/diploma"]').first();
    await isShellLive(page);
    await replaceShell(page, (file) => !/main/.test(file));
    // Without the code that hydrates the page its links are plain HTML.
    await movePointer(page);
    await link.click();
    await expect(page).toHaveURL(/\/courses\/diploma$/);
    await expect(page).toHaveTitle(/^Diploma/);
    expect(opened).toEqual(['/search', '/courses/diploma']);
    await expectNoJargon(page);
    complaints.length = 0;
  });

  test('keeps the fields of a form over the reload when its code is gone', async ({ page, complaints }) => {
    await page.addInitScript(() => Object.assign(window, { kept: sessionStorage.getItem('typed') }));
    const kept = () => page.evaluate(() => (window as unknown as { kept: string | null }).kept);
    await page.goto(`${site.url}/grievance-form`);
    const form = sending(page);
    await live(form.getByLabel('Your name'));
    await fillIn(form, 'neha@person.example', { about: 'Ragging' });
    await replaceShell(page, (file) => !/main/.test(file));
    await form.getByRole('button', { name: 'Send the grievance' }).click();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await expectNoJargon(page);
    await page.unrouteAll();
    await reload.click();

    await expect(form.getByLabel('What happened')).toHaveValue(/dark for a week/);
    await expect(form.getByLabel('E-mail')).toHaveValue('neha@person.example');
    await expect(form.getByLabel('What it is about')).toHaveValue('ragging');
    expect(await kept()).toContain('dark for a week');
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    expect(new URL(page.url()).search).toBe('');
    complaints.length = 0;
  });
});
