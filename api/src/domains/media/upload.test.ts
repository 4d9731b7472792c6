/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Media, mediaUpload, PICTURE_FILE_LIMIT } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { ageFiles } from '../../testing/age-files';
import { onDatabase } from '../../testing/world';
import { library, mediaOf, type Upload } from './testing/library';
import { GPS, photo, plain } from './testing/pictures';

const ALT = 'A student measures a shaft at the lathe';

onDatabase('uploading a picture', (world) => {
  const { upload, list, file: fileOf, get } = library(world);
  const files = () => readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).sort();
  /** Everything a failed upload must leave as it was. */
  const traces = async () => ({ files: files(), total: (await list()).total });

  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await photo(700, 500).withExif(GPS).jpeg().toBuffer();
  });

  test('it is in the library, and is served in both formats without what the camera wrote', async () => {
    const before = await world().api.dataVersion();
    const fields = {
      alt_en: ALT,
      alt_hi: 'एक छात्रा',
      title: 'Lathe',
      credit: 'A. Verma',
      focal_x: '0.25',
      focal_y: '',
    };
    const media = mediaOf(await upload({ fields, file: jpeg }));
    expect(media).toMatchObject({
      ...{ title: 'Lathe', alt_en: ALT, alt_hi: 'एक छात्रा', credit: 'A. Verma', focal_x: 0.25, focal_y: 0.5 },
      ...{ type: 'image/jpeg', width: 700, height: 500, widths: [320, 640], size: jpeg.length, version: 1 },
      ...{ status: 'published', colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
    expect(await world().api.dataVersion()).not.toBe(before);
    expect((await list('limit=1')).media).toEqual([media]);
    expect(mediaOf(await get(`/media/${media._id}`))).toEqual(media);
    for (const width of media.widths) {
      for (const format of ['avif', 'webp']) {
        const answer = await fileOf(media, `-${width}.${format}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe(`image/${format}`);
        const { exif, ...found } = await sharp(answer.rawPayload).metadata();
        expect([found.width, found.mediaType, exif]).toEqual([width, `image/${format}`, undefined]);
      }
    }
  });

  test('the alternative text stands for a title that is not given', async () => {
    const media = mediaOf(await upload({ fields: { alt_en: ALT }, file: await photo(320, 240, 60).jpeg().toBuffer() }));
    expect(media).toMatchObject({ title: ALT, alt_hi: null, credit: null });
  });

  test('the same picture again is answered with the one that is there', async () => {
    const file = await photo(320, 240, 70).jpeg().toBuffer();
    const first = mediaOf(await upload({ fields: { alt_en: ALT }, file }));
    const before = await traces();
    expect(mediaOf(await upload({ fields: { alt_en: 'Something else' }, file, role: 'faculty' }))).toEqual(first);
    expect(await traces()).toEqual(before);
  });

  test('of the same picture at the same time one is made', async () => {
    const file = await photo(320, 240, 80).jpeg().toBuffer();
    const before = await traces();
    const [one, other] = await Promise.all([upload({ file }), upload({ file, role: 'faculty' })]);
    expect(mediaOf(one)).toEqual(mediaOf(other));
    const after = await traces();
    expect([after.files.length, after.total]).toEqual([before.files.length + 3, before.total + 1]);
  });

  test('a repeat under one key has one answer; another upload under it is refused and leaves nothing', async () => {
    const file = await photo(320, 240, 90).jpeg().toBuffer();
    const headers = { 'idempotency-key': 'a-key-for-one-picture' };
    const [first, second] = await Promise.all([upload({ file, headers }), upload({ file, headers })]);
    expect(mediaOf(second)).toEqual(mediaOf(first));
    const before = await traces();
    expect(mediaOf(await upload({ file, headers }))).toEqual(mediaOf(first));
    const other = await upload({ file: await photo(320, 240, 95).jpeg().toBuffer(), headers });
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    expect(await traces()).toEqual(before);
  });

  test('a repeat of an upload whose picture was deleted does not bring it back', async () => {
    const file = await photo(320, 240, 100).jpeg().toBuffer();
    const headers = { 'idempotency-key': 'a-key-for-what-goes' };
    const { _id } = mediaOf(await upload({ file, headers }));
    await world().api.db.execute(sql`delete from media where id = ${_id}`);
    ageFiles(world().dataDir);
    await world().api.jobs.run('sweep-files');
    const before = await traces();
    const answer = await upload({ file, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'deleted']);
    expect(await traces()).toEqual(before);
  });

  describe('is refused with a sentence and leaves nothing', () => {
    const FIELDS = { alt_en: ALT };
    test.each<[string, () => Promise<Upload> | Upload, number, string]>([
      ['60 megapixels', async () => ({ file: await plain(10_000, 6_000).png().toBuffer() }), 400, 'picture'],
      ['a GIF', async () => ({ file: await plain(9, 9).gif().toBuffer() }), 400, 'picture'],
      ['a drawing', () => ({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }), 400, 'picture'],
      ['a text', () => ({ file: Buffer.from('Hello') }), 400, 'picture'],
      ['half a JPEG', () => ({ file: jpeg.subarray(0, jpeg.length - 2_000) }), 400, 'picture'],
      ['an empty file', () => ({ file: Buffer.alloc(0) }), 400, 'picture'],
      ['no file', () => ({ file: null }), 400, 'picture'],
      ['no alternative text', () => ({ fields: {}, file: jpeg }), 400, 'alt_en'],
      ['a focal point outside', () => ({ fields: { ...FIELDS, focal_x: '1.5' }, file: jpeg }), 400, 'focal_x'],
      ['a focal point that is none', () => ({ fields: { ...FIELDS, focal_y: 'NaN' }, file: jpeg }), 400, 'focal_y'],
      ['a short key', () => ({ file: jpeg, headers: { 'idempotency-key': 'x' } }), 400, 'Idempotency-Key'],
    ])('%s', async (_what, request, status, field) => {
      const before = await traces();
      const answer = await upload({ fields: FIELDS, ...(await request()) });
      expect(answer.statusCode).toBe(status);
      expect(answer.json().issues).toContainEqual({ path: field, message: expect.stringMatching(/\w+ \w+/) });
      expect(await traces()).toEqual(before);
    });

    test('a byte more than 20 MB', async () => {
      const before = await traces();
      const answer = await upload({ file: Buffer.concat([jpeg, Buffer.alloc(PICTURE_FILE_LIMIT + 1 - jpeg.length)]) });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: 'too_large', message: 'The file is larger than 20 MB.' });
      expect(await traces()).toEqual(before);
    });

    test('somebody without the right', async () => {
      expect((await upload({ file: jpeg, role: 'grievances' })).statusCode).toBe(403);
      expect((await get('/media', 'admissions')).statusCode).toBe(403);
    });
  });

  test('a row that cannot be written leaves no file', async () => {
    const before = await traces();
    // The contract lets no such text through; the database would not either.
    jest.spyOn(mediaUpload, 'safeParse').mockReturnValueOnce({
      success: true,
      data: { alt_en: 'Two\nlines', title: 'x', alt_hi: undefined, credit: undefined, focal_x: 0.5, focal_y: 0.5 },
    });
    const answer = await upload({ file: await photo(320, 240, 110).jpeg().toBuffer() });
    expect(answer.statusCode).toBe(500);
    expect(await traces()).toEqual(before);
  });

  test('the sweep keeps every file of a picture, and removes those of one that has no row', async () => {
    const media = mediaOf(await upload({ file: await photo(320, 240, 120).jpeg().toBuffer() }));
    const kept = files();
    // As a process leaves it that was killed before it could write the rows.
    await world().api.db.execute(sql`delete from media where id = ${media._id}`);
    ageFiles(world().dataDir);
    await world().api.jobs.run('sweep-files');
    expect(kept.length - files().length).toBe(3);
    expect(files().filter((name) => String(name).includes(media._id))).toEqual([]);
    expect((await fileOf(media, '-320.avif')).statusCode).toBe(404);
    const [other] = (await list('limit=1')).media as [Media];
    expect((await fileOf(other, `-${other.widths[0]}.avif`)).statusCode).toBe(200);
  });

  test.each([
    ['focal_x', '1.1'],
    ['focal_y', `'NaN'`],
    ['hash', `'short'`],
    ['type', `'image/gif'`],
    ['width', '0'],
    ['height', '2000000000'],
    ['size', '0'],
    ['colour', `'red'`],
    ['widths', `'[]'`],
    ['widths', `'["a"]'`],
    ['alt_en', `' '`],
    ['title', `E'a\\nb'`],
    ['status', `'gone'`],
    ['version', '0'],
  ])('the database refuses a row with a wrong %s: %s', async (column, value) => {
    const change = world().api.db.execute(sql`update media set ${sql.identifier(column)} = ${sql.raw(value)}`);
    await expect(change).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
