/** @jest-environment node */
import {
  type BinEntry,
  type DocumentLink,
  type DocumentUse,
  type EditableDocument,
  ENTRY_KINDS,
  isSetting,
  type Revision,
  SETTING_KINDS,
  TABLE_KINDS,
} from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { eq, sql } from 'drizzle-orm';
import { auditLog, media, notices, settings } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { addTracks } from '../../testing/rounds';
import { fillSmallCatalogue, SMALL, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import { another, CHANGES, documentIn, editing, paths } from './testing/editing';

onDatabase(
  'documents',
  (world) => {
    let admin = '';
    let db: ReturnType<typeof world>['api']['db'];

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
      await addTracks(db, ['pg']);
      admin = await tokenFor(db, START, { role: 'admin' });
    });

    const { call, change, read: readAs, saveDraft } = editing(world);
    const read = (id: string, token = admin) => readAs(token, id);

    test.each(ENTRY_KINDS)('%s: a change is public in the next request, and history has both states', async (kind) => {
      const { id, change: changed, url, seen } = CHANGES[kind];
      const before = await read(id);
      expect(before.isUnfit).toBe(false);
      const answer = await change(admin, before, changed, { note: 'As the council decided' });
      expect(answer.statusCode).toBe(200);
      const after = await read(id);
      expect(after).toMatchObject({ version: before.version + 1, data: { ...before.data, ...changed } });
      expect((await world().call({ url })).body).toContain(seen);
      const history = (await call(admin, 'GET', `/document/${id}/revision`)).json();
      const { revisions }: { revisions: Revision[] } = history.data;
      expect(revisions.map(({ version, note, by }) => [version, note, by])).toEqual([
        [2, 'As the council decided', 'The admin'],
        [1, '', ''],
      ]);
      expect(revisions.map(({ data }) => data)).toEqual([after.data, before.data]);
    });

    test.each(TABLE_KINDS.filter((kind) => !isSetting(kind)))(
      '%s: made, listed, deleted, brought back',
      async (kind) => {
        const data = another(kind);
        const answer = await call(admin, 'POST', '/document', { kind, data });
        expect([kind, answer.statusCode, paths(answer)]).toEqual([kind, 200, []]);
        // Kinds with their key as id continue a deleted document's history.
        const { _id, version: first } = documentIn(answer);
        const listed = (await call(admin, 'GET', `/document?kind=${kind}&limit=1000`)).json();
        expect(listed.data.documents.map((each: EditableDocument) => each._id)).toContain(_id);
        const made = await read(_id);
        expect((await saveDraft(admin, _id, { hi: [] })).statusCode).toBe(200);
        const remove = () => call(admin, 'DELETE', `/document/${_id}`);
        const restore = (token = admin) => call(token, 'POST', `/document/${_id}/restore`);
        expect((await remove()).statusCode).toBe(200);
        expect((await call(admin, 'GET', `/document/${_id}`)).statusCode).toBe(404);
        const states = async () => (await call(admin, 'GET', `/document/${_id}/revision`)).json().data.revisions;
        expect((await states())[0]).toMatchObject({ version: first, data: made.data });
        const head = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
        expect((await restore(head)).statusCode).toBe(403);
        expect([(await restore()).statusCode, (await restore()).statusCode]).toEqual([200, 200]);
        const { data: back, version, draft: kept, status } = await read(_id);
        const state = { version: first + 1, status: 'published', base: first + 1 };
        expect({ back, version, status, base: kept?.base }).toEqual({ back: made.data, ...state });
        expect((await states()).slice(0, 2)).toMatchObject([
          { version: first + 1, note: 'Brought back', data: made.data },
          { version: first },
        ]);
        expect((await remove()).statusCode).toBe(200);
      },
    );

    test('nothing comes back that never was, is a picture, or has lost its address to another', async () => {
      expect((await call(admin, 'POST', '/document/never/restore')).statusCode).toBe(404);
      const made = async (path: string) =>
        documentIn(await call(admin, 'POST', '/document', { kind: 'page', data: { ...SMALL.page, path } }))._id;
      const first = await made('/about-us/twice');
      expect((await call(admin, 'DELETE', `/document/${first}`)).statusCode).toBe(200);
      const second = await made('/about-us/Twice');
      const answer = await call(admin, 'POST', `/document/${first}/restore`);
      expect([answer.statusCode, paths(answer)]).toEqual([400, ['data.path']]);
      await call(admin, 'DELETE', `/document/${second}`);
      await db.insert(settings).values({ key: 'pages-take-two', value: true });
      const waits = await call(admin, 'POST', `/document/${first}/restore`);
      expect(waits.json().data.document).toMatchObject({ status: 'draft', data: { path: '/about-us/twice' } });
      await db.delete(settings);
      await call(admin, 'DELETE', `/document/${first}`);
    });

    describe('what leads to a page that is deleted', () => {
      const PATH = '/about-us/looms';
      const row = (label: string, to: string | null, level = 1) => ({ label, to, level, adds: 'nothing' });
      const menu = async () => (await read('menu')).data.entries as { label: string; to: string | null }[];
      const moved = async (path: string) => (await world().call({ url: `/page/text?path=${path}` })).json().data.moved;
      let id = '';
      beforeEach(async () => {
        const data = { ...SMALL.page, path: PATH, title: 'Looms' };
        id = documentIn(await call(admin, 'POST', '/document', { kind: 'page', data }))._id;
        const entries = [row('About', null), row('Looms', `${PATH}#first`, 2), row('Home', '/')];
        const hi = [{ at: 'entries.2.label', of: 'Home', text: 'मुखपृष्ठ' }];
        expect((await change(admin, await read('menu'), { entries, hi })).statusCode).toBe(200);
        await change(admin, await read('footer'), { quick: [{ label: 'Looms', to: PATH }] });
        await change(admin, await read('page-history'), { body: `See [the looms](${PATH}).` });
        await call(admin, 'POST', '/document', { kind: 'redirect', data: { from: '/looms', to: PATH, note: null } });
      });
      afterEach(async () => {
        const { documents } = (await call(admin, 'GET', '/document?kind=redirect')).json().data;
        for (const { _id, key } of documents as EditableDocument[])
          if (['/looms', PATH].includes(key)) await call(admin, 'DELETE', `/document/${_id}`);
      });

      test('is seen before, and goes with it: entries of menus, and redirects', async () => {
        const { links } = (await call(admin, 'GET', `/document/${id}/links`)).json().data;
        expect(links.map(({ _id, kind, goes }: DocumentLink) => [kind === 'redirect' ? kind : _id, goes])).toEqual([
          ['page-history', false],
          ['menu', true],
          ['footer', true],
          ['redirect', true],
        ]);
        expect((await call(admin, 'DELETE', `/document/${id}`)).statusCode).toBe(200);
        expect(await read('menu')).toMatchObject({
          data: { entries: [{ label: 'Home' }], hi: [{ at: 'entries.0.label' }] },
        });
        expect((await read('footer')).data.quick).toEqual([]);
        expect(await moved('/looms')).toBeNull();
      });

      test('leads elsewhere where somebody says so, and so does its address', async () => {
        const remove = (to: string) => call(admin, 'DELETE', `/document/${id}?to=${encodeURIComponent(to)}`);
        expect(paths(await remove(PATH))).toEqual(['to']);
        expect((await remove('/about-us/history')).statusCode).toBe(200);
        expect((await menu()).map(({ to }) => to)).toEqual([null, '/about-us/history', '/']);
        expect([await moved('/looms'), await moved(PATH)]).toEqual(['/about-us/history', '/about-us/history']);
      });
    });

    test('a picture in the bin is shown nowhere, and comes back with its files; 90 days later it is gone', async () => {
      const [row] = await db.select().from(media).where(eq(media.id, 'media-loom'));
      const other = { ...must(row), id: 'media-binned', hash: 'd'.repeat(64) };
      await db.insert(media).values(other);
      const remove = () => call(admin, 'DELETE', `/document/${other.id}`);
      const titles = async () =>
        (await call(admin, 'GET', '/media')).json().data.media.map(({ _id }: { _id: string }) => _id);
      const binned = async (): Promise<BinEntry[]> =>
        (await call(admin, 'GET', '/bin'))
          .json()
          .data.entries.filter((each: BinEntry) => each.document_id === other.id);
      expect((await remove()).statusCode).toBe(200);
      expect(await titles()).not.toContain(other.id);
      expect((await call(admin, 'GET', `/media/${other.id}`)).statusCode).toBe(404);
      const restored = await call(admin, 'POST', `/bin/${(await binned())[0]?._id}/restore`);
      expect(documentIn(restored)).toMatchObject({ _id: other.id, status: 'published' });
      expect([await titles(), await binned()]).toEqual([expect.arrayContaining([other.id]), []]);
      await remove();
      world().clock.now = new Date(START.getTime() + 91 * DAY);
      await world().api.jobs.run('empty-bin');
      world().clock.now = START;
      expect(await binned()).toEqual([]);
      expect((await call(admin, 'POST', `/document/${other.id}/restore`)).json().code).toBe('gone');
    });

    test.each(SETTING_KINDS)('%s: there is one, which is archived and never deleted', async (kind) => {
      const make = () => call(admin, 'POST', '/document', { kind, data: SMALL[kind] });
      expect([(await make()).statusCode, paths(await make())]).toEqual([400, ['data']]);
      const before = await read(kind);
      const refused = await call(admin, 'DELETE', `/document/${kind}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'kept']);
      expect(refused.json().message).toContain('it cannot be deleted');
      expect(await read(kind)).toEqual(before);
      expect((await change(admin, before, {}, { status: 'archived' })).statusCode).toBe(200);
      expect((await world().call({ url: CHANGES[kind].url })).json().data).toMatchObject({ [kind]: null });
      expect((await change(admin, await read(kind), {}, { status: 'published' })).statusCode).toBe(200);
      expect((await read(kind)).data).toEqual(before.data);
    });

    test('what a stranger sends is not read', async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await world().call({ method: 'POST', url: '/document', headers, payload: '{'.repeat(100_000) });
      expect(answer.statusCode).toBe(401);
    });

    test('a picture is made by uploading it, and not here', async () => {
      const answer = await call(admin, 'POST', '/document', { kind: 'media', data: SMALL.media });
      expect([answer.statusCode, paths(answer)]).toEqual([400, ['kind']]);
    });

    test('of two changes at once one counts, and the other is told how it is now', async () => {
      const before = await read('campus-h2');
      const answers = await Promise.all([
        change(admin, before, { info: 'One' }),
        change(admin, before, { info: 'Two' }),
      ]);
      const refused = must(answers.find(({ statusCode }) => statusCode === 409));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(refused.json()).toMatchObject({ code: 'conflict', data: { document: await read('campus-h2') } });
    });

    test.each([
      ['campus-h1', { slug: 'Not a slug' }, 'data.slug'],
      ['campus-h1', { slug: 'h2' }, 'data.slug'],
      ['campus-h1', { slug: 'nearest' }, 'data.slug'],
      ['popup', { links: [{ label: 'Here', path: 'javascript:alert(1)' }] }, 'data.links.0.path'],
      ['popup', { links: [{ label: 'Here', path: '//elsewhere.example' }] }, 'data.links.0.path'],
      ['identity', { mapUrl: 'http://maps.example' }, 'data.mapUrl'],
      ['home', { partners: [{ name: 'A', field: 'B', mark: '"/><script>' }] }, 'data.partners.0.mark'],
      ['page-history', { path: '/a b' }, 'data.path'],
      ['campus-h1', { zoneId: 'zone-moon' }, 'data.zoneId'],
      ['campus-h1', { latitude: 91 }, 'data.latitude'],
      [
        'program-dwv',
        { entry: { qualification: '', subjects: [], marks: [], note: null } },
        'data.entry.qualification',
      ],
      ['program-dwv', { campuses: [{ campusId: 'nowhere', shift: null, seats: [] }] }, 'data.campuses.0.campusId'],
      ['program-dwv', { level: 'PHD' }, 'data.level'],
      ['program-dwv', { feeBand: 'ZZ' }, 'data.feeBand'],
      [
        'program-dwv',
        { campuses: [{ campusId: 'campus-h1', shift: null, seats: [{ category: 'Genral', seats: 3 }] }] },
        'data.campuses.0.seats.0.category',
      ],
      ['popup', { points: ['Papers are verified on {{verification day}}.'] }, 'data.points.0'],
      ['page-history', { body: 'We are {{nmae}}.' }, 'data.body'],
      ['menu', { entries: [{ label: 'Gone', level: 1, to: '/gone/for-good', adds: 'nothing' }] }, 'data.entries.0.to'],
      ['person-ravi', { email: 'asha@port.example' }, 'data.email'],
      ['fee-a', { amount: -1 }, 'data.amount'],
      ['fee-a', { track: 'nowhere' }, 'data.track'],
      ['diploma', { code: 'certificate' }, 'data.code'],
      ['2025-26', { code: '2026-27' }, 'data.code'],
      ['2025-26', { beginsOn: null }, 'data.beginsOn'],
      ['application-diploma', { cycle: '1999-00' }, 'data.cycle'],
      ['round-diploma-1', { closesAt: null }, 'data.closesAt'],
      ['round-diploma-1', { closesAt: '2025-08-01T10:00:00+05:30' }, 'data.closesAt'],
      ['round-diploma-1', { payUntil: '2025-08-19' }, 'data.payUntil'],
      ['round-diploma-1', { verifyFrom: null }, 'data.verifyUntil'],
      ['round-diploma-1', { retainUntil: '2025-08-01T00:00:00Z' }, 'data.retainUntil'],
      ['round-diploma-1', { round: 10 }, 'data.round'],
      ['round-diploma-1', { counsellingCampusId: 'nowhere' }, 'data.counsellingCampusId'],
    ])('%s with %j is refused at %s, and nothing changes', async (id, changed, path) => {
      const before = await read(id);
      const answer = await change(admin, before, changed);
      expect([answer.statusCode, paths(answer)]).toEqual([400, [path]]);
      expect(await read(id)).toEqual(before);
    });

    test('what is used is not deleted, and its uses are named', async () => {
      for (const [id, use] of [
        ['media-loom', 'campus-h1'],
        ['media-loom', 'home'],
        ['zone-north', 'campus-h1'],
        ['campus-h1', 'program-dwv'],
        ['school-art', 'department-weave'],
        ['department-weave', 'person-asha'],
        ['person-asha', 'department-weave'],
        ['diploma', 'round-diploma-1'],
        ['2025-26', 'application-diploma'],
      ]) {
        const answer = await call(admin, 'DELETE', `/document/${id}`);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
        expect(answer.json().data.uses.map((each: { _id: string }) => each._id)).toContain(use);
        expect((await read(must(id))).uses).toEqual(answer.json().data.uses);
      }
    });

    test.each([
      ['track', SMALL.track, 'data.code'],
      ['cycle', SMALL.cycle, 'data.code'],
      // Ids are unique across kinds.
      ['track', { ...SMALL.track, code: 'campus-h1', name: 'Other' }, 'data.code'],
      ['cycle', { ...SMALL.cycle, code: 'campus-h1' }, 'data.code'],
      ['round', { ...SMALL.round, code: 'other' }, 'data.round'],
    ])('another %s under a code that is taken is refused: %j', async (kind, data, path) => {
      const campus = await read('campus-h1');
      const answer = await call(admin, 'POST', '/document', { kind, data });
      expect([answer.statusCode, paths(answer)]).toEqual([400, [path]]);
      expect(await read('campus-h1')).toEqual(campus);
    });

    test('a round whose result is out keeps its window', async () => {
      await db.execute(sql`update rounds set published = true`);
      const window = { opensAt: null, closesAt: null, retainUntil: null };
      const open = await change(admin, await read('round-diploma-1'), window);
      expect([open.statusCode, paths(open)]).toEqual([400, ['data.closesAt']]);
      await db.execute(sql`update rounds set published = false`);
    });

    describe('corrections', () => {
      const PAGES = [
        ['campus-h1', '/campus/h1', 'campus'],
        ['department-weave', '/departments/department-weave', 'department'],
        ['person-ravi', '/faculty/person-ravi', 'faculty'],
        ['program-dwv', '/program/program-dwv', 'programs'],
      ] as const;
      const told = async (url: string, name: string): Promise<{ on: string; text: string }[]> => {
        const thing = (await world().call({ url })).json().data[name];
        return (Array.isArray(thing) ? thing[0] : thing).corrections;
      };
      const correct = async (id: string, correction: string, more: object = {}) =>
        must(await change(admin, await read(id), {}, { correction, ...more }));

      test.each(PAGES)('of %s: readers are told of the newest three, with the day in India', async (id, url, name) => {
        expect(await told(url, name)).toEqual([]);
        for (const [day, words] of [
          ['2025-08-01', 'First'],
          ['2025-08-02', 'Second'],
          ['2025-08-03', ''],
          ['2025-08-04', 'Third'],
          ['2025-08-05', 'Fourth'],
        ]) {
          world().clock.now = new Date(`${day}T00:30:00+05:30`);
          expect((await correct(id, must(words))).statusCode).toBe(200);
        }
        world().clock.now = START;
        expect(await told(url, name)).toEqual([
          { on: '2025-08-05', text: 'Fourth' },
          { on: '2025-08-04', text: 'Third' },
          { on: '2025-08-02', text: 'Second' },
        ]);
        const { revisions } = (await call(admin, 'GET', `/document/${id}/revision?limit=3`)).json().data;
        expect(revisions.map(({ correction }: Revision) => correction)).toEqual(['Fourth', 'Third', '']);
      });

      test('what was corrected before it was public is not told', async () => {
        expect((await correct('campus-h2', 'Still a draft', { status: 'draft' })).statusCode).toBe(200);
        expect((await world().call({ url: '/campus/h2' })).statusCode).toBe(404);
        await correct('campus-h2', '', { status: 'published' });
        expect(await told('/campus/h2', 'campus')).toEqual([]);
      });
    });

    test('a draft and what is archived are not public', async () => {
      const before = await read('campus-h2');
      for (const status of ['draft', 'archived'] as const) {
        await change(admin, await read('campus-h2'), {}, { status });
        expect((await world().call({ url: '/campus/h2' })).statusCode).toBe(404);
        const [program] = (await world().call({ url: '/program' })).json().data.programs;
        expect(program.campuses.map(({ slug }: { slug: string }) => slug)).toEqual(['h1']);
      }
      await change(admin, await read('campus-h2'), before.data, { status: 'published' });
      expect((await world().call({ url: '/campus/h2' })).statusCode).toBe(200);
    });

    test('who leaves is gone the day after, and a head leaves the post vacant', async () => {
      await change(admin, await read('person-asha'), { leftOn: '2025-08-10' });
      const clock = world().clock;
      const seen = async () => [
        (await world().call({ url: '/faculty/person-asha' })).statusCode,
        (await world().call({ url: '/departments/department-weave' })).json().data.department.head?.name ?? 'vacant',
      ];
      clock.now = new Date('2025-08-10T12:00:00+05:30');
      expect(await seen()).toEqual([200, 'Dr. Asha Pillai']);
      clock.now = new Date('2025-08-11T00:00:01+05:30');
      expect(await seen()).toEqual([404, 'vacant']);
      clock.now = START;
      await change(admin, await read('person-asha'), { leftOn: null });
    });

    test('a row that does not fit is left out of the public lists and marked for staff', async () => {
      await db.execute(sql`update campuses set city = '' where id = 'campus-h2'`);
      // Any change refreshes the cache: raw SQL does so with PostgreSQL only.
      await change(admin, await read('pin-600001'), {});
      const { campuses } = (await world().call({ url: '/campus' })).json().data;
      expect(campuses.map(({ slug }: { slug: string }) => slug)).toEqual(['h1']);
      expect((await read('campus-h2')).isUnfit).toBe(true);
      expect((await change(admin, await read('campus-h2'), { city: 'Port Town' })).statusCode).toBe(200);
      expect((await world().call({ url: '/campus/h2' })).statusCode).toBe(200);
    });

    describe('the status of many', () => {
      const give = (token: string, kind: string, documents: readonly { _id: string; status: string }[]) =>
        call(token, 'POST', '/document/status', { kind, documents });
      const archive = (token: string, kind: string, ...ids: string[]) =>
        give(
          token,
          kind,
          ids.map((_id) => ({ _id, status: 'archived' })),
        );
      const dataOf = (answer: { json<T>(): T }) =>
        answer.json<{
          data: {
            changed: { _id: string; status: string }[];
            refused: { _id: string; name: string; reason: string }[];
          };
        }>().data;
      const statusOf = async (id: string) => (await world().call({ url: `/campus/${id}` })).statusCode;

      test('all that can have it have it at once, and what each had takes it back', async () => {
        await give(admin, 'campus', [{ _id: 'campus-h2', status: 'draft' }]);
        const { changed, refused } = dataOf(await archive(admin, 'campus', 'campus-h1', 'campus-h2', 'nowhere'));
        expect(changed).toEqual([
          { _id: 'campus-h1', status: 'published' },
          { _id: 'campus-h2', status: 'draft' },
        ]);
        expect(refused).toEqual([{ _id: 'nowhere', name: '', reason: 'It is no longer there.' }]);
        expect(await statusOf('h1')).toBe(404);
        expect(dataOf(await give(admin, 'campus', changed)).refused).toEqual([]);
        expect([await statusOf('h1'), await statusOf('h2')]).toEqual([200, 404]);
        expect(dataOf(await give(admin, 'campus', [{ _id: 'campus-h2', status: 'published' }])).refused).toEqual([]);
      });

      test('history and audit log have each; what has the status already has no line', async () => {
        const entries = () => db.$count(auditLog, eq(auditLog.subject, 'document:campus-h1'));
        const before = await entries();
        await archive(admin, 'campus', 'campus-h1');
        await archive(admin, 'campus', 'campus-h1');
        expect(await entries()).toBe(before + 1);
        await give(admin, 'campus', [{ _id: 'campus-h1', status: 'published' }]);
      });

      test('what does not fit is archived, and not published', async () => {
        await db.execute(sql`update campuses set status = 'draft', email = 'nobody' where id = 'campus-h2'`);
        const wish = (status: string) => [{ _id: 'campus-h2', status }];
        expect(dataOf(await give(admin, 'campus', wish('published'))).refused).toEqual([
          { _id: 'campus-h2', name: 'Campus H2', reason: expect.stringContaining('does not fit') },
        ]);
        expect(dataOf(await give(admin, 'campus', wish('archived'))).changed).toEqual(wish('draft'));
      });

      test('a kind is asked for by its name', async () => {
        expect(dataOf(await archive(admin, 'campus', 'program-dwv')).refused).toHaveLength(1);
        expect((await archive(admin, 'nothing', 'campus-h1')).statusCode).toBe(400);
        expect((await archive(admin, 'campus', ...Array<string>(51).fill('campus-h1'))).statusCode).toBe(400);
      });

      test('who keeps a part publishes and archives nothing', async () => {
        const editor = await tokenFor(db, START, { role: 'editor', scopes: ['campus:campus-h1'] });
        expect(dataOf(await archive(editor, 'campus', 'campus-h1')).changed).toEqual([]);
        const desk = await tokenFor(db, START, { role: 'admissions' });
        expect(dataOf(await archive(desk, 'campus', 'campus-h1')).changed).toEqual([]);
        expect(await statusOf('h1')).toBe(200);
      });
    });

    describe('a picture that a text shows', () => {
      const LOOM = 'media-loom';
      const shown = (id: string) => `Our looms.\n\n![A loom](/api/v1/media/${id}/0123456789abcdef-640.webp#640x480)\n`;
      const usesOf = async (id: string) => (await read(id)).uses;
      beforeAll(() =>
        db.insert(notices).values({
          ...({ id: 'notice-sale', section: 'tenders', language: 'en', publishAt: START, createdAt: START } as const),
          ...{ title: 'Looms for sale', summary: '', text: 'Six.', archive: false, autoArchive: false },
        }),
      );

      const put = (table: string, column: string, id: string, value: string) =>
        db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where id = ${id}`);
      const draft = async (id: string, changed: object) =>
        expect((await saveDraft(admin, id, changed)).statusCode).toBe(200);
      const NEW = 'b'.repeat(24);
      const begin = (data: object) =>
        call(admin, 'PUT', `/document/${NEW}/draft`, { kind: 'page', base: 0, version: 0, data });
      const [page, lines] = [{ _id: 'page-history', kind: 'page', name: 'History' } as const, [shown(LOOM)]];

      const PLACES: [string, () => Promise<unknown>, DocumentUse][] = [
        ['a page', () => put('pages', 'body', page._id, shown(LOOM)), { ...page, field: 'Text' }],
        [
          'an own page',
          () => put('faculty', 'overview', 'person-ravi', shown(LOOM)),
          { _id: 'person-ravi', kind: 'person', name: 'Ravi Pillai', field: 'Overview' },
        ],
        [
          'a setting',
          () => put('site_settings', 'data', 'popup', JSON.stringify({ lines })),
          { _id: 'popup', kind: 'popup', name: 'Popup', field: 'Texts' },
        ],
        ['a draft', () => draft(page._id, { body: shown(LOOM) }), { ...page, field: 'Draft' }],
        [
          'a draft of what is not there yet',
          () => begin({ title: 'Looms', body: shown(LOOM) }),
          { _id: NEW, kind: 'page', name: 'Looms', field: 'Draft' },
        ],
        [
          'a notice',
          () => put('notices', 'text', 'notice-sale', shown(LOOM)),
          { _id: 'notice-sale', kind: 'notice', name: 'Looms for sale', field: 'Text' },
        ],
      ];

      test.each(PLACES)('in %s is used there, and is not deleted', async (_where, put, use) => {
        const { version, uses } = await read(LOOM);
        expect(uses).not.toContainEqual(use);
        await put();
        expect(await usesOf(LOOM)).toContainEqual(use);
        const answer = await call(admin, 'DELETE', `/document/${LOOM}`);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
        expect(answer.json().data.uses).toContainEqual(use);
        expect((await read(LOOM)).version).toBe(version);
      });

      test('a draft that names it as a picture of its own uses it too', async () => {
        await draft('department-weave', { photoId: LOOM });
        expect(await usesOf(LOOM)).toContainEqual(expect.objectContaining({ _id: 'department-weave', field: 'Draft' }));
      });

      test('another one, whose name begins with the same, is deleted once no text shows it', async () => {
        const [row] = await db.select().from(media).where(eq(media.id, LOOM));
        const other = `${LOOM}-2`;
        await db.insert(media).values({ ...must(row), id: other, hash: 'e'.repeat(64) });
        await put('pages', 'body', page._id, shown(other));
        expect(await usesOf(LOOM)).not.toContainEqual(expect.objectContaining({ _id: 'page-history', field: 'Text' }));
        expect((await call(admin, 'DELETE', `/document/${other}`)).statusCode).toBe(409);
        await put('pages', 'body', page._id, 'Six looms.');
        expect((await call(admin, 'DELETE', `/document/${other}`)).statusCode).toBe(200);
      });
    });
  },
  { demo: false },
);
