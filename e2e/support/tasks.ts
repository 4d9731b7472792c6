import { expect, type Page } from '@playwright/test';
import { pdf } from './admin';
import { logIn } from './log-in';

/** Something people do on a page, in the steps between which a fault can come. */
export interface Task {
  /** Everything up to the last click. */
  prepare(page: Page, site: string): Promise<void>;
  submit(page: Page): Promise<void>;
  /** The same once more, where that is another click. */
  again?(page: Page): Promise<void>;
  /** What was typed is still there, after a failure. */
  isKept(page: Page): Promise<void>;
  /** The page says that it is done. */
  isDone(page: Page): Promise<void>;
  /** Whoever comes back sees so. */
  isThere?(page: Page): Promise<void>;
}

interface Applicant {
  email: string;
  birthDate: [day: string, month: string, year: string];
}

/** Of the demonstration: one who has decided, and one who has not. */
const DECIDED: Applicant = { email: 'farah.float@applicant.example', birthDate: ['30', '1', '2009'] };
const UNDECIDED: Applicant = { email: 'asha.pending@applicant.example', birthDate: ['14', '2', '2007'] };

const RESULT = '/admission/result?category=diploma';

async function fillIn(page: Page, { email, birthDate }: Applicant): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  for (const [index, label] of ['Day', 'Month', 'Year'].entries())
    await page.getByLabel(label).fill(birthDate[index] as string);
}

const seeResult = (page: Page) => page.getByRole('button', { name: 'See my result' }).click();

export const signIn: Task = {
  prepare: async (page, site) => {
    await page.goto(site + RESULT);
    await fillIn(page, DECIDED);
  },
  submit: seeResult,
  isKept: async (page) => {
    await expect(page.getByLabel('E-mail address')).toHaveValue(DECIDED.email);
    await expect(page.getByLabel('Year')).toHaveValue('2009');
  },
  isDone: (page) => expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible(),
};

export const decide: Task = {
  prepare: async (page, site) => {
    await page.goto(site + RESULT);
    await fillIn(page, UNDECIDED);
    await seeResult(page);
    await page.getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Form number').fill('SEU25100001');
  },
  submit: (page) => page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click(),
  isKept: (page) => expect(page.getByRole('button', { name: 'Freeze', exact: true })).toBeVisible(),
  isDone: (page) => expect(page.locator('main')).toContainText('Frozen: you accepted this seat'),
  isThere: async (page) => {
    await page.reload();
    await decide.isDone(page);
  },
};

export const enterStaffArea: Task = {
  prepare: async (page, site) => {
    await page.goto(`${site}/admin-login`);
    await page.getByLabel(/e-?mail/i).fill('notices@seu.example');
    await page.getByLabel(/password/i).fill('demo-Skill-2025');
  },
  submit: (page) => logIn(page, 'notices@seu.example'),
  isKept: (page) => expect(page.getByLabel(/e-?mail/i)).toHaveValue('notices@seu.example'),
  isDone: async (page) => {
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto(new URL('/admin/view-pdfs', page.url()).href);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
};

const TITLE = 'A notice amid faults';

export const upload: Task = {
  prepare: async (page, site) => {
    await page.goto(`${site}/admin/uploads`);
    await logIn(page, 'notices@seu.example');
    await page.getByLabel('Section').fill('circulars');
    await page.getByRole('option', { name: 'Circulars' }).first().click();
    await page.getByLabel('PDF files').setInputFiles(await pdf(TITLE));
    await page.getByLabel('Title').fill(TITLE);
  },
  submit: (page) => page.getByRole('button', { name: /^Upload and publish/ }).click(),
  again: (page) => page.getByRole('button', { name: `Try again: ${TITLE}` }).click(),
  isKept: async (page) => {
    await page.getByRole('button', { name: 'Change the form' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(TITLE);
    await page.getByRole('button', { name: /^Upload and publish/ }).click();
    await expect(page.getByText('Not uploaded')).toBeVisible();
  },
  isDone: (page) => expect(page.getByText(`“${TITLE}” is published.`)).toBeVisible(),
  isThere: async (page) => {
    await page.goto(new URL('/admin/view-pdfs', page.url()).href);
    await expect(page.getByRole('row', { name: TITLE }).first()).toBeVisible();
  },
};
