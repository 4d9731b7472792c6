import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { logIn } from './log-in';
import { startSite, type Site } from './site';
import { test as base } from './test';

export const PASSWORD = 'demo-Skill-2025';

interface StaffSite {
  /** A site of their own for the tests of the staff area, who change what others look at. */
  site: Site;
}

export const test = base.extend<object, StaffSite>({
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
});

/** Good enough for the rules of passwords, which the demonstration's public one is not. */
export const CHOSEN_PASSWORD = 'tulip anchor rice monday';

/** Makes an account as an invitation does, with `CHOSEN_PASSWORD`; for tests that change what others log in with. */
export async function makeAccount(
  site: Site,
  account: { email: string; name: string; role: string; scopes?: string[] },
): Promise<void> {
  const admin = await apiAs(site.url, 'admin');
  await admin.post('/staff', account);
  const mail = await mailTo(site.dataDir, account.email, 'Your account');
  const token = /\/admin-login\/password#([\w-]+)/.exec(mail)?.[1];
  await send(`${site.url}/api/v1/auth/password-reset/confirm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: CHOSEN_PASSWORD }),
  });
}

/** Goes to a page of the staff area by way of the login. `who` is the part before `@seu.example`. */
export async function enter(page: Page, who: string, path: string, password = PASSWORD): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin-login$/);
  await logIn(page, `${who}@seu.example`, password);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  // The address is there before the page: until then a field is still the login's.
  await expect(page.locator('main').getByRole('button', { name: /log in/i })).toHaveCount(0);
}

/** Writes a text of a form as Markdown, in place of what is there. `title` names its field. */
export async function writePlain(page: Page, title: string, markdown: string): Promise<void> {
  await page.getByRole('button', { name: `Write as plain text: ${title}`, exact: true }).click();
  await page.getByLabel(title, { exact: true }).fill(markdown);
}

interface UploadedNotice {
  _id: string;
  version: number;
  fileLink: string;
  size: number;
}

/** The calls of one member of staff, made without a browser. */
export async function apiAs(site: string, who: string, password = PASSWORD) {
  const { token } = await send<{ token: string }>(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${who}@seu.example`, password }),
  });
  const headers = { Authorization: `Bearer ${token}` };
  return {
    token,
    async upload(fields: Record<string, string>): Promise<UploadedNotice> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const { buffer } = await pdf(fields.fileName ?? '');
      form.set('pdf', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), 'a.pdf');
      const address = `${site}/api/v1/notice/upload`;
      const { data } = await send<{ data: { notice: UploadedNotice } }>(address, {
        method: 'POST',
        headers,
        body: form,
      });
      return data.notice;
    },
    get: <T>(path: string) => send<{ data: T }>(`${site}/api/v1${path}`, { headers }).then(({ data }) => data),
    post: <T>(path: string, body: object) =>
      send<{ data: T }>(`${site}/api/v1${path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ data }) => data),
    put: <T>(path: string, body: object) =>
      send<{ data: T }>(`${site}/api/v1${path}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ data }) => data),
    /** The status that a call is answered with. */
    status: async (path: string) => (await fetch(`${site}/api/v1${path}`, { headers })).status,
  };
}

async function send<T>(address: string, request: RequestInit): Promise<T> {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A PDF of one page as an input of files takes it; `bytes` makes it that large. */
export async function pdf(text: string, { name = 'notice.pdf', bytes = 0 } = {}) {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  // Cannot be compressed, so that it stays as large.
  if (bytes > 0) document.context.register(document.context.stream(randomBytes(bytes)));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** Ends the session that a page is in, as idling for half an hour does. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
}

/** A mail that the file adapter wrote, once it is there; `address` and `subject` are how those lines begin. */
export async function mailTo(dataDir: string, address: string, subject: string): Promise<string> {
  const find = () =>
    mails(dataDir).find((mail) => mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`)) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** All mails that the file adapter wrote. */
export function mails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '='));
  } catch {
    // Made with the first mail.
    return [];
  }
}
