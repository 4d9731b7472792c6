import { expect, type Page } from '@playwright/test';
import { pdf } from './admin';
import { DEMO, fillIn, seeResult } from './applicants';
import { logIn, PASSWORD } from './log-in';

/** Work on a page, in steps between which a fault can happen. */
export interface Task {
  prepare(page: Page, site: string): Promise<void>;
  submit(page: Page): Promise<void>;
  again?(page: Page): Promise<void>;
  /** After a failure the form still has what was typed. */
  isKept(page: Page): Promise<void>;
  isDone(page: Page): Promise<void>;
  isThere?(page: Page): Promise<void>;
}

const RESULT = '/admission/result?category=diploma';

export const signIn: Task = {
  prepare: async (page, site) => {
    await page.goto(site + RESULT);
    await fillIn(page, DEMO.floated.email, DEMO.floated);
  },
  submit: (page) => page.getByRole('button', { name: 'See my result' }).click(),
  isKept: async (page) => {
    await expect(page.getByLabel('E-mail address')).toHaveValue(DEMO.floated.email);
    await expect(page.getByLabel('Year')).toHaveValue('2009');
  },
  isDone: (page) => expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible(),
};

export const decide: Task = {
  prepare: async (page, site) => {
    await page.goto(site + RESULT);
    await seeResult(page, DEMO.pending.email, DEMO.pending);
    await page.getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Form number').fill(DEMO.pending.form);
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
    await page.getByLabel(/password/i).fill(PASSWORD);
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
