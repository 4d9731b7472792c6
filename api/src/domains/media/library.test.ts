/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { endpoints, type Media, picture } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { FakeS3 } from '../../platform/files/testing/fake-s3';
import { onEmbedded, onDatabase } from '../../testing/world';
import { picturesOf } from './repository';
import { library, mediaOf } from './testing/library';
import { photo, plain } from './testing/pictures';

onDatabase('the library of pictures', (world) => {
  const { upload, list, file, get } = library(world);
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
      media.push(
        mediaOf(
          await upload({
            fields,
            file: await photo(320, 240, 100 + index)
              .jpeg()
              .toBuffer(),
          }),
        ),
      );
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
    const answer = await file(one, '-320.avif');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    const again = await file(one, '-320.avif', { 'if-none-match': String(answer.headers.etag) });
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

describe('in a bucket', () => {
  const s3 = new FakeS3();
  const settings = { bucket: 'uploads', region: 'ap-south-1', accessKeyId: 'id', secretAccessKey: 'secret' };
  let endpoint: string;
  beforeAll(async () => {
    endpoint = await s3.listen();
  });
  afterAll(() => s3.close());
  onEmbedded(
    'pictures',
    (world) => {
      const { upload, file } = library(world);
      test('are stored and served', async () => {
        const media = mediaOf(await upload({ file: await plain(400, 300).png().toBuffer() }));
        expect((await file(media, '-320.avif')).headers['content-type']).toBe('image/avif');
        expect((await file(media, '-320.webp')).statusCode).toBe(200);
      });
    },
    {
      get s3() {
        return { ...settings, endpoint };
      },
    },
  );
});
