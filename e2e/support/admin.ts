import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentKind, DocumentSummary, EditableDocument } from '@university/shared/contract';
import { logIn, PASSWORD } from './log-in';
import { startSite, type Site } from './site';
import { test as base } from './test';

interface TestFixtures {
  /** Reads a document that the test will change; it is restored at the end. */
  borrow(id?: string): Promise<EditableDocument>;
}

interface WorkerFixtures {
  /** A separate site: tests of the staff area change what other tests read. */
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  borrow: async ({ site }, use) => {
    const before: EditableDocument[] = [];
    await use(async (id = '') => {
      const document = await documentOf(site, id);
      before.push(document);
      return document;
    });
    for (const document of before) {
      const { version } = await documentOf(site, document._id);
      expect(await saveDocument(site, 'admin', { ...document, version })).toBe(200);
    }
  },
});

/** Satisfies the password rules, which the demonstration's public password does not. */
export const CHOSEN_PASSWORD = 'tulip anchor rice monday';

/** Invites an account and sets `CHOSEN_PASSWORD`, for tests that change an account. */
export async function makeAccount(
  site: Site,
  account: { email: string; name: string; role: string; scopes?: string[] },
): Promise<void> {
  const admin = await apiAs(site.url, 'admin');
  await admin.post('/staff', account);
  const mail = await mailTo(site.dataDir, account.email, 'Your account');
  const token = /\/admin-login\/password#([\w-]+)/.exec(mail)?.[1];
  await admin.post('/auth/password-reset/confirm', { token, password: CHOSEN_PASSWORD });
}

/** Opens a page of the staff area through the login. `who` is the part before `@seu.example`. */
export async function enter(page: Page, who: string, path: string, password = PASSWORD): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin-login$/);
  await logIn(page, `${who}@seu.example`, password);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  // The address changes before the page does: until then fields are the login's.
  await expect(page.locator('main').getByRole('button', { name: /log in/i })).toHaveCount(0);
}

export const staffMenu = (page: Page, name: string | RegExp, exact = false): Promise<void> =>
  page.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name, exact }).click();

export const logOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Log out' }).first().click();

export const publish = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Publish', exact: true }).click();

export const isPublished = (page: Page): Promise<void> => expect(page.getByText(/” is published\.$/)).toBeVisible();

export const isDraftSaved = (page: Page): Promise<void> => expect(page.getByText(/^Draft saved/)).toBeVisible();

/** Clicks a button, and the button of the same name in the dialog that it opens. */
export async function pressAndConfirm(page: Page, name: string, confirm = name): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

export const discardDraft = (page: Page): Promise<void> => pressAndConfirm(page, 'Discard the draft');

export async function writePlain(page: Page, title: string, markdown: string): Promise<void> {
  await page.getByRole('button', { name: `Write as plain text: ${title}`, exact: true }).click();
  await page.getByLabel(title, { exact: true }).fill(markdown);
}

/** Pastes HTML as a word processor puts it on the clipboard. */
export const pasteHtml = (text: Locator, html: string): Promise<void> =>
  text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drops or pastes files onto a file input. */
export function handFiles(input: Locator, how: 'drop' | 'paste', ...files: InputFile[]): Promise<void> {
  const encoded = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  return input.evaluate(
    (element, [how, files]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, encoded] as const,
  );
}

interface UploadedNotice {
  _id: string;
  version: number;
  fileLink: string;
  size: number;
}

/** Calls the API as a member of staff: an address, or the part before `@seu.example`. */
export async function apiAs(site: string, who: string, password = PASSWORD) {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData;
    return fetch(`${site}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
    });
  };
  const json = async <T>(answer: Response): Promise<T> => {
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const email = who.includes('@') ? who : `${who}@seu.example`;
  const { token } = await json<{ token: string }>(await send('POST', '/auth/login', { email, password }));
  const headers = { authorization: `Bearer ${token}` };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
    (await json<{ data: T }>(await send(method, path, body, headers))).data;
  return {
    token,
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, body: object) => call<T>('POST', path, body),
    put: <T>(path: string, body: object) => call<T>('PUT', path, body),
    status: async (path: string, method = 'GET', body?: object) => (await send(method, path, body, headers)).status,
    async upload(fields: Record<string, string>): Promise<UploadedNotice> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const { buffer } = await pdf(fields.fileName ?? '');
      form.set('pdf', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), 'a.pdf');
      return (await call<{ notice: UploadedNotice }>('POST', '/notice/upload', form)).notice;
    },
  };
}

export const uploadCircular = async (site: string, fileName: string): Promise<UploadedNotice> =>
  (await apiAs(site, 'notices')).upload({ fileName, section: 'circulars' });

export async function documentOf(site: Site, id: string): Promise<EditableDocument> {
  const editor = await apiAs(site.url, 'editor');
  return (await editor.get<{ document: EditableDocument }>(`/document/${id}`)).document;
}

export async function saveDocument(
  site: Site,
  who: string,
  { _id, kind, data, version }: EditableDocument,
): Promise<number> {
  return (await apiAs(site.url, who)).status(`/document/${_id}`, 'PUT', { kind, data, version });
}

export async function deleteDocuments(site: Site, kind: DocumentKind, keys: readonly string[]): Promise<void> {
  const editor = await apiAs(site.url, 'editor');
  const { documents } = await editor.get<{ documents: DocumentSummary[] }>(`/document?kind=${kind}&limit=1000`);
  for (const { _id } of documents.filter(({ key }) => keys.includes(key)))
    await editor.status(`/document/${_id}`, 'DELETE');
}

/** A PDF of one page for a file input, at least `bytes` large. */
export async function pdf(text: string, { name = 'notice.pdf', bytes = 0 } = {}): Promise<InputFile> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  // Random bytes do not compress.
  if (bytes > 0) document.context.register(document.context.stream(randomBytes(bytes)));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Ends the session of the page on the server only, as half an hour without use does. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
}

/** Waits for a mail; `address` and `subject` are how those lines begin. */
export async function mailTo(dataDir: string, address: string, subject: string): Promise<string> {
  const find = () =>
    mails(dataDir).find((mail) => mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`)) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

export function mails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '='));
  } catch {
    // The folder is created with the first mail.
    return [];
  }
}
