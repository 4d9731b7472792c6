import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { SiteRemote, SiteReleases } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import Releases from './Releases';

startServer();
afterEach(() => authStore.getState().end());

const AT = '2026-01-15T05:00:00.000Z';

const REMOTE: SiteRemote = {
  name: 'mfe-a',
  version: '2.0.0+abc',
  number: 7,
  released: AT,
  inUseSince: AT,
  answers: true,
  problem: null,
  canary: null,
  remarks: [],
  quarantined: [],
  errors: [],
  journal: [{ version: '2.0.0+abc', number: 7, isBrowserOnly: false, from: AT, until: null, end: null }],
};

const ERROR: SiteRemote['errors'][number] = {
  fingerprint: 'f1',
  where: 'hydration',
  version: '2.0.0+abc',
  name: 'TypeError',
  message: 'x is not a function',
  pages: ['mfe-a:page'],
  count: 1234,
  senders: 3,
  first: AT,
  last: AT,
};

const OUT = {
  key: 'mfe-a 3.0.0 k',
  version: '3.0.0',
  at: AT,
  until: null,
  reason: '3 times a renderer did not answer any more',
};

function open(remote: Partial<SiteRemote> = {}, more: Partial<SiteReleases> = {}) {
  const data = { remotes: [{ ...REMOTE, ...remote }], shell: { errors: [] }, ...more };
  server.use(http.get('http://localhost/site-state/releases', () => HttpResponse.json({ status: 'success', data })));
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
  return renderPage(<Releases />, { path: '/admin/releases', pattern: '/admin/releases', api: {} });
}

it('shows what is in use of each remote, since when, and that nothing went wrong', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'mfe-a' })).toBeInTheDocument();
  expect(screen.getAllByText('15 Jan 2026, 10:30 am IST')[0]).toBeInTheDocument();
  expect(screen.getByText('Answers')).toBeInTheDocument();
  expect(screen.getAllByText('No errors were seen since the server started.')).toHaveLength(2);
});

it('says what is wrong with a remote', async () => {
  open({ version: null, answers: false, problem: 'remote does not answer: status 500' });
  expect(await screen.findByText('Remote does not answer: status 500.')).toBeInTheDocument();
  expect(screen.getByText('No release is in use.')).toBeInTheDocument();
  expect(screen.getByText('Does not answer')).toBeInTheDocument();
});

it('says who is given another release, and what a remote offers in vain', async () => {
  open({
    canary: { version: '1.1.0', audience: 10, problem: null },
    remarks: ['it offers mfe-a:entry, which the registry does not allow'],
  });
  expect(await screen.findByText('1.1.0, given to 10 visitors in a hundred')).toBeInTheDocument();
  expect(screen.getByText('It offers mfe-a:entry, which the registry does not allow.')).toBeInTheDocument();
});

it('an error is shown with remote, release, page and, when somebody asks, its place in the sources', async () => {
  let asked = 0;
  server.use(
    http.get('http://localhost/site-state/stacks/f1', () => {
      asked++;
      const stack = [
        { position: 'mfe-a/Page.js:1:2', source: 'src/Page.tsx:3:4 (Page)' },
        { position: 'shell/react.js:1:2', source: null },
      ];
      return HttpResponse.json({ status: 'success', data: { stack } });
    }),
  );
  const { user } = open({ errors: [ERROR] });
  const table = within(await screen.findByRole('table', { name: 'Errors: mfe-a' }));
  expect(table.getByText(/x is not a function/)).toBeInTheDocument();
  expect(table.getByText('mfe-a:page')).toBeInTheDocument();
  expect(table.getByText('1,234')).toBeInTheDocument();
  expect(table.getByText('from 3 networks')).toBeInTheDocument();
  expect(asked).toBe(0);
  await user.click(table.getByText('Where in the code'));
  expect(await table.findByText('src/Page.tsx:3:4 (Page)')).toBeInTheDocument();
  expect(table.getByText('shell/react.js:1:2')).toBeInTheDocument();
});

it('a release that was taken out is used again after a question', async () => {
  let lifted = '';
  server.use(
    http.delete('http://localhost/site-state/quarantine/:key', ({ params }) => {
      lifted = decodeURIComponent(String(params.key));
      return HttpResponse.json({ status: 'success', data: {} });
    }),
  );
  const { user } = open({ quarantined: [OUT] });
  expect(await screen.findByText(OUT.reason)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use again: 3.0.0' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Use the release of mfe-a again?' }));
  expect(lifted).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Use again' }));
  await waitFor(() => expect(lifted).toBe(OUT.key));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that it could not be loaded, and why', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get('http://localhost/site-state/releases', () =>
      HttpResponse.json(refusal('forbidden', 'This is for admins.'), { status: 403 }),
    ),
  );
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
  renderPage(<Releases />, { path: '/admin/releases', pattern: '/admin/releases', api: {} });
  expect(await screen.findByText('The releases could not be loaded. This is for admins.')).toBeInTheDocument();
});
