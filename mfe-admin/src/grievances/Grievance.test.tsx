import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Grievance, Role } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import GrievancePage from './Grievance';
import Grievances from './Grievances';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
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
  mobile: '',
  number: 'SEU25UG0042',
  category: 'admission',
  subject: 'I cannot sign in: It says no record matches',
  message: '',
  status: 'open',
  thread: [],
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
  version: 1,
  help: { track: 'ug', track_name: 'Undergraduate', round: 2, reason: 'no-record' },
};

const RECORD = {
  _id: 'a1',
  track: 'ug',
  round: 2,
  outcome: 'allotted',
  form_number: 'SEU25UG0042',
  name: 'Neha Rawat',
  email: 'n.rawat@applicant.example',
  program: 'B.Sc. Physics',
  campus: 'Pusa I Campus',
  registered_category: 'C_UR',
  category_allocated: 'C_UR',
  program_preference: 1,
  rank: 12,
  status: 'pending',
  decided_at: null,
};

function open(role: Role, changes: Partial<Grievance> = {}) {
  authStore.getState().begin({ token: 't1', currentRole: role, email: `${role}@seu.example` });
  return renderPage(<GrievancePage />, {
    path: '/admin/grievances/g1',
    pattern: '/admin/grievances/:id',
    api: {
      '/grievance/g1': { status: 'success', data: { grievance: { ...TICKET, ...changes } } },
      '/grievance/g1/assignee': { status: 'success', data: { staff: [] } },
    },
  });
}

/** Answers a search for records so, and keeps what was looked for. */
function answerWith(...records: (typeof RECORD)[]) {
  const sought: unknown[] = [];
  server.use(
    http.post('*/api/v1/admission/applicant/search', async ({ request }) => {
      sought.push(await request.json());
      const found = records.map((record) => ({ record, hold: null, allowed: [], history: [] }));
      return HttpResponse.json({ status: 'success', data: { records: found } });
    }),
  );
  return sought;
}

const FIND = 'Find the records of this form number';

it.each<Role>(['admin', 'admissions'])(
  'shows %s what keeps from signing in, and reads records when asked to',
  async (role) => {
    const sought = answerWith(RECORD, { ...RECORD, _id: 'a2', round: 1, email: 'Neha@person.example' });
    const { user } = open(role);
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
    expect(
      records.map((record) =>
        within(record)
          .getByRole('link', { name: /^Open the record/ })
          .getAttribute('href'),
      ),
    ).toEqual(['/admin/results/records/a1', '/admin/results/records/a2']);
  },
);

it('says where there is no such record in the track', async () => {
  answerWith();
  const { user } = open('admissions');
  await user.click(await screen.findByRole('button', { name: FIND }));
  expect(await screen.findByText(/No record in Undergraduate has this form number/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find an applicant' })).toHaveAttribute('href', '/admin/results');
});

it('says why the records could not be found, and can try again', async () => {
  server.use(
    http.post('*/api/v1/admission/applicant/search', () =>
      HttpResponse.json(refusal('internal', 'Something broke.'), { status: 500 }),
    ),
  );
  const { user } = open('admissions');
  await user.click(await screen.findByRole('button', { name: FIND }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be found. Something broke.');
  answerWith(RECORD);
  await user.click(screen.getByRole('button', { name: FIND }));
  expect(await screen.findByRole('list', { name: 'Records found' })).toBeInTheDocument();
});

it('tells the grievance desk who sees the record, and offers none', async () => {
  open('grievances');
  expect(await screen.findByText(/The admissions office sees the record/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: FIND })).not.toBeInTheDocument();
  expect(screen.getByText('It says no record matches')).toBeInTheDocument();
});

it('shows nothing of it beside any other grievance', async () => {
  open('admin', { help: null, number: 'E-77', message: 'The fee was paid twice.', mobile: '9811122233' });
  expect(await screen.findByText('The fee was paid twice.')).toBeInTheDocument();
  expect(screen.getByText('Enrolment or employee number').parentElement).toHaveTextContent('E-77');
  expect(screen.queryByText('The record of the applicant')).not.toBeInTheDocument();
  expect(screen.queryByText('Track')).not.toBeInTheDocument();
});

it.each<[Role, RegExp]>([
  ['admissions', /applicants sent who cannot sign in/],
  ['grievances', /^What people sent/],
])('tells %s which tickets the list has', (role, lead) => {
  authStore.getState().begin({ token: 't1', currentRole: role, email: `${role}@seu.example` });
  renderPage(<Grievances />, { path: '/admin/grievances' });
  expect(screen.getByText(lead)).toBeInTheDocument();
});
