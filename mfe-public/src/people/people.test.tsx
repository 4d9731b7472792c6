import { hrefOf, renderPage } from '@university/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '../campus/testing';
import { aMember, answer, aProgram, facultyAnswer, aDepartment, schoolAnswer } from '../testing';
import Department, { loader } from './Department';
import { aDepartmentDetail, departmentDetailAnswer, aMemberDetail, memberAnswer } from './testing';
import { ApiError } from '@university/shared';
import Faculty, { loader as loadFaculty } from './Faculty';
import { MOST_SHOWN } from './queries';
import FacultyMember, { loader as loadMember } from './FacultyMember';

const CORRECTIONS = [{ on: '2026-05-03', text: 'the last date was wrong.' }];
const CORRECTED = 'Corrected on 3 May 2026: the last date was wrong.';

describe('a department', () => {
  const API = {
    '/departments/dept-1': departmentDetailAnswer(aDepartmentDetail({ corrections: CORRECTIONS })),
    '/faculty': facultyAnswer([
      aMember('Asha', 'Rao', { designation: 'Professor', picture: aPicture({ base: '/media/asha' }) }),
      aMember('Bina', 'Das', { position: 2 }),
      aMember('Chand', 'Oraon', { dept_id: { _id: 'd2', name: 'Fine Arts' } }),
      aMember('Dev', 'Zutshi', { position: 1 }),
    ]),
    '/program/dept-1': answer([aProgram('BCE', 'UG'), aProgram('DCE', 'DIPLOMA', { first_payment: null })]),
  };

  const department = (id = 'dept-1', api: Record<string, unknown> = API) =>
    renderPage(<Department />, { path: `/dept/${id}`, pattern: '/dept/:id', api });

  const load = (id: string, api: Record<string, unknown> = API) =>
    loader({ queryClient: department(id, api).queryClient, params: { id }, url: new URL('https://seu.example/') });

  const withDetail = (changes: Parameters<typeof aDepartmentDetail>[0]) => ({
    ...API,
    '/departments/dept-1': departmentDetailAnswer(aDepartmentDetail(changes)),
  });

  test('names the department, its school, and its programmes with seats and first payment', async () => {
    department();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Department of Civil Engineering' }),
    ).toBeInTheDocument();
    expect(screen.getByText('School of Design Skills')).toBeInTheDocument();
    expect(screen.getByText(CORRECTED)).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Seats and first payment' }));
    const row = table.getByRole('link', { name: 'Programme BCE' }).closest('tr') as HTMLElement;
    expect(within(row).getByText('60')).toBeInTheDocument();
    expect(within(row).getByText('₹34,550')).toBeInTheDocument();
    expect(table.queryByText('Shift')).not.toBeInTheDocument();
  });

  test('shows its head with a portrait, and the others in their order', async () => {
    const { container } = department();
    const head = within(await screen.findByRole('region', { name: 'Head of the department' }));
    expect(head.getByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/id-asha.rao');
    expect(head.getByRole('link', { name: 'asha.rao@seu.example' })).toBeInTheDocument();
    const others = within(await screen.findByRole('region', { name: 'Faculty' }));
    expect((await others.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Dr. Dev Zutshi',
      'Dr. Bina Das',
    ]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/asha-640.webp');
  });

  test('says that the post of the head is vacant', async () => {
    department('dept-1', withDetail({ head: null, hod: '' }));
    const head = within(await screen.findByRole('region', { name: 'Head of the department' }));
    expect(head.getByText('The post of the head is vacant.')).toBeInTheDocument();
    expect(head.queryByRole('link')).not.toBeInTheDocument();
  });

  test('text, picture and office stand where there are any', async () => {
    const view = department(
      'dept-1',
      withDetail({
        about: 'We build **bridges**.',
        picture: aPicture(),
        email: 'civil@seu.example',
        phone: '011 5550',
      }),
    );
    expect(await screen.findByText('bridges')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The gate' })).toBeInTheDocument();
    const office = within(screen.getByRole('region', { name: 'Whom to ask' }));
    expect(office.getByRole('link', { name: 'civil@seu.example' })).toBeInTheDocument();
    view.unmount();
    department();
    expect(await screen.findByRole('region', { name: 'Faculty' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Whom to ask' })).not.toBeInTheDocument();
  });

  test('a part that cannot be read leaves the others', async () => {
    department('dept-1', { ...API, '/faculty': new Error('down') });
    expect(await screen.findByRole('link', { name: 'Programme BCE' })).toBeInTheDocument();
    expect(await screen.findByText('We could not load the faculty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dr. Asha Rao' })).toBeInTheDocument();
  });

  test('without programmes and other teachers it does not speak of them', async () => {
    department('dept-1', { ...API, '/program/dept-1': answer([]), '/faculty': facultyAnswer([]) });
    expect(await screen.findByRole('region', { name: 'Head of the department' })).toBeInTheDocument();
    await waitFor(() => {
      for (const name of ['Programmes', 'Faculty'])
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    });
  });

  test('the loader names it and says what is known; an unknown id is 404; a failure is neither', async () => {
    expect(await load('dept-1')).toMatchObject({
      title: 'Department of Civil Engineering',
      structuredData: [{ '@type': 'Organization', parentOrganization: { name: 'School of Design Skills' } }],
    });
    expect(await load('nobody')).toMatchObject({ status: 404 });
    expect(await screen.findByRole('heading', { name: 'Department not found' })).toBeInTheDocument();
    expect(await load('dept-1', { '/departments/dept-1': new Error('down') })).toEqual({ status: 503 });
  });
});

describe('the faculty', () => {
  const paint = { _id: 'd2', name: 'Fine Arts' };
  const API = {
    '/departmentSchools': schoolAnswer([
      {
        _id: 's1',
        code: 'SADS',
        name: 'School of Design Skills',
        about: null,
        dept_id: [aDepartment({ hod: 'Asha.Rao@SEU.example' }), aDepartment({ ...paint, hod: 'gone@seu.example' })],
      },
    ]),
    '/faculty': facultyAnswer([
      aMember('Asha', 'Rao', { designation: 'Professor' }),
      aMember('Bina', 'Das'),
      aMember('Chand', 'Oraon', { dept_id: paint, research: ['murals'] }),
    ]),
  };

  const faculty = (query = '', api: Record<string, unknown> = API) =>
    renderPage(<Faculty />, { path: `/academics/faculty${query}`, api });

  const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

  test('lists schools with their departments, heads and numbers', async () => {
    faculty();
    expect(await screen.findByRole('heading', { level: 3, name: 'School of Design Skills' })).toBeInTheDocument();
    type Item = ReturnType<typeof within>;
    const [civil, arts] = screen.getAllByRole('listitem').map((item) => within(item)) as [Item, Item];
    expect(civil.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
    expect(await civil.findByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/id-asha.rao');
    expect(civil.getByText(/2 teachers/)).toBeInTheDocument();
    expect(arts.getAllByRole('link')).toHaveLength(1);
    expect(arts.getByText(/1 teacher$/)).toBeInTheDocument();
  });

  test('nobody is listed until somebody is looked for, by any of their words', async () => {
    const { router } = faculty();
    await screen.findByRole('link', { name: 'Fine Arts' });
    expect(screen.queryByText(/ people?$| person$/)).not.toBeInTheDocument();
    for (const [query, expected] of [
      ['?q=oraon', '1 person'],
      ['?q=DR+asha', '1 person'],
      ['?q=murals', '1 person'],
      ['?q=civil', '2 people'],
      ['?department=dept-1', '2 people'],
      ['?q=professor&department=dept-1', '2 people'],
      ['?q=murals&department=dept-1', '0 people'],
    ]) {
      await act(() => router.navigate(`/academics/faculty${query}`));
      expect([query, (await screen.findByText(/ people$| person$/)).textContent]).toEqual([query, expected]);
    }
  });

  test('typing finds at once and keeps the search in the address; the form works without scripts', async () => {
    const { user, router } = faculty();
    await user.type(await screen.findByLabelText('Name, subject or research'), 'bina');
    expect(await count('1 person')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dr. Bina Das' })).toHaveAttribute('href', '/faculty/id-bina.das');
    expect(router.state.location.search).toBe('?q=bina');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/academics/faculty');
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  });

  test('nobody found: says so and leads back', async () => {
    const { user } = faculty('?q=nobody');
    await user.click(await screen.findByRole('link', { name: 'Start again' }));
    expect(screen.queryByText(/Nobody matches/)).not.toBeInTheDocument();
  });

  test('a long answer is cut, and says so', async () => {
    const many = Array.from({ length: MOST_SHOWN + 5 }, (_, index) => aMember('Asha', `Rao${index}`));
    faculty('?q=asha', { ...API, '/faculty': facultyAnswer(many) });
    expect(await count(/^The first 40 of 45 people\./ as unknown as string)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Asha/ })).toHaveLength(MOST_SHOWN);
  });

  test('says what was wrong with schools, and recovers', async () => {
    const api: Record<string, unknown> = { ...API, '/departmentSchools': new ApiError(500, 'failed', 'Out of order') };
    const { user } = faculty('', api);
    expect(await screen.findByText(/^Network response was not ok/)).toBeInTheDocument();
    api['/departmentSchools'] = API['/departmentSchools'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Fine Arts' })).toBeInTheDocument();
  });

  test('schools stand without the faculty, and what was looked for says that it failed', async () => {
    faculty('?q=rao', { ...API, '/faculty': new Error('down') });
    expect(await screen.findByRole('link', { name: 'Fine Arts' })).toBeInTheDocument();
    expect(await screen.findByText('We could not load the faculty.')).toBeInTheDocument();
  });

  test('only what is shown is kept for the page', async () => {
    const { queryClient } = renderPage(<p />, { api: API });
    await loadFaculty({ queryClient, params: {}, url: new URL('https://seu.example/academics/faculty?q=asha') });
    const kept = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    expect(kept).toContain('Dr. Asha Rao');
    expect(kept).not.toContain('Chand');
    expect(kept).not.toContain('builds bridges');
  });
});

describe('a member of the faculty', () => {
  const ID = 'id-asha.rao';
  const apiOf = (changes: Parameters<typeof aMemberDetail>[0] = {}): Record<string, unknown> => ({
    [`/faculty/${ID}`]: memberAnswer(aMemberDetail(changes)),
  });

  const WHOLE = apiOf({
    qualifications: ['Ph.D., Structures', 'M.Tech., Bridges'],
    research_text: 'How **bamboo** carries.',
    publications: ['Bamboo bridges, 2021'],
    picture: aPicture({ base: '/media/asha' }),
    corrections: CORRECTIONS,
  });

  const member = (id = ID, api = WHOLE) =>
    renderPage(<FacultyMember />, { path: `/faculty/${id}`, pattern: '/faculty/:id', api });

  const load = (id: string, api = WHOLE) =>
    loadMember({ queryClient: member(id, api).queryClient, params: { id }, url: new URL('https://seu.example/') });

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('shows post, department, e-mail, overview, qualifications, research and publications', async () => {
    const { container } = member();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/asha-640.webp');
    expect(screen.getByText(CORRECTED)).toBeInTheDocument();
    expect(screen.getByText('Assistant Professor')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
    expect(hrefOf('asha.rao@seu.example')).toBe('mailto:asha.rao@seu.example');
    expect(headings()).toEqual(['Overview', 'Qualifications', 'Research', 'Publications']);
    for (const said of ['Asha builds bridges.', 'Ph.D., Structures', 'bamboo', 'Bamboo bridges, 2021'])
      expect(screen.getAllByText(said)[0]).toBeInTheDocument();
  });

  test('what is not known is left out', async () => {
    const { container } = member(ID, apiOf({ overview: '', research: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
    expect(container.querySelector('h2, main img, picture')).toBeNull();
  });

  test('the loader names the page after the person, and says what is known to search engines', async () => {
    expect(await load(ID)).toMatchObject({
      title: 'Dr. Asha Rao, Civil Engineering',
      structuredData: [
        {
          '@type': 'Person',
          jobTitle: 'Assistant Professor',
          worksFor: { name: 'Department of Civil Engineering' },
          knowsAbout: ['bamboo'],
        },
      ],
    });
    const [sparse] = (await load(ID, apiOf({ research: [] }))).structuredData ?? [];
    for (const name of ['knowsAbout', 'hasCredential', 'image']) expect(sparse).not.toHaveProperty(name);
  });

  test('an unknown id is 404; a failure is not, and can be tried again', async () => {
    expect(await load('nobody')).toMatchObject({ status: 404 });
    const api: Record<string, unknown> = { [`/faculty/${ID}`]: new Error('down') };
    const { user } = member(ID, api);
    expect(await screen.findByText('We could not load this page.')).toBeInTheDocument();
    api[`/faculty/${ID}`] = WHOLE[`/faculty/${ID}`];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
  });
});
