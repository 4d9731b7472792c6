/** @jest-environment node */
import type { SiteHealth, VisitCount } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import {
  campuses,
  examinedPapers,
  media,
  mediaFiles,
  notices,
  outsideLinks,
  pages,
  rounds,
  staff,
  visits,
} from '../../platform/database/schema';
import { editing } from '../documents/testing/editing';
import { desk, FIELDS, noticeOf } from '../notices/testing/desk';
import type { Services } from '../../platform/services';
import { must } from '../../testing/must';
import { onDatabase, START, type World } from '../../testing/world';
import { PAGE, PAGES, written } from '../../platform/files/pdf/testing/write-pdf';
import { setChecked } from '../notices/papers';
import { updatedLink, checkLinks } from './links';

const SITE_KEY = 'key-of-the-site-0123456789';

const DOCUMENTS = { tagged: '/MarkInfo << /Marked true >> /StructTreeRoot 4 0 R', plain: '' };

const pdf = (entries: string) =>
  written([`<< /Type /Catalog ${entries} /Pages 2 0 R >>`, PAGES, PAGE, '<< /Type /StructTreeRoot >>']);

function suite(world: () => World) {
  const db = () => world().api.db;

  async function report(role: 'admin' | 'editor' = 'admin'): Promise<SiteHealth> {
    const headers = { authorization: `Bearer ${await world().tokenOf(role)}` };
    const answer = await world().call({ url: '/site-health', headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: SiteHealth }>().data;
  }

  const send = (list: VisitCount[], key = SITE_KEY) =>
    world().call({
      method: 'POST',
      url: '/visit',
      headers: { authorization: `Bearer ${key}` },
      payload: { visits: list },
    });

  const setScopes = (scopes: string[]) => db().update(staff).set({ scopes }).where(eq(staff.role, 'editor'));

  /** By the API, so that caches are invalidated. */
  async function change(path: string, changed: object) {
    const token = await world().tokenOf('admin');
    const [{ id } = { id: '' }] = await db().select({ id: pages.id }).from(pages).where(eq(pages.path, path));
    const { change, read } = editing(world);
    expect((await change(token, await read(token, id), changed)).statusCode).toBe(200);
  }

  async function aPage() {
    const [page] = await db().select().from(pages).where(eq(pages.path, '/contact'));
    return must(page);
  }

  describe('visits', () => {
    beforeEach(() => db().delete(visits));

    test('are added up by day, and pages and papers named', async () => {
      const [notice] = await db().select().from(notices).limit(1);
      const { id, title } = must(notice);
      const contact = { kind: 'page', key: '/contact', count: 2 } as const;
      expect((await send([contact, contact, { kind: 'paper', key: id, count: 5 }])).statusCode).toBe(200);
      world().clock.now = new Date(START.getTime() + DAY);
      await send([contact, { kind: 'page', key: '/made-up', count: 1 }]);
      const { read, since, on } = await report();
      expect(read.pages).toEqual([
        { key: '/contact', name: (await aPage()).title, count: 6 },
        { key: '/made-up', name: '', count: 1 },
      ]);
      expect(read.papers).toEqual([{ key: id, name: title, count: 5 }]);
      expect(read.days).toHaveLength(30);
      expect(read.days[0]?.day).toBe(since);
      expect(read.days.slice(-2)).toEqual([
        { day: '2026-01-15', pages: 4, papers: 5 },
        { day: on, pages: 3, papers: 0 },
      ]);
    });

    test('are taken from who has the key alone, and as the contract has them', async () => {
      const one = { kind: 'page', key: '/contact', count: 1 } as const;
      expect((await send([one], 'another-key-0123456789')).statusCode).toBe(401);
      expect((await send([one], await world().tokenOf('admin'))).statusCode).toBe(401);
      for (const wrong of [
        { key: '' },
        { key: 'x'.repeat(201) },
        { key: 'a\u0000b' },
        { count: 0 },
        { kind: 'person' },
      ])
        expect([wrong, (await send([{ ...one, ...wrong } as never])).statusCode]).toEqual([wrong, 400]);
      expect(await db().$count(visits)).toBe(0);
    });

    test('of made-up addresses are limited a day, and what is known goes on being counted', async () => {
      const made = Array.from({ length: 1_500 }, (_, n) => ({ kind: 'not-found', key: `/x${n}`, count: 1 }) as const);
      await send([{ kind: 'not-found', key: '/known', count: 1 }]);
      await send(made);
      await send([
        { kind: 'not-found', key: '/known', count: 4 },
        { kind: 'not-found', key: '/late', count: 9 },
      ]);
      expect(await db().$count(visits)).toBe(1_000);
      const { notFound } = await report();
      expect(notFound?.rows[0]).toEqual({ key: '/known', count: 5, lastOn: '2026-01-15' });
      expect(notFound?.rows).toHaveLength(100);
      expect(notFound?.rows.map(({ key }) => key)).not.toContain('/late');
    });

    test('of an address that leads on by now are not shown any more', async () => {
      await send([
        { kind: 'not-found', key: '/Contact', count: 3 },
        { kind: 'not-found', key: '/old', count: 3 },
      ]);
      expect((await report()).notFound?.rows.map(({ key }) => key)).toEqual(['/old']);
    });

    test('are erased after 400 days', async () => {
      await send([{ kind: 'search', key: 'hostel fee', count: 3 }]);
      world().clock.now = new Date(START.getTime() + 400 * DAY);
      await world().api.jobs.run('erase-visits');
      expect(await db().$count(visits)).toBe(1);
      world().clock.now = new Date(START.getTime() + 401 * DAY);
      await world().api.jobs.run('erase-visits');
      expect(await db().$count(visits)).toBe(0);
    });
  });

  test('pages past the day of their review are named, the longest overdue first', async () => {
    await db().update(pages).set({ reviewOn: '2030-01-01' });
    await db().update(pages).set({ reviewOn: '2026-01-15' }).where(eq(pages.path, '/contact'));
    await db().update(pages).set({ reviewOn: '2025-12-31' }).where(eq(pages.path, '/placement'));
    expect((await report()).reviews).toMatchObject({
      total: 2,
      rows: [{ path: '/placement', reviewOn: '2025-12-31' }, { path: '/contact' }],
    });
  });

  describe('links', () => {
    const GONE = 'https://gone.example/list';

    const say = (body: string) => change('/contact', { body });
    beforeEach(() => db().delete(outsideLinks));

    const faults = async (role?: 'editor') =>
      Object.fromEntries((await report(role)).links.rows.map(({ address, fault }) => [address, fault]));

    test('of this site are looked at as it is now', async () => {
      const [campus] = await db().select({ slug: campuses.slug }).from(campuses).limit(1);
      await say(
        `[a](/placement) [b](/not-there#x) [c](/campus/${campus?.slug}) [d](/campus/no-such) [e](http://localhost:3000/nor-there) [f](/admin-login) [g](/notices)`,
      );
      const found = await faults();
      expect(found).toMatchObject({
        '/not-there#x': 'no-page',
        '/campus/no-such': 'no-page',
        'http://localhost:3000/nor-there': 'no-page',
      });
      for (const there of ['/placement', `/campus/${campus?.slug}`, '/admin-login', '/notices'])
        expect(found).not.toHaveProperty(there);
      const { rows } = (await report()).links;
      expect(rows.find(({ address }) => address === '/campus/no-such')?.places).toMatchObject([{ kind: 'page' }]);
    });

    test('to results of rounds that nobody planned are named, also where the address is a fixed one', async () => {
      const ugOf2 = '/admission/result/ug/round2';
      await say(`[a](${ugOf2}) [b](/admission/result/ug/round9)`);
      expect(await faults()).toMatchObject({ '/admission/result/ug/round9': 'no-page' });
      expect(await faults()).not.toHaveProperty(ugOf2);
      const second = and(eq(rounds.track, 'ug'), eq(rounds.round, 2));
      const planned = await db().select().from(rounds).where(second);
      await db().update(rounds).set({ status: 'draft' }).where(second);
      expect(await faults()).toMatchObject({ [ugOf2]: 'no-page' });
      for (const { id, status } of planned) await db().update(rounds).set({ status }).where(eq(rounds.id, id));
    });

    test('to other sites are named once they are known to be gone, or out of reach twice', async () => {
      const away = 'https://away.example/';
      await say(`[gone](${GONE}) and ${away}.`);
      const week = (n: number) => new Date(START.getTime() + n * 7 * DAY);
      const first = updatedLink(away, undefined, 'unreachable', week(0));
      await db()
        .insert(outsideLinks)
        .values([first, updatedLink(GONE, undefined, 'nothing-there', week(0))]);
      expect(await faults()).toMatchObject({ [GONE]: 'nothing-there' });
      expect(await faults()).not.toHaveProperty(away);
      await db()
        .update(outsideLinks)
        .set(updatedLink(away, first, 'unreachable', week(1)))
        .where(eq(outsideLinks.address, away));
      const found = (await report()).links.rows.find(({ address }) => address === away);
      expect(found).toMatchObject({ fault: 'unreachable', since: week(0).toISOString() });
      expect(updatedLink(away, updatedLink(away, first, 'unreachable', week(1)), 'there', week(2))).toMatchObject({
        failures: 0,
        since: null,
      });
    });

    test('to other sites are looked at once a week, a few at a time, and forgotten when nothing leads there', async () => {
      const addresses = Array.from({ length: 40 }, (_, n) => `https://n${n}.example/`);
      await say(addresses.join(' '));
      let looked: string[] = [];
      const look = async () => {
        looked = [];
        const services = {
          db: db(),
          calendar: () => world().clock.now,
          clock: () => world().clock.now,
          publicUrl: 'http://localhost:3000',
          shared: async (_name: string, _kinds: unknown, make: () => Promise<unknown>) => make(),
        } as unknown as Services;
        const see = async (address: string) => {
          looked.push(address);
          return 'there' as const;
        };
        await checkLinks(services, { check: see, wait: async () => {} });
        return looked.length;
      };
      expect(await look()).toBe(30);
      while ((await look()) > 0);
      expect((await report()).linksWaiting).toBe(0);
      world().clock.now = new Date(START.getTime() + 7 * DAY - 1);
      expect(await look()).toBe(0);
      world().clock.now = new Date(START.getTime() + 7 * DAY);
      expect(await look()).toBe(30);
      await say('Nothing.');
      await look();
      expect(await db().$count(outsideLinks, eq(outsideLinks.address, must(addresses[0])))).toBe(0);
    });

    test('in notices that readers find in lists are looked at too, for who may change notices', async () => {
      await setScopes(['catalogue']);
      const { upload, patch } = desk(world);
      const text = `Write to the [office](/no-such-office) by ${GONE}.`;
      const { _id, version } = noticeOf(await upload({ ...FIELDS, text }));
      await db()
        .insert(outsideLinks)
        .values(updatedLink(GONE, undefined, 'nothing-there', START));
      const places = [{ _id, kind: 'notice', name: FIELDS.fileName }];
      const { rows } = (await report()).links;
      for (const address of ['/no-such-office', GONE])
        expect(rows.find((row) => row.address === address)).toMatchObject({ places });
      expect(await faults('editor')).not.toHaveProperty('/no-such-office');
      await patch(_id, { archive: true, version });
      expect(await faults()).not.toHaveProperty('/no-such-office');
    });

    test('are shown to those who may change a document that has them', async () => {
      await setScopes([]);
      await say(`[gone](/not-there)`);
      expect(await faults('editor')).toEqual({});
      await setScopes(['catalogue']);
      expect(await faults('editor')).toHaveProperty('/not-there');
    });
  });

  test('an editor of a part sees what is wrong there and what is read, an editor of all but papers', async () => {
    await setScopes(['catalogue']);
    const seen = { papers: null, reviews: {}, pictures: {}, notFound: {}, searches: {} };
    expect(await report('editor')).toMatchObject(seen);
    await setScopes(['campus:none']);
    const part = await report('editor');
    for (const list of ['papers', 'reviews', 'pictures', 'notFound', 'searches'] as const)
      expect(part[list]).toBeNull();
    expect(part.read.days).toHaveLength(30);
  });

  test('rows that are left out are named with what is wrong', async () => {
    const { id, title } = await aPage();
    expect((await report()).unfit.rows).toEqual([]);
    await db().update(pages).set({ owner: '' }).where(eq(pages.id, id));
    await change('/placement', { owner: 'Placement cell' });
    expect((await report()).unfit.rows).toMatchObject([{ _id: id, kind: 'page', name: title }]);
    expect((await report()).unfit.rows[0]?.problem).toMatch(/^owner: /);
    await db().update(pages).set({ owner: 'Registrar' }).where(eq(pages.id, id));
  });

  test('texts that are not in Hindi are counted, and those whose English was changed since come first', async () => {
    const { id, title, hi } = await aPage();
    const setHindi = async (of: string) => {
      await db()
        .update(pages)
        .set({ hi: [{ at: 'title', of, text: 'शीर्षक' }] })
        .where(eq(pages.id, id));
      await change('/placement', { owner: `Cell of ${of}` });
    };
    await setHindi('Another title');
    const { rows, kinds, total } = (await report()).hindi;
    const own = must(rows.find(({ _id }) => _id === id));
    expect(own).toMatchObject({ kind: 'page', name: title, missing: own.texts - 1, outdated: 1 });
    const counts = rows.map(({ outdated }) => outdated);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(kinds.reduce((sum, each) => sum + each.total, 0)).toBe(total);
    await setHindi(title);
    expect((await report()).hindi.rows.filter(({ _id, outdated }) => _id === id && outdated > 0)).toEqual([]);
    await db().update(pages).set({ hi }).where(eq(pages.id, id));
  });

  test('pictures are heavy by the largest file that visitors may be sent', async () => {
    const [picture] = await db().select().from(media).limit(1);
    const { id } = must(picture);
    await db()
      .insert(mediaFiles)
      .values({ key: 'media/o', mediaId: id, kind: 'original', width: 9_000, size: 9_000_000 });
    expect((await report()).pictures?.rows).toEqual([]);
    await db().insert(mediaFiles).values({ key: 'media/w', mediaId: id, kind: 'webp', width: 9_000, size: 600_000 });
    expect((await report()).pictures).toMatchObject({ total: 1, rows: [{ _id: id, size: 600_000 }] });
  });

  test('papers are looked into once, and again when they are replaced', async () => {
    await db().delete(examinedPapers);
    const { id: noticeId, fileHash } = notices;
    const all = await db()
      .select({ noticeId, fileHash })
      .from(notices)
      .where(isNotNull(notices.fileKey))
      .orderBy(desc(notices.publishAt));
    const waiting = 25;
    for (const paper of all.slice(waiting)) {
      await setChecked(db(), must(paper.fileHash), true);
      const found = { fileHash: must(paper.fileHash), isTagged: true, text: '', examinedAt: START };
      await db()
        .insert(examinedPapers)
        .values({ noticeId: paper.noticeId, ...found });
    }
    expect((await report()).papersWaiting).toBe(waiting);
    while ((await db().$count(examinedPapers)) < all.length) await world().api.jobs.run('examine-papers');
    const { papers, papersWaiting } = await report();
    expect(papersWaiting).toBe(0);
    expect(papers?.total).toBe(0);
    const { upload, edit } = desk(world);
    const { _id: id, version } = noticeOf(await upload(FIELDS, Buffer.from(pdf(DOCUMENTS.tagged), 'latin1')));
    const look = async () => {
      expect((await report()).papersWaiting).toBe(1);
      await world().api.jobs.run('examine-papers');
      return (await report()).papers?.rows.some(({ _id }) => _id === id);
    };
    expect(await look()).toBe(false);
    noticeOf(await edit(id, { ...FIELDS, version: String(version) }, Buffer.from(pdf(DOCUMENTS.plain), 'latin1')));
    expect(await look()).toBe(true);
  });
}

onDatabase('site health', suite, { siteKey: SITE_KEY });
