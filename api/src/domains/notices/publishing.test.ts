/** @jest-environment node */
import type { ListedNotice, Notice } from '@university/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { onDatabase, START } from '../../testing/world';
import { desk, draw, FIELDS, noticeOf, refusalOf } from './testing/desk';

const LIMIT = 20_000;
const TEXT = { ...FIELDS, text: 'Take the **north gate**.\r\nIt is open.' };

onDatabase(
  'notices of the desk',
  (world) => {
    const { upload, publish, edit, patch, remove, get, file, files, titles, revisions, surroundings, table, call } =
      desk(world);
    let first: Uint8Array;
    let second: Uint8Array;
    beforeAll(async () => {
      first = await draw('First');
      second = await draw('Second');
    });

    /** Must be unchanged after a failed upload. */
    const traces = async () => {
      const { metadata } = (await world().call({ url: '/notice?limit=1' })).json<{ metadata: { total: number } }>();
      return { files: files(), total: metadata.total };
    };

    describe('an upload', () => {
      test('publishes a notice with its file', async () => {
        const before = await world().api.dataVersion();
        const notice = noticeOf(await upload({ ...FIELDS, validUntil: '', vacancies: '' }, first));
        const { fileName, section } = FIELDS;
        expect(notice).toMatchObject({ fileName, section, pages: 1, size: first.length, version: 1, validUntil: null });
        const list = (await world().call({ url: '/notice?limit=1' })).json<{ data: { notices: Notice[] } }>();
        expect(list.data.notices).toEqual([notice]);
        expect((await file(notice)).rawPayload.equals(first)).toBe(true);
        expect(await world().api.dataVersion()).not.toBe(before);
      });

      test('of a tender has its number, value, closing hour and opening, and is closed by the hour', async () => {
        const tender = {
          ...{ fileName: 'Lathes', section: 'tenders', text: 'Two lathes.', orderNumber: 'T/7', endDate: '2026-01-15' },
          ...{ endTime: '15:00', estimatedValue: '1250000', openingAt: '2026-01-16T11:00:00+05:30' },
        };
        const notice = await publish(tender);
        expect(notice).toMatchObject({ endTime: '15:00', estimatedValue: 1_250_000, isClosed: false });
        expect(notice.openingAt).toBe('2026-01-16T05:30:00.000Z');
        const { now } = world().clock;
        world().clock.now = new Date('2026-01-15T15:00:00+05:30');
        expect(noticeOf(await get(notice._id)).isClosed).toBe(true);
        world().clock.now = now;
        expect(refusalOf(await upload({ ...tender, endDate: '' }))).toEqual([400, 'endDate']);
      });

      test('of a PDF that is there already names the notice that has it', async () => {
        const paper = await draw('Twice');
        const one = await publish({ fileName: 'Has it first' }, paper);
        const { same } = (await upload({ ...FIELDS, fileName: 'Has it again' }, paper)).json().data;
        expect(same).toEqual([{ _id: one._id, fileName: 'Has it first' }]);
      });

      test('without a session says how to prove who one is', async () => {
        const answer = await world().call({ method: 'POST', url: '/notice/upload' });
        expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      });

      test.each<[string, object, () => Uint8Array | undefined, Record<string, string>, string]>([
        ['a file that is no PDF', {}, () => Buffer.from('<html>'), {}, 'pdf'],
        ['an empty file', {}, () => Buffer.alloc(0), {}, 'pdf'],
        ['no file', {}, () => undefined, {}, 'pdf'],
        ['a wrong section', { section: 'gossip' }, () => first, {}, 'section'],
        ['a short key', {}, () => first, { 'idempotency-key': 'x' }, 'Idempotency-Key'],
      ])('of %s is refused and leaves nothing', async (_what, fields, sent, headers, field) => {
        const before = await traces();
        const answer = await upload({ ...FIELDS, ...fields }, sent(), headers);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().issues).toContainEqual({ path: field, message: expect.any(String) });
        expect(await traces()).toEqual(before);
      });

      test('of a file over the limit is refused and leaves nothing', async () => {
        const before = await traces();
        const answer = await upload(FIELDS, Buffer.concat([first, Buffer.alloc(LIMIT)]));
        expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
        expect(await traces()).toEqual(before);
      });

      test('that is refused does not keep its connection: the server can still stop', async () => {
        const form = new FormData();
        form.set('section', 'gossip');
        form.set('pdf', new Blob([new Uint8Array(5_000_000)]), 'large.pdf');
        const authorization = `Bearer ${await world().tokenOf('notices')}`;
        const url = `${await world().listen()}/api/v1/notice/upload`;
        const answer = await fetch(url, { method: 'POST', body: form, headers: { authorization } });
        expect(answer.status).toBe(400);
      });

      test('twice under one key makes one notice; another upload under it is refused', async () => {
        const key = { 'idempotency-key': 'a-key-for-one-upload' };
        const before = await traces();
        const [one, same] = await Promise.all([upload(FIELDS, first, key), upload(FIELDS, first, key)]);
        expect(one.statusCode).toBe(200);
        expect(same.json()).toEqual(one.json());
        const after = await traces();
        expect(after).toEqual({ files: before.files + 1, total: before.total + 1 });
        expect((await upload({ ...FIELDS, fileName: 'Something else' }, first, key)).statusCode).toBe(409);
        expect(files()).toBe(after.files);
      });
    });

    describe('a change', () => {
      test('replaces the fields as a whole, the file stays', async () => {
        const given = { vacancies: '3', orderNumber: 'SEU/1', publishAt: '2026-01-10T00:00:00Z' };
        const notice = await publish(given, first);
        const answer = await edit(notice._id, { fileName: 'New title', section: 'tenders', version: '1' });
        const { fileName, section, summary, vacancies, orderNumber, version, ...rest } = noticeOf(answer);
        expect([fileName, section, summary, vacancies, orderNumber, version]).toEqual([
          ...['New title', 'tenders', '', null, null, 2],
        ]);
        expect(notice).toMatchObject(rest);
        expect(noticeOf(await get(notice._id))).toEqual(noticeOf(answer));
        expect((await file(notice)).rawPayload.equals(first)).toBe(true);
      });

      test('with a new file puts it in the place of the old one, which is kept', async () => {
        const notice = await publish({}, first);
        const before = files();
        const changed = noticeOf(await edit(notice._id, { ...FIELDS, version: '1' }, second));
        expect(changed).toMatchObject({ size: second.length, version: 2 });
        expect(changed.fileLink).not.toBe(notice.fileLink);
        expect((await file(changed)).rawPayload.equals(second)).toBe(true);
        const old = await file(notice);
        expect(old.rawPayload.equals(second)).toBe(true);
        expect(old.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(files()).toBe(before + 1);
      });

      test('shows the paper before to staff, by a link that opens once; readers are told what was wrong', async () => {
        const { _id } = await publish({}, first);
        const correction = 'The last date was wrong';
        await edit(_id, { ...FIELDS, fileName: 'Right title', version: '1', correction }, second);
        expect(await revisions(_id)).toEqual([
          expect.objectContaining({ version: 1, fileName: FIELDS.fileName, hasFile: true, correction }),
        ]);
        expect((await surroundings(_id)).corrections).toEqual([{ on: '2026-01-15', text: correction }]);
        const asked = await call('POST', `/admin/notice/${_id}/revisions/1/file`);
        const url = asked.json<{ data: { url: string } }>().data.url.replace('/api/v1', '');
        expect((await world().call({ url })).rawPayload.equals(first)).toBe(true);
        expect((await world().call({ url })).statusCode).toBe(410);
        expect((await call('POST', `/admin/notice/${_id}/revisions/3/file`)).statusCode).toBe(404);
      });

      test('of another version is told what is true now, and leaves nothing; one that names none is taken', async () => {
        const { _id } = await publish({}, first);
        const current = noticeOf(await edit(_id, { ...FIELDS, fileName: 'Changed', version: '1' }));
        const before = files();
        const stale = await edit(_id, { ...FIELDS, fileName: 'Too late', version: '1' }, second);
        expect(stale.statusCode).toBe(409);
        expect(stale.json()).toMatchObject({ status: 'error', code: 'stale', data: { notice: current } });
        expect(noticeOf(await get(_id))).toEqual(current);
        expect(files()).toBe(before);
        expect(noticeOf(await edit(_id, FIELDS))).toMatchObject({ version: 3 });
      });

      test.each([[undefined], ['file']])('of two at once one wins (%s)', async (what) => {
        const notice = await publish({}, first);
        const before = files();
        const pdf = what ? second : undefined;
        const answers = await Promise.all(
          ['One', 'Two '].map((word) => edit(notice._id, { ...FIELDS, fileName: `${word} wins`, version: '1' }, pdf)),
        );
        expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
        const winner = answers.find((answer) => answer.statusCode === 200);
        const now = noticeOf(await get(notice._id));
        expect(winner && noticeOf(winner)).toEqual(now);
        expect((await file(now)).rawPayload.equals(pdf ?? first)).toBe(true);
        expect(files()).toBe(before + (pdf ? 1 : 0));
      });

      test('of version 0, and one whose file is no PDF, is refused; the file stays', async () => {
        const notice = await publish({}, first);
        const before = files();
        expect(refusalOf(await edit(notice._id, { ...FIELDS, version: '0' }, second))).toEqual([400, 'version']);
        const broken = Buffer.from('%PDF-1.7 and nothing');
        expect(refusalOf(await edit(notice._id, { ...FIELDS, version: '1' }, broken))).toEqual([400, 'pdf']);
        expect((await file(notice)).rawPayload.equals(first)).toBe(true);
        expect(files()).toBe(before);
      });

      test('moves it to the archive and back; where it is already nothing happens', async () => {
        const { _id } = await publish({ fileName: 'To and fro' });
        expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, version: 1 });
        expect(noticeOf(await patch(_id, { archive: true, version: 1 }))).toMatchObject({ archive: true, version: 2 });
        expect(await titles('/notice', 'section=notices')).not.toContain('To and fro');
        expect(await titles('/notice/archived', 'section=notices')).toContain('To and fro');
        const stale = await patch(_id, { archive: false, version: 1 });
        expect([stale.statusCode, stale.json().data.notice.version]).toEqual([409, 2]);
        expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, version: 3 });
        expect(await titles('/notice', 'section=notices')).toContain('To and fro');
        for (const payload of [{}, { archive: 'true' }, { archive: true, version: 0 }])
          expect((await patch(_id, payload)).statusCode).toBe(400);
      });

      test('that does not speak of the archive leaves it', async () => {
        const { _id } = await publish({ archive: 'true' }, first);
        expect(noticeOf(await edit(_id, { ...FIELDS, version: '1' })).archive).toBe(true);
        expect(noticeOf(await edit(_id, { ...FIELDS, archive: 'false', version: '2' })).archive).toBe(false);
      });

      test('brings a notice past its last day back for good', async () => {
        const { _id } = await publish({ autoArchive: 'true', validUntil: '2026-01-15' });
        world().clock.now = new Date('2026-01-20T00:00:00Z');
        expect(noticeOf(await get(_id)).archive).toBe(true);
        expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, autoArchive: false });
        expect(noticeOf(await get(_id)).archive).toBe(false);
      });

      describe.each<[how: string, how: (id: string) => Promise<LightMyRequestResponse>, reason: string]>([
        ['withdraws', (id) => call('POST', `/notice/${id}/withdraw`, { reason: 'Wrong year.' }), 'Wrong year.'],
        ['deletes', remove, ''],
      ])('that %s a notice', (_how, take, reason) => {
        test('hides it at once, says so at its addresses, and is taken back', async () => {
          const fileName = `To be taken: ${reason || 'no reason'}`;
          const notice = await publish({ fileName }, first);
          const found = () => table(`search=${encodeURIComponent(fileName)}`);
          const withdrawn = () => table(`state=withdrawn&search=${encodeURIComponent(fileName)}`);
          expect((await take(notice._id)).statusCode).toBe(200);
          for (const answer of [await get(notice._id), await file(notice)]) {
            expect([answer.statusCode, answer.json().code]).toEqual([410, 'withdrawn']);
            expect(answer.json().data).toEqual({ name: fileName, reason, on: '2026-01-15' });
          }
          expect(await titles('/notice', 'limit=100')).not.toContain(fileName);
          expect(await found()).toMatchObject({ titles: [], counts: { all: 0, active: 0, withdrawn: 1 } });
          expect((await withdrawn()).notices).toMatchObject([{ state: 'withdrawn', withdrawn: reason }]);
          expect((await remove(notice._id)).statusCode).toBe(200);
          expect((await get(notice._id)).json().data.reason).toBe(reason);
          expect((await call('POST', `/notice/${notice._id}/restore`)).statusCode).toBe(200);
          expect(noticeOf(await get(notice._id))).toEqual(notice);
          expect((await file(notice)).rawPayload.equals(first)).toBe(true);
          expect((await found()).titles).toEqual([fileName]);
        });
      });

      test('that opens the file of what is still to come gets an address for once', async () => {
        const later = await publish({ publishAt: '2027-01-01T00:00:00Z' }, first);
        expect((await file(later)).statusCode).toBe(404);
        const asked = await call('POST', `/admin/notice/${later._id}/revisions/${later.version}/file`);
        const opened = await world().call({ url: asked.json().data.url.replace('/api/v1', '') });
        expect(opened.rawPayload.equals(first)).toBe(true);
      });

      test('that withdraws a notice says why; what is still to come is nobody’s to know', async () => {
        const publishAt = new Date(START.getTime() + 60_000).toISOString();
        const later = await publish({ fileName: 'Still to come', publishAt });
        const refused = await call('POST', `/notice/${later._id}/withdraw`, { reason: ' ' });
        expect(refusalOf(refused)).toEqual([400, 'reason']);
        await call('POST', `/notice/${later._id}/withdraw`, { reason: 'Wrong year.' });
        expect((await get(later._id)).statusCode).toBe(404);
        world().clock.now = new Date(publishAt);
        expect((await get(later._id)).statusCode).toBe(404);
        world().clock.now = START;
      });

      test('of what is not there is none', async () => {
        const before = files();
        const answers = [
          await edit('unknown', { ...FIELDS, version: '1' }, second),
          await patch('unknown', { archive: true }),
          await remove('unknown'),
          await call('POST', '/notice/unknown/restore'),
        ];
        expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
        expect(files()).toBe(before);
      });
    });

    describe('a text', () => {
      test('is enough, with one character for a line break; then there is no file', async () => {
        const notice = await publish({ ...TEXT, summary: 'One\r\nTwo\nThree' });
        expect(notice).toMatchObject({ summary: 'One\nTwo\nThree', fileLink: '', size: 0, pages: 0 });
        expect(notice.text).toBe('Take the **north gate**.\nIt is open.');
        expect((await world().call({ url: `/notice/${notice._id}/file` })).statusCode).toBe(404);
        expect(await publish(TEXT, first)).toMatchObject({ pages: 1, text: notice.text });
      });

      test('stands in lists where it is asked for, and in a search the part that has it', async () => {
        const text = `${'Loom. '.repeat(1_000)}Bring your own shuttle. ${'Yarn. '.repeat(1_000)}`;
        const { _id } = await publish({ fileName: 'Weaving day', text });
        const listed = async (query: string) => {
          const answer = await world().call({ url: `/notice?limit=100&${query}` });
          const { notices } = answer.json<{ data: { notices: ListedNotice[] } }>().data;
          return notices.find((each) => each._id === _id)?.text;
        };
        expect(await listed('')).toBeUndefined();
        expect(await listed('texts=true')).toBe(text.trim());
        expect(await listed('regex=own%20shuttle')).toContain('Bring your own shuttle.');
        expect((await listed('regex=own%20shuttle'))?.length).toBeLessThan(1_000);
        expect(await listed('regex=weaving')).toBeUndefined();
      });

      test('may take the place of a file, and nothing else does', async () => {
        const notice = await publish({}, first);
        expect(refusalOf(await edit(notice._id, { ...FIELDS, withoutFile: 'true' }))).toEqual([400, 'pdf']);
        expect((await file(notice)).rawPayload.equals(first)).toBe(true);
        expect(noticeOf(await edit(notice._id, { ...TEXT, withoutFile: 'true' })).fileLink).toBe('');
        expect(noticeOf(await get(notice._id)).pages).toBe(0);
        expect((await edit(notice._id, FIELDS)).statusCode).toBe(400);
      });

      test('may tell place and time of an event: an end needs a start before it; its picture is one of the library', async () => {
        const times = { startsAt: '2026-02-01T10:00:00+05:30', endsAt: '2026-02-01T12:00:00+05:30' };
        const event = { ...TEXT, section: 'student-events', place: 'Hall 2', ...times };
        expect(await publish(event)).toMatchObject({
          ...{ place: 'Hall 2', startsAt: '2026-02-01T04:30:00.000Z', endsAt: '2026-02-01T06:30:00.000Z' },
        });
        for (const wrong of [{ startsAt: '' }, { endsAt: '2026-02-01T09:00:00+05:30' }])
          expect((await upload({ ...event, ...wrong })).json().issues).toMatchObject([{ path: 'endsAt' }]);
        expect(refusalOf(await upload({ ...TEXT, picture: 'unknown' }))).toEqual([400, 'picture']);
      });
    });

    describe('a series', () => {
      const TENDER = { section: 'tenders', text: 'Bids are invited.' };
      const add = (fileName: string, fields: Record<string, string> = {}) => {
        world().clock.now = new Date(world().clock.now.getTime() + 60_000);
        return publish({ ...TENDER, fileName, ...fields });
      };
      const series = async (id: string) => (await surroundings(id)).series.map(({ fileName }) => fileName);

      test('is shown whole by each notice of it; who follows a later one follows the first', async () => {
        const tender = await add('Tender');
        expect(await series(tender._id)).toEqual([]);
        const one = await add('Corrigendum 1', { follows: tender._id });
        const two = await add('Corrigendum 2', { follows: one._id });
        expect([one.follows, two.follows]).toEqual([tender._id, tender._id]);
        for (const { _id } of [tender, one, two])
          expect(await series(_id)).toEqual(['Tender', 'Corrigendum 1', 'Corrigendum 2']);
      });

      test('that joins another one brings along what followed it', async () => {
        const [one, other] = [await add('One'), await add('Other')];
        await add('Follows the other', { follows: other._id });
        await edit(other._id, { ...TENDER, fileName: 'Other', follows: one._id });
        expect(await series(one._id)).toEqual(['One', 'Other', 'Follows the other']);
      });

      test('does not show what is still to come; what followed a notice that is deleted stands alone', async () => {
        const tender = await add('Tender to come');
        await add('Corrigendum to come', { follows: tender._id, publishAt: '2027-01-01T00:00:00Z' });
        expect(await series(tender._id)).toEqual([]);
        const { _id } = await add('Stays', { follows: tender._id });
        expect((await remove(tender._id)).statusCode).toBe(200);
        expect(await series(_id)).toEqual([]);
      });

      test('is no circle, and nothing follows what is not there', async () => {
        const tender = await add('Round');
        const later = await add('Round again', { follows: tender._id });
        for (const follows of [tender._id, later._id, 'unknown'])
          expect(refusalOf(await edit(tender._id, { ...TENDER, fileName: 'Round', follows }))).toEqual([
            400,
            'follows',
          ]);
      });
    });
  },
  { noticeFileLimit: LIMIT },
);
