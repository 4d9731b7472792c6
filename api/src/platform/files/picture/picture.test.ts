import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTRAIT_RULE } from '@university/shared/contract';
import sharp from 'sharp';
import { WorkEnded, IsolatedWork, LIMITS } from '../../isolated/isolated-work';
import { GPS, halves, photo, plain } from '../../../domains/media/testing/pictures';
import { newFolder } from '../../../testing/cluster';
import { must } from '../../../testing/must';
import { FileRefused } from '../receive';
import { PICTURE_REFUSALS, render, renderPortrait } from '../examine';
import type { PictureRefusal } from './render';

const pictures = new IsolatedWork({ limits: LIMITS.pictures });
const folder = newFolder();
afterAll(() => pictures.close());

function stored(bytes: Buffer | string): { path: string } {
  const file = path.join(folder, randomBytes(8).toString('hex'));
  writeFileSync(file, bytes);
  return { path: file };
}

const rendered = async (bytes: Buffer | string) => render(pictures, stored(bytes));

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe.each([
  ['a picture', render],
  ['a portrait', renderPortrait],
] as const)('%s that is none within the rule is refused with a sentence, and leaves nothing', (_what, make) => {
  test.each<[string, () => Promise<Buffer> | string, PictureRefusal]>([
    ['a text', () => 'Dear Sir or Madam', 'notPicture'],
    ['a web page', () => '<!doctype html><script>alert(1)</script>', 'notPicture'],
    ['a PDF', () => '%PDF-1.7\n', 'notPicture'],
    ['a drawing', () => '<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
    ['a GIF', () => plain(8, 8).gif().toBuffer(), 'animation'],
    [
      'a WebP that moves',
      async () => {
        const frames = Buffer.concat([await plain(8, 8).raw().toBuffer(), await photo(8, 8).raw().toBuffer()]);
        return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
          .webp()
          .toBuffer();
      },
      'animation',
    ],
    ['an AVIF', () => plain(8, 8).avif().toBuffer(), 'notPicture'],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer(), 'notPicture'],
    ['a phone’s own format', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'phone'],
    [
      '60 megapixels in a small PNG',
      () => plain(10_000, 6_000).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
      'tooManyPixels',
    ],
    ['a strip', () => plain(1_000, 100).png().toBuffer(), 'tooLong'],
    ['half a JPEG', async () => halfOf(await photo(800, 600).jpeg().toBuffer()), 'broken'],
    ['half a PNG', async () => halfOf(await photo(800, 600).png().toBuffer()), 'broken'],
    ['half a WebP', async () => halfOf(await photo(800, 600).webp().toBuffer()), 'broken'],
    ['a head without a picture', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'broken'],
    [
      'a PNG that says it is small and is not',
      async () => {
        const bytes = await plain(4_000, 4_000).png().toBuffer();
        // The size stands behind the signature, the length and the name of the first chunk.
        bytes.writeUInt32BE(10, 16);
        bytes.writeUInt32BE(10, 20);
        return bytes;
      },
      'broken',
    ],
  ])('%s', async (_what, bytes, refused) => {
    const file = stored(await bytes());
    await expect(make(pictures, file)).rejects.toThrow(new FileRefused(PICTURE_REFUSALS[refused]));
    expect(readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file.path)}-`))).toEqual([]);
  });

  test('one that is not done in time', async () => {
    jest.spyOn(pictures, 'run').mockRejectedValueOnce(new WorkEnded('took too long'));
    await expect(make(pictures, stored('x'))).rejects.toThrow(new FileRefused(PICTURE_REFUSALS.laborious));
  });
});

test('an error of the disk is not blamed on the picture', async () => {
  await expect(render(pictures, { path: path.join(folder, 'none') })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('both formats in every width that is not larger than the picture', async () => {
  const { files, ...facts } = await rendered(await photo(1_100, 825).jpeg().toBuffer());
  expect(facts).toMatchObject({ type: 'image/jpeg', width: 1_100, height: 825, widths: [320, 640, 1_024] });
  expect(files.map(({ kind, width }) => `${width}.${kind}`)).toEqual(
    [320, 640, 1_024].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  );
  for (const file of files) {
    const found = await sharp(file.path).metadata();
    expect(found).toMatchObject({ width: file.width, height: (file.width * 3) / 4, space: 'srgb' });
    expect(statSync(file.path).size).toBe(file.size);
    expect(found.mediaType).toBe(`image/${file.kind}`);
  }
});

test.each([
  ['PNG', () => plain(320, 240).png().toBuffer(), 'image/png'],
  ['WebP', () => plain(320, 240).webp().toBuffer(), 'image/webp'],
  ['CMYK', () => plain(320, 240).toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
  ['16 bits a channel', () => plain(320, 240).toColourspace('rgb16').png().toBuffer(), 'image/png'],
  ['interlaced', () => plain(320, 240).png({ progressive: true }).toBuffer(), 'image/png'],
])('taken: %s', async (_what, make, type) => {
  const { files, colour, ...facts } = await rendered(await make());
  expect(facts).toMatchObject({ type, width: 320, height: 240, widths: [320] });
  expect(distance(colour, '#336699')).toBeLessThan(24);
  for (const file of files) expect(await sharp(file.path).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
});

const distance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16))),
  );

test('a point is served as it is', async () => {
  const { files, ...facts } = await rendered(await plain(1, 1, '#ffffff').png().toBuffer());
  expect(facts).toEqual({ type: 'image/png', width: 1, height: 1, widths: [1], colour: '#ffffff' });
  expect(files.map(({ width }) => width)).toEqual([1, 1]);
});

test('shades of grey', async () => {
  const { colour } = await rendered(await plain(320, 240, '#808080').toColourspace('b-w').png().toBuffer());
  expect(colour).toBe('#808080');
});

test('what can be seen through stays so, and counts as white', async () => {
  const clear = sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  });
  const { files, colour } = await rendered(await clear.png().toBuffer());
  expect(colour).toBe('#ffffff');
  for (const { path } of files) expect((await sharp(path).metadata()).hasAlpha).toBe(true);
});

const told = (width: number, height: number) =>
  photo(width, height).withExif(GPS).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer();

async function expectUntold(file: string) {
  const { exif, xmp, iptc, icc } = await sharp(file).metadata();
  expect({ exif, xmp, iptc, icc }).toEqual({});
}

describe('a photograph from a phone', () => {
  test('stands upright, and its size is what people see', async () => {
    // Turned a quarter to the right to be seen: what the sensor had on the left is at the top.
    const picture = await (await halves(800, 600)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { files, ...facts } = await rendered(picture);
    expect(facts).toMatchObject({ width: 600, height: 800, widths: [320] });
    const [red = 0, , blue = 0] = await sharp(must(files[1]).path).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  test('comes out without where and by whom it was made', async () => {
    const picture = await told(320, 240);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    for (const { path } of (await rendered(picture)).files) await expectUntold(path);
  });
});

test('the same picture makes the same files: its address may be cached for ever', async () => {
  const bytes = await photo(320, 240).jpeg().toBuffer();
  const sums = async () => {
    const { files } = await rendered(bytes);
    return Promise.all(
      files.map(async ({ path }) =>
        createHash('sha256')
          .update(await sharp(path).raw().toBuffer())
          .digest('hex'),
      ),
    );
  };
  expect(await sums()).toEqual(await sums());
});

describe('a portrait', () => {
  const rendered = async (bytes: Buffer | string) => renderPortrait(pictures, stored(bytes));

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
    await expectUntold((await rendered(await told(350, 450))).path);
  });
});
