import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { server, startServer } from '../../testing';
import { DEMO } from '../testing/examples';
import History from './History';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' }));
afterEach(() => authStore.getState().end());

const success = (data: object) => ({ status: 'success', data });
const revision = (version: number, name: string, by: string) => ({
  version,
  at: '2026-01-01T04:30:00Z',
  by,
  note: by && 'As the council decided',
  correction: by && 'the name was wrong.',
  status: 'published',
  data: { ...DEMO.zone, name },
});

const DOCUMENT = {
  _id: 'd1',
  kind: 'zone',
  key: 'north',
  name: 'Northern',
  status: 'published',
  isUnfit: false,
  mayEdit: true,
  updated_at: null,
  version: 2,
  data: { ...DEMO.zone, name: 'Northern' },
  names: {},
  uses: [],
  guarded: [],
  mayPublish: true,
};

const API: Record<string, unknown> = {
  '/document/d1': success({ document: DOCUMENT }),
  '/document/d1/revision': {
    ...success({ revisions: [revision(2, 'Northern', 'Asha Rao'), revision(1, 'North', '')] }),
    metadata: { total: 2, page: 1, limit: 20, totalPages: 1 },
  },
  '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }),
};

const open = (api = API) =>
  renderPage(<History />, {
    path: '/admin/catalogue/zone/d1/history',
    pattern: '/admin/catalogue/:kind/:id/history',
    api,
  });

it('says who changed what, when and why, and what the first version is', async () => {
  open();
  const newest = await screen.findByRole('article', { name: 'Version 2' });
  expect(newest).toHaveTextContent('Asha Rao, 1 Jan 2026');
  expect(newest).toHaveTextContent('As the council decided');
  expect(newest).toHaveTextContent('Readers were told: the name was wrong.');
  expect(newest).toHaveTextContent(/Name\s*Removed: North\s*Added: Northern/);
  expect(within(newest).queryByRole('button', { name: /Bring/ })).not.toBeInTheDocument();
  const first = screen.getByRole('article', { name: 'Version 1' });
  expect(first).not.toHaveTextContent('Readers');
  expect(first).toHaveTextContent('This is the first version that is kept.');
});

it('shows what is left of an entry that was deleted, and brings it back', async () => {
  const { '/document/d1': found, ...api } = API;
  server.use(
    http.post('*/api/v1/document/d1/restore', () => {
      api['/document/d1'] = found;
      return HttpResponse.json(found as object);
    }),
  );
  const { user } = open(api);
  expect(await screen.findByText(/^This entry was deleted/)).toBeInTheDocument();
  expect(screen.queryByText(/There is no such entry/)).not.toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Version 2' })).toHaveTextContent('Northern');
  expect(screen.queryByRole('button', { name: /this version/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All zones' })).toHaveAttribute('href', '/admin/catalogue/zone');
  await user.click(screen.getByRole('button', { name: 'Bring the entry back' }));
  expect(await screen.findByRole('link', { name: 'Back to the entry' })).toBeInTheDocument();
  expect(screen.queryByText(/^This entry was deleted/)).not.toBeInTheDocument();
});

it('brings an earlier version back, once somebody has confirmed it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/v1/document/d1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(success({ document: DOCUMENT }));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bring this version back: version 1' }));
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bring this version back' }));
  expect(await screen.findByRole('article', { name: 'Version 2' })).toBeInTheDocument();
  const note = 'As in version 1 again';
  expect(sent).toEqual([{ kind: 'zone', data: DEMO.zone, status: 'published', note, version: 2 }]);
});
