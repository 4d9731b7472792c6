import type { Page } from '@playwright/test';
import { enter, handFiles, test } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect } from './support/test';

const PAGE = '/admin/media';
const FILES = 'Picture files';
const ALT = 'What the picture shows';

/** Encoding has low priority on a busy server. */
const ENCODED = { timeout: 120_000 };

async function photograph(page: Page, name: string, shade: number, [width, height] = [1_400, 900]) {
  const address = await page.evaluate(
    ([width, height, shade]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (let x = 0; x < width; x += 50) {
        context.fillStyle = `hsl(${(x + shade) % 360} 60% 50%)`;
        context.fillRect(x, 0, 50, height);
      }
      return canvas.toDataURL('image/jpeg');
    },
    [width as number, height as number, shade] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

test('an uploaded picture is served as AVIF in the width of its place', async ({ page }) => {
  await enter(page, 'notices', PAGE);
  await page.getByLabel(FILES).setInputFiles(await photograph(page, 'workshop.jpg', 0));
  await page.getByLabel(ALT).fill('The machine workshop with six lathes');
  await page.getByLabel('Title in the library (optional)').fill('Machine workshop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('“Machine workshop” is in the library.')).toBeVisible(ENCODED);

  const image = page.getByRole('img', { name: 'The machine workshop with six lathes' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(source).toMatch(/\/api\/v1\/media\/\w+\/[0-9a-f]{16}-(320|640)\.avif$/);
  const file = await page.request.get(source);
  expect(file.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, s-maxage=0, immutable',
  });
  await expectAccessible(page);
});

test('a picture is uploaded on a phone by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'faculty', PAGE);
  await page.getByLabel(FILES).setInputFiles(await photograph(page, 'loom.jpg', 90));
  await page.getByLabel(FILES).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(ALT)).toBeFocused();
  await page.keyboard.type('A hand loom');
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const point = page.getByRole('button', { name: /Most important point/ });
  await expect(point).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAccessibleName('Most important point: 45 % from the left, 45 % from the top');
  for (let button = 0; button < 2; button++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“A hand loom” is in the library.')).toBeVisible(ENCODED);
  await expect(page.getByRole('img', { name: 'A hand loom' })).toHaveCSS('object-position', '45% 45%');
  await page.getByRole('searchbox').fill('hand loom');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pictures found: 1')).toBeVisible();
});

test('pictures are dropped and pasted; a damaged one is refused and its words stay', async ({ page, complaints }) => {
  await enter(page, 'notices', PAGE);
  const whole = await photograph(page, 'gate.jpg', 180);
  const cut = await photograph(page, 'cut-off.jpg', 270);
  await handFiles(page.getByLabel(FILES), 'drop', whole);
  await expect(page.getByText('gate.jpg', { exact: true })).toBeVisible();
  await handFiles(page.getByLabel(FILES), 'paste', { ...cut, buffer: cut.buffer.subarray(0, cut.buffer.length / 2) });
  await page.getByLabel(ALT).first().fill('The gate');
  await page.getByLabel(ALT).last().fill('Cut off');
  await page.getByRole('button', { name: 'Upload 2 pictures' }).click();
  await expect(page.getByText('“The gate” is in the library.')).toBeVisible(ENCODED);
  await expect(page.getByText(/The picture is damaged or was cut off/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the form' }).click();
  await expect(page.getByLabel(ALT)).toHaveValue('Cut off');
  await expect(page.getByText('cut-off.jpg', { exact: true })).toBeVisible();
  expect(complaints.splice(0).filter((each) => !/status of 400|POST \/media failed/.test(each))).toEqual([]);
});
