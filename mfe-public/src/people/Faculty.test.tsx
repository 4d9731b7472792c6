import { ApiError } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aDepartment, aMember, facultyAnswer, schoolAnswer } from '../testing';
import Faculty, { loader } from './Faculty';
import { MOST_SHOWN } from './queries';

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
  const [civil, arts] = screen.getAllByRole('listitem').map((item) => within(item as HTMLElement)) as [
    ReturnType<typeof within>,
    ReturnType<typeof within>,
  ];
  expect(civil.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
  expect(await civil.findByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/id-asha.rao');
  expect(civil.getByText(/2 teachers/)).toBeInTheDocument();
  expect(arts.getAllByRole('link')).toHaveLength(1);
  expect(arts.getByText(/1 teacher$/)).toBeInTheDocument();
});

test('nobody is listed until somebody is looked for', async () => {
  faculty();
  await screen.findByRole('link', { name: 'Fine Arts' });
  expect(screen.queryByText(/ people?$| person$/)).not.toBeInTheDocument();
});

test.each([
  ['?q=oraon', '1 person'],
  ['?q=DR+asha', '1 person'],
  ['?q=murals', '1 person'],
  ['?q=civil', '2 people'],
  ['?department=dept-1', '2 people'],
  ['?q=professor&department=dept-1', '2 people'],
  ['?q=murals&department=dept-1', '0 people'],
])('%s finds %s', async (query, expected) => {
  faculty(query);
  expect(await count(expected)).toBeInTheDocument();
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

test.each([
  ['Unexpected data format', { status: 'success', data: { departmentSchools: 'none' } }],
  ['Network response was not ok', new ApiError(500, 'failed', 'Out of order')],
])('says "%s" where that is so, and recovers', async (message, given) => {
  const api: Record<string, unknown> = { ...API, '/departmentSchools': given };
  const { user } = faculty('', api);
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeInTheDocument();
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
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/academics/faculty?q=asha') });
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
