import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { startServer } from '../testing';
import SiteAudit from './SiteAudit';

startServer();
afterEach(() => authStore.getState().end());

const LINE = {
  _id: '7',
  at: '2026-01-15T05:00:00.000Z',
  kind: 'results',
  text: 'Asha Rao published round 2 of B.Tech.',
  notes: ['From: 192.0.2.1'],
};
const metadata = { total: 1, page: 1, limit: 50, totalPages: 1 };
const HEAD = `7:${'ab'.repeat(32)}`;

function open(state: object, lines: object[] = [LINE]) {
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
  return renderPage(<SiteAudit />, {
    path: '/admin/audit',
    pattern: '/admin/audit',
    api: {
      '/audit': { status: 'success', data: { lines }, metadata },
      '/audit/state': { status: 'success', data: { verified: null, head: HEAD, waiting: 0, ...state } },
      '/staff': {
        status: 'success',
        data: { staff: [{ _id: 's1', email: 'asha@seu.example', name: 'Asha Rao' }] },
        metadata,
      },
    },
  });
}

it('says what happened in sentences, with the notes below them', async () => {
  open({});
  const table = within(await screen.findByRole('table', { name: 'Audit log' }));
  expect(table.getByText('Asha Rao published round 2 of B.Tech.')).toBeInTheDocument();
  expect(table.getByText('From: 192.0.2.1')).toBeInTheDocument();
  expect(table.getByText('15 Jan 2026, 10:30 am IST')).toBeInTheDocument();
});

it.each([
  [{}, /has not been verified yet/],
  [{ verified: { at: LINE.at, intact: true, problem: null } }, /was whole when it was verified on 15 Jan 2026/],
  [{ waiting: 3 }, /New lines that are not linked yet: 3/],
])('the banner for %j', async (state, text) => {
  open(state);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText(`Its last link, to be noted elsewhere: ${HEAD}`)).toBeInTheDocument();
});

it('a broken chain is an alarm that says where', async () => {
  open({ verified: { at: LINE.at, intact: false, problem: 'Link 3 is missing.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/BROKEN.*Link 3 is missing/);
});

it('keeps what it is narrowed by in the address, by id', async () => {
  const { user, router } = open({});
  await screen.findByRole('option', { name: 'Asha Rao (asha@seu.example)' });
  await user.selectOptions(screen.getByLabelText('What it is about'), 'Failures and refusals');
  await user.selectOptions(screen.getByLabelText('Who, or whom it was done to'), 'Asha Rao (asha@seu.example)');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?kind=refusals&person=staff%3As1');
});
