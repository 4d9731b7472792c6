/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PORTRAIT_RULE } from '@university/shared/contract';
import sharp from 'sharp';
import { GPS, halves, photo, plain } from '../../../domains/media/testing/pictures';
import { IsolatedWork } from '../../isolated/isolated-work';
import { LIMITS } from '../../isolated/limits';
import { FileRefused } from '../receive';
import { renderPortrait } from './index';
import { PICTURE_REFUSALS, type Refusal } from './refusals';

const pictures = new IsolatedWork({ limits: LIMITS.pictures });
const folder = mkdtempSync(path.join(tmpdir(), 'university-portrait-'));
afterAll(() => {
  pictures.close();
  rmSync(folder, { recursive: true });
});

async function rendered(bytes: Buffer | string) {
  const file = path.join(folder, randomBytes(8).toString('hex'));
  writeFileSync(file, bytes);
  return renderPortrait(pictures, { path: file });
}

/** Red, green and blue of a point, 0 to 255. */
async function pointOf(file: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.each([
  ['a noisy JPEG of a camera', () => photo(3_000, 4_000).jpeg({ quality: 95 }).toBuffer()],
  ['a small PNG', () => plain(120, 160).png().toBuffer()],
  ['one in greys', () => plain(400, 500, '#808080').toColourspace('b-w').png().toBuffer()],
])('%s becomes a JPEG of one size, within its bytes', async (_what, make) => {
  const { path: file, size } = await rendered(await make());
  const { width, height } = PORTRAIT_RULE;
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' });
  expect(size).toBeLessThanOrEqual(PORTRAIT_RULE.size);
});

test('nothing is cut off: what another shape lacks is white', async () => {
  const { path: file } = await rendered(await plain(700, 350, '#000000').png().toBuffer());
  expect(Math.min(...(await pointOf(file, 175, 10)))).toBeGreaterThan(245);
  expect(Math.max(...(await pointOf(file, 175, 225)))).toBeLessThan(10);
});

test('it stands upright, and says nothing of where and by whom it was made', async () => {
  const sent = await (await halves(900, 700)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { path: file } = await rendered(sent);
  const [red = 0, , blue = 0] = await pointOf(file, 175, 20);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
  const told = await rendered(
    await photo(350, 450).withExif(GPS).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer(),
  );
  const { exif, xmp, iptc, icc } = await sharp(told.path).metadata();
  expect({ exif, xmp, iptc, icc }).toEqual({});
});

test.each<[string, () => Promise<Buffer> | string, Refusal]>([
  ['a text', () => 'Dear Sir or Madam', 'notPicture'],
  ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
  ['60 megapixels', () => plain(10_000, 6_000).png().toBuffer(), 'tooManyPixels'],
  ['a strip', () => plain(1_000, 100).png().toBuffer(), 'tooLong'],
  ['a head without a picture', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'broken'],
])('%s is refused, and leaves nothing', async (_what, make, refused) => {
  const before = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  await expect(rendered(await make())).rejects.toThrow(new FileRefused(PICTURE_REFUSALS[refused]));
  expect(readdirSync(folder).filter((name) => name.endsWith('.jpg'))).toEqual(before);
});
