import { today } from '@university/shared/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Grievance, Role } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { addDays } from '@university/shared/time';
import { answer, answering, listOf, logIn, refused, startServer, success } from '../testing';
import GrievancePage from './Grievance';
import Grievances, { lastMonths, sumOf } from './Grievances';
import { dueInWords } from './texts';

startServer();

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const CREATED = '2026-01-15T05:00:00.000Z';
const TICKET: Grievance = {
  ...{ _id: 'g1', ticket: 'GR-2026-7F3K-92QG', kind: 'student', status: 'open', version: 3, category: 'fee' },
  ...{ name: 'Neha Rawat', email: 'neha@person.example', mobile: '9811122233', number: null },
  ...{ subject: 'The fee was paid twice', message: 'Both amounts are gone.', hasFile: false, help: null },
  thread: [
    { _id: 'e1', kind: 'reply', text: 'Which bank?', at: '2026-01-16T05:00:00.000Z', by: 'Asha Rao' },
    { _id: 'e2', kind: 'message', text: 'The one at the gate.', at: '2026-01-17T05:00:00.000Z', by: null },
    { _id: 'e3', kind: 'note', text: 'Ask for a statement.', at: '2026-01-18T05:00:00.000Z', by: 'Asha Rao' },
  ],
  ...{ created_at: CREATED, updated_at: CREATED, settled_at: null, due: '2026-02-06', extended_to: null },
  ...{ assignee: null, awaitsReply: false, confidential: false, overdue: false },
};
const STAFF = [
  { _id: 's1', name: 'Asha Rao', isMe: true },
  { _id: 's2', name: 'Ravi Iyer', isMe: false },
];
const grievanceOf = (changes: Partial<Grievance>) => ({ grievance: { ...TICKET, ...changes } });

function open(changes: Partial<Grievance> = {}, role: Role = 'grievances') {
  logIn(role);
  const api: Record<string, unknown> = {
    '/grievance/g1': success(grievanceOf(changes)),
    '/grievance/g1/assignee': success({ staff: STAFF }),
  };
  const at = { path: '/admin/grievances/g1', pattern: '/admin/grievances/:id' };
  return { ...renderPage(<GrievancePage />, { ...at, api }), api };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

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
  const sent = answering('post', '/grievance/g1/note', answer(grievanceOf({})));
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
  const sent = answering('put', '/grievance/g1/assignee', answer(grievanceOf({ assignee: STAFF[1] ?? null })));
  const { user } = open();
  const field = await screen.findByLabelText('Assigned to');
  const options = within(field).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nobody', 'Asha Rao', 'Ravi Iyer']);
  await user.selectOptions(field, 'Ravi Iyer');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent).toEqual([{ assignee: 's2' }]));
  await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Nobody');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent[1]).toEqual({ assignee: null }));
});

it('is assigned to oneself with one press, which is offered to others only', async () => {
  const { user, api } = open();
  const sent = answering('put', '/grievance/g1/assignee', () => {
    const mine = grievanceOf({ assignee: STAFF[0] ?? null });
    api['/grievance/g1'] = success(mine);
    return answer(mine)();
  });
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(sent).toEqual([{ assignee: 's1' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Assigned to')).toHaveValue('s1');
});

it('moves it with a reason, and leads to the list where it is not for these eyes any more', async () => {
  const sent = answering('put', '/grievance/g1/category', answer({ grievance: null }));
  const confidential = open({ confidential: true });
  await confidential.user.click(await screen.findByText('Move it to another category'));
  expect(screen.getByRole('checkbox', { name: /^End that it is confidential/ })).not.toBeChecked();
  confidential.unmount();
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

describe('a later day', () => {
  async function promise({ user }: ReturnType<typeof open>) {
    await user.click(await screen.findByText('Promise a later day'));
    type('Answer by', '2026-02-20');
    type('Reason, for the person', 'The bank is slow.');
    await user.click(screen.getByRole('button', { name: 'Promise this day' }));
  }

  it('is promised once, and shown', async () => {
    const later = { extended_to: '2026-02-20', version: 4 };
    const view = open();
    const sent = answering('put', '/grievance/g1/due', () => {
      view.api['/grievance/g1'] = success(grievanceOf(later));
      return answer(grievanceOf(later))();
    });
    await promise(view);
    expect((await screen.findByText('Later day told to the person')).parentElement).toHaveTextContent('20 Feb 2026');
    expect(sent).toEqual([{ to: '2026-02-20', reason: 'The bank is slow.', version: 3 }]);
    expect(screen.queryByText('Promise a later day')).not.toBeInTheDocument();
  });

  it('is not where somebody else was faster, which is said', async () => {
    const data = grievanceOf({ status: 'in-progress' });
    answering('put', '/grievance/g1/due', refused(409, 'conflict', 'Changed.', { data }));
    await promise(open());
    expect(await screen.findByText(/Somebody else has changed this grievance meanwhile/)).toBeInTheDocument();
  });
});

const COUNTS = { open: 1, 'in-progress': 0, settled: 0, rejected: 0, overdue: 0 };

function openList(role: Role, month: object[] = []) {
  logIn(role);
  const grievances = [{ ...TICKET, assignee: STAFF[0], awaitsReply: true }];
  return renderPage(<Grievances />, {
    path: '/admin/grievances',
    api: { '/grievance': listOf({ grievances, counts: COUNTS }, 1), '/grievance/month': success({ counts: month }) },
  });
}

it('narrows the list to one’s own, shows who has each, and saves what it shows', async () => {
  const sent = answering('post', '/grievance/export', answer({ url: '#', expiresAt: '' }));
  const { user, router } = openList('grievances');
  expect(await screen.findByRole('cell', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText(/^What people sent/)).toBeInTheDocument();
  expect(screen.getByText('The person wrote again')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Me');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe('?assigned=me');
  await user.click(screen.getByRole('button', { name: 'Save it with texts' }));
  await waitFor(() => expect(sent).toEqual([{ assigned: 'me', texts: true }]));
});

it('tells the admissions office of its tickets alone, and offers it no export', async () => {
  openList('admissions');
  expect(screen.getByText(/applicants sent who cannot sign in/)).toBeInTheDocument();
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

describe('a ticket about signing in', () => {
  const HELP: Partial<Grievance> = {
    ...{ mobile: '', number: 'SEU25UG0042', category: 'admission', message: '', thread: [] },
    subject: 'I cannot sign in: It says no record matches',
    help: { track: 'ug', track_name: 'Undergraduate', round: 2, reason: 'no-record' },
  };
  const RECORD = {
    ...{ _id: 'a1', track: 'ug', round: 2, outcome: 'allotted', form_number: 'SEU25UG0042', name: 'Neha Rawat' },
    ...{ email: 'n.rawat@applicant.example', program: 'B.Sc. Physics', campus: 'Pusa I Campus' },
    ...{ registered_category: 'C_UR', category_allocated: 'C_UR', program_preference: 1, rank: 12 },
    ...{ status: 'pending', decided_at: null },
  };
  const found = (...records: (typeof RECORD)[]) =>
    answer({ records: records.map((record) => ({ record, hold: null, allowed: [], history: [] })) });
  const searching = (...answers: ReturnType<typeof found>[]) =>
    answering('post', '/admission/applicant/search', ...answers);

  const FIND = 'Find the records of this form number';

  it.each<Role>(['admin', 'admissions'])(
    'shows %s what keeps from signing in, and reads records when asked to',
    async (role) => {
      const sought = searching(found(RECORD, { ...RECORD, _id: 'a2', round: 1, email: 'Neha@person.example' }));
      const { user } = open(HELP, role);
      const facts = [
        ['Form number', 'SEU25UG0042'],
        ['Track', 'Undergraduate'],
        ['What happens', 'It says no record matches'],
        ['Round of the sign-in page', '2'],
      ];
      for (const [term = '', value = ''] of facts)
        expect((await screen.findByText(term)).parentElement).toHaveTextContent(`${term}${value}`);
      expect(screen.queryByText('What they wrote')).not.toBeInTheDocument();
      const button = await screen.findByRole('button', { name: FIND });
      expect(screen.getByText('Looking at a record is noted in the audit log.')).toBeInTheDocument();
      expect(sought).toEqual([]);
      await user.click(button);
      const records = within(await screen.findByRole('list', { name: 'Records found' })).getAllByRole('listitem');
      expect(sought).toEqual([{ form_number: 'SEU25UG0042', track: 'ug' }]);
      expect(records.map((record) => record.textContent)).toEqual([
        expect.stringContaining('The e-mail address of the ticket is not the one on record.'),
        expect.stringContaining('The e-mail address of the ticket is the one on record.'),
      ]);
      const links = records.map((record) => within(record).getByRole('link', { name: /^Open the record/ }));
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['a1', 'a2'].map((id) => `/admin/results/records/${id}`),
      );
    },
  );

  it('says where there is no such record in the track', async () => {
    searching(found());
    const { user } = open(HELP, 'admissions');
    await user.click(await screen.findByRole('button', { name: FIND }));
    expect(await screen.findByText(/No record in Undergraduate has this form number/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find an applicant' })).toHaveAttribute('href', '/admin/results');
  });

  it('says why the records could not be found, and can try again', async () => {
    searching(refused(500, 'internal', 'Something broke.'), found(RECORD));
    const { user } = open(HELP, 'admissions');
    await user.click(await screen.findByRole('button', { name: FIND }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be found. Something broke.');
    await user.click(screen.getByRole('button', { name: FIND }));
    expect(await screen.findByRole('list', { name: 'Records found' })).toBeInTheDocument();
  });

  it('tells the grievance desk who sees the record, and offers none', async () => {
    open(HELP, 'grievances');
    expect(await screen.findByText(/The admissions office sees the record/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: FIND })).not.toBeInTheDocument();
    expect(screen.getByText('It says no record matches')).toBeInTheDocument();
  });

  it('shows nothing of it beside any other grievance', async () => {
    open({ number: 'E-77' }, 'admin');
    expect(await screen.findByText('Both amounts are gone.')).toBeInTheDocument();
    expect(screen.getByText('Enrolment or employee number').parentElement).toHaveTextContent('E-77');
    expect(screen.queryByText('The record of the applicant')).not.toBeInTheDocument();
    expect(screen.queryByText('Track')).not.toBeInTheDocument();
  });
});

it.each([
  ['overdue', { due: '2020-03-04', status: 'open', overdue: true } as const, /^4 Mar 2020, overdue$/],
  ['closed', { due: '2020-03-04', status: 'settled', overdue: false } as const, /^4 Mar 2020$/],
  ['today', { due: today(), status: 'open', overdue: false } as const, /, today$/],
  ['tomorrow', { due: addDays(today(), 1), status: 'open', overdue: false } as const, /, in 1 day$/],
  ['later', { due: addDays(today(), 9), status: 'in-progress', overdue: false } as const, /, in 9 days$/],
])('when an answer is due: %s', (_, line, expected) => expect(dueInWords(line)).toMatch(expected));
