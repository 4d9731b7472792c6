import { renderPage } from '@university/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '../campus/testing';
import { aMember, answer, aProgram, facultyAnswer } from '../testing';
import Department, { loader } from './Department';
import { aDepartmentDetail, departmentDetailAnswer } from './testing';

const API = {
  '/departments/dept-1': departmentDetailAnswer(aDepartmentDetail()),
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Department of Civil Engineering' })).toBeInTheDocument();
  expect(screen.getByText('School of Design Skills')).toBeInTheDocument();
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
    withDetail({ about: 'We build **bridges**.', picture: aPicture(), email: 'civil@seu.example', phone: '011 5550' }),
  );
  expect(await screen.findByText('bridges')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The gate' })).toBeInTheDocument();
  const office = within(screen.getByRole('region', { name: 'Who to ask' }));
  expect(office.getByRole('link', { name: 'civil@seu.example' })).toBeInTheDocument();
  view.unmount();
  department();
  expect(await screen.findByRole('region', { name: 'Faculty' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Who to ask' })).not.toBeInTheDocument();
});

test('readers are told what was corrected', async () => {
  department('dept-1', withDetail({ corrections: [{ on: '2026-05-03', text: 'the last date was wrong.' }] }));
  expect(await screen.findByText('Corrected on 3 May 2026: the last date was wrong.')).toBeInTheDocument();
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
