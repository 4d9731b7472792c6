/** @jest-environment node */
import type { Faculty, FacultyDetail } from '@university/shared/contract';
import { eq } from 'drizzle-orm';
import { media } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';

type OwnPage = FacultyDetail & { photo_id: string | null; version: number };

onDatabase('faculty list', (world) => {
  const get = (query: string) => world().call({ url: `/faculty?${query}` });

  test.each([
    ['limit=500', 500],
    ['limit=1000', 1000],
    ['limit=1001', 1000],
    ['limit=99999', 1000],
    ['', 500],
  ])('?%s gives up to %i', async (query, limit) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().metadata.limit).toBe(limit);
  });

  test.each([
    ['limit=1000&colour=blue', 'colour'],
    ['limit=1000&_=123', '_'],
    ['limit=many', 'limit'],
    ['limit=0', 'limit'],
    ['limit=-5', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['page=0', 'page'],
    ['page=first', 'page'],
  ])('?%s is refused and named', async (query, field) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json().issues.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });
});

onDatabase('own page of the faculty', (world) => {
  const as = async (role: 'faculty' | 'admin' | 'notices', method: 'GET' | 'PUT', payload?: object) =>
    world().call({
      method,
      url: '/faculty/me',
      payload,
      headers: { authorization: `Bearer ${await world().tokenOf(role)}` },
    });
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
    // As clients do that know of no photograph.
    expect((await as('faculty', 'PUT', { overview: '', research: [], version: version + 1 })).statusCode).toBe(200);
    expect(await own()).toMatchObject({ ...texts, overview: '', research: [], photo_id });
    await as('faculty', 'PUT', { overview: '', research: [], photo_id: null, version: version + 2 });
    expect(await own()).toMatchObject({ photo_id: null, picture: null });
  });

  test('a photograph that is not there is refused at its field', async () => {
    const { version } = await own();
    const answer = await as('faculty', 'PUT', { overview: 'x', research: [], photo_id: 'none', version });
    expect([answer.statusCode, answer.json().issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['photo_id'],
    ]);
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
    [{ research: ['x'.repeat(301)] }, 'research.0'],
    [{ research: ['Looms', ' '] }, 'research.1'],
    [{ qualifications: ['x'.repeat(201)] }, 'qualifications.0'],
    [{ publications: ['x'.repeat(501)] }, 'publications.0'],
    [{ research_text: 'x'.repeat(5_001) }, 'research_text'],
    [{ photo_id: '' }, 'photo_id'],
    [{ version: 'new' }, 'version'],
  ])('%j is refused and named', async (change, field) => {
    const answer = await as('faculty', 'PUT', { overview: 'x', research: [], version: 1, ...change });
    expect([answer.statusCode, answer.json().issues.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });

  test('who has no record is told so, other roles are refused', async () => {
    const answer = await as('admin', 'GET');
    expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('e-mail address')]);
    expect((await as('admin', 'PUT', { overview: 'x', research: [], version: 1 })).statusCode).toBe(404);
    expect((await as('notices', 'GET')).statusCode).toBe(403);
    expect((await world().call({ url: '/faculty/me' })).statusCode).toBe(401);
  });
});
