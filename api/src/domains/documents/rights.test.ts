/** @jest-environment node */
import {
  ADMISSION_KINDS,
  type EditableDocument,
  ENTRY_KINDS,
  isOfAdmission,
  type Role,
  type SettingKey,
} from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { eq, sql } from 'drizzle-orm';
import { allotments, applicants, rounds, settings, staff } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { addTracks } from '../../testing/rounds';
import { fillSmallCatalogue, SMALL, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import { another, CHANGES, codeOf, documentIn, editing, paths } from './testing/editing';

const PAGE = 'page-history';
const ROUND = 'round-diploma-1';
const WINDOW = { opensAt: '2020-01-01T04:30:00.000Z', closesAt: '2020-01-02T04:30:00.000Z' };

/** A request with a body, or files to import. */
type Way = ['GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object] | ['files', Record<string, string>];

onDatabase(
  'rights to documents',
  (world) => {
    let db: ReturnType<typeof world>['api']['db'];
    let admin = '';

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
      await addTracks(db, ['pg']);
      admin = await tokenFor(db, START, { role: 'admin' });
    });

    const { call, change, read: readAs, sendTables } = editing(world);
    const read = (id: string, token = admin) => readAs(token, id);
    const addRecord = async () => {
      const { cycle, track, round } = SMALL.round;
      const person = { formNumber: 'P1', email: 'p@applicant.example', name: 'P', registeredCategory: 'UR' };
      await db.insert(applicants).values({ id: 'applicant', dobHmac: '', cycle, track, ...person });
      const record = { id: 'record', applicantId: 'applicant', cycle, track, round, outcome: 'held' } as const;
      await db.insert(allotments).values(record);
    };

    describe('who may change what', () => {
      const ALL = ENTRY_KINDS.map((kind) => CHANGES[kind].id);
      const may = async (token: string) => {
        const tried = await Promise.all(
          ALL.map(async (id) => [id, (await change(token, await read(id), {})).statusCode] as const),
        );
        return tried.filter(([, status]) => status === 200).map(([id]) => id);
      };

      async function expectOwn(token: string, ids: readonly string[], isOwn: (id: string) => boolean) {
        for (const id of ids) {
          const { statusCode: changed } = await change(token, await read(id), {});
          const { statusCode: seen } = await call(token, 'GET', `/document/${id}`);
          const { revisions } = (await call(token, 'GET', `/document/${id}/revision`)).json().data;
          const status = isOwn(id) ? 200 : 403;
          expect({ id, changed, seen, isHistory: revisions.length > 0 }).toEqual({
            ...{ id, changed: status, seen: status, isHistory: isOwn(id) },
          });
        }
      }
      const WEAVE = ['department-weave', 'person-ravi', 'program-dwv'];
      const NOT_ADMISSION = ENTRY_KINDS.filter((kind) => !isOfAdmission(kind)).map((kind) => CHANGES[kind].id);
      const makeHead = (id: string | null) =>
        db.execute(sql`update departments set head_id = ${id} where id = 'department-dye'`);

      test.each([
        ['an editor of the whole catalogue', { role: 'editor', scopes: ['catalogue'] }, NOT_ADMISSION],
        ['an editor without a scope', { role: 'editor' }, []],
        ['an editor of a department', { role: 'editor', scopes: ['department:department-weave'] }, WEAVE],
        ['an editor of another department', { role: 'editor', scopes: ['department:department-dye'] }, []],
        ['an editor of a campus', { role: 'editor', scopes: ['campus:campus-h1'] }, ['campus-h1']],
        ['a person', { role: 'faculty', email: 'ravi@port.example' }, ['person-ravi']],
        ['a head', { role: 'faculty', email: 'asha@port.example' }, WEAVE],
        ['scopes of another role', { role: 'faculty', scopes: ['catalogue'] }, []],
      ] as const)('%s', async (_who, account, allowed) => {
        const scopes = [...('scopes' in account ? account.scopes : [])];
        const token = await tokenFor(db, START, { ...account, scopes });
        expect(await may(token)).toEqual(allowed);
        const listed = await Promise.all(
          ENTRY_KINDS.map(async (kind) => {
            const answer = await call(token, 'GET', `/document?kind=${kind}&mine=true&limit=1000`);
            return answer.json<{ data: { documents: EditableDocument[] } }>().data.documents;
          }),
        );
        expect(listed.flat().every(({ mayEdit }) => mayEdit)).toBe(true);
        expect(listed.flat().map(({ _id }) => _id)).toEqual(expect.arrayContaining([...allowed]));
      });

      test.each([
        ['person-ravi', { departmentId: 'department-dye' }],
        ['person-ravi', { email: 'boss@port.example' }],
        ['program-dwv', { departmentId: 'department-dye' }],
        ['department-weave', { headId: null }],
      ])('an editor of a department does not give away %s by %j', async (id, changed) => {
        const token = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
        const before = await read(id, token);
        expect(before.guarded).toContain(Object.keys(changed)[0]);
        expect((await change(token, before, changed)).statusCode).toBe(403);
        expect((await change(token, before, {}, { status: 'archived' })).statusCode).toBe(403);
        expect(await read(id, token)).toEqual(before);
      });

      test('the notices desk changes the words of pictures, and neither sees nor changes anything else', async () => {
        // Heads would otherwise have a page and a department.
        const token = await tokenFor(db, START, { role: 'notices', email: 'meena@port.example' });
        await makeHead('person-meena');
        await expectOwn(token, [...ALL, 'department-dye', 'person-meena'], (id) => id === CHANGES.media.id);
        const words = { title: 'Red loom', altEn: 'A loom with a red warp', altHi: 'करघा', focalX: 0.2, focalY: 0.8 };
        expect((await change(token, await read(CHANGES.media.id), words)).statusCode).toBe(200);
        const after = await read(CHANGES.media.id, token);
        expect(after).toMatchObject({ data: words, mayEdit: true, mayPublish: false });
        expect((await change(token, after, {}, { status: 'archived' })).statusCode).toBe(403);
        expect((await call(token, 'DELETE', `/document/${CHANGES.media.id}`)).statusCode).toBe(403);
        expect((await call(token, 'POST', '/document', { kind: 'zone', data: SMALL.zone })).statusCode).toBe(403);
        expect(await read(CHANGES.media.id)).toMatchObject({ data: after.data, status: 'published' });
        await makeHead(null);
      });

      test('the admissions office sets up admissions, and neither sees nor changes anything else', async () => {
        await db.execute(sql`update staff set email = 'desk@port.example' where email = 'meena@port.example'`);
        const token = await tokenFor(db, START, { role: 'admissions', email: 'meena@port.example' });
        await makeHead('person-meena');
        const own = ADMISSION_KINDS.map((kind) => CHANGES[kind].id);
        await expectOwn(token, [...ALL, 'department-dye'], (id) => own.includes(id));
        await makeHead(null);
        for (const kind of ENTRY_KINDS) {
          // The campus of a counselling is chosen from a list.
          const list = (await call(token, 'GET', `/document?kind=${kind}`)).statusCode;
          expect([kind, list]).toEqual([kind, kind === 'campus' || isOfAdmission(kind) ? 200 : 403]);
        }
        for (const kind of ADMISSION_KINDS) {
          const made = await call(token, 'POST', '/document', { kind, data: another(kind), status: 'draft' });
          expect([kind, made.statusCode, paths(made)]).toEqual([kind, 200, []]);
          const { document } = made.json<{ data: { document: EditableDocument } }>().data;
          expect(document).toMatchObject({ status: 'draft', mayEdit: true, mayPublish: true, guarded: [] });
          expect((await change(token, document, {}, { status: 'published' })).statusCode).toBe(200);
          expect((await call(token, 'DELETE', `/document/${document._id}`)).statusCode).toBe(200);
        }
        expect((await call(token, 'POST', '/document', { kind: 'zone', data: SMALL.zone })).statusCode).toBe(403);
        expect((await call(token, 'DELETE', '/document/pin-600001')).statusCode).toBe(403);
        expect((await call(token, 'GET', '/media')).statusCode).toBe(403);
      });

      test('an editor of the whole catalogue looks at admissions, and makes, changes and deletes none', async () => {
        const token = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
        for (const kind of ADMISSION_KINDS) {
          const { id } = CHANGES[kind];
          const before = await read(id, token);
          expect(before).toMatchObject({ mayEdit: false, mayPublish: false });
          expect((await change(token, before, {})).statusCode).toBe(403);
          expect((await call(token, 'POST', '/document', { kind, data: another(kind) })).statusCode).toBe(403);
          expect((await call(token, 'DELETE', `/document/${id}`)).statusCode).toBe(403);
        }
      });

      test('nobody but who edits the whole catalogue makes and deletes', async () => {
        const token = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
        expect((await call(token, 'POST', '/document', { kind: 'zone', data: SMALL.zone })).statusCode).toBe(403);
        expect((await call(token, 'DELETE', '/document/person-ravi')).statusCode).toBe(403);
      });
    });

    describe('rules that are bound to documents, on every way in', () => {
      const tokens = new Map<Role, string>();

      beforeAll(async () => {
        for (const role of ['admin', 'admissions', 'editor', 'faculty', 'notices'] as const)
          tokens.set(role, await tokenFor(db, START, { role, scopes: role === 'editor' ? ['catalogue'] : [] }));
        admin = must(tokens.get('admin'));
        await addRecord();
      });
      beforeEach(() => db.delete(settings));

      const turn = (key: SettingKey) => db.insert(settings).values({ key, value: true });

      const send = (token: string, way: Way) =>
        way[0] === 'files' ? sendTables(token, '/table', way[1]) : call(token, ...way);

      /** Everything that readers, applicants and jobs depend on. */
      const stored = async () =>
        JSON.stringify(
          await Promise.all(
            ['pages', 'redirects', 'rounds', 'cycles', 'applications', 'site_settings', 'media'].map(
              async (table) =>
                ((await db.execute(sql.raw(`select * from ${table} order by id`))) as { rows: unknown[] }).rows,
            ),
          ),
        );

      async function waysOf(id: string, changed: Record<string, unknown>): Promise<[string, Way][]> {
        const { kind, version, data, draft, status } = await read(id);
        const whole = { ...data, ...changed };
        if (draft) await call(admin, 'DELETE', `/document/${id}/draft?version=${draft.version}`);
        const url = `/document/${id}/draft`;
        const saved = { base: version, version: 0, status, data: whole };
        const publish_at = new Date(START.getTime() + DAY).toISOString();
        const update = { kind, version, data: whole };
        return [
          ['a change', ['PUT', `/document/${id}`, update]],
          ['an unpublishing change', ['PUT', `/document/${id}`, { ...update, status: 'draft' }]],
          ['the status of many', ['POST', '/document/status', { kind, documents: [{ _id: id, status: 'archived' }] }]],
          ['a deletion', ['DELETE', `/document/${id}`]],
          ['a draft that is saved', ['PUT', url, saved]],
          ['the publication of the own draft', ['POST', url, { step: 'publish', version: 1 }]],
          ['the schedule of the own draft', ['POST', url, { step: 'schedule', version: 1, publish_at }]],
        ];
      }
      const roundWays = (version: number): [string, Way][] => {
        const { opensAt, closesAt, code, cycle } = SMALL.round;
        const [url, retainUntil] = ['/admission/round/diploma/1', '2026-03-01T00:00:00Z'];
        const state = { published: false, version };
        const table = `code,closesAt,opensAt\n${code},${WINDOW.closesAt},${WINDOW.opensAt}\n`;
        return [
          ['the window of results', ['PUT', url, { ...WINDOW, ...state }]],
          ['the retention of results', ['PUT', url, { opensAt, closesAt, ...state, retainUntil }]],
          ['an import', ['files', { 'round.csv': table }]],
          ['the publication of a year', ['POST', `/admission/cycle/${cycle}/publish`, {}]],
        ];
      };
      const pageWays = (): [string, Way][] => [
        ['an import', ['files', { 'page.csv': `path,title\n${SMALL.page.path},Of one person\n` }]],
        ['another page', ['POST', '/document', { kind: 'page', data: { ...SMALL.page, path: '/alone' } }]],
      ];

      const none = (): [string, Way][] => [];

      test.each([
        [PAGE, 'pages-take-two', { title: 'Of one person' }, pageWays],
        [ROUND, 'admission-takes-two', WINDOW, roundWays],
        ['popup', 'site-takes-two', {}, none],
        ['media-loom', 'site-takes-two', { altEn: 'Shown on the home page' }, none],
        ['media-loom', 'catalogue-takes-two', { altEn: 'Shown on a campus' }, none],
      ] as const)('%s: no role changes alone, by any way, what takes two', async (id, key, changed, more) => {
        // Results depend on the plan even while it is unpublished.
        for (const status of id === ROUND ? (['published', 'draft'] as const) : (['published'] as const)) {
          await db.update(rounds).set({ status }).where(eq(rounds.id, ROUND));
          await db.delete(settings);
          await turn(key);
          const before = await stored();
          const others = more((await read(id)).version);
          for (const [role, token] of tokens) {
            for (const [way, call] of [...(await waysOf(id, changed)), ...others]) {
              const answer = await send(token, call);
              const told = answer.json<{ code?: string; data?: { refused?: unknown[] } }>();
              const isTold =
                answer.statusCode >= 400 || told.data?.refused?.length === 1 || way === 'a draft that is saved';
              expect([role, way, isTold, answer.statusCode === 404]).toEqual([role, way, true, false]);
              expect([role, way, await stored()]).toEqual([role, way, before]);
            }
          }
        }
        await db.update(rounds).set({ status: 'published' }).where(eq(rounds.id, ROUND));
      });

      test('a deletion that names another address needs whoever that address needs', async () => {
        const made = async (status: string, path: string) =>
          documentIn(await call(admin, 'POST', '/document', { kind: 'page', data: { ...SMALL.page, path }, status }))
            ._id;
        const ids = [await made('draft', '/never-published'), await made('published', '/published')];
        const elsewhere = encodeURIComponent('https://elsewhere.example/');
        await turn('catalogue-takes-two');
        const before = await stored();
        for (const id of ids) {
          expect(codeOf(await call(admin, 'DELETE', `/document/${id}?to=${elsewhere}`))).toBe('second_person_required');
          expect(await stored()).toBe(before);
        }
        for (const id of ids) expect((await call(admin, 'DELETE', `/document/${id}`)).statusCode).toBe(200);
      });

      test('a second person publishes the window that the first one drafted', async () => {
        await turn('admission-takes-two');
        const window = { opensAt: '2025-08-15T04:30:00.000Z', closesAt: '2025-08-20T04:30:00.000Z' };
        for (const [way, call] of await waysOf(ROUND, window))
          if (way === 'a draft that is saved') expect((await send(admin, call)).statusCode).toBe(200);
        const publish: Way = ['POST', `/document/${ROUND}/draft`, { step: 'publish', version: 1 }];
        expect((await send(admin, publish)).json().code).toBe('second_person_required');
        expect((await send(must(tokens.get('admissions')), publish)).statusCode).toBe(200);
        expect((await read(ROUND)).data).toMatchObject(window);
      });

      test('a second person publishes the words of a picture; what only a draft shows takes one', async () => {
        const draft = async (id: string, changed: object) => {
          const ways = new Map(await waysOf(id, { ...changed }));
          return documentIn(await send(admin, must(ways.get('a draft that is saved'))));
        };
        await turn('site-takes-two');
        expect(await draft('media-loom', { altEn: 'Red yarn' })).toMatchObject({ takesTwo: true });
        const publish: Way = ['POST', '/document/media-loom/draft', { step: 'publish', version: 1 }];
        expect(codeOf(await send(admin, publish))).toBe('second_person_required');
        expect((await send(must(tokens.get('editor')), publish)).statusCode).toBe(200);
        await db.delete(settings);
        await turn('pages-take-two');
        await draft(PAGE, { body: '![Loom](/api/v1/media/media-loom/0000000000000000)' });
        expect((await change(admin, await read('media-loom'), { altEn: 'A loom' })).statusCode).toBe(200);
      });

      test('an account that an admin made lately is no second person, neither before nor after that admin', async () => {
        await turn('admission-takes-two');
        const officer = must(tokens.get('admissions'));
        const since = (rightsSince: Date | null) =>
          db.update(staff).set({ rightsSince }).where(eq(staff.role, 'admissions'));
        const draft = must(
          (await waysOf(ROUND, { closesAt: '2025-08-21T04:30:00.000Z' })).find(
            ([way]) => way === 'a draft that is saved',
          ),
        )[1];
        const published = async (first: string, second: string) => {
          expect((await send(first, draft)).statusCode).toBe(200);
          const { version } = must((await read(ROUND)).draft);
          const answer = await send(second, ['POST', `/document/${ROUND}/draft`, { step: 'publish', version }]);
          if (answer.statusCode !== 200) await call(second, 'DELETE', `/document/${ROUND}/draft?version=${version}`);
          return answer.statusCode;
        };
        await since(START);
        expect(await published(admin, officer)).toBe(403);
        expect(await published(officer, admin)).toBe(403);
        await since(new Date(START.getTime() - 7 * DAY));
        expect(await published(officer, admin)).toBe(200);
        await since(null);
      });

      test('a draft that was scheduled before two were needed is not published by its author alone', async () => {
        for (const [way, call] of await waysOf(PAGE, { title: 'Scheduled alone' }))
          if (way === 'a draft that is saved' || way === 'the schedule of the own draft')
            expect([way, (await send(admin, call)).statusCode]).toEqual([way, 200]);
        await turn('pages-take-two');
        world().clock.now = new Date(START.getTime() + DAY);
        await world().api.jobs.run('publish-drafts');
        world().clock.now = START;
        expect(await read(PAGE)).toMatchObject({
          data: { title: SMALL.page.title },
          draft: { stage: 'open', remark: expect.stringContaining('second person') },
        });
      });

      test('who makes an own page alone does not publish it alone', async () => {
        await turn('catalogue-takes-two');
        const token = await tokenFor(db, START, { role: 'admin', email: 'own@port.example' });
        const data = { ...SMALL.person, email: 'own@port.example' };
        const made = documentIn(await call(token, 'POST', '/document', { kind: 'person', data, status: 'draft' }));
        const { _id } = made;
        expect(codeOf(await change(token, made, {}, { status: 'published' }))).toBe('second_person_required');
        await db.execute(sql`update faculty set status = 'published' where id = ${_id}`);
        const moved = await change(token, made, { departmentId: 'department-dye' });
        expect(codeOf(moved)).toBe('second_person_required');
        expect((await change(token, made, { overview: 'Of the own work.' })).statusCode).toBe(200);
        const path = `/document/${_id}`;
        const { version, data: now } = documentIn(await call(token, 'GET', path));
        const draft = { data: { ...now, overview: 'As a draft.' }, base: version, version: 0 };
        expect(documentIn(await call(token, 'PUT', `${path}/draft`, draft))).toMatchObject({ takesTwo: false });
        expect((await call(token, 'POST', `${path}/draft`, { step: 'publish', version: 1 })).statusCode).toBe(200);
        const other = { data: { ...draft.data, departmentId: 'department-dye' }, base: version + 1, version: 0 };
        expect(documentIn(await call(token, 'PUT', `${path}/draft`, other))).toMatchObject({ takesTwo: true });
        const alone = await call(token, 'POST', `${path}/draft`, { step: 'publish', version: 1 });
        expect(codeOf(alone)).toBe('second_person_required');
      });

      test('records are retained for thirty days after the window, whichever way a day is given', async () => {
        const { version, data } = await read(ROUND);
        const closesAt = String(data.closesAt);
        const days = (count: number) =>
          new Date(Date.parse(closesAt) + count * DAY - (count === 30 ? 0 : 1)).toISOString();
        const admission = { opensAt: data.opensAt, closesAt, published: false, version };
        const other = { ...data, code: 'diploma-2', round: 2 };
        for (const count of [-400, 0, 1, 29, 30]) {
          const retainUntil = days(count);
          const draft = { base: version, version: 0, status: 'published', data: { ...data, retainUntil } };
          const url = `/document/${ROUND}/draft`;
          const window: Way = ['PUT', '/admission/round/diploma/1', { ...admission, retainUntil }];
          const ways: Way[] = [
            ['PUT', `/document/${ROUND}`, { kind: 'round', version, data: { ...data, retainUntil } }],
            ['POST', '/document', { kind: 'round', data: { ...other, retainUntil }, status: 'draft' }],
            window,
            ['files', { 'round.csv': `code,retainUntil\n${data.code},${retainUntil}\n` }],
            ['POST', url, { step: 'publish', version: 1 }],
          ];
          if (count === 30) {
            expect((await send(admin, window)).statusCode).toBe(200);
            continue;
          }
          const drafted = await call(admin, 'PUT', url, draft);
          expect(drafted.statusCode).toBe(200);
          for (const way of ways) {
            const answer = await send(admin, way);
            const told = expect.stringContaining('at least 30 days');
            expect([way, count, answer.statusCode, answer.body]).toEqual([way, count, 400, told]);
          }
          await call(admin, 'DELETE', `${url}?version=1`);
          expect((await read(ROUND)).data.retainUntil).toBeNull();
        }
        expect((await read(ROUND)).data.retainUntil).toBe(days(30));
      });
    });
  },
  { demo: false },
);
