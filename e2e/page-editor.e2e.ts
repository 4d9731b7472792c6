import type { Page } from '@playwright/test';
import { WORD } from '../mfe-admin/src/editor/testing/pasted';
import { deleteDocuments, enter, pasteHtml, publish, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

const PATH = '/about-us/pottery-hall';
const DOCUMENT = '/admin/catalogue/page/new';

test.afterEach(({ site }) => deleteDocuments(site, 'page', [PATH]));

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

test('an editor writes a page by keyboard and buttons, and pastes from Word', {
  tag: '@journey',
}, async ({ page, site, complaints }) => {
  await enter(page, 'editor', DOCUMENT);
  await page.getByLabel('Address', { exact: true }).fill(PATH);
  await page.getByLabel('Title', { exact: true }).fill('Pottery hall');
  await page.getByLabel('What it answers', { exact: true }).fill('When the pottery hall is open, and what to bring.');
  await page.getByLabel('Office that answers for it', { exact: true }).fill('Estate office');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });

  await test.step('words, a heading, a list', async () => {
    await expect(page.getByRole('toolbar')).toBeVisible();
    await text.click();
    await page.keyboard.type('Clay is kept in ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('one hall');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Days');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Monday');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Friday');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('heading', { name: 'Days' })).toBeVisible();
    await expect(text.getByRole('listitem')).toHaveText(['Monday', 'Friday']);
  });

  await test.step('Escape moves to the buttons, arrow keys between them', async () => {
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Heading 2')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(tool(page, 'Undo')).toBeFocused();
    for (const name of ['Block', 'Contact card', 'Steps', 'Note']) {
      await page.keyboard.press('ArrowLeft');
      await expect(tool(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(tool(page, 'Note')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Bring a towel.');
    await expect(text.getByRole('note')).toHaveText('Bring a towel.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Note')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a link is checked as its address is typed', async () => {
    await page.keyboard.type('Ask ');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Words of the link').fill('the office');
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await expect(dialog.getByText('Begin with / for a page of this site')).toBeVisible();
    await dialog.getByRole('button', { name: 'Set the link' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Address').fill('/no-such-page');
    await expect(dialog.getByRole('status')).toHaveText('There is no page at /no-such-page yet');
    expect(complaints).toEqual([expect.stringContaining('status of 404')]);
    complaints.length = 0;
    await dialog.getByLabel('Address').fill('/contact');
    await expect(dialog.getByRole('status')).toHaveText('');
    await expectAccessible(page);
    await dialog.getByLabel('Address').press('Enter');
    await expect(text.getByRole('link', { name: 'the office' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  });

  await test.step('a table gets a row and a column', async () => {
    await tool(page, 'Table').click();
    await page.keyboard.type('Kiln');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Heat');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Small');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,000');
    await expect(text.getByRole('cell', { name: '1,000' })).toBeVisible();
    await tool(page, 'Add row').click();
    await tool(page, 'Add column').click();
    await expect(text.getByRole('row')).toHaveCount(4);
    await expect(text.getByRole('columnheader')).toHaveCount(3);
    await text.getByRole('columnheader').last().click();
    await page.keyboard.type('Hours');
  });

  await test.step('text from Word loses its formatting', async () => {
    await text.press('Control+End');
    await expect(tool(page, 'Add row')).toBeHidden();
    await pasteHtml(text, '<p>40 m<sup>2</sup><s>, Hall A</s><span style="display:none"> ask dean</span></p>');
    await expect(text.getByText('40 m²', { exact: true })).toBeVisible();
    await expect(page.getByText('Left out of what you pasted: hidden text, text that was struck out.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await pasteHtml(text, WORD);
    await expect(text.getByRole('heading', { name: 'Fees', level: 2 })).toBeVisible();
    await expect(text.getByRole('listitem').filter({ hasText: 'of class X' }).last()).toBeVisible();
    expect(await text.locator('p[style], span[style], [class*=Mso]').count()).toBe(0);
  });

  await test.step('a skipped heading level is reported', async () => {
    await text.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('#### Deep');
    await expect(page.getByText('Heading “Deep” is of level 4; after what is above it comes 3')).toBeVisible();
    await tool(page, 'Heading 3').click();
    await expect(page.getByText('Heading “Deep”')).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.type('er');
  });

  await test.step('a picture is inserted with its alternative text', async () => {
    await page.keyboard.press('Enter');
    await tool(page, 'Picture').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await expect(text.getByRole('img')).toHaveAttribute('alt', /\w/);
    await expect(text.getByRole('img')).toHaveJSProperty('complete', true);
  });

  await test.step('plain text mode shows Markdown', async () => {
    await page.getByRole('button', { name: 'Write as plain text: Text' }).click();
    const plain = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(plain).toHaveValue(
      /^Clay is kept in \*\*one hall\*\*\.\n\n## Days\n\n- Monday\n- Friday\n\n:::note\nBring a towel\.\n:::\n\nAsk \[the office\]\(\/contact\)/,
    );
    await page.getByRole('button', { name: 'Write with the editor: Text' }).click();
    await expect(text.getByRole('note')).toBeVisible();
    await expectAccessible(page);
  });

  await publish(page);
  await expect(page).toHaveURL(/\/admin\/catalogue\/page\/[0-9a-f]{24}$/);

  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main.getByText('one hall')).toHaveCSS('font-weight', '700');
  await expect(main.getByRole('note')).toHaveText('Bring a towel.');
  await expect(main.getByRole('link', { name: 'the office' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('cell', { name: '1,000' })).toBeVisible();
  await expect(main.getByRole('img').last()).toHaveAttribute('src', /^\/api\/v1\/media\//);
  await expectAccessible(page);
  expect(await (await fetch(site.url + PATH)).text()).not.toContain('Mso');
});
