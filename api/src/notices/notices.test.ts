/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NOTICE_SECTIONS, type Notice } from '@university/shared/contract';
import { makePdf } from '../demo/pdf';
import { onEveryDatabase, START } from '../testing/world';

const LIMIT = 20_000;
const DAY = 24 * 60 * 60 * 1_000;

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
});

onEveryDatabase('notices', (world) => {
  const list = async (query: string) => {
    const { data, metadata } = (await world().call({ url: `/notice?${query}` })).json<{
      data: { notices: Notice[] };
      metadata: { total: number };
    }>();
    return { notices: data.notices, total: metadata.total };
  };

  describe('reading', () => {
    test('every section but the banner has some', async () => {
      for (const { id } of NOTICE_SECTIONS) {
        const { notices, total } = await list(`section=${id}`);
        expect(notices.every((notice) => notice.section === id && !notice.archive)).toBe(true);
        expect({ id, some: total > 0 }).toEqual({ id, some: id !== 'alert' });
      }
    });

    test('the newest come first, and none before its time', async () => {
      const { notices } = await list('limit=100');
      const times = notices.map((notice) => notice.publishAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(times[0]! <= START.toISOString()).toBe(true);
      const before = (await list('section=announcements')).total;
      world().clock.now = new Date(START.getTime() + 13 * DAY);
      expect((await list('section=announcements')).total).toBe(before + 1);
    });

    test('a search is plain text in any case', async () => {
      const { notices } = await list('regex=FIRE%20drill');
      expect(notices.map((notice) => notice.fileName)).toEqual(['Fire drill at all campuses']);
      for (const nothing of ['.*', '%25', '_', '%5B']) expect((await list(`regex=${nothing}`)).total).toBe(0);
    });

    test('automatic archiving takes a notice away after its last valid day', async () => {
      const [tender] = (await list('section=tenders')).notices;
      world().clock.now = new Date(`${tender!.validUntil}T18:00:00Z`);
      const ids = async () => (await list('section=tenders')).notices.map((notice) => notice._id);
      expect(await ids()).toContain(tender!._id);
      world().clock.now = new Date(`${tender!.validUntil}T19:00:00Z`);
      expect(await ids()).not.toContain(tender!._id);
    });

    test('the file is a PDF that may be kept for ever at its hashed address', async () => {
      const [notice] = (await list('limit=1')).notices;
      const url = notice!.fileLink.replace('/api/v1', '');
      const answer = await world().call({ url });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload).toHaveLength(notice!.size);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; filename=".+\.pdf"/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { headers } = await world().call({ url: `/notice/${notice!._id}/file` });
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const known = { 'if-none-match': String(headers.etag) };
      expect((await world().call({ url, headers: known })).statusCode).toBe(304);
      const part = await world().call({ url, headers: { range: 'bytes=0-4' } });
      expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '%PDF-', `bytes 0-4/${notice!.size}`]);
      expect((await world().call({ url, headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);
      expect((await world().call({ url: '/notice/unknown/file' })).statusCode).toBe(404);
    });
  });

  describe('uploading', () => {
    const FIELDS = { fileName: 'Workshop timings', section: 'notices', summary: 'New timings.', validUntil: '', vacancies: '' };

    async function upload({ fields = FIELDS, file = pdf, role = 'notices' as const, headers = {} }: {
      fields?: Record<string, string>;
      file?: Uint8Array | null;
      role?: 'notices' | 'faculty' | 'admin';
      headers?: Record<string, string>;
    } = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      if (file) form.set('pdf', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'timings.pdf');
      const body = new Response(form);
      return world().call({
        method: 'POST', url: '/notice/upload', payload: Buffer.from(await body.arrayBuffer()),
        headers: { ...headers, 'content-type': body.headers.get('content-type')!, authorization: `Bearer ${await world().tokenOf(role)}` },
      });
    }

    /** Everything a failed upload must leave as it was. */
    const traces = async () => ({
      files: readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).length,
      total: (await list('limit=1')).total,
      version: world().api.dataVersion(),
    });

    test('a notice is published with its file', async () => {
      const heard = jest.fn();
      const stop = world().api.onChange(heard);
      const answer = await upload();
      stop();
      expect(answer.statusCode).toBe(200);
      const { notice } = answer.json<{ data: { notice: Notice } }>().data;
      expect(notice).toMatchObject({ fileName: 'Workshop timings', section: 'notices', pages: 1, size: pdf.length, version: 1, validUntil: null });
      expect((await list('limit=1')).notices).toEqual([notice]);
      const file = await world().call({ url: notice.fileLink.replace('/api/v1', '') });
      expect(file.rawPayload.equals(pdf)).toBe(true);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test.each([
      ['a file that is no PDF', { file: Buffer.from('<html>') }, 400, 'pdf'],
      ['an empty file', { file: Buffer.alloc(0) }, 400, 'pdf'],
      ['no file', { file: null }, 400, 'pdf'],
      ['a wrong section', { fields: { ...FIELDS, section: 'gossip' } }, 400, 'section'],
      ['no title', { fields: { section: 'notices' } }, 400, 'fileName'],
      ['a wrong date', { fields: { ...FIELDS, validUntil: '31-12-2026' } }, 400, 'validUntil'],
      ['an address that is no web address', { fields: { ...FIELDS, apply: 'javascript:alert(1)' } }, 400, 'apply'],
      ['a short key', { headers: { 'idempotency-key': 'x' } }, 400, 'Idempotency-Key'],
    ])('%s is refused and leaves nothing', async (_what, request, status, field) => {
      const before = await traces();
      const answer = await upload(request);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().issues).toContainEqual({ path: field, message: expect.any(String) });
      expect(await traces()).toEqual(before);
    });

    test('a file over the limit is refused and leaves nothing', async () => {
      const before = await traces();
      const answer = await upload({ file: Buffer.concat([pdf, Buffer.alloc(LIMIT)]) });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: 'too_large' });
      expect(await traces()).toEqual(before);
    });

    test('a role that may not is refused, and so is nobody', async () => {
      expect((await upload({ role: 'faculty' })).statusCode).toBe(403);
      expect((await upload({ role: 'admin' })).statusCode).toBe(200);
      const answer = await world().call({ method: 'POST', url: '/notice/upload' });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });

    test('the same upload twice under one key makes one notice; another upload under it is refused', async () => {
      const headers = { 'idempotency-key': 'a-key-for-one-upload' };
      const before = await traces();
      const [first, second] = await Promise.all([upload({ headers }), upload({ headers })]);
      expect(first.statusCode).toBe(200);
      expect(second.json()).toEqual(first.json());
      const after = await traces();
      expect([after.files, after.total]).toEqual([before.files + 1, before.total + 1]);
      const other = await upload({ headers, fields: { ...FIELDS, fileName: 'Something else' } });
      expect(other.statusCode).toBe(409);
      expect((await traces()).files).toBe(after.files);
    });
  });
}, { noticeFileLimit: LIMIT });
