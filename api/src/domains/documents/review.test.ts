/** @jest-environment node */
import type { EditableDocument, Role, SettingKey } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { eq, sql } from 'drizzle-orm';
import { allotments, applicants, rounds, settings } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { fillSmallCatalogue, SMALL, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';

const PAGE = 'page-history';
const ROUND = 'round-diploma-1';
const WINDOW = { opensAt: '2020-01-01T04:30:00.000Z', closesAt: '2020-01-02T04:30:00.000Z' };

/** One call that changes something. */
interface Way {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  payload?: object;
  /** Of an import: the files. */
  tables?: Record<string, string>;
}

onDatabase(
  'rules that are bound to documents, on every way in',
  (world) => {
    let db: ReturnType<typeof world>['api']['db'];
    const tokens = new Map<Role, string>();
    let admin = '';

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
      for (const role of ['admin', 'admissions', 'editor', 'faculty', 'notices'] as const)
        tokens.set(role, await tokenFor(db, START, { role, scopes: role === 'editor' ? ['catalogue'] : [] }));
      admin = must(tokens.get('admin'));
      const { cycle, track, round } = SMALL.round;
      const of = { cycle, track, formNumber: 'P1', email: 'p@applicant.example', name: 'P', registeredCategory: 'UR' };
      await db.insert(applicants).values({ id: 'applicant', dobHmac: '', ...of });
      await db
        .insert(allotments)
        .values({ id: 'record', applicantId: 'applicant', cycle, track, round, outcome: 'held' });
    });
    beforeEach(() => db.delete(settings));

    const turn = (key: SettingKey) => db.insert(settings).values({ key, value: true });

    async function send(token: string, { method, url, payload, tables }: Way) {
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      if (!tables) return world().call({ method, url, payload, headers });
      const form = new FormData();
      for (const [name, text] of Object.entries(tables)) form.append('table', new Blob([text]), name);
      const body = new Response(form);
      headers['content-type'] = must(body.headers.get('content-type'));
      return world().call({ method, url, payload: Buffer.from(await body.arrayBuffer()), headers });
    }
    const read = async (id: string) =>
      (await send(admin, { method: 'GET', url: `/document/${id}` })).json<{ data: { document: EditableDocument } }>()
        .data.document;

    /** What readers, applicants and jobs go by. */
    const stored = async () =>
      JSON.stringify(
        await Promise.all(
          ['pages', 'redirects', 'rounds', 'cycles', 'applications', 'site_settings'].map(
            async (table) =>
              ((await db.execute(sql.raw(`select * from ${table} order by id`))) as { rows: unknown[] }).rows,
          ),
        ),
      );

    /** Every way in which one account alone might change a public document, with these values. */
    async function waysOf(id: string, changed: Record<string, unknown>): Promise<[string, Way][]> {
      const { kind, version, data, draft, status } = await read(id);
      const whole = { ...data, ...changed };
      if (draft) await send(admin, { method: 'DELETE', url: `/document/${id}/draft?version=${draft.version}` });
      const url = `/document/${id}/draft`;
      const saved = { base: version, version: 0, status, data: whole };
      const later = new Date(START.getTime() + DAY).toISOString();
      const update: Way = { method: 'PUT', url: `/document/${id}`, payload: { kind, version, data: whole } };
      const all: [string, Way][] = [
        ['a change', update],
        ['an unpublishing change', { ...update, payload: { ...update.payload, status: 'draft' } }],
        [
          'the status of many',
          { method: 'POST', url: '/document/status', payload: { kind, documents: [{ _id: id, status: 'archived' }] } },
        ],
        ['a deletion', { method: 'DELETE', url: `/document/${id}` }],
        ['a draft that is saved', { method: 'PUT', url, payload: saved }],
        ['the publication of the own draft', { method: 'POST', url, payload: { step: 'publish', version: 1 } }],
        [
          'the schedule of the own draft',
          { method: 'POST', url, payload: { step: 'schedule', version: 1, publish_at: later } },
        ],
      ];
      return all;
    }
    const roundWays: [string, Way][] = [
      [
        'the window of results',
        { method: 'PUT', url: '/admission/round/diploma/1', payload: { ...WINDOW, published: false, version: 1 } },
      ],
      [
        'the retention of results',
        {
          method: 'PUT',
          url: '/admission/round/diploma/1',
          payload: {
            opensAt: SMALL.round.opensAt,
            closesAt: SMALL.round.closesAt,
            published: false,
            version: 1,
            retainUntil: '2026-03-01T00:00:00Z',
          },
        },
      ],
      [
        'an import',
        {
          method: 'POST',
          url: '/table',
          tables: { 'round.csv': `code,closesAt,opensAt\n${SMALL.round.code},${WINDOW.closesAt},${WINDOW.opensAt}\n` },
        },
      ],
      [
        'the publication of a year',
        { method: 'POST', url: `/admission/cycle/${SMALL.round.cycle}/publish`, payload: {} },
      ],
    ];
    const pageWays: [string, Way][] = [
      [
        'an import',
        { method: 'POST', url: '/table', tables: { 'page.csv': `path,title\n${SMALL.page.path},Of one person\n` } },
      ],
      [
        'another page',
        { method: 'POST', url: '/document', payload: { kind: 'page', data: { ...SMALL.page, path: '/alone' } } },
      ],
    ];

    test.each([
      [PAGE, 'pages-take-two', { title: 'Of one person' }, pageWays],
      [ROUND, 'admission-takes-two', WINDOW, roundWays],
      ['popup', 'site-takes-two', {}, []],
    ] as const)('%s: no role changes alone, by any way, what takes two', async (id, key, changed, more) => {
      // The plan of a round is at stake whether or not it is public: results hang on it.
      for (const status of id === ROUND ? (['published', 'draft'] as const) : (['published'] as const)) {
        await db.update(rounds).set({ status }).where(eq(rounds.id, ROUND));
        await db.delete(settings);
        await turn(key);
        const before = await stored();
        for (const [role, token] of tokens) {
          for (const [way, call] of [...(await waysOf(id, changed)), ...more]) {
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

    test('a second person publishes the window that the first one drafted', async () => {
      await turn('admission-takes-two');
      const window = { opensAt: '2025-08-15T04:30:00.000Z', closesAt: '2025-08-20T04:30:00.000Z' };
      for (const [way, call] of await waysOf(ROUND, window))
        if (way === 'a draft that is saved') expect((await send(admin, call)).statusCode).toBe(200);
      const publish: Way = {
        method: 'POST',
        url: `/document/${ROUND}/draft`,
        payload: { step: 'publish', version: 1 },
      };
      expect((await send(admin, publish)).json().code).toBe('second_person_required');
      expect((await send(must(tokens.get('admissions')), publish)).statusCode).toBe(200);
      expect((await read(ROUND)).data).toMatchObject(window);
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
      const made = await send(token, {
        method: 'POST',
        url: '/document',
        payload: { kind: 'person', data, status: 'draft' },
      });
      const { _id, version } = made.json<{ data: { document: EditableDocument } }>().data.document;
      const put = (more: object): Way => ({
        method: 'PUT',
        url: `/document/${_id}`,
        payload: { kind: 'person', version, data, ...more },
      });
      expect((await send(token, put({ status: 'published' }))).json().code).toBe('second_person_required');
      await db.execute(sql`update faculty set status = 'published' where id = ${_id}`);
      const moved = { ...data, departmentId: 'department-dye' };
      expect((await send(token, put({ data: moved }))).json().code).toBe('second_person_required');
      expect((await send(token, put({ data: { ...data, overview: 'Of the own work.' } }))).statusCode).toBe(200);
    });

    test('records are retained for thirty days after the window, whichever way a day is given', async () => {
      const { version, data } = await read(ROUND);
      const closesAt = String(data.closesAt);
      const days = (count: number) =>
        new Date(Date.parse(closesAt) + count * DAY - (count === 30 ? 0 : 1)).toISOString();
      const window = { opensAt: data.opensAt, closesAt, published: false, version };
      const other = { ...data, code: 'diploma-2', round: 2 };
      for (const count of [-400, 0, 1, 29, 30]) {
        const retainUntil = days(count);
        const draft = { base: version, version: 0, status: 'published', data: { ...data, retainUntil } };
        const url = `/document/${ROUND}/draft`;
        const ways: Way[] = [
          {
            method: 'PUT',
            url: `/document/${ROUND}`,
            payload: { kind: 'round', version, data: { ...data, retainUntil } },
          },
          {
            method: 'POST',
            url: '/document',
            payload: { kind: 'round', data: { ...other, retainUntil }, status: 'draft' },
          },
          { method: 'PUT', url: '/admission/round/diploma/1', payload: { ...window, retainUntil } },
          { method: 'POST', url: '/table', tables: { 'round.csv': `code,retainUntil\n${data.code},${retainUntil}\n` } },
          { method: 'POST', url, payload: { step: 'publish', version: 1 } },
        ];
        if (count === 30) {
          expect((await send(admin, must(ways[2]))).statusCode).toBe(200);
          continue;
        }
        const drafted = await send(admin, { method: 'PUT', url, payload: draft });
        expect(drafted.statusCode).toBe(200);
        for (const way of ways) {
          const answer = await send(admin, way);
          expect([way.url, count, answer.statusCode, answer.body]).toEqual([
            way.url,
            count,
            400,
            expect.stringContaining('at least 30 days'),
          ]);
        }
        await send(admin, { method: 'DELETE', url: `${url}?version=1` });
        expect((await read(ROUND)).data.retainUntil).toBeNull();
      }
      expect((await read(ROUND)).data.retainUntil).toBe(days(30));
    });
  },
  { demo: false },
);
