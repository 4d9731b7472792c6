/** @jest-environment node */
import type { StaffNotice } from '@university/shared/contract';
import { makePdf } from '../../../demo/pdf';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { desk, FIELDS } from './testing/desk';

const SEARCH = 'search=desk table';

/** One notice in each situation; all titles hold the words searched for. */
const ROWS: Record<string, string>[] = [
  { fileName: 'b desk table: active' },
  { fileName: 'A desk table: by hand', archive: 'true', section: 'tenders' },
  { fileName: 'c desk table: by the clock', autoArchive: 'true', validUntil: '2026-01-10' },
  { fileName: 'D desk table: to come', publishAt: '2026-02-01T00:00:00Z', section: 'admission' },
  { fileName: 'e desk table: last day', autoArchive: 'true', validUntil: '2026-01-15' },
];

const noticeIn = (answer: { json: <T>() => T }) => answer.json<{ data: { notice: StaffNotice } }>().data.notice;

onDatabase('the staff table of notices', (world) => {
  const { upload, table, call } = desk(world);
  beforeAll(async () => {
    const pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
    for (const [index, row] of ROWS.entries()) {
      world().clock.now = new Date(START.getTime() + (index - 10) * 60_000);
      await upload({ ...FIELDS, ...row }, pdf);
    }
  });
  const initials = async (query: string) =>
    (await table(`${SEARCH}&${query}`)).titles.map((title) => title[0]).join('');

  test('every state, with counts of all whatever state is asked for', async () => {
    const counts = { all: 5, active: 2, archived: 2, scheduled: 1, draft: 0 };
    for (const [state, found] of [
      ['all', 'eDcAb'],
      ['active', 'eb'],
      ['archived', 'cA'],
      ['scheduled', 'D'],
    ] as const) {
      const answer = await table(`${SEARCH}&state=${state}`);
      expect(answer.titles.map((title) => title[0]).join('')).toBe(found);
      expect([answer.counts, answer.total]).toEqual([counts, found.length]);
      for (const notice of answer.notices) if (state !== 'all') expect(notice.state).toBe(state);
    }
  });

  test('the clock moves notices between the states', async () => {
    world().clock.now = new Date('2026-02-01T00:00:00Z');
    expect((await table(SEARCH)).counts).toEqual({ all: 5, active: 2, archived: 3, scheduled: 0, draft: 0 });
    expect(await initials('state=active')).toBe('Db');
  });

  test.each([
    ['sort=created&order=asc', 'bAcDe'],
    ['sort=created&order=desc', 'eDcAb'],
    ['sort=title&order=asc', 'AbcDe'],
    ['sort=title&order=desc', 'eDcbA'],
    ['sort=section&order=asc', 'DecbA'],
    ['sort=section&order=desc', 'AecbD'],
  ])('sorted: %s', async (query, order) => expect(await initials(query)).toBe(order));

  test.each([
    ['section=tenders', 'A'],
    ['created_at_gteq=2026-01-15T04:53:00Z', 'eD'],
    ['created_at_lteq=2026-01-15T04:51:00Z', 'Ab'],
    ['created_at_gteq=2026-01-15&created_at_lteq=2026-01-15', 'eDcAb'],
    ['created_at_gteq=2026-01-16', ''],
    ['expires_lteq=2026-01-15', 'ec'],
    ['expires_lteq=2026-01-14', 'c'],
    ['limit=2&page=2', 'cA'],
    ['limit=2&page=9', ''],
  ])('filtered: %s', async (query, found) => expect(await initials(query)).toBe(found));

  test('without any wish: everything, pages of twenty', async () => {
    const { titles, total, totalPages, counts } = await table();
    expect([titles.length, total, totalPages]).toEqual([20, counts.all, Math.ceil(counts.all / 20)]);
    expect(counts.active + counts.archived + counts.scheduled).toBe(counts.all);
  });

  test('one notice is read in any state, unlike by visitors', async () => {
    const scheduled = (await table(`${SEARCH}&sort=title&order=desc`)).notices.find(({ fileName }) =>
      /^D/.test(fileName),
    );
    const { _id } = must(scheduled);
    world().clock.now = START;
    expect(noticeIn(await call('GET', `/admin/notice/${_id}`))).toMatchObject({ _id, state: 'scheduled' });
    expect((await call('GET', `/notice/${_id}`)).statusCode).toBe(404);
    expect((await call('GET', '/admin/notice/none')).statusCode).toBe(404);
    expect((await call('GET', `/admin/notice/${_id}`, { role: 'faculty' })).statusCode).toBe(403);
  });

  test('what is uploaded into the archive counts as made on its own date', async () => {
    const pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
    const old = { ...FIELDS, fileName: 'old order', archive: 'true', publishAt: '2019-03-04T00:00:00+05:30' };
    expect((await upload(old, pdf)).json().data.notice).toMatchObject({ created_at: '2019-03-03T18:30:00.000Z' });
    const answer = await table('created_at_gteq=2019-03-04&created_at_lteq=2019-03-04');
    expect(answer.titles).toEqual(['old order']);
  });

  test.each(['state=gone', 'sort=size', 'order=up', 'created_at_gteq=yesterday', 'expires_lteq=soon', 'page=0'])(
    '%s is refused',
    async (query) => {
      const answer = await call('GET', `/admin/notice?${query}`);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, query.split('=')[0]]);
    },
  );
});
