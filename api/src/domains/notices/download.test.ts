/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Notice } from '@university/shared/contract';
import fc from '../../../../scripts/jest/properties';
import { checkedPapers } from '../../platform/database/schema';
import { onEmbedded } from '../../testing/world';
import { disposition, parseRange } from './papers';
import { desk, draw, FIELDS, noticeOf } from './testing/desk';

test.each<[string | undefined, ReturnType<typeof parseRange>]>([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['BYTES=0-1', { start: 0, end: 1 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes= 0-1', undefined],
  ['items=0-1', undefined],
  ['0-1', undefined],
  [`bytes=${'9'.repeat(400)}-`, 'outside'],
])('%s of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range));

const size = fc.integer({ min: 1, max: 50_000_000 });

test('whatever the header, the answer is a range of the file, outside, or the whole', () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=[0-9]{0,20}-[0-9]{0,20}$/));
  fc.assert(
    fc.property(header, size, (text, bytes) => {
      const range = parseRange(text, bytes);
      if (typeof range !== 'object') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(bytes);
    }),
  );
});

test('a title of any length and script makes a header, and a file name that systems take', () => {
  const titled = fc.string({
    unit: fc.constantFrom('क', 'क्षि', 'é', '😀', '"', "'", ';', '%', '\\', '/', 'a', ' '),
    maxLength: 200,
  });
  fc.assert(
    fc.property(titled, (title) => {
      const header = disposition(title);
      expect(header).toMatch(/^inline; filename="[\w .-]*"; filename\*=UTF-8''[\w%.!~-]*\.pdf$/);
      const name = decodeURIComponent(header.slice(header.indexOf("''") + 2));
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(title.trim().startsWith(name.slice(0, -4))).toBe(true);
    }),
  );
});

onEmbedded('the file of a notice', (world) => {
  const { upload } = desk(world);
  let pdf: Uint8Array;
  let notice: Notice;
  let url: string;
  beforeAll(async () => {
    pdf = await draw();
    notice = noticeOf(await upload({ ...FIELDS, fileName: 'कार्यशाला "समय" 2026', language: 'hi' }, pdf));
    url = notice.fileLink.replace('/api/v1', '');
  });
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', at = url) =>
    world().call({ method, url: at, headers });

  test('every header of the whole file', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(pdf)).toBe(true);
    // Indexing is allowed.
    expect(headers).toEqual({
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
      'cache-control': 'public, max-age=31536000, s-maxage=0, immutable',
      connection: expect.any(String),
      'content-disposition': expect.stringMatching(
        /^inline; filename="[\w .-]+\.pdf"; filename\*=UTF-8''%E0%A4%95.+\.pdf$/,
      ),
      'content-language': 'hi',
      'content-length': String(pdf.length),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
      'content-type': 'application/pdf',
      date: expect.any(String),
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      link: `<http://localhost:3000/api/v1/notice/${notice._id}/file>; rel="canonical"`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('HEAD has the same headers and no content', async () => {
    const { headers: full } = await get();
    const { statusCode, headers, rawPayload } = await get({ range: 'bytes=0-4' }, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect({ ...headers, date: '' }).toEqual({ ...full, date: '' });
  });

  test('an address without the hash of the file, or with another, is asked again', async () => {
    for (const at of [`/notice/${notice._id}/file`, `/notice/${notice._id}/file?v=000000000000`, `${url.slice(0, -1)}`])
      expect((await get({}, 'GET', at)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('a copy that is still good is not sent again', async () => {
    const etag = String((await get()).headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, headers, rawPayload } = await get({ 'if-none-match': tag });
      expect([statusCode, rawPayload.length, headers.etag]).toEqual([304, 0, etag]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=0, immutable');
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['bytes=0-4', 0, 4],
    ['bytes=-20', -20, Infinity],
  ])('a range: %s', async (range, from, to) => {
    const start = from < 0 ? pdf.length + from : from;
    const end = Math.min(to, pdf.length - 1);
    const { statusCode, headers, rawPayload } = await get({ range });
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/${pdf.length}`,
      String(end - start + 1),
    ]);
    expect(rawPayload.equals(pdf.slice(start, end + 1))).toBe(true);
  });

  test('a paper that the rules of today have not found clean is to be saved, until the job has looked at it', async () => {
    const { db } = world().api;
    const shown = (await get()).headers;
    for (const change of [{ rules: 0 }, { isClean: false }]) {
      await db.update(checkedPapers).set(change);
      const { headers } = await get();
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['content-security-policy']).toBe(`sandbox; ${shown['content-security-policy']}`);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      await db.delete(checkedPapers);
      await world().api.jobs.run('examine-papers');
      expect({ ...(await get()).headers, date: '' }).toEqual({ ...shown, date: '' });
    }
  });

  test('a range outside the file is told its size', async () => {
    const { statusCode, headers, rawPayload } = await get({ range: `bytes=${pdf.length}-` });
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([416, `bytes */${pdf.length}`, 0]);
  });

  test('a range of another version of the file is not sent', async () => {
    const etag = String((await get()).headers.etag);
    expect((await get({ range: 'bytes=0-4', 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Thu, 15 Jan 2026 05:00:00 GMT'])
      expect((await get({ range: 'bytes=0-4', 'if-range': other })).statusCode).toBe(200);
  });

  test('no such notice, one before its time, and one whose file is lost', async () => {
    expect((await get({}, 'GET', '/notice/unknown/file')).statusCode).toBe(404);
    const future = noticeOf(await upload({ ...FIELDS, publishAt: '2026-01-16T00:00:00Z' }, pdf));
    const at = future.fileLink.replace('/api/v1', '');
    expect((await get({}, 'GET', at)).statusCode).toBe(404);
    world().clock.now = new Date('2026-01-16T00:00:00Z');
    expect((await get({}, 'GET', at)).statusCode).toBe(200);
    rmSync(path.join(world().dataDir, 'files', 'notices'), { recursive: true });
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await get({}, method, at);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});
