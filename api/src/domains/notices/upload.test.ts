/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Notice } from '@university/shared/contract';
import { makePdf } from '../../../demo/pdf';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

const LIMIT = 20_000;

let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
});

onDatabase(
  'uploading a notice',
  (world) => {
    const list = async (query: string) => {
      const { data, metadata } = (await world().call({ url: `/notice?${query}` })).json<{
        data: { notices: Notice[] };
        metadata: { total: number };
      }>();
      return { notices: data.notices, total: metadata.total };
    };

    const FIELDS = {
      fileName: 'Workshop timings',
      section: 'notices',
      summary: 'New timings.',
      validUntil: '',
      vacancies: '',
    };

    async function upload({
      fields = FIELDS,
      file = pdf,
      role = 'notices' as const,
      headers = {},
    }: {
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
        method: 'POST',
        url: '/notice/upload',
        payload: Buffer.from(await body.arrayBuffer()),
        headers: {
          ...headers,
          'content-type': must(body.headers.get('content-type')),
          authorization: `Bearer ${await world().tokenOf(role)}`,
        },
      });
    }

    /** Everything a failed upload must leave as it was. */
    const traces = async () => ({
      files: readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).length,
      total: (await list('limit=1')).total,
    });

    test('a notice is published with its file', async () => {
      const before = await world().api.dataVersion();
      const answer = await upload();
      expect(answer.statusCode).toBe(200);
      const { notice } = answer.json<{ data: { notice: Notice } }>().data;
      expect(notice).toMatchObject({
        fileName: 'Workshop timings',
        section: 'notices',
        pages: 1,
        size: pdf.length,
        version: 1,
        validUntil: null,
      });
      expect((await list('limit=1')).notices).toEqual([notice]);
      const file = await world().call({ url: notice.fileLink.replace('/api/v1', '') });
      expect(file.rawPayload.equals(pdf)).toBe(true);
      expect(await world().api.dataVersion()).not.toBe(before);
    });

    test('line breaks of a summary are kept as one character', async () => {
      const answer = await upload({ fields: { ...FIELDS, summary: 'One\r\nTwo\nThree' } });
      expect(answer.json().data.notice.summary).toBe('One\nTwo\nThree');
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

    test('a refused upload does not keep its connection: the server can still stop', async () => {
      const form = new FormData();
      form.set('section', 'gossip');
      form.set('pdf', new Blob([new Uint8Array(5_000_000)]), 'large.pdf');
      const authorization = `Bearer ${await world().tokenOf('notices')}`;
      const url = `${await world().listen()}/api/v1/notice/upload`;
      const answer = await fetch(url, { method: 'POST', body: form, headers: { authorization } });
      expect(answer.status).toBe(400);
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
  },
  { noticeFileLimit: LIMIT },
);
