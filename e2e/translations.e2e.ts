import type { EditableDocument } from '@university/shared/contract';
import { apiAs, documentOf, enter, publish as publishOn, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

const PAGE = {
  path: '/about-us/clock-tower',
  title: 'The clock tower',
  description: 'When the clock tower is open.',
  keywords: [],
  owner: 'Office of the Registrar',
  reviewOn: null,
  section: null,
  body: 'It is open on Mondays.',
};

const CHANGED = 'English changed since: see to the Hindi';

test('an editor translates a title, and is told when the English changes', async ({ page, site }) => {
  const editor = await apiAs(site.url, 'admin');
  const { document } = await editor.post<{ document: EditableDocument }>('/document', {
    kind: 'page',
    status: 'published',
    data: PAGE,
  });
  await enter(page, 'admin', `/admin/catalogue/page/${document._id}`);
  const open = page.getByRole('button', { name: 'Hindi beside English' });
  const hindi = page.getByLabel('In Hindi: Title', { exact: true });
  const publish = async () => {
    await publishOn(page);
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(/^“.*” is published\.$/)).toBeVisible();
  };

  await test.step('the Hindi is published with the English', async () => {
    await open.click();
    await hindi.fill('घंटाघर');
    await expectAccessible(page);
    await publish();
    await open.click();
    await expect(hindi).toHaveValue('घंटाघर');
    await expect(page.getByText(CHANGED)).toHaveCount(0);
  });

  await test.step('a new English title marks the Hindi as outdated', async () => {
    await page.getByLabel('Title', { exact: true }).fill('The old clock tower');
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(hindi).toHaveValue('घंटाघर');
    await expectAccessible(page);
    await publish();
    await open.click();
    await expect(page.getByText(CHANGED)).toBeVisible();
  });

  await test.step('a button confirms the Hindi', async () => {
    await page.getByRole('button', { name: 'It is still right: Title' }).click();
    await expect(page.getByText(CHANGED)).toHaveCount(0);
    await publish();
    const { data } = await documentOf(site, document._id);
    expect(data.hi).toEqual([{ at: 'title', of: 'The old clock tower', text: 'घंटाघर' }]);
  });
});
