import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aDepartment, aMember, answer, aProgram, departmentAnswer, facultyAnswer, schoolAnswer } from '../testing';
import Department, { loader } from './Department';

const elsewhere = { _id: 'd2', name: 'Fine Arts' };
const API = {
  '/departments': departmentAnswer([aDepartment({ hod: 'Asha.Rao@SEU.example' }), aDepartment(elsewhere)]),
  '/departmentSchools': schoolAnswer([{ _id: 's1', code: 'SADS', name: 'Design Skills', dept_id: [aDepartment()] }]),
  '/faculty': facultyAnswer([
    aMember('Asha', 'Rao', { designation: 'Professor' }),
    aMember('Bina', 'Das'),
    aMember('Chand', 'Oraon', { dept_id: elsewhere }),
  ]),
  '/program/dept-1': answer([aProgram('BCE', 'UG'), aProgram('DCE', 'DIPLOMA')]),
};

const department = (id = 'dept-1', api: Record<string, unknown> = API) =>
  renderPage(<Department />, { path: `/dept/${id}`, pattern: '/dept/:id', api });

const load = (id: string, api: Record<string, unknown> = API) =>
  loader({ queryClient: department(id, api).queryClient, params: { id }, url: new URL('https://seu.example/') });

test('names the department, its school, and its programmes by level', async () => {
  department();
  expect(await screen.findByRole('heading', { level: 1, name: 'Department of Civil Engineering' })).toBeInTheDocument();
  expect(await screen.findByText('School of Design Skills')).toBeInTheDocument();
  const levels = await screen.findAllByRole('heading', { level: 3 });
  expect(levels.map(({ textContent }) => textContent)).toEqual(['Diploma programmes', 'Undergraduate programmes']);
  expect(screen.getByRole('link', { name: 'Programme BCE' })).toHaveAttribute('href', '/programs/id-BCE');
});

test('finds the head by e-mail, whatever its case, and lists the others', async () => {
  department();
  const head = within(await screen.findByRole('region', { name: 'Head of the department' }));
  expect(head.getByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/id-asha.rao');
  expect(head.getByRole('link', { name: 'asha.rao@seu.example' })).toHaveAttribute(
    'href',
    'mailto:asha.rao@seu.example',
  );
  const others = within(screen.getByRole('region', { name: 'Faculty' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dr. Bina Das']);
});

test('a head who is not on the faculty is an e-mail only; none at all is left out', async () => {
  const view = department('dept-1', {
    ...API,
    '/departments': departmentAnswer([aDepartment({ hod: 'new@seu.example' })]),
  });
  const head = within(await screen.findByRole('region', { name: 'Head of the department' }));
  expect(head.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['new@seu.example']);
  view.unmount();
  department('dept-1', { ...API, '/departments': departmentAnswer([aDepartment({ hod: '' })]) });
  expect(await screen.findByRole('region', { name: 'Faculty' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Head of the department' })).not.toBeInTheDocument();
});

test('a part that cannot be read leaves the others', async () => {
  department('dept-1', { ...API, '/faculty': new Error('down') });
  expect(await screen.findByRole('link', { name: 'Programme BCE' })).toBeInTheDocument();
  expect(await screen.findByText('We could not load the faculty.')).toBeInTheDocument();
});

test('a department without programmes says so', async () => {
  department('dept-1', { ...API, '/program/dept-1': answer([]) });
  expect(await screen.findByText(/teaches courses within the programmes of other departments/)).toBeInTheDocument();
});

test('the loader names it; an unknown id is 404; a failure is neither', async () => {
  expect(await load('dept-1')).toMatchObject({ title: 'Department of Civil Engineering' });
  expect(await load('nobody')).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { name: 'Department not found' })).toBeInTheDocument();
  expect(await load('dept-1', { '/departments': new Error('down') })).toEqual({ status: 503 });
});
