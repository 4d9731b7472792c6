import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_RULE } from '@university/shared/contract';
import { IsolatedWork, LIMITS } from '../../isolated/isolated-work';
import { newFolder } from '../../../testing/cluster';
import { photo, plain } from '../../../domains/media/testing/pictures';
import { render } from '../examine';

const pictures = new IsolatedWork({ limits: LIMITS.pictures });
afterAll(() => pictures.close());

test.each([
  ['progressive, as JPEG', () => photo(8_600, 5_800).jpeg({ progressive: true, quality: 60 }).toBuffer()],
  [
    'interlaced, of 16 bits a channel and to be seen through, as PNG',
    () =>
      plain(8_600, 5_800)
        .ensureAlpha(0.5)
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer(),
  ],
])('the largest picture fits into the memory that there is: %s', async (_what, make) => {
  const file = { path: path.join(newFolder(), 'large') };
  writeFileSync(file.path, await make());
  const { width, height, widths } = await render(pictures, file);
  expect(width * height).toBeLessThanOrEqual(PICTURE_RULE.pixels);
  expect(widths).toEqual(PICTURE_RULE.widths);
});
