import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import Files from './Files';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'notices@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const notice = (_id: string, fileName: string, state = 'active') => ({
  _id,
  fileName,
  state,
  section: 'tenders',
  language: 'en',
  fileLink: `/file/${_id}`,
  size: 2000,
  pages: 2,
  publishAt: '2026-07-01T04:30:00Z',
  created_at: '2026-07-01T04:30:00Z',
  autoArchive: false,
  validUntil: null,
});

const list = (...notices: object[]) => ({
  status: 'success',
  data: { notices, counts: { all: 1234, active: 1000, scheduled: 4, archived: 230 } },
  metadata: { total: 1234, page: 1, limit: 20, totalPages: 62 },
});

const open = (path = '/admin/view-pdfs', api: Record<string, unknown> = {}) =>
  renderPage(<Files />, {
    path,
    pattern: '/admin/view-pdfs',
    api: { '/admin/notice': list(notice('a', 'Lathes'), notice('b', 'Looms', 'archived')), ...api },
  });

it('shows counts, what can be done with each, and keeps the order in the address', async () => {
  const { user, router } = open();
  const row = within(await screen.findByRole('row', { name: /Lathes/ }));
  expect(row.getByRole('link', { name: 'Edit Lathes' })).toHaveAttribute('href', '/admin/view-pdfs/a');
  expect(row.getByRole('link', { name: '2 pages, 2 kB' })).toHaveAttribute('href', '/file/a');
  expect(screen.getByRole('button', { name: 'All (1,234)' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('columnheader', { name: /Made on/ })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: /^Title/ }));
  expect(router.state.location.search).toBe('?sort=title&order=asc');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?sort=title&order=asc&page=2');
  await user.click(screen.getByRole('button', { name: /^Scheduled/ }));
  expect(router.state.location.search).toBe('?state=scheduled&sort=title&order=asc');
});

it('gives no address of a file that visitors may not see yet', async () => {
  const later = { ...notice('c', 'Later', 'archived'), publishAt: '2999-01-01T00:00:00Z' };
  open('/admin/view-pdfs', { '/admin/notice': list(later) });
  const row = within(await screen.findByRole('row', { name: /Later/ }));
  expect(row.getByText('2 pages, 2 kB')).toBeInTheDocument();
  expect(row.queryByRole('link', { name: '2 pages, 2 kB' })).not.toBeInTheDocument();
});

it('reads the search from the address, and writes it there', async () => {
  const { user, router } = open('/admin/view-pdfs?search=lathe&section=news');
  await screen.findByRole('row', { name: /Lathes/ });
  expect(screen.getByLabelText('Title or text has')).toHaveValue('lathe');
  expect(screen.getByLabelText('Section')).toHaveValue('news');
  await user.clear(screen.getByLabelText('Title or text has'));
  await user.type(screen.getByLabelText('Title or text has'), 'loom{Enter}');
  expect(router.state.location.search).toBe('?search=loom&section=news');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(router.state.location.search).toBe('');
});

it('archives at once and says which could not be moved', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/v1/notice/:id', async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return params.id === 'b'
        ? HttpResponse.json(refusal('second_person_required', 'A second person does this.'), { status: 403 })
        : HttpResponse.json({ status: 'success', data: { notice: notice('a', 'Lathes') } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
  expect(await screen.findByText('1 notice is in the archive now.')).toBeInTheDocument();
  expect(
    screen.getByText('1 notice could not be moved and is where it was. A second person does this.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 notice is out of the archive now.')).toBeInTheDocument();
  expect(sent).toEqual([
    ['a', { archive: true }],
    ['b', { archive: true }],
    ['a', { archive: false }],
  ]);
});

it('tries again when the list failed', async () => {
  const api: Record<string, unknown> = { '/admin/notice': new Error('down') };
  const { user } = open('/admin/view-pdfs', api);
  expect(await screen.findByText(/The notices could not be loaded/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
});
