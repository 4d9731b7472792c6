import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Grievance, Role } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import GrievancePage from './Grievance';
import Grievances from './Grievances';
import { lastMonths, sumOf } from './months';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const TICKET: Grievance = {
  _id: 'g1',
  ticket: 'GR-2026-7F3K-92QG',
  kind: 'student',
  name: 'Neha Rawat',
  email: 'neha@person.example',
  mobile: '9811122233',
  number: null,
  category: 'fee',
  subject: 'The fee was paid twice',
  message: 'Both amounts are gone.',
  status: 'open',
  thread: [
    { _id: 'e1', kind: 'reply', text: 'Which bank?', at: '2026-01-16T05:00:00.000Z', by: 'Asha Rao' },
    { _id: 'e2', kind: 'message', text: 'The one at the gate.', at: '2026-01-17T05:00:00.000Z', by: null },
    { _id: 'e3', kind: 'note', text: 'Ask for a statement.', at: '2026-01-18T05:00:00.000Z', by: 'Asha Rao' },
  ],
  created_at: '2026-01-15T05:00:00.000Z',
  updated_at: '2026-01-15T05:00:00.000Z',
  settled_at: null,
  due: '2026-02-06',
  extended_to: null,
  assignee: null,
  awaitsReply: false,
  confidential: false,
  overdue: false,
  hasFile: false,
  version: 3,
  help: null,
};
const STAFF = [
  { _id: 's1', name: 'Asha Rao' },
  { _id: 's2', name: 'Ravi Iyer' },
];
const answer = (grievance: Partial<Grievance> | null) => ({
  status: 'success',
  data: { grievance: grievance && { ...TICKET, ...grievance } },
});

const logIn = (role: Role) => authStore.getState().begin({ token: 't1', currentRole: role, email: 'a@seu.example' });

function open(changes: Partial<Grievance> = {}) {
  logIn('grievances');
  const api: Record<string, unknown> = {
    '/grievance/g1': answer(changes),
    '/grievance/g1/assignee': { status: 'success', data: { staff: STAFF } },
  };
  const at = { path: '/admin/grievances/g1', pattern: '/admin/grievances/:id' };
  return { ...renderPage(<GrievancePage />, { ...at, api }), api };
}

/** Answers a change so; returns what was sent. */
function answerChange(method: 'put' | 'post', path: string, reply: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http[method](`*/api/v1/grievance/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  return sent;
}

it('shows the thread by time, and says in words which entries are internal', async () => {
  open();
  const thread = within(await screen.findByRole('list', { name: 'What was written since' }));
  expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Asha Rao replied to the person.*Which bank/),
    expect.stringMatching(/^The person wrote.*The one at the gate/),
    expect.stringMatching(/^Asha Rao noted Internal.*Ask for a statement/),
  ]);
});

it('saves a note and empties its field', async () => {
  const sent = answerChange('post', 'g1/note', () => HttpResponse.json(answer({})));
  const { user } = open();
  const field = await screen.findByLabelText('Note');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByRole('link', { name: 'Write the note' })).toBeInTheDocument();
  await user.type(field, 'Called the bank.');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(sent).toEqual([{ text: 'Called the bank.' }]));
  await waitFor(() => expect(field).toHaveValue(''));
});

it('assigns it to somebody who may see it, and to nobody', async () => {
  const sent = answerChange('put', 'g1/assignee', () => HttpResponse.json(answer({ assignee: STAFF[1] ?? null })));
  const { user } = open();
  const field = await screen.findByLabelText('Assigned to');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nobody', 'Asha Rao', 'Ravi Iyer']);
  await user.selectOptions(field, 'Ravi Iyer');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent).toEqual([{ assignee: 's2' }]));
  await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Nobody');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent[1]).toEqual({ assignee: null }));
});

it('moves it with a reason, and leads to the list where it is not for these eyes any more', async () => {
  const sent = answerChange('put', 'g1/category', () => HttpResponse.json(answer(null)));
  const { user, router } = open();
  await user.click(await screen.findByText('Move it to another category'));
  expect(screen.getByText(/^In a confidential category \(Harassment\) only members/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Category'), 'Harassment');
  await user.click(screen.getByRole('button', { name: 'Move it' }));
  expect(await screen.findByRole('link', { name: /^Give a reason/ })).toBeInTheDocument();
  const reasons = screen.getAllByLabelText('Reason');
  await user.type(reasons.at(-1) as HTMLElement, 'It is about conduct.');
  await user.click(screen.getByRole('button', { name: 'Move it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/grievances'));
  expect(sent).toEqual([{ category: 'harassment', reason: 'It is about conduct.', lift: false, version: 3 }]);
});

it('offers to end that it is confidential only where it is', async () => {
  const { user } = open({ confidential: true });
  await user.click(await screen.findByText('Move it to another category'));
  expect(screen.getByRole('checkbox', { name: /^End that it is confidential/ })).not.toBeChecked();
});

it('promises a later day once, and shows it', async () => {
  const sent = answerChange('put', 'g1/due', () =>
    HttpResponse.json(answer({ extended_to: '2026-02-20', version: 4 })),
  );
  const { user, api } = open();
  await user.click(await screen.findByText('Promise a later day'));
  await user.type(screen.getByLabelText('Answer by'), '2026-02-20');
  await user.type(screen.getByLabelText('Reason, for the person'), 'The bank is slow.');
  api['/grievance/g1'] = answer({ extended_to: '2026-02-20', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Promise this day' }));
  expect((await screen.findByText('Later day told to the person')).parentElement).toHaveTextContent('20 Feb 2026');
  expect(sent).toEqual([{ to: '2026-02-20', reason: 'The bank is slow.', version: 3 }]);
  expect(screen.queryByText('Promise a later day')).not.toBeInTheDocument();
});

it('shows how it is now when somebody else was faster', async () => {
  answerChange('put', 'g1/due', () =>
    HttpResponse.json(
      { ...refusal('conflict', 'Changed.'), data: answer({ status: 'in-progress' }).data },
      { status: 409 },
    ),
  );
  const { user } = open();
  await user.click(await screen.findByText('Promise a later day'));
  await user.type(screen.getByLabelText('Answer by'), '2026-02-20');
  await user.type(screen.getByLabelText('Reason, for the person'), 'The bank is slow.');
  await user.click(screen.getByRole('button', { name: 'Promise this day' }));
  expect(await screen.findByText(/Somebody else has changed this grievance meanwhile/)).toBeInTheDocument();
});

const COUNTS = { open: 1, 'in-progress': 0, settled: 0, rejected: 0, overdue: 0 };

function openList(role: Role, month: object[] = []) {
  logIn(role);
  const metadata = { total: 1, page: 1, limit: 20, totalPages: 1 };
  const api = {
    '/grievance': {
      status: 'success',
      data: { grievances: [{ ...TICKET, assignee: STAFF[0], awaitsReply: true }], counts: COUNTS },
      metadata,
    },
    '/grievance/month': { status: 'success', data: { counts: month } },
  };
  return renderPage(<Grievances />, { path: '/admin/grievances', pattern: '/admin/grievances', api });
}

it('narrows the list to one’s own, shows who has each, and saves what it shows', async () => {
  const sent = answerChange('post', 'export', () =>
    HttpResponse.json({ status: 'success', data: { url: '#', expiresAt: '' } }),
  );
  const { user, router } = openList('grievances');
  expect(await screen.findByRole('cell', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText('The person wrote again')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Me');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe('?assigned=me');
  await user.click(screen.getByRole('button', { name: 'Save it with texts' }));
  await waitFor(() => expect(sent).toEqual([{ assigned: 'me', texts: true }]));
});

it('offers no export to the admissions office', async () => {
  openList('admissions');
  expect(await screen.findByRole('cell', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

it('counts a month, of the last twenty-four', async () => {
  openList('grievances', [
    { category: 'fee', received: 3, in_time: 1, late: 1, pending: 1 },
    { category: 'campus', received: 1, in_time: 0, late: 0, pending: 2 },
  ]);
  const table = within(await screen.findByRole('table', { name: /^Grievances in / }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AboutReceivedSettled in timeSettled latePending at its end',
    'Fee and refund3111',
    'Campus and hostel1002',
    'All4113',
  ]);
  expect(within(screen.getByLabelText('Month')).getAllByRole('option')).toHaveLength(24);
});

it('months follow one another without a gap, also over the turn of a year', () => {
  const months = lastMonths();
  expect(new Set(months).size).toBe(24);
  expect([...months].sort().reverse()).toEqual(months);
  expect(sumOf([])).toEqual({ received: 0, in_time: 0, late: 0, pending: 0 });
});
