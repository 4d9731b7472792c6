/** @jest-environment node */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endpoints, type Media, mediaUpload, picture, PICTURE_FILE_LIMIT } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { settings } from '../../platform/database/schema';
import { ageFiles } from '../../testing/age-files';
import { onDatabase } from '../../testing/world';
import { library, mediaOf, type Upload } from './testing/library';
import { GPS, photo } from './testing/pictures';
import { picturesOf } from './queries';

const shot = (shade: number) => photo(320, 240, shade).jpeg().toBuffer();

const ALT = 'A student measures a shaft at the lathe';

onDatabase('pictures', (world) => {
  const { upload, list, file: fileOf, get } = library(world);
  const files = () => readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).sort();
  /** Must be unchanged after a failed upload. */
  const traces = async () => ({ files: files(), total: (await list()).total });

  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await photo(700, 500).withExif(GPS).jpeg().toBuffer();
  });

  test('it is in the library, and is served in both formats without what the camera wrote', async () => {
    const before = await world().api.dataVersion();
    const texts = { alt_en: ALT, alt_hi: 'एक छात्रा', title: 'Lathe', credit: 'A. Verma' };
    const media = mediaOf(await upload({ fields: { ...texts, focal_x: '0.25', focal_y: '' }, file: jpeg }));
    expect(media).toMatchObject({
      ...{ ...texts, focal_x: 0.25, focal_y: 0.5 },
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

  test('the same picture again is answered with the one that is there', async () => {
    const file = await shot(70);
    const first = mediaOf(await upload({ fields: { alt_en: ALT }, file }));
    expect(first).toMatchObject({ title: ALT, alt_hi: null, credit: null });
    const before = await traces();
    expect(mediaOf(await upload({ fields: { alt_en: 'Something else' }, file, role: 'faculty' }))).toEqual(first);
    expect(await traces()).toEqual(before);
  });

  test('of the same picture at the same time one is made', async () => {
    const file = await shot(80);
    const before = await traces();
    const [one, other] = await Promise.all([upload({ file }), upload({ file, role: 'faculty' })]);
    expect(mediaOf(one)).toEqual(mediaOf(other));
    const after = await traces();
    expect([after.files.length, after.total]).toEqual([before.files.length + 3, before.total + 1]);
  });

  test('another picture takes the place of one: its old addresses lead to it, its words stay, and the old file goes', async () => {
    const before = mediaOf(await upload({ file: await shot(96) }));
    const [theirs, fresh] = [await shot(97), await shot(98)];
    const other = mediaOf(await upload({ file: theirs, fields: { alt_en: 'A loom' } }));
    const binned = mediaOf(await upload({ file: jpeg, fields: { alt_en: 'An old gate' } }));
    await world().api.db.execute(sql`update media set deleted_at = now() where id = ${binned._id}`);
    const count = files().length;
    const after = mediaOf(await upload({ file: fresh, fields: {}, id: before._id }));
    expect(after).toMatchObject({ _id: before._id, alt_en: before.alt_en, version: before.version });
    expect(after.base).not.toBe(before.base);
    const [shown, named] = [await fileOf(after, '-320.webp'), await fileOf(before, '-320.webp')];
    expect(named.rawPayload.equals(shown.rawPayload)).toBe(true);
    expect([shown, named].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=31536000, s-maxage=0, immutable',
      'public, max-age=0, must-revalidate',
    ]);
    expect((await fileOf({ base: before.base.replace(/.$/, '_') }, '-320.webp')).statusCode).toBe(404);
    expect(files()).toHaveLength(count);
    const kept = await traces();
    for (const [file, message] of [
      [fresh, /there already/],
      [theirs, new RegExp(`“${other.title}”`)],
      [jpeg, /in the bin/],
    ] as const) {
      const answer = await upload({ file, fields: {}, id: before._id });
      const { issues } = answer.json();
      expect([answer.statusCode, issues]).toEqual([
        400,
        [{ path: 'picture', message: expect.stringMatching(message) }],
      ]);
    }
    expect((await upload({ file: await shot(99), fields: {}, id: before._id, role: 'faculty' })).statusCode).toBe(403);
    expect((await upload({ file: await shot(99), fields: {}, id: 'unknown' })).statusCode).toBe(404);
    expect(await traces()).toEqual(kept);
  });

  test('another picture where two people publish: not in the place of one that is shown', async () => {
    const { db } = world().api;
    const { _id } = mediaOf(await upload({ file: await shot(94) }));
    await db.insert(settings).values({ key: 'catalogue-takes-two', value: true });
    const replace = async (shade: number) => (await upload({ file: await shot(shade), fields: {}, id: _id })).json();
    expect((await replace(93)).data.media._id).toBe(_id);
    await db.execute(sql`update campuses set photo_id = ${_id} where slug = 'jhandewalan'`);
    const kept = await traces();
    expect(await replace(92)).toMatchObject({ code: 'second_person_required' });
    expect(await traces()).toEqual(kept);
    await db.delete(settings);
  });

  test('a repeat under one key has one answer; another upload under it is refused and leaves nothing', async () => {
    const file = await shot(90);
    const headers = { 'idempotency-key': 'a-key-for-one-picture' };
    const [first, second] = await Promise.all([upload({ file, headers }), upload({ file, headers })]);
    expect(mediaOf(second)).toEqual(mediaOf(first));
    const before = await traces();
    expect(mediaOf(await upload({ file, headers }))).toEqual(mediaOf(first));
    const other = await upload({ file: await shot(95), headers });
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    expect(await traces()).toEqual(before);
  });

  test('a repeat of an upload whose picture was deleted does not bring it back', async () => {
    const file = await shot(100);
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

    test.each<[string, () => Upload, string]>([
      ['a text', () => ({ file: Buffer.from('Hello') }), 'picture'],
      ['an empty file', () => ({ file: Buffer.alloc(0) }), 'picture'],
      ['no file', () => ({ file: null }), 'picture'],
      ['no alternative text', () => ({ fields: {}, file: jpeg }), 'alt_en'],
      ['a focal point outside', () => ({ fields: { ...FIELDS, focal_x: '1.5' }, file: jpeg }), 'focal_x'],
      ['a short key', () => ({ file: jpeg, headers: { 'idempotency-key': 'x' } }), 'Idempotency-Key'],
    ])('%s', async (_what, request, field) => {
      const before = await traces();
      const answer = await upload({ fields: FIELDS, ...request() });
      expect(answer.statusCode).toBe(400);
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
  });

  test('a row that cannot be written leaves no file', async () => {
    const before = await traces();
    // The contract refuses such texts before.
    jest.spyOn(mediaUpload, 'safeParse').mockReturnValueOnce({
      success: true,
      data: { alt_en: 'Two\nlines', title: 'x', alt_hi: undefined, credit: undefined, focal_x: 0.5, focal_y: 0.5 },
    });
    const answer = await upload({ file: await shot(110) });
    expect(answer.statusCode).toBe(500);
    expect(await traces()).toEqual(before);
  });

  test('the sweep keeps every file of a picture, and removes those of one that has no row', async () => {
    const media = mediaOf(await upload({ file: await shot(120) }));
    const kept = files();
    // As after a crash.
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

  describe('the library', () => {
    const TEXTS: Record<string, string>[] = [
      { alt_en: 'A lathe in the workshop', title: 'Lathe' },
      { alt_en: 'Students bake bread', title: 'Bakery', credit: '100% Asha' },
      { alt_en: 'The gate of a campus', title: 'Gate', alt_hi: 'परिसर का द्वार' },
    ];
    let media: Media[];
    beforeAll(async () => {
      media = [];
      for (const table of ['campuses', 'departments', 'faculty', 'programs']) {
        await world().api.db.execute(sql`update ${sql.identifier(table)} set photo_id = null`);
      }
      await world().api.db.execute(sql`update notices set picture = null`);
      await world().api.db.execute(sql`delete from media`);
      for (const [index, fields] of TEXTS.entries()) {
        world().clock.now = new Date(world().clock.now.getTime() + 1_000);
        media.push(mediaOf(await upload({ fields, file: await shot(100 + index) })));
      }
    });

    test('comes newest first, a page at a time, in the declared shape', async () => {
      const answer = await get('/media?limit=2');
      expect(endpoints.listMedia.response.parse(answer.json())).toEqual(answer.json());
      expect(answer.json().metadata).toEqual({ total: 3, page: 1, limit: 2, totalPages: 2 });
      expect((await list('limit=2')).titles).toEqual(['Gate', 'Bakery']);
      expect((await list('limit=2&page=2')).titles).toEqual(['Lathe']);
    });

    test.each([
      ['LATHE', ['Lathe']],
      ['bread', ['Bakery']],
      ['100%25', ['Bakery']],
      ['%25', ['Bakery']],
      ['द्वार', ['Gate']],
      ['nothing', []],
    ])('is searched for %s as plain text', async (search, found) => {
      expect((await list(`search=${search}`)).titles).toEqual(found);
    });

    test('a picture that is not there', async () => {
      expect((await get('/media/none')).json()).toMatchObject({ code: 'not_found' });
    });

    test('other domains get those that may be shown, with what a page needs and no more', async () => {
      const [lathe, , gate] = media as [Media, Media, Media];
      const { db } = world().api;
      const ids = [lathe._id, gate._id, 'none', gate._id];
      const pictures = await picturesOf(db, ids);
      expect([...pictures.keys()].sort()).toEqual([lathe._id, gate._id].sort());
      for (const each of pictures.values()) expect(picture.strict().parse(each)).toEqual(each);
      expect(pictures.get(gate._id)).toMatchObject({ alt: 'The gate of a campus', alt_hi: 'परिसर का द्वार' });
      expect(pictures.get(lathe._id)).not.toHaveProperty('alt_hi');
      expect(await picturesOf(db, [])).toEqual(new Map());
      await db.execute(sql`update media set status = 'archived' where id = ${lathe._id}`);
      expect([...(await picturesOf(db, ids)).keys()]).toEqual([gate._id]);
    });

    test('a file may be cached for ever, runs nothing, and is not sent again', async () => {
      const [one] = media as [Media];
      const answer = await fileOf(one, '-320.avif');
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, s-maxage=0, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'content-length': String(answer.rawPayload.length),
      });
      const again = await fileOf(one, '-320.avif', { 'if-none-match': String(answer.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const head = await world().call({ method: 'HEAD', url: `${one.base}-320.avif`.replace('/api/v1', '') });
      expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
        200,
        answer.headers['content-length'],
        '',
      ]);
    });

    test.each([
      ['another width', (base: string) => `${base}-640.avif`],
      ['another format', (base: string) => `${base}-320.png`],
      ['the original', (base: string) => `${base}-original`],
      ['another hash', (base: string) => `${base.replace(/[0-9a-f]{16}$/, '0'.repeat(16))}-320.avif`],
      ['another picture', (base: string) => base.replace(/media\/[^/]+/, 'media/none').concat('-320.avif')],
      ['a path', (base: string) => base.replace(/[^/]+$/, '..%2f..%2fsecrets.json')],
    ])('nothing but these files is served: %s', async (_what, address) => {
      const [one] = media as [Media];
      const answer = await world().call({ url: address(one.base).replace('/api/v1', '') });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    });

    test('a file that is gone is said to be so', async () => {
      const [, one] = media as [Media, Media];
      rmSync(path.join(world().dataDir, 'files', 'media', `${one._id}-320.webp`));
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await world().call({ method, url: `${one.base}-320.webp`.replace('/api/v1', '') });
        expect(answer.statusCode).toBe(404);
      }
    });
  });
});
