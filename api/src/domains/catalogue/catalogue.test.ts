/** @jest-environment node */
import type { AnswerOf, Campus, EndpointName, Faculty, FacultyDetail } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { onDatabase } from '../../testing/world';
import { must } from '../../testing/must';
import { staffCaller } from '../../testing/calls';
import { campuses, media, programs } from '../../platform/database/schema';
import { fillSmallCatalogue, SMALL } from '../../testing/small-catalogue';
import { distanceBetween, nearestTo, nearestKnownPin } from './campuses';

type OwnPage = FacultyDetail & { photo_id: string | null; version: number };

onDatabase('the catalogue', (world) => {
  /** Validated against the contract. */
  async function get<N extends EndpointName>(_name: N, url: string): Promise<AnswerOf<N>> {
    const answer = await world().call({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { pathname, searchParams } = new URL(url, 'http://site.example');
    expect(await world().api.port.get(pathname, Object.fromEntries(searchParams))).toEqual(answer.json());
    return answer.json();
  }

  test('faculty come by surname, a page at a time', async () => {
    const { data, metadata } = await get('listFaculty', '/faculty?limit=1000');
    expect(metadata).toEqual({ total: 300, page: 1, limit: 1000, totalPages: 1 });
    expect(new Set(data.faculty.map((member) => member.email)).size).toBe(300);
    const second = await get('listFaculty', '/faculty?limit=50&page=2');
    expect(second.data.faculty).toEqual(data.faculty.slice(50, 100));
    expect((await get('listFaculty', '/faculty?limit=99999')).metadata.limit).toBe(1000);
  });

  test('every department is headed by one of its faculty and stands in one school', async () => {
    const { data } = await get('listDepartments', '/departments');
    const { faculty } = (await get('listFaculty', '/faculty')).data;
    const { departmentSchools } = (await get('listDepartmentSchools', '/departmentSchools')).data;
    expect(data.departments).toHaveLength(52);
    for (const department of data.departments) {
      expect(faculty.find((member) => member.email === department.hod)?.dept_id._id).toBe(department._id);
    }
    expect(departmentSchools).toHaveLength(11);
    expect(departmentSchools.flatMap((school) => school.dept_id)).toHaveLength(52);
  });

  test('programmes come all, by department or by their own id', async () => {
    const { programs } = (await get('listPrograms', '/program')).data;
    expect(programs).toHaveLength(50);
    const withoutPage = programs.filter((program) => program.years === null);
    expect(withoutPage.map(({ code }) => code).sort()).toEqual(['BSBP', 'DPR', 'MSQC']);
    const [first] = programs;
    expect((await get('getPrograms', `/program/${must(first)._id}`)).data.programs).toMatchObject([must(first)]);
    const ofDepartment = await get('getPrograms', `/program/${must(first).department._id}`);
    expect(ofDepartment.data.programs).toMatchObject(
      programs.filter((program) => program.department._id === must(first).department._id),
    );
    expect((await get('getPrograms', '/program/unknown')).data.programs).toEqual([]);
  });

  test('campuses come of one zone or all', async () => {
    const { campuses } = (await get('listCampuses', '/campus')).data;
    expect(campuses).toHaveLength(21);
    const west = await get('listCampuses', '/campus?zone=west');
    expect(west.data.campuses).toEqual(campuses.filter((campus) => campus.zone === 'west'));
  });

  test.each([
    ['/campus?zone=moon', 'zone'],
    ['/campus?zone=west&zone=east', 'zone'],
    ['/faculty?limit=', 'limit'],
    ['/notice?regex=%00', 'regex'],
    [`/program/${'x'.repeat(65)}`, 'id'],
  ])('%s is refused and names %s', async (url, field) => {
    const answer = await world().call({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error', code: 'invalid_request', issues: [{ path: field }] });
  });

  test('an answer that has not changed is not sent again', async () => {
    const { headers } = await world().call({ url: '/campus' });
    const again = await world().call({ url: '/campus', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  describe('own page of the faculty', () => {
    const { as: staffAs } = staffCaller(world);
    const as = (role: 'faculty' | 'admin', method: 'GET' | 'PUT', payload?: object) =>
      staffAs(role, method, '/faculty/me', payload);
    const own = async () => (await as('faculty', 'GET')).json<{ data: { faculty: OwnPage } }>().data.faculty;
    const listed = async (id: string) =>
      (await world().call({ url: `/faculty/${id}` })).json<{ data: { faculty: Faculty } }>().data.faculty;

    test('is found by the e-mail address, and a change is public at once', async () => {
      const { version, photo_id, ...before } = await own();
      expect(before.email).toBe('faculty@seu.example');
      expect(await listed(before._id)).toEqual(before);
      const change = { overview: '## Workshop\nOpen on Fridays.', research: ['Bamboo joinery'] };
      const answer = await as('faculty', 'PUT', { ...change, version });
      expect(answer.json()).toEqual({
        status: 'success',
        data: { faculty: { ...before, ...change, photo_id, version: version + 1 } },
      });
      expect(await listed(before._id)).toEqual({ ...before, ...change });
    });

    test('everything that it says is changed, and what is left out stays', async () => {
      const [picture] = await world().api.db.select({ id: media.id }).from(media).where(eq(media.status, 'published'));
      const texts = {
        qualifications: ['Ph.D.', 'M.Des.'],
        research_text: 'How **bamboo** bends.',
        publications: ['Joints, 2024'],
      };
      const photo_id = must(picture).id;
      const change = { overview: 'Teaches joinery.', research: ['Bamboo'], ...texts, photo_id };
      const { version, _id } = await own();
      expect((await as('faculty', 'PUT', { ...change, version })).statusCode).toBe(200);
      expect(await own()).toMatchObject({ ...change, version: version + 1, picture: { _id: photo_id } });
      expect(await listed(_id)).toMatchObject({ ...texts, picture: { _id: photo_id } });
      // Clients that know no photograph.
      expect((await as('faculty', 'PUT', { overview: '', research: [], version: version + 1 })).statusCode).toBe(200);
      expect(await own()).toMatchObject({ ...texts, overview: '', research: [], photo_id });
      await as('faculty', 'PUT', { overview: '', research: [], photo_id: null, version: version + 2 });
      expect(await own()).toMatchObject({ photo_id: null, picture: null });
    });

    test('a photograph that is not there is refused at its field', async () => {
      const { version } = await own();
      const answer = await as('faculty', 'PUT', { overview: 'x', research: [], photo_id: 'none', version });
      expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: 'photo_id' }]]);
      expect((await own()).version).toBe(version);
    });

    test('a stale change is refused with the present page', async () => {
      const before = await own();
      const answer = await as('faculty', 'PUT', { overview: 'x', research: [], version: before.version - 1 });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'conflict', data: { faculty: before } });
      expect(await own()).toEqual(before);
    });

    test('of two changes at once one counts', async () => {
      const { version } = await own();
      const change = (overview: string) => as('faculty', 'PUT', { overview, research: [], version });
      const answers = await Promise.all([change('one'), change('two')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    test.each([
      [{ overview: 'x'.repeat(5_001) }, 'overview'],
      [{ research: Array(51).fill('Looms') }, 'research'],
      [{ research: ['Looms', ' '] }, 'research.1'],
      [{ qualifications: ['x'.repeat(201)] }, 'qualifications.0'],
      [{ publications: ['x'.repeat(501)] }, 'publications.0'],
      [{ photo_id: '' }, 'photo_id'],
    ])('%j is refused and named', async (change, field) => {
      const answer = await as('faculty', 'PUT', { overview: 'x', research: [], version: 1, ...change });
      expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: field }]]);
    });

    test('who has no record is told so', async () => {
      const answer = await as('admin', 'GET');
      expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('e-mail address')]);
      expect((await as('admin', 'PUT', { overview: 'x', research: [], version: 1 })).statusCode).toBe(404);
    });
  });
});

const at = (latitude: number | null, longitude: number | null, name = '') =>
  ({ name, latitude, longitude }) as unknown as Campus;

test.each([
  ['one degree along the equator', [0, 0], [0, 1], 111.2],
  ['one degree towards the pole', [28, 77], [29, 77], 111.2],
  ['across the line of dates', [0, 179.5], [0, -179.5], 111.2],
  ['to the other side of the earth', [0, 0], [0, 180], 20_015.1],
  ['nowhere', [28.6, 77.2], [28.6, 77.2], 0],
] as const)('%s', (_, [a, b], [c, d], kilometres) => {
  expect(distanceBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d })).toBeCloseTo(kilometres, 1);
});

const KNOWN = ['110001', '110070', '110075', '110078', '121001'].map((code) => ({ code }));

test.each([
  ['110075', '110075'],
  ['110077', '110078'],
  ['110072', '110070'],
  ['110050', '110070'],
  ['121999', '121001'],
  ['400001', undefined],
  ['1100', undefined],
  ['SW1A1AA', undefined],
])('%s stands in for by %s', (asked, expected) => {
  expect(nearestKnownPin(KNOWN, asked)?.code).toBe(expected);
});

test('the nearest campuses come first, with whole kilometres; what is not on the map is left out', () => {
  const campuses = [at(28.9, 77, 'far'), at(null, null, 'nowhere'), at(28.61, 77, 'near'), at(28.7, 77, 'middle')];
  const found = nearestTo({ latitude: 28.6, longitude: 77 }, campuses);
  expect(found.map(({ name, distance }) => [name, distance])).toEqual([
    ['near', 1],
    ['middle', 11],
    ['far', 33],
  ]);
});

test('no more than five are named', () => {
  const campuses = Array.from({ length: 9 }, (_, index) => at(index, 0));
  expect(nearestTo({ latitude: 0, longitude: 0 }, campuses)).toHaveLength(5);
});

onDatabase(
  'campuses by place',
  (world) => {
    beforeAll(async () => {
      const { db } = world().api;
      await fillSmallCatalogue(db);
      await db
        .update(campuses)
        .set({ hostel: 'Forty rooms.', email: 'h2@port.example' })
        .where(eq(campuses.id, 'campus-h2'));
      await db.update(campuses).set({ latitude: 13.2 }).where(eq(campuses.id, 'campus-h1'));
      const { campuses: _, ...program } = SMALL.program;
      await db.insert(programs).values({ id: 'program-old', ...program, code: 'OLD', status: 'archived' });
    });

    test('an archived programme is closed, which one that never was is not', async () => {
      const closed = await world().call({ url: '/program/program-old' });
      expect([closed.statusCode, closed.json().data]).toEqual([410, { name: SMALL.program.name, reason: '' }]);
      expect((await world().call({ url: '/program/program-none' })).json().data.programs).toEqual([]);
    });

    async function near(pin: string) {
      const url = `/campus/nearest?${new URLSearchParams({ pin })}`;
      const answer = await world().call({ url });
      expect(answer.statusCode).toBe(200);
      expect(await world().api.port.get('/campus/nearest', { pin })).toEqual(answer.json());
      return answer.json<AnswerOf<'findNearestCampuses'>>().data;
    }

    test.each([
      ['600001', true],
      ['600 001', true],
      ['600,001', true],
      ['६००-००१', true],
      ['\u202A600001\u202C', true],
      ['600007', false],
      ['600999', false],
    ])('the nearest to %s come first', async (pin, isExact) => {
      const { place, campuses: found } = await near(pin);
      expect(place).toEqual({ code: '600001', name: 'Port Town', is_exact: isExact });
      expect(found.map(({ slug, distance }) => [slug, distance])).toEqual([
        ['h2', 0],
        ['h1', 11],
      ]);
    });

    test.each(['700001', '000000'])('nothing is known of %s', async (pin) => {
      expect(await near(pin)).toEqual({ place: null, campuses: [] });
    });

    test.each(['', '   ', '60', '6000011', '600.001', '60000l', '6,0,0,0,0'])('“%s” is no PIN code', async (pin) => {
      expect((await world().call({ url: `/campus/nearest?${new URLSearchParams({ pin })}` })).statusCode).toBe(400);
    });

    test('lists of levels at which nothing is taught are told to be nowhere', async () => {
      const { data } = (await world().call({ url: '/setting/identity' })).json();
      expect(data.absent.filter((path: string) => path.startsWith('/courses'))).toEqual(['/courses/ug', '/courses/pg']);
    });

    test('campuses with a hostel or transport are named alone', async () => {
      const { data } = (await world().call({ url: '/campus/hostel' })).json();
      expect(data.campuses).toEqual([
        expect.objectContaining({ slug: 'h2', hostel: 'Forty rooms.', transport: null, email: 'h2@port.example' }),
      ]);
    });
  },
  { demo: false },
);
