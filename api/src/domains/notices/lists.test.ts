/** @jest-environment node */
import {
  type ListedNotice,
  NOTICE_SECTIONS,
  type Notice,
  type NoticeSection,
  type NoticeSectionSummary,
  type StaffNotice,
} from '@university/shared/contract';
import { DAY, istDay } from '@university/shared/time';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { countUnexamined } from '../health/papers';
import { firstPlace, searchedWords, snippet } from './queries';
import { desk, draw, FIELDS, noticeOf, refusalOf } from './testing/desk';

test.each([
  ['Fire drill', ['Fire', 'drill']],
  ['SEU/2025/112', ['SEU', '2025', '112']],
  ['छात्रवृत्ति, शुल्क।', ['छात्रवृत्ति', 'शुल्क']],
  ['group A', ['group', 'A']],
  ["(a+)+$ ' & | ! :*", []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

test('what is shown of a text begins at the whole of what was looked for, or else at one of its words', () => {
  expect(firstPlace('Loom and yarn, yarn loom', 'yarn loom')).toBe(15);
  expect(firstPlace('A loom. Old yarn.', 'YARN loom')).toBe(12);
  expect(firstPlace('A loom.', 'yarn')).toBe(-1);
});

const LONG = `${'loom '.repeat(1_000)}The tender opens at noon.${' yarn'.repeat(1_000)}`;

test('of a long text a search gets the part around what it found, in any case', () => {
  const part = snippet(LONG, 'TENDER') ?? '';
  expect(part).toContain('The tender opens at noon.');
  expect(part.length).toBeLessThanOrEqual(700);
});

test.each([
  ['at the beginning', 'Tender of looms', 'tender', 'Tender of looms'],
  ['nowhere', 'Tender of looms', 'yarn', undefined],
])('what is %s', (_where, text, searched, part) => {
  expect(snippet(text, searched)).toBe(part);
});

onDatabase('lists of notices', (world) => {
  const { upload, publish, edit, remove, titles, get, patch, table, call } = desk(world);
  const list = async (query: string) => {
    const { data, metadata } = (await world().call({ url: `/notice?${query}` })).json<{
      data: { notices: ListedNotice[] };
      metadata: { total: number };
    }>();
    return { notices: data.notices, total: metadata.total };
  };

  describe('by section', () => {
    const sections = async () =>
      (await world().call({ url: '/notice/sections' })).json<{ data: { sections: NoticeSectionSummary[] } }>().data
        .sections;
    const summaryOf = async (wanted: NoticeSection) => (await sections()).find(({ section }) => section === wanted);

    test('every section but the banner has some; counts are those of the lists, and the newest is their first', async () => {
      const all = await sections();
      const expected = NOTICE_SECTIONS.map(({ id }) => id).filter((id) => id !== 'alert');
      expect(all.map(({ section }) => section).sort()).toEqual([...expected].sort());
      for (const { section, current, archived, newest } of all) {
        const { notices, total } = await list(`section=${section}`);
        expect(notices.every((notice) => notice.section === section && !notice.archive)).toBe(true);
        expect({ section, current, newest: newest?._id }).toEqual({ section, current: total, newest: notices[0]?._id });
        const old = await world().call({ url: `/notice/archived?section=${section}` });
        expect({ section, archived }).toEqual({ section, archived: old.json().metadata.total });
      }
    });

    test('a section without a notice is left out; one with archived notices only has no newest', async () => {
      const { _id } = await publish({ section: 'alert', fileName: 'Closed for rain' });
      const newest = { fileName: 'Closed for rain' };
      expect(await summaryOf('alert')).toMatchObject({ current: 1, archived: 0, newest });
      await patch(_id, { archive: true });
      expect(await summaryOf('alert')).toEqual({ section: 'alert', current: 0, archived: 1, newest: null });
      await remove(_id);
      expect(await summaryOf('alert')).toBeUndefined();
    });

    test('what is still to come is neither counted nor named, and appears at its time', async () => {
      const before = must(await summaryOf('notices'));
      await publish({ fileName: 'Still to come', publishAt: '2026-01-15T12:30:00+05:30' });
      expect(await summaryOf('notices')).toEqual(before);
      world().clock.now = new Date('2026-01-15T07:00:00Z');
      expect(await summaryOf('notices')).toMatchObject({
        ...{ current: before.current + 1, newest: { fileName: 'Still to come' } },
      });
    });
  });

  describe('for readers', () => {
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
      // Cache and database agree.
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
      // Stored by now: it stays archived at an earlier time.
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
      expect(noticeOf(await patch(_id, { archive: false }))).toMatchObject({ archive: false, autoArchive: false });
      expect((await where()).front).toEqual(['Campus closed']);
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
      ...['section=gossip', 'page=0', 'limit=0', `regex=${'x'.repeat(101)}`].map((query) => `/notice?${query}`),
      '/notice/archived?created_at_gteq=21-01-2026',
      '/notice/archived?created_at_lteq=2026-01-32',
      '/notice/archived?created_at_lteq=2026-01-20T10:00:00',
    ])('%s is refused', async (url) => {
      expect(refusalOf(await world().call({ url }))).toEqual([400, /\?(\w+)=/.exec(url)?.[1]]);
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
      const [notice] = (await list('limit=1&texts=true')).notices;
      expect(noticeOf(await get(must(notice)._id))).toEqual(notice);
      const { _id } = await publish({ fileName: 'In the archive', archive: 'true' });
      expect(noticeOf(await get(_id)).archive).toBe(true);
      expect((await get('unknown')).statusCode).toBe(404);
    });
  });

  describe('by a search', () => {
    const TITLE = 'Zonal workshop of felting';
    const TEXT =
      'Bring looms (two‑ply) to Room B-12 by noon; see /about-us/history or “Quillwork”.\n\nछात्रवृत्ति के लिए विद्यार्थी आवेदन करें।';
    const DESCRIBED = { ...FIELDS, fileName: TITLE, summary: 'For weavers', orderNumber: 'SEU/Estt/2031/112' };
    let id: string;
    beforeAll(async () => {
      id = (await publish({ ...DESCRIBED, section: 'office-orders', orderDate: '2026-01-10', text: TEXT }))._id;
    });

    const found = async (regex: string) =>
      (await list(`limit=100&regex=${encodeURIComponent(regex)}`)).notices.map(({ _id }) => _id);

    test.each([
      ['part of a word of the title', 'elti', 1],
      ['the title as it is', 'nal work', 1],
      ['beginnings of words, in any order and case', 'NOON quill', 1],
      ['words of text, summary and title together', 'looms weavers zonal', 1],
      ['an order number', 'SEU/Estt/2031/112', 1],
      ['a part of it', '2031/112', 1],
      ['a part of a path', 'about-us/hist', 1],
      ['a word of Devanagari', 'विद्यार्थी', 1],
      ['the beginning of one', 'छात्रवृ', 1],
      ['a word before a danda', 'आवेदन करें।', 1],
      ['a letter beside a word, as a word of its own', 'room b', 1],
      ['words of which one is missing', 'looms spindlewhorl', 0],
      ['the middle of a word of the text', 'uillwor', 0],
      ['the language of the database’s queries', "quillwork' | !x & (y:*)", 0],
      ['signs alone', '&|!<->:*', 0],
      ['single letters alone', 'q x', 0],
    ])('by %s, %j, it finds %i', async (_what, regex, count) => {
      expect(await found(regex)).toEqual(count ? [id] : []);
      if (count) expect((await table(`search=${encodeURIComponent(regex)}`)).counts.all).toBe(1);
    });

    test('of papers finds a word that stands in the PDF alone, with what stands around it, until the PDF is replaced', async () => {
      const paper = (paragraph: string) => draw('Order', paragraph);
      const readPapers = async () => {
        for (let left = 1; left > 0; left = await countUnexamined(world().api.db))
          await world().api.jobs.run('examine-papers');
      };
      const listed = async (regex: string) => (await list(`regex=${encodeURIComponent(regex)}`)).notices;
      const PLAIN = { ...FIELDS, fileName: 'Order of the month' };
      const first = noticeOf(await upload(PLAIN, await paper('Whoever has a thingamabob returns it by Friday.')));
      expect(await found('thingamabob')).toEqual([]);
      await readPapers();
      expect(await listed('thingam friday')).toMatchObject([
        { _id: first._id, paper: expect.stringContaining('has a thingamabob returns it') },
      ]);
      expect(await found('thingamabob spindlewhorl')).toEqual([]);
      // By another spelling in the notice's own title, not in the PDF.
      const hindi = { ...PLAIN, fileName: 'फ़ीस का आदेश' };
      const spelt = noticeOf(await upload(hindi, await paper('Nothing of it.')));
      await readPapers();
      const [other] = await listed('फीस');
      expect(other?._id).toBe(spelt._id);
      expect(other).not.toHaveProperty('paper');
      expect((await remove(spelt._id)).statusCode).toBe(200);
      const [titled] = await listed('Order of the month');
      expect(titled).not.toHaveProperty('paper');
      noticeOf(await edit(first._id, { ...PLAIN, version: '1' }, await paper('Nothing is returned.')));
      expect(await found('thingamabob')).toEqual([]);
      await readPapers();
      expect(await found('nothing returned')).toEqual([first._id]);
      expect((await remove(first._id)).statusCode).toBe(200);
    });

    test('what has it in the title comes first, and a change is found at once', async () => {
      const later = noticeOf(await upload({ ...FIELDS, fileName: 'Later', text: 'Of the zonal workshop.' }))._id;
      expect(await found('zonal workshop')).toEqual([id, later]);
      const changed = { ...FIELDS, fileName: 'Later', text: 'Of spools.', version: '1' };
      expect((await edit(later, changed)).statusCode).toBe(200);
      expect(await found('zonal workshop')).toEqual([id]);
      expect(await found('spools')).toEqual([later]);
      expect((await remove(later)).statusCode).toBe(200);
      expect(await found('spools')).toEqual([]);
    });
  });

  describe('for the desk', () => {
    const SEARCH = 'search=desk table';

    const ROWS: Record<string, string>[] = [
      { fileName: 'b desk table: active' },
      { fileName: 'A desk table: by hand', archive: 'true', section: 'tenders' },
      { fileName: 'c desk table: by the clock', autoArchive: 'true', validUntil: '2026-01-10' },
      { fileName: 'D desk table: to come', publishAt: '2026-02-01T00:00:00Z', section: 'admission' },
      { fileName: 'e desk table: last day', autoArchive: 'true', validUntil: '2026-01-15' },
    ];

    beforeAll(async () => {
      for (const [index, row] of ROWS.entries()) {
        world().clock.now = new Date(START.getTime() + (index - 10) * 60_000);
        await publish(row);
      }
    });
    const initials = async (query: string) =>
      (await table(`${SEARCH}&${query}`)).titles.map((title) => title[0]).join('');

    test('every state, with counts of all whatever state is asked for', async () => {
      const counts = { all: 5, active: 2, archived: 2, scheduled: 1, draft: 0, withdrawn: 0 };
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
      expect((await table(SEARCH)).counts).toEqual({
        all: 5,
        active: 2,
        archived: 3,
        scheduled: 0,
        draft: 0,
        withdrawn: 0,
      });
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
      const { notices } = await table(`${SEARCH}&sort=title&order=desc`);
      const { _id } = must(notices.find(({ fileName }) => /^D/.test(fileName)));
      const answer = await call('GET', `/admin/notice/${_id}`);
      expect(answer.json<{ data: { notice: StaffNotice } }>().data.notice).toMatchObject({ _id, state: 'scheduled' });
      expect((await call('GET', `/notice/${_id}`)).statusCode).toBe(404);
      expect((await call('GET', '/admin/notice/none')).statusCode).toBe(404);
    });

    test('what is uploaded into the archive counts as made on its own date', async () => {
      const old = { fileName: 'old order', archive: 'true', publishAt: '2019-03-04T00:00:00+05:30' };
      expect(await publish(old)).toMatchObject({ created_at: '2019-03-03T18:30:00.000Z' });
      const answer = await table('created_at_gteq=2019-03-04&created_at_lteq=2019-03-04');
      expect(answer.titles).toEqual(['old order']);
    });

    test.each(['state=gone', 'sort=size', 'order=up', 'created_at_gteq=yesterday', 'expires_lteq=soon', 'page=0'])(
      '%s is refused',
      async (query) => {
        expect(refusalOf(await call('GET', `/admin/notice?${query}`))).toEqual([400, query.split('=')[0]]);
      },
    );
  });
});
