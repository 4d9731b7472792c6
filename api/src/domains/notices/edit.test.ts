/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makePdf } from '../../../demo/pdf';
import { onDatabase, START } from '../../testing/world';
import { desk, FIELDS, noticeOf, toForm } from './testing/desk';

onDatabase('changing notices', (world) => {
  const { upload, edit, patch, remove, get, file, titles, call } = desk(world);
  let first: Uint8Array;
  let second: Uint8Array;
  beforeAll(async () => {
    const draw = (title: string) => makePdf({ title, heading: 'Test', paragraph: 'A page.', date: START });
    first = await draw('First');
    second = await draw('Second');
  });
  const publish = async (fields: Record<string, string> = {}) =>
    noticeOf(await upload({ ...FIELDS, ...fields }, first));
  const files = () => readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).length;

  test('the fields are replaced as a whole, the file stays', async () => {
    const notice = await publish({ vacancies: '3', orderNumber: 'SEU/1', publishAt: '2026-01-10T00:00:00Z' });
    const answer = await edit(notice._id, { fileName: 'New title', section: 'tenders', version: '1' });
    expect(answer.statusCode).toBe(200);
    const { fileName, section, summary, vacancies, orderNumber, version, ...rest } = noticeOf(answer);
    expect({ fileName, section, summary, vacancies, orderNumber, version }).toEqual({
      fileName: 'New title',
      section: 'tenders',
      summary: '',
      vacancies: null,
      orderNumber: null,
      version: 2,
    });
    expect(notice).toMatchObject(rest);
    expect(noticeOf(await get(notice._id))).toEqual(noticeOf(answer));
    expect((await file(notice)).rawPayload.equals(first)).toBe(true);
  });

  test('a new file takes the place of the old one, which is kept', async () => {
    const notice = await publish();
    const before = files();
    const changed = noticeOf(await edit(notice._id, { ...FIELDS, version: '1' }, second));
    expect(changed).toMatchObject({ size: second.length, version: 2 });
    expect(changed.fileLink).not.toBe(notice.fileLink);
    expect((await file(changed)).rawPayload.equals(second)).toBe(true);
    // The address of the old file leads to the new one, and is not kept for ever any more.
    const old = await file(notice);
    expect(old.rawPayload.equals(second)).toBe(true);
    expect(old.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(files()).toBe(before + 1);
  });

  test('an edit of another version is told what is true now, and leaves nothing', async () => {
    const notice = await publish();
    const current = noticeOf(await edit(notice._id, { ...FIELDS, fileName: 'Changed', version: '1' }));
    const before = files();
    const stale = await edit(notice._id, { ...FIELDS, fileName: 'Too late', version: '1' }, second);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ status: 'error', code: 'stale', data: { notice: current } });
    expect(noticeOf(await get(notice._id))).toEqual(current);
    expect(files()).toBe(before);
  });

  test.each([[undefined], ['file']])('of two edits at once one wins (%s)', async (what) => {
    const notice = await publish();
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

  test('an edit that names no version is taken', async () => {
    const { _id } = await publish();
    expect(noticeOf(await edit(_id, FIELDS))).toMatchObject({ version: 2 });
  });

  test.each([
    ['version 0', { ...FIELDS, version: '0' }, 'version'],
    ['a wrong section', { ...FIELDS, section: 'gossip', version: '1' }, 'section'],
    ['no title', { section: 'notices', version: '1' }, 'fileName'],
    ['archiving without a day', { ...FIELDS, autoArchive: 'true', version: '1' }, 'validUntil'],
  ])('%s is refused', async (_what, fields, field) => {
    const notice = await publish();
    const before = files();
    const answer = await edit(notice._id, fields, second);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, field]);
    expect(files()).toBe(before);
  });

  test('what is no PDF is refused and the file stays', async () => {
    const notice = await publish();
    const answer = await edit(notice._id, { ...FIELDS, version: '1' }, Buffer.from('%PDF-1.7 and nothing'));
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'pdf']);
    expect((await file(notice)).rawPayload.equals(first)).toBe(true);
  });

  test('to the archive and back; where it is already nothing happens', async () => {
    const { _id } = await publish({ fileName: 'To and fro' });
    expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, version: 1 });
    expect(noticeOf(await patch(_id, { archive: true, version: 1 }))).toMatchObject({ archive: true, version: 2 });
    expect(await titles('/notice', 'section=notices')).not.toContain('To and fro');
    expect(await titles('/notice/archived', 'section=notices')).toContain('To and fro');
    const stale = await patch(_id, { archive: false, version: 1 });
    expect([stale.statusCode, stale.json().data.notice.version]).toEqual([409, 2]);
    expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, version: 3 });
    expect(await titles('/notice', 'section=notices')).toContain('To and fro');
  });

  test('an edit that does not speak of the archive leaves it', async () => {
    const { _id } = await publish({ archive: 'true' });
    expect(noticeOf(await edit(_id, { ...FIELDS, version: '1' })).archive).toBe(true);
    expect(noticeOf(await edit(_id, { ...FIELDS, archive: 'false', version: '2' })).archive).toBe(false);
  });

  test('a notice past its last day comes back for good', async () => {
    const { _id } = await publish({ autoArchive: 'true', validUntil: '2026-01-15' });
    world().clock.now = new Date('2026-01-20T00:00:00Z');
    expect(noticeOf(await get(_id)).archive).toBe(true);
    expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, autoArchive: false });
    expect(noticeOf(await get(_id)).archive).toBe(false);
  });

  test('a deleted notice is gone with its file', async () => {
    const before = files();
    const notice = await publish({ fileName: 'To be deleted' });
    expect((await remove(notice._id)).statusCode).toBe(200);
    expect((await get(notice._id)).statusCode).toBe(404);
    expect((await file(notice)).statusCode).toBe(404);
    expect(await titles('/notice', 'limit=100')).not.toContain('To be deleted');
    expect(files()).toBe(before);
  });

  test('what is not there cannot be changed', async () => {
    const before = files();
    const answers = [
      await edit('unknown', { ...FIELDS, version: '1' }, second),
      await patch('unknown', { archive: true }),
      await remove('unknown'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect(files()).toBe(before);
  });

  test.each([
    ['PUT', '/notice/x'],
    ['PATCH', '/notice/x'],
    ['DELETE', '/notice/x'],
    ['GET', '/admin/notice'],
  ] as const)('%s %s is for the notices desk alone', async (method, url) => {
    const form = method === 'PUT' ? await toForm({ ...FIELDS, version: '1' }) : {};
    const body = method === 'PATCH' ? { payload: { archive: true } } : form;
    expect((await call(method, url, { ...body, role: 'faculty' })).statusCode).toBe(403);
    expect((await world().call({ method, url, ...body })).statusCode).toBe(401);
  });

  test.each([{}, { archive: 'true' }, { archive: true, version: 0 }])('no switch: %j', async (payload) => {
    const { _id } = await publish();
    expect((await patch(_id, payload)).statusCode).toBe(400);
  });
});
