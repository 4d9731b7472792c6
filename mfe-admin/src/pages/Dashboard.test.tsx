import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { server, startServer } from '../testing';
import Dashboard from './Dashboard';

startServer();
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const NOTICE = {
  _id: 'n1',
  fileName: 'Supply of lathes',
  section: 'tenders',
  fileLink: '/api/v1/notice/n1/file?v=1',
  language: 'en',
  publishAt: '2025-08-14T19:00:00.000Z',
};
const list = (notices: object[]) => ({ '/notice': { status: 'success', data: { notices } } });

function open(role: Role, api: Record<string, unknown> = list([NOTICE])) {
  authStore.getState().begin({ token: 't1', currentRole: role, email: 'someone@seu.example' });
  return renderPage(<Dashboard />, { path: '/admin/dashboard', pattern: '/admin/dashboard', api });
}

it('says who is in and as what, and lists the newest notices', async () => {
  open('notices');
  expect(screen.getByText('You are logged in as someone@seu.example.')).toBeInTheDocument();
  expect(screen.getByText('Notices desk')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Supply of lathes/ })).toHaveAttribute('href', NOTICE.fileLink);
  expect(screen.getByText('Tenders')).toBeInTheDocument();
  expect(screen.getByText('15 Aug 2025')).toBeInTheDocument();
});

it.each<[Role, boolean]>([
  ['admin', true],
  ['notices', true],
  ['admissions', false],
  ['grievances', false],
  ['faculty', false],
])('offers the upload to %s: %s', (role, offered) => {
  open(role);
  expect(screen.queryAllByRole('link', { name: 'Upload a notice' })).toHaveLength(offered ? 1 : 0);
});

it('says so when there are no notices', async () => {
  open('admin', list([]));
  expect(await screen.findByText('No notice has been published yet.')).toBeInTheDocument();
});

it('tries again when the notices failed', async () => {
  const api: Record<string, unknown> = { '/notice': new Error('down') };
  const { user } = open('admin', api);
  expect(await screen.findByText('The notices could not be loaded.')).toBeInTheDocument();
  Object.assign(api, list([NOTICE]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Supply of lathes/ })).toBeInTheDocument();
});

it.each([
  ['tells the server', () => HttpResponse.json({ status: 'success', data: {} })],
  ['also ends here when the server cannot be told', () => HttpResponse.error()],
])('logs out: %s', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const told: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/auth/logout', ({ request }) => {
      told.push(request.headers.get('Authorization'));
      return answer();
    }),
  );
  const { user, router } = open('admin');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-login'));
  expect(told).toEqual(['Bearer t1']);
  expect(authStore.getState().session).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
