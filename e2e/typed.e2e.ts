import type { Locator, Page } from '@playwright/test';
import { hold, isLive, isPageLive } from './support/live';
import { PASSWORD } from './support/log-in';
import { expect, test } from './support/test';

/** Changes of the server's HTML by browser programs before hydration. Each runs in the page. */
const MUTATIONS: Readonly<Record<string, () => void>> = {
  'an extension puts an element into the form': () => {
    const own = document.createElement('span');
    own.className = 'extension';
    document.querySelector('main form [name]:not([type=hidden])')?.closest('form')?.prepend(own);
  },
  'a password manager puts its button behind each field': () => {
    for (const field of document.querySelectorAll('main form input:not([type=hidden])'))
      field.after(
        Object.assign(document.createElement('div'), { innerHTML: '<button type="button">Fill in</button>' }),
      );
  },
  'a translator puts <font> around every text': () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    const texts = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT);
    const found: ChildNode[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as ChildNode);
    for (const text of found) {
      if (!text.textContent?.trim() || ['STYLE', 'SCRIPT', 'OPTION'].includes(text.parentElement?.tagName ?? ''))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.append(text);
      outer.append(inner);
    }
  },
  'a number becomes a link to the telephone': () => {
    for (const label of document.querySelectorAll('main form :is(label, legend, p)'))
      label.insertAdjacentHTML('beforeend', '<a href="tel:1800123456">1800 123 456</a>');
  },
  'a writing aid marks the fields and the page': () => {
    for (const element of document.querySelectorAll<HTMLElement>('body, main form, main form :is(input, textarea)')) {
      element.setAttribute('data-gramm', 'false');
      element.setAttribute('spellcheck', 'false');
      element.style.outline = '0';
    }
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.getElementById('root')?.prepend(document.createElement('div'));
  },
  'a blocker takes elements away': () => {
    for (const element of document.querySelectorAll(
      'main h2, main form label + *:not(input, select, textarea), header svg',
    ))
      element.remove();
  },
};

interface Typed {
  name: string;
  text: string;
  /** Caret position, except in fields that have none. */
  caret?: number;
}

/** The last field has the focus at hydration. */
const FORMS: { path: string; typed: readonly Typed[] }[] = [
  {
    path: '/grievance-form',
    typed: [
      { name: 'email', text: 'neha@person.example' },
      { name: 'subject', text: 'A lamp at the gate' },
      { name: 'message', text: 'The lamp at the north gate has been dark for a week,\nand nobody came.', caret: 8 },
    ],
  },
  {
    path: '/admission/result?category=diploma',
    typed: [
      { name: 'email', text: 'asha.pending@applicant.example' },
      { name: 'day', text: '14', caret: 1 },
      { name: 'year', text: '200', caret: 3 },
    ],
  },
  {
    path: '/admission/help',
    typed: [
      { name: 'message', text: 'The page says that my code is wrong.' },
      { name: 'form_number', text: 'SEU25100001', caret: 3 },
    ],
  },
  { path: '/admission/letter', typed: [{ name: 'code', text: '7K3M-0000', caret: 4 }] },
  {
    path: '/admin-login',
    typed: [
      { name: 'email', text: 'admin@seu.example' },
      { name: 'password', text: 'not-the-password', caret: 3 },
    ],
  },
  { path: '/search', typed: [{ name: 'q', text: 'robotics', caret: 2 }] },
];

const fieldOf = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`).first();

const caretOf = (field: Locator) => field.evaluate((element: HTMLInputElement) => element.selectionStart);

/** Opens a page whose scripts load when the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await page.unrouteAll();
  const release = await hold(page, /\/assets\/main.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return release;
}

test('Enter pressed before the scripts are there logs in once they are', async ({ page }) => {
  const release = await openHeld(page, '/admin-login');
  await fieldOf(page, 'email').fill('notices@seu.example');
  await fieldOf(page, 'password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/admin-login$/);
  release();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

for (const { path, typed } of FORMS)
  test(`${path}: hydration of changed HTML keeps typed text, focus and caret`, {
    tag: '@journey',
  }, async ({ page, complaints }) => {
    for (const [what, mutate] of Object.entries(MUTATIONS))
      await test.step(what, async () => {
        const release = await openHeld(page, path);
        for (const { name, text, caret } of typed) {
          // Some text is typed before the change, some after.
          if (name === typed.at(-1)?.name) await page.evaluate(mutate);
          await fieldOf(page, name).focus();
          await page.keyboard.insertText(text);
          if (caret !== undefined)
            await fieldOf(page, name).evaluate(
              (element: HTMLInputElement, at) => element.setSelectionRange(at, at),
              caret,
            );
        }
        release();
        await page.waitForFunction(isPageLive);
        const last = typed.at(-1) as Typed;
        await isLive(fieldOf(page, last.name));
        for (const { name, text } of typed) await expect(fieldOf(page, name), `${what}: ${name}`).toHaveValue(text);
        await expect(fieldOf(page, last.name), what).toBeFocused();
        expect(await caretOf(fieldOf(page, last.name)), what).toBe(last.caret);
        await page.keyboard.type('9');
        const { text, caret = text.length } = last;
        await expect(fieldOf(page, last.name), what).toHaveValue(`${text.slice(0, caret)}9${text.slice(caret)}`);
      });
    expect(complaints.filter((complaint) => !/Hydration/.test(complaint))).toEqual([]);
    complaints.length = 0;
  });
