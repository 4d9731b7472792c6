import { screen, waitFor, within } from '@testing-library/react';
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
  language: 'en',
  publishAt: '2025-08-14T19:00:00.000Z',
};
const COUNTS = { open: 2, 'in-progress': 0, settled: 0, rejected: 0, overdue: 1 };
const metadata = { total: 0, page: 1, limit: 1, totalPages: 1 };
const list = (notices: object[]) => ({
  '/notice': { status: 'success', data: { notices } },
  '/admin/notice': { status: 'success', data: { notices: [], counts: {} }, metadata },
  '/grievance': { status: 'success', data: { grievances: [], counts: COUNTS }, metadata },
  '/admission/round': { status: 'success', data: { rounds: [] } },
  '/mail': { status: 'success', data: { mail: [] }, metadata },
  '/draft': {
    status: 'success',
    data: {
      drafts: [
        { stage: 'in-review', isMine: false, remark: '' },
        { stage: 'open', isMine: true, remark: 'Count again' },
      ],
    },
  },
});

function open(role: Role, api: Record<string, unknown> = list([NOTICE])) {
  authStore.getState().begin({ token: 't1', currentRole: role, email: 'someone@seu.example' });
  return renderPage(<Dashboard />, { path: '/admin/dashboard', pattern: '/admin/dashboard', api });
}

it('says who is in and as what, and lists the newest notices', async () => {
  open('notices');
  expect(screen.getByText('You are logged in as someone@seu.example.')).toBeInTheDocument();
  expect(screen.getByText('Notices desk')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Supply of lathes/ })).toHaveAttribute('href', '/notices/n1');
  expect(screen.getByText('Tenders')).toBeInTheDocument();
  expect(screen.getByText('15 Aug 2025')).toBeInTheDocument();
});

it.each<[Role, string[]]>([
  ['admin', ['Notices', 'Admission rounds', 'Grievances', 'Drafts', 'Mail']],
  ['editor', ['Drafts']],
  ['notices', ['Notices']],
  ['admissions', ['Admission rounds', 'Grievances']],
  ['grievances', ['Grievances']],
])('tells %s what needs attention in the own work only', async (role, parts) => {
  open(role);
  const section = screen.getByRole('heading', { name: 'What needs attention' }).parentElement as HTMLElement;
  await waitFor(() => expect(within(section).queryByText('Loading…')).not.toBeInTheDocument());
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(parts);
});

it('has nothing to attend to for the faculty', () => {
  open('faculty');
  expect(screen.queryByText('What needs attention')).not.toBeInTheDocument();
});

it('counts what waits', async () => {
  open('grievances');
  expect(await screen.findByText('1 grievance is overdue.')).toBeInTheDocument();
  expect(screen.getByText('2 grievances wait to be taken up.')).toBeInTheDocument();
});

it('tells an editor what waits for a review, and what came back', async () => {
  open('editor');
  expect(await screen.findByText('1 change waits for your review.')).toBeInTheDocument();
  expect(screen.getByText('1 change of yours came back.')).toBeInTheDocument();
  expect(screen.getByText('2 entries are changed and not published.')).toBeInTheDocument();
});

it('says so when there are no notices', async () => {
  open('admin', list([]));
  expect(await screen.findByText('No notice has been published yet.')).toBeInTheDocument();
});

it('tries again when the notices failed', async () => {
  const api: Record<string, unknown> = { ...list([]), '/notice': new Error('down') };
  const { user } = open('admin', api);
  expect(await screen.findByText(/The notices could not be loaded\./)).toBeInTheDocument();
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
