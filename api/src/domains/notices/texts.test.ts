/** @jest-environment node */
import { type ListedNotice, NOTICE_TEXT_LIMIT } from '@university/shared/contract';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makePdf } from '../../../demo/pdf';
import { onDatabase, START } from '../../testing/world';
import { desk, FIELDS, noticeOf } from './testing/desk';

const TEXT = { ...FIELDS, text: 'Take the **north gate**.\r\nIt is open.' };

onDatabase('notices of a text', (world) => {
  const { upload, edit, remove, get, file, titles, revisions, surroundings, call } = desk(world);
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await makePdf({ title: 'First', heading: 'Test', paragraph: 'A page.', date: START });
  });
  const files = () => readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).length;

  test('a text is enough; then there is no file', async () => {
    const notice = noticeOf(await upload(TEXT));
    expect(notice).toMatchObject({ text: 'Take the **north gate**.\nIt is open.', fileLink: '', size: 0, pages: 0 });
    expect((await world().call({ url: `/notice/${notice._id}/file` })).statusCode).toBe(404);
    expect(noticeOf(await upload(TEXT, pdf))).toMatchObject({ pages: 1, text: notice.text });
  });

  test('a text has as many letters in Hindi as in English', async () => {
    const text = 'क'.repeat(NOTICE_TEXT_LIMIT);
    expect(noticeOf(await upload({ ...TEXT, text })).text).toBe(text);
    const answer = await upload({ ...TEXT, text: `${text}क` });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'text']);
  });

  test('what is looked for may stand in the text; what has it in the title comes first', async () => {
    await upload({ ...TEXT, fileName: 'A zeppelin', text: 'It lands.' });
    world().clock.now = new Date(world().clock.now.getTime() + 1_000);
    await upload({ ...TEXT, fileName: 'What lands', text: 'A ZEPPELIN of the air.' });
    expect(await titles('/notice', 'regex=zeppelin')).toEqual(['A zeppelin', 'What lands']);
  });

  test('place and time of an event; an end needs a start before it', async () => {
    const event = {
      ...TEXT,
      section: 'student-events',
      place: 'Hall 2',
      startsAt: '2026-02-01T10:00:00+05:30',
      endsAt: '2026-02-01T12:00:00+05:30',
    };
    expect(noticeOf(await upload(event))).toMatchObject({
      place: 'Hall 2',
      startsAt: '2026-02-01T04:30:00.000Z',
      endsAt: '2026-02-01T06:30:00.000Z',
    });
    for (const wrong of [{ startsAt: '' }, { endsAt: '2026-02-01T09:00:00+05:30' }]) {
      expect((await upload({ ...event, ...wrong })).json().issues).toEqual([
        expect.objectContaining({ path: 'endsAt' }),
      ]);
    }
  });

  test('a picture is one of the library', async () => {
    const answer = await upload({ ...TEXT, picture: 'unknown' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'picture']);
  });

  test('a paper that is replaced is kept, for staff; readers are told what was wrong', async () => {
    const notice = noticeOf(await upload(FIELDS, pdf));
    const second = await makePdf({ title: 'Second', heading: 'Test', paragraph: 'Better.', date: START });
    const correction = 'The last date was wrong';
    await edit(notice._id, { ...FIELDS, fileName: 'Right title', version: '1', correction }, second);
    expect(await revisions(notice._id)).toEqual([
      expect.objectContaining({ version: 1, fileName: FIELDS.fileName, hasFile: true, correction }),
    ]);
    expect((await surroundings(notice._id)).corrections).toEqual([{ on: '2026-01-15', text: correction }]);
    const asked = await call('POST', `/admin/notice/${notice._id}/revisions/1/file`);
    const { url } = asked.json<{ data: { url: string } }>().data;
    const sent = await world().call({ url: url.replace('/api/v1', '') });
    expect(sent.rawPayload.equals(pdf)).toBe(true);
    expect((await world().call({ url: url.replace('/api/v1', '') })).statusCode).toBe(410);
    expect((await call('POST', `/admin/notice/${notice._id}/revisions/2/file`)).statusCode).toBe(404);
    expect((await world().call({ url: `/admin/notice/${notice._id}/revisions` })).statusCode).toBe(401);
  });

  test('lists have texts where they are asked for, and a search the part that has it', async () => {
    const text = `${'Loom. '.repeat(1_000)}Bring your own shuttle. ${'Yarn. '.repeat(1_000)}`;
    const { _id } = noticeOf(await upload({ ...TEXT, fileName: 'Weaving day', text }));
    const listed = async (query: string) => {
      const answer = await world().call({ url: `/notice?limit=100&${query}` });
      return answer.json<{ data: { notices: ListedNotice[] } }>().data.notices.find((each) => each._id === _id)?.text;
    };
    expect(await listed('')).toBeUndefined();
    expect(await listed('texts=true')).toBe(text.trim());
    expect(await listed('regex=own%20shuttle')).toContain('Bring your own shuttle.');
    expect((await listed('regex=own%20shuttle'))?.length).toBeLessThan(1_000);
    expect(await listed('regex=weaving')).toBeUndefined();
  });

  test('a file goes where a text stands in its place, and only there', async () => {
    const notice = noticeOf(await upload(FIELDS, pdf));
    const refused = await edit(notice._id, { ...FIELDS, withoutFile: 'true' });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'pdf']);
    expect((await file(notice)).rawPayload.equals(pdf)).toBe(true);
    expect(noticeOf(await edit(notice._id, { ...TEXT, withoutFile: 'true' })).fileLink).toBe('');
    expect(noticeOf(await get(notice._id)).pages).toBe(0);
    expect((await edit(notice._id, FIELDS)).statusCode).toBe(400);
  });

  test('a notice is deleted with every file that it had', async () => {
    const before = files();
    const notice = noticeOf(await upload(FIELDS, pdf));
    await edit(notice._id, FIELDS, pdf);
    expect(files()).toBe(before + 2);
    expect((await remove(notice._id)).statusCode).toBe(200);
    expect(files()).toBe(before);
  });
});
