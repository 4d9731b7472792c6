/** @jest-environment node */
import { endpoints, type AnswerOf, type EndpointName } from '@university/shared/contract';
import { onDatabase } from '../../testing/world';
import { must } from '../../testing/must';

onDatabase('public lists', (world) => {
  /** Answers of the declared shape, over HTTP and in-process alike. */
  async function get<N extends EndpointName>(name: N, url: string): Promise<AnswerOf<N>> {
    const answer = await world().call({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { pathname, searchParams } = new URL(url, 'http://site.example');
    expect(await world().api.port.get(pathname, Object.fromEntries(searchParams))).toEqual(answer.json());
    expect(endpoints[name].response.parse(answer.json())).toEqual(answer.json());
    return answer.json();
  }

  test('faculty come by surname, a page at a time', async () => {
    const { data, metadata } = await get('listFaculty', '/faculty?limit=1000');
    expect(metadata).toEqual({ total: 300, page: 1, limit: 1000, totalPages: 1 });
    expect(new Set(data.faculty.map((member) => member.email)).size).toBe(300);
    const second = await get('listFaculty', '/faculty?limit=50&page=2');
    expect(second.data.faculty).toEqual(data.faculty.slice(50, 100));
    expect((await get('listFaculty', '/faculty')).metadata.limit).toBe(500);
    expect((await get('listFaculty', '/faculty?limit=99999')).metadata.limit).toBe(1000);
  });

  test('every department is headed by one of its faculty and stands in one school', async () => {
    const { data } = await get('listDepartments', '/departments');
    const {
      data: { faculty },
    } = await get('listFaculty', '/faculty');
    const {
      data: { departmentSchools },
    } = await get('listDepartmentSchools', '/departmentSchools');
    expect(data.departments).toHaveLength(52);
    for (const department of data.departments) {
      expect(faculty.find((member) => member.email === department.hod)?.dept_id._id).toBe(department._id);
    }
    expect(departmentSchools).toHaveLength(11);
    expect(departmentSchools.flatMap((school) => school.dept_id)).toHaveLength(52);
  });

  test('programmes come all, by department or by their own id', async () => {
    const {
      data: { programs },
    } = await get('listPrograms', '/program');
    expect(programs).toHaveLength(50);
    expect(programs.filter((program) => program.years === null)).toEqual([]);
    const [first] = programs;
    expect((await get('getPrograms', `/program/${must(first)._id}`)).data.programs).toMatchObject([must(first)]);
    const ofDepartment = await get('getPrograms', `/program/${must(first).department._id}`);
    expect(ofDepartment.data.programs).toMatchObject(
      programs.filter((program) => program.department._id === must(first).department._id),
    );
    expect((await get('getPrograms', '/program/unknown')).data.programs).toEqual([]);
  });

  test('campuses come of one zone or all', async () => {
    const {
      data: { campuses },
    } = await get('listCampuses', '/campus');
    expect(campuses).toHaveLength(21);
    const west = await get('listCampuses', '/campus?zone=west');
    expect(west.data.campuses).toEqual(campuses.filter((campus) => campus.zone === 'west'));
  });

  test.each([
    ['/campus?zone=moon', 'zone'],
    ['/campus?zone=west&zone=east', 'zone'],
    ['/faculty?limit=0', 'limit'],
    ['/faculty?page=last', 'page'],
    ['/notice?section=gossip', 'section'],
    ['/notice?regex=%00', 'regex'],
    [`/program/${'x'.repeat(65)}`, 'id'],
    ['/campus?utm_source=mail', 'utm_source'],
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

  test('an unknown address answers as an error of the API', async () => {
    const answer = await world().call({ url: '/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 'error', code: 'not_found' });
    await expect(world().api.port.get('/nothing')).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});
