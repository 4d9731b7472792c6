/** @jest-environment node */
import { NOTICE_SECTIONS, type Notice } from '@university/shared/contract';
import { DAY, istDay } from '@university/shared/time';
import { makePdf } from '../../../demo/pdf';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { desk, FIELDS, noticeOf } from './testing/desk';

onDatabase('reading notices', (world) => {
  const { upload, titles, get, patch } = desk(world);
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START });
  });
  const publish = async (fields: Record<string, string>) => noticeOf(await upload({ ...FIELDS, ...fields }, pdf));
  const list = async (query: string) => {
    const { data, metadata } = (await world().call({ url: `/notice?${query}` })).json<{
      data: { notices: Notice[] };
      metadata: { total: number };
    }>();
    return { notices: data.notices, total: metadata.total };
  };

  test('every section but the banner has some', async () => {
    for (const { id } of NOTICE_SECTIONS) {
      const { notices, total } = await list(`section=${id}`);
      expect(notices.every((notice) => notice.section === id && !notice.archive)).toBe(true);
      expect({ id, some: total > 0 }).toEqual({ id, some: id !== 'alert' });
    }
  });

  test('what is new was published in the last so many days, and is not over', async () => {
    const today = world().clock.now;
    const all = (await list('section=announcements&limit=100')).notices;
    const since = (days: number) => istDay(today.getTime() - (days - 1) * DAY);
    for (const days of [30, 60, 3_650]) {
      const { notices, total } = await list(`section=announcements&days=${days}`);
      const fresh = all.filter(({ publishAt }) => istDay(publishAt) >= since(days));
      expect(notices.map(({ _id }) => _id)).toEqual(fresh.map(({ _id }) => _id));
      expect(total).toBe(fresh.length);
    }
    expect((await list('section=announcements&days=30')).total).toBeLessThan(all.length);
    // More than are at hand, and with last dates: what is at hand and what the database finds are the same.
    const tenders = (await list('section=tenders&limit=100')).notices;
    const open = tenders.filter(({ endDate }) => !endDate || endDate >= istDay(today));
    for (const limit of [5, 10, 100]) {
      const { notices, total } = await list(`section=tenders&days=3650&limit=${limit}`);
      expect(notices.map(({ _id }) => _id)).toEqual(open.slice(0, limit).map(({ _id }) => _id));
      expect(total).toBe(open.length);
    }
    expect(open.length).toBeLessThan(tenders.length);
  });

  test('the newest come first, and none before its time', async () => {
    const { notices } = await list('limit=100');
    const times = notices.map((notice) => notice.publishAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(must(times[0]) <= START.toISOString()).toBe(true);
    const before = (await list('section=announcements')).total;
    world().clock.now = new Date(START.getTime() + 13 * DAY);
    expect((await list('section=announcements')).total).toBe(before + 1);
  });

  test('a search is plain text in any case', async () => {
    const { notices } = await list('regex=FIRE%20drill');
    expect(notices.map((notice) => notice.fileName)).toEqual(['Fire drill at all campuses']);
    for (const nothing of ['.*', '%25', '_', '%5B', '(a%2B)%2B%24', "'"])
      expect((await list(`regex=${nothing}`)).total).toBe(0);
  });

  test('a search finds a title in Devanagari however nukta and nasals are written', async () => {
    await publish({ fileName: 'पढ़ाई के लिए ज़रूरी: पाँच फ़ॉर्म' });
    for (const searched of ['पढाई', 'पढ\u093cाई', 'जरूरी', 'पांच फॉर्म', 'पाँच फ़ॉर्म'])
      expect([searched, (await list(`regex=${encodeURIComponent(searched)}`)).total]).toEqual([searched, 1]);
    expect((await list(`regex=${encodeURIComponent('पांच फार्म')}`)).total).toBe(0);
  });

  test('a notice appears at its time, to the millisecond, in what was already asked for', async () => {
    const { _id } = await publish({ fileName: 'To come', publishAt: '2026-01-15T12:30:00+05:30' });
    expect(await titles('/notice', 'section=notices')).not.toContain('To come');
    expect((await get(_id)).statusCode).toBe(404);
    world().clock.now = new Date('2026-01-15T06:59:59.999Z');
    expect(await titles('/notice', 'section=notices')).not.toContain('To come');
    world().clock.now = new Date('2026-01-15T07:00:00Z');
    expect(await titles('/notice', 'section=notices')).toContain('To come');
    expect(noticeOf(await get(_id))).toMatchObject({ fileName: 'To come', archive: false });
  });

  test('automatic archiving moves a notice at midnight in India, in what was already asked for', async () => {
    const fields = { fileName: 'Last day', autoArchive: 'true', validUntil: '2026-01-16' };
    const { _id } = await publish(fields);
    const where = async () => ({
      current: (await titles('/notice', 'section=notices')).includes('Last day'),
      archived: (await titles('/notice/archived', 'section=notices')).includes('Last day'),
      flag: noticeOf(await get(_id)).archive,
    });
    expect(await where()).toEqual({ current: true, archived: false, flag: false });
    world().clock.now = new Date('2026-01-16T18:29:59.999Z');
    expect(await where()).toEqual({ current: true, archived: false, flag: false });
    world().clock.now = new Date('2026-01-16T18:30:00Z');
    expect(await where()).toEqual({ current: false, archived: true, flag: true });
    await world().api.jobs.run('auto-archive-notices');
    await world().api.jobs.run('auto-archive-notices');
    expect(await where()).toEqual({ current: false, archived: true, flag: true });
    expect(noticeOf(await get(_id)).version).toBe(1);
    // Written down now: it stays archived though the clock goes back.
    world().clock.now = START;
    expect(noticeOf(await patch(_id, { archive: true })).archive).toBe(true);
  });

  test('an alert with an hour is gone with the first request of that hour, from every list and by its own answer', async () => {
    const { _id } = await publish({
      ...{ fileName: 'Campus closed', section: 'alert', autoArchive: 'true' },
      ...{ validUntil: '2026-01-15', validUntilTime: '18:00' },
    });
    const version = async () => world().api.dataVersion();
    const where = async () => ({
      front: await titles('/notice', 'section=alert'),
      searched: await titles('/notice', 'regex=Campus%20closed'),
      archived: await titles('/notice/archived', 'section=alert'),
      flag: noticeOf(await get(_id)).archive,
    });
    const up = { front: ['Campus closed'], searched: ['Campus closed'], archived: [], flag: false };
    expect(noticeOf(await get(_id))).toMatchObject({ validUntil: '2026-01-15', validUntilTime: '18:00' });
    expect(await where()).toEqual(up);
    world().clock.now = new Date('2026-01-15T12:29:59.999Z');
    expect(await where()).toEqual(up);
    const before = await version();
    world().clock.now = new Date('2026-01-15T12:30:00Z');
    expect(await version()).not.toBe(before);
    expect(await where()).toEqual({ front: [], searched: [], archived: ['Campus closed'], flag: true });
    // By hand it comes back, and does not go again by itself.
    expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, autoArchive: false });
    expect((await where()).front).toEqual(['Campus closed']);
  });

  test('without an hour no answer has the field, and an hour needs its day', async () => {
    expect(await publish({ validUntil: '2026-01-16' })).not.toHaveProperty('validUntilTime');
    for (const [fields, path] of [
      [{ validUntilTime: '18:00' }, 'validUntil'],
      [{ validUntil: '2026-01-16', validUntilTime: '24:00' }, 'validUntilTime'],
    ] as const) {
      const answer = await upload({ ...FIELDS, ...fields }, pdf);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
    }
  });

  test('a notice with a last day but no automatic archiving stays', async () => {
    await publish({ fileName: 'Stays', validUntil: '2026-01-16' });
    world().clock.now = new Date('2026-02-01T00:00:00Z');
    await world().api.jobs.run('auto-archive-notices');
    expect(await titles('/notice', 'section=notices')).toContain('Stays');
  });

  test('the archived list has the archived ones, between two days or instants of making', async () => {
    world().clock.now = new Date('2026-01-20T18:29:59Z');
    await publish({ fileName: 'Late on 20', archive: 'true' });
    world().clock.now = new Date('2026-01-20T18:30:00Z');
    await publish({ fileName: 'Early on 21', archive: 'true' });
    world().clock.now = new Date('2026-01-25T00:00:00Z');
    const found = async (query: string) =>
      (await titles('/notice/archived', `regex=on 2&${query}`)).sort((a, b) => a.localeCompare(b));
    expect(await found('')).toEqual(['Early on 21', 'Late on 20']);
    expect(await found('created_at_lteq=2026-01-20')).toEqual(['Late on 20']);
    expect(await found('created_at_gteq=2026-01-21')).toEqual(['Early on 21']);
    expect(await found('created_at_gteq=2026-01-20&created_at_lteq=2026-01-21')).toHaveLength(2);
    expect(await found('created_at_lteq=2026-01-20T18:29:59Z')).toEqual(['Late on 20']);
    expect(await found('created_at_gteq=2026-01-20T18:30:00Z')).toEqual(['Early on 21']);
    expect(await found('section=tenders')).toEqual([]);
    expect(await titles('/notice', 'regex=on 2')).toEqual([]);
  });

  test.each([
    ['/notice?section=gossip', 'section'],
    ['/notice?page=0', 'page'],
    ['/notice?limit=0', 'limit'],
    [`/notice?regex=${'x'.repeat(101)}`, 'regex'],
    ['/notice/archived?created_at_gteq=21-01-2026', 'created_at_gteq'],
    ['/notice/archived?created_at_lteq=2026-01-32', 'created_at_lteq'],
    ['/notice/archived?created_at_lteq=2026-01-20T10:00:00', 'created_at_lteq'],
  ])('%s is refused', async (url, field) => {
    const answer = await world().call({ url });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, field]);
  });

  test('pages of both lists hold every notice once', async () => {
    for (const path of ['/notice', '/notice/archived'] as const) {
      const first = await world().call({ url: `${path}?limit=7` });
      const { total, totalPages } = first.json<{ metadata: { total: number; totalPages: number } }>().metadata;
      const ids = [];
      for (let page = 1; page <= totalPages; page++) {
        const answer = await world().call({ url: `${path}?limit=7&page=${page}` });
        ids.push(...answer.json<{ data: { notices: Notice[] } }>().data.notices.map((notice) => notice._id));
      }
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    }
  });

  test('one notice is the same as in its list; an archived one can be read, an unknown one not', async () => {
    const [notice] = (await list('limit=1')).notices;
    expect(noticeOf(await get(must(notice)._id))).toEqual(notice);
    const { _id } = await publish({ fileName: 'In the archive', archive: 'true' });
    expect(noticeOf(await get(_id)).archive).toBe(true);
    expect((await get('unknown')).statusCode).toBe(404);
  });
});
