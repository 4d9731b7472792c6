/** @jest-environment node */
import {
  ADMISSION_KINDS,
  ENTRY_KINDS,
  isOfAdmission,
  isSetting,
  SETTING_KINDS,
  DOCUMENTS,
  type EntryKind,
  type EditableDocument,
  TABLE_KINDS,
  type Revision,
} from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { allotments, applicants, settings } from '../../platform/database/schema';
import { addTracks } from '../../testing/rounds';
import { fillSmallCatalogue, SMALL, tokenFor } from '../../testing/small-catalogue';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';

/** Of each kind: a document of the small catalogue, and a change to it that the public sees. */
const CHANGES: Record<EntryKind, { id: string; change: object; url: string; seen: string }> = {
  media: {
    id: 'media-loom',
    change: { altEn: 'A loom with red yarn' },
    url: '/campus/h1',
    seen: 'A loom with red yarn',
  },
  zone: { id: 'zone-north', change: { name: 'Cliff Side' }, url: '/zone', seen: 'Cliff Side' },
  campus: { id: 'campus-h1', change: { hostel: 'Forty rooms.' }, url: '/campus/h1', seen: 'Forty rooms.' },
  school: {
    id: 'school-art',
    change: { name: 'School of Crafts' },
    url: '/departmentSchools',
    seen: 'School of Crafts',
  },
  department: {
    id: 'department-weave',
    change: { about: 'Ten looms.' },
    url: '/departments/department-weave',
    seen: 'Ten looms.',
  },
  person: {
    id: 'person-ravi',
    change: { publications: ['Knots, 2024'] },
    url: '/faculty/person-ravi',
    seen: 'Knots, 2024',
  },
  fee: { id: 'fee-a', change: { amount: 30_000 }, url: '/program/program-dwv', seen: '"first_payment":30000' },
  track: {
    id: 'diploma',
    change: { fullName: 'Diploma courses' },
    url: '/admission/schedule',
    seen: 'Diploma courses',
  },
  cycle: {
    id: '2025-26',
    change: { beginsOn: '2025-04-02' },
    url: '/admission/schedule',
    seen: '"cycle":"2025-26"',
  },
  round: {
    id: 'round-diploma-1',
    change: { follows: 'A second round in September.', verifyPlace: 'The hall of the port' },
    url: '/admission/schedule',
    seen: 'A second round in September.',
  },
  program: { id: 'program-dwv', change: { careers: ['Dyer'] }, url: '/program/program-dwv', seen: 'Dyer' },
  application: {
    id: 'application-diploma',
    change: { lastDate: '2025-08-01' },
    url: '/admission/application',
    seen: '2025-08-01',
  },
  pin: { id: 'pin-600001', change: { name: 'Old Port' }, url: '/campus/nearest?pin=600001', seen: 'Old Port' },
  page: {
    id: 'page-history',
    change: { body: 'Three looms.' },
    url: '/page/text?path=/about-us/history',
    seen: 'Three looms.',
  },
  redirect: {
    id: 'redirect-history',
    change: { to: '/about-us/founders' },
    url: '/page/text?path=/old-history',
    seen: '"moved":"/about-us/founders"',
  },
  identity: {
    id: 'identity',
    change: { name: 'Craft University' },
    url: '/setting/identity',
    seen: 'Craft University',
  },
  look: { id: 'look', change: { night: '#0b3d2e' }, url: '/setting/identity', seen: '#0b3d2e' },
  menu: {
    id: 'menu',
    change: { entries: [{ label: 'Dye works', level: 1, to: '/campus', adds: 'nothing' }] },
    url: '/setting/identity',
    seen: 'Dye works',
  },
  footer: { id: 'footer', change: { quickTitle: 'At once' }, url: '/setting/identity', seen: 'At once' },
  home: { id: 'home', change: { lead: 'We dye.' }, url: '/setting/home', seen: 'We dye.' },
  popup: { id: 'popup', change: { points: ['It is over.'] }, url: '/setting/popup', seen: 'It is over.' },
  calendar: { id: 'calendar', change: { year: '2026-27' }, url: '/setting/calendar', seen: '2026-27' },
  officers: {
    id: 'officers',
    change: { officers: [{ ...SMALL.officers.officers[0], post: 'Dyer' }] },
    url: '/setting/officers',
    seen: 'Dyer',
  },
  placement: {
    id: 'placement',
    change: { source: 'We asked.' },
    url: '/setting/placement',
    seen: 'We asked.',
  },
  reservation: {
    id: 'reservation',
    change: { seats: [{ ...SMALL.reservation.seats[0], rule: 'Born in the port.' }] },
    url: '/setting/reservation',
    seen: 'Born in the port.',
  },
  admission: { id: 'admission', change: { regions: [] }, url: '/setting/admission', seen: '"regions":[]' },
};

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

    const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      world().call({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
    const read = async (id: string, token = admin) =>
      (await call(token, 'GET', `/document/${id}`)).json<{ data: { document: EditableDocument } }>().data.document;
    const change = (
      token: string,
      { _id, kind, version, data }: EditableDocument,
      changed: object,
      more: object = {},
    ) => call(token, 'PUT', `/document/${_id}`, { kind, version, data: { ...data, ...changed }, ...more });
    const paths = (answer: { json<T>(): T }) =>
      (answer.json<{ issues?: { path: string }[] }>().issues ?? []).map(({ path }) => path);

    test.each(ENTRY_KINDS)('%s: a change is public in the next request, and history has both states', async (kind) => {
      const { id, change: changed, url, seen } = CHANGES[kind];
      const before = await read(id);
      expect(before.isUnfit).toBe(false);
      const answer = await change(admin, before, changed, { note: 'As the council decided' });
      expect(answer.statusCode).toBe(200);
      const after = await read(id);
      expect(after).toMatchObject({ version: before.version + 1, data: { ...before.data, ...changed } });
      expect((await world().call({ url })).body).toContain(seen);
      const { revisions } = (await call(admin, 'GET', `/document/${id}/revision`)).json<{
        data: { revisions: Revision[] };
      }>().data;
      expect(revisions.map(({ version, note, by }) => [version, note, by])).toEqual([
        [2, 'As the council decided', 'The admin'],
        [1, '', ''],
      ]);
      expect(revisions.map(({ data }) => data)).toEqual([after.data, before.data]);
    });

    /** The small catalogue's document of a kind under another key, naming nothing that names it. */
    function another(kind: EntryKind) {
      const keys = { person: 'new@port.example', page: '/about-us/newly-made', redirect: '/newly-made' };
      const others = { name: 'Newly made', slug: 'newly-made', campuses: [], headId: null };
      const given = Object.keys(SMALL[kind]).filter((field) => field in others) as (keyof typeof others)[];
      const changed = Object.fromEntries(given.map((field) => [field, others[field]]));
      const own = { application: { track: 'pg' }, round: { round: 2 } }[kind as 'round'];
      return { ...SMALL[kind], ...changed, ...own, [DOCUMENTS[kind].key ?? '']: keys[kind as 'person'] ?? 'new1' };
    }

    test.each(TABLE_KINDS.filter((kind) => !isSetting(kind)))(
      '%s: made, listed, deleted, brought back',
      async (kind) => {
        const data = another(kind);
        const answer = await call(admin, 'POST', '/document', { kind, data });
        expect([kind, answer.statusCode, paths(answer)]).toEqual([kind, 200, []]);
        // What has its key as its id goes on with the history of one that was deleted.
        const { _id, version: first } = answer.json<{ data: { document: EditableDocument } }>().data.document;
        const listed = (await call(admin, 'GET', `/document?kind=${kind}&limit=1000`)).json();
        expect(listed.data.documents.map((each: EditableDocument) => each._id)).toContain(_id);
        const made = await read(_id);
        const draft = { base: first, version: 0, status: 'published', data: { ...made.data, hi: [] } };
        expect((await call(admin, 'PUT', `/document/${_id}/draft`, draft)).statusCode).toBe(200);
        const remove = () => call(admin, 'DELETE', `/document/${_id}`);
        const restore = (token = admin) => call(token, 'POST', `/document/${_id}/restore`);
        expect((await remove()).statusCode).toBe(200);
        expect((await call(admin, 'GET', `/document/${_id}`)).statusCode).toBe(404);
        const states = async () => (await call(admin, 'GET', `/document/${_id}/revision`)).json().data.revisions;
        expect((await states())[0]).toMatchObject({ version: first, data: made.data });
        const head = await tokenFor(db, START, { role: 'editor', scopes: ['department:department-weave'] });
        expect((await restore(head)).statusCode).toBe(403);
        // The second of two clicks changes nothing.
        expect([(await restore()).statusCode, (await restore()).statusCode]).toEqual([200, 200]);
        const { data: back, version, draft: kept, status } = await read(_id);
        expect({ back, version, status, base: kept?.base }).toEqual({
          back: made.data,
          version: first + 1,
          status: 'published',
          base: first + 1,
        });
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
        (await call(admin, 'POST', '/document', { kind: 'page', data: { ...SMALL.page, path } })).json().data.document
          ._id;
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

    test('a picture of the home page cannot be deleted', async () => {
      const answer = await call(admin, 'DELETE', '/document/media-loom');
      expect(answer.statusCode).toBe(409);
      expect(answer.json().data.uses).toContainEqual(expect.objectContaining({ _id: 'home', kind: 'home' }));
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

    test('of tracks and academic years, each code is there once', async () => {
      for (const kind of ['track', 'cycle'] as const) {
        const answer = await call(admin, 'POST', '/document', { kind, data: SMALL[kind] });
        expect([answer.statusCode, paths(answer)]).toEqual([400, ['data.code']]);
      }
      // Nor that of any other document: all of them share their ids.
      const campus = await read('campus-h1');
      for (const data of [
        { ...SMALL.track, code: 'campus-h1', name: 'Other' },
        { ...SMALL.cycle, code: 'campus-h1' },
      ]) {
        const kind = 'name' in data ? 'track' : 'cycle';
        const answer = await call(admin, 'POST', '/document', { kind, data });
        expect([answer.statusCode, paths(answer)]).toEqual([400, ['data.code']]);
      }
      expect(await read('campus-h1')).toEqual(campus);
      const answer = await call(admin, 'POST', '/document', { kind: 'round', data: { ...SMALL.round, code: 'other' } });
      expect([answer.statusCode, paths(answer)]).toEqual([400, ['data.round']]);
    });

    test('a round with results stays, with its year, its track and its number', async () => {
      const { cycle, track, round } = SMALL.round;
      const of = { cycle, track, formNumber: 'P1', email: 'p@applicant.example', name: 'P', registeredCategory: 'UR' };
      await db.insert(applicants).values({ id: 'applicant', dobHmac: '', ...of });
      await db
        .insert(allotments)
        .values({ id: 'record', applicantId: 'applicant', cycle, track, round, outcome: 'held' });
      const refused = await call(admin, 'DELETE', '/document/round-diploma-1');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use']);
      expect(refused.json().message).toContain('Results of 1 applicants');
      for (const changed of [{ round: 3 }, { track: 'pg' }]) {
        const answer = await change(admin, await read('round-diploma-1'), changed);
        expect([answer.statusCode, paths(answer)]).toEqual([400, ['data.round']]);
      }
      await db.execute(sql`update rounds set published = true`);
      const open = await change(admin, await read('round-diploma-1'), {
        opensAt: null,
        closesAt: null,
        retainUntil: null,
      });
      expect([open.statusCode, paths(open)]).toEqual([400, ['data.closesAt']]);
      await db.execute(sql`update rounds set published = false`);
      await db.delete(applicants);
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

      test('more than 300 characters are refused', async () => {
        const answer = await correct('campus-h1', 'x'.repeat(301));
        expect([answer.statusCode, paths(answer)]).toEqual([400, ['correction']]);
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

    describe('who may change what', () => {
      const ALL = ENTRY_KINDS.map((kind) => CHANGES[kind].id);
      const may = async (token: string) => {
        const tried = await Promise.all(
          ALL.map(async (id) => [id, (await change(token, await read(id), {})).statusCode] as const),
        );
        return tried.filter(([, status]) => status === 200).map(([id]) => id);
      };

      test.each([
        [
          'an editor of the whole catalogue',
          { role: 'editor', scopes: ['catalogue'] },
          ENTRY_KINDS.filter((kind) => !isOfAdmission(kind)).map((kind) => CHANGES[kind].id),
        ],
        ['an editor without a scope', { role: 'editor' }, []],
        [
          'an editor of a department',
          { role: 'editor', scopes: ['department:department-weave'] },
          ['department-weave', 'person-ravi', 'program-dwv'],
        ],
        ['an editor of another department', { role: 'editor', scopes: ['department:department-dye'] }, []],
        ['an editor of a campus', { role: 'editor', scopes: ['campus:campus-h1'] }, ['campus-h1']],
        ['a person', { role: 'faculty', email: 'ravi@port.example' }, ['person-ravi']],
        ['a head', { role: 'faculty', email: 'asha@port.example' }, ['department-weave', 'person-ravi', 'program-dwv']],
        ['scopes of another role', { role: 'faculty', scopes: ['catalogue'] }, []],
      ] as const)('%s', async (_who, account, allowed) => {
        const token = await tokenFor(db, START, {
          ...account,
          scopes: [...('scopes' in account ? account.scopes : [])],
        });
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
        // As the head of a department, who would have a page and the department to change.
        const token = await tokenFor(db, START, { role: 'notices', email: 'meena@port.example' });
        await db.execute(sql`update departments set head_id = 'person-meena' where id = 'department-dye'`);
        for (const id of [...ALL, 'department-dye', 'person-meena']) {
          const isPicture = id === CHANGES.media.id;
          const before = await read(id);
          expect([id, (await change(token, before, {})).statusCode]).toEqual([id, isPicture ? 200 : 403]);
          expect([id, (await call(token, 'GET', `/document/${id}`)).statusCode]).toEqual([id, isPicture ? 200 : 403]);
          const { revisions } = (await call(token, 'GET', `/document/${id}/revision`)).json().data;
          expect([id, revisions.length > 0]).toEqual([id, isPicture]);
        }
        const words = { title: 'Red loom', altEn: 'A loom with a red warp', altHi: 'करघा', focalX: 0.2, focalY: 0.8 };
        expect((await change(token, await read(CHANGES.media.id), words)).statusCode).toBe(200);
        const after = await read(CHANGES.media.id, token);
        expect(after).toMatchObject({ data: words, mayEdit: true, mayPublish: false });
        expect((await change(token, after, {}, { status: 'archived' })).statusCode).toBe(403);
        for (const method of ['DELETE', 'POST'] as const) {
          const url = method === 'POST' ? '/document' : `/document/${CHANGES.media.id}`;
          const answer = await call(
            token,
            method,
            url,
            method === 'POST' ? { kind: 'zone', data: SMALL.zone } : undefined,
          );
          expect([method, answer.statusCode]).toEqual([method, 403]);
        }
        expect(await read(CHANGES.media.id)).toMatchObject({ data: after.data, status: 'published' });
        await db.execute(sql`update departments set head_id = null where id = 'department-dye'`);
      });

      test('the admissions office sets up admissions, and neither sees nor changes anything else', async () => {
        // As the head of a department, who would have a page and the department to change.
        await db.execute(sql`update staff set email = 'desk@port.example' where email = 'meena@port.example'`);
        const token = await tokenFor(db, START, { role: 'admissions', email: 'meena@port.example' });
        await db.execute(sql`update departments set head_id = 'person-meena' where id = 'department-dye'`);
        for (const kind of ENTRY_KINDS) {
          const { id } = CHANGES[kind];
          const status = isOfAdmission(kind) ? 200 : 403;
          expect([id, (await change(token, await read(id), {})).statusCode]).toEqual([id, status]);
          expect([id, (await call(token, 'GET', `/document/${id}`)).statusCode]).toEqual([id, status]);
          const { revisions } = (await call(token, 'GET', `/document/${id}/revision`)).json().data;
          expect([id, revisions.length > 0]).toEqual([id, isOfAdmission(kind)]);
          // The campus of a counselling is chosen from a list.
          const list = (await call(token, 'GET', `/document?kind=${kind}`)).statusCode;
          expect([kind, list]).toEqual([kind, kind === 'campus' ? 200 : status]);
        }
        expect((await change(token, await read('department-dye'), {})).statusCode).toBe(403);
        await db.execute(sql`update departments set head_id = null where id = 'department-dye'`);
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

    test('a row that does not fit is left out of the public lists and marked for staff', async () => {
      await db.execute(sql`update campuses set city = '' where id = 'campus-h2'`);
      // Somebody changes something here too: a change from outside is told by PostgreSQL alone.
      await change(admin, await read('pin-600001'), {});
      const { campuses } = (await world().call({ url: '/campus' })).json().data;
      expect(campuses.map(({ slug }: { slug: string }) => slug)).toEqual(['h1']);
      expect((await read('campus-h2')).isUnfit).toBe(true);
      expect((await change(admin, await read('campus-h2'), { city: 'Port Town' })).statusCode).toBe(200);
      expect((await world().call({ url: '/campus/h2' })).statusCode).toBe(200);
    });
  },
  { demo: false },
);
