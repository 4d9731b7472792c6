import { renderPage } from '@university/shared/testing';
import { screen } from '@testing-library/react';
import { aMember, facultyAnswer } from '../testing';
import FacultyMember, { loader } from './FacultyMember';

const API = { '/faculty': facultyAnswer([aMember('Asha', 'Rao'), aMember('Bina', 'Das')]) };
const ID = 'id-asha.rao';

const member = (id = ID, api: Record<string, unknown> = API) =>
  renderPage(<FacultyMember />, { path: `/faculty/${id}`, pattern: '/faculty/:id', api });

const load = (id: string, api: Record<string, unknown> = API) =>
  loader({ queryClient: member(id, api).queryClient, params: { id }, url: new URL('https://seu.example/') });

test('shows name, designation, department, overview, research and e-mail', async () => {
  member();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText('Assistant Professor')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
  expect(screen.getByText('Asha builds bridges.')).toBeInTheDocument();
  expect(screen.getByText('bamboo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'asha.rao@seu.example' })).toHaveAttribute(
    'href',
    'mailto:asha.rao@seu.example',
  );
});

test('without overview and research it says so and leaves the list out', async () => {
  member(ID, { '/faculty': facultyAnswer([aMember('Asha', 'Rao', { overview: '', research: [] })]) });
  expect(await screen.findByText('An overview is to follow.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Research' })).not.toBeInTheDocument();
});

test('a photograph takes the place of the initials', async () => {
  const view = member();
  expect(await screen.findByText('AR')).toBeInTheDocument();
  view.unmount();
  const { container } = member(ID, { '/faculty': facultyAnswer([aMember('Asha', 'Rao', { photo: '/asha.jpg' })]) });
  await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/asha.jpg');
  expect(screen.queryByText('AR')).not.toBeInTheDocument();
});

test('the loader names the page after the person and keeps nobody else', async () => {
  const { queryClient } = renderPage(<p />, { api: API });
  expect(await loader({ queryClient, params: { id: ID }, url: new URL('https://seu.example/') })).toMatchObject({
    title: 'Dr. Asha Rao, Civil Engineering',
  });
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('Bina');
});

test('an unknown id is 404; a failure is not, and can be tried again', async () => {
  expect(await load('nobody')).toMatchObject({ status: 404 });
  const api: Record<string, unknown> = { '/faculty': new Error('down') };
  const { user } = member(ID, api);
  expect(await screen.findByText('We could not load this page.')).toBeInTheDocument();
  api['/faculty'] = API['/faculty'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
});
