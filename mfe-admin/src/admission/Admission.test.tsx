import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { ProveItIsYou } from '../area/StaffArea';
import { DEMO } from '../documents/testing/examples';
import { dropAllUnfinished } from '../form/unfinished';
import { refusal, server, startServer } from '../testing';
import Admission from './Admission';
import type { Plan } from './queries';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admissions', email: 'desk@seu.example' }));
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
});

const success = (data: object) => ({ status: 'success', data });

const PROBLEM = { entry: 'r2', message: 'UG, round 2: no window yet.', blocks: true };

const PLAN = {
  cycles: [{ code: '2026-27', beginsOn: '2026-05-01', status: 'draft' }],
  cycle: { _id: '2026-27', version: 1, status: 'draft', beginsOn: '2026-05-01' },
  tracks: [{ code: 'ug', name: 'UG', status: 'published' }],
  applications: [{ _id: 'a1', version: 1, status: 'published', data: { ...DEMO.application, lastDate: '2026-06-30' } }],
  rounds: [
    { _id: 'r1', version: 3, status: 'published', published: true, records: 1_200, data: DEMO.round },
    {
      _id: 'r2',
      version: 1,
      status: 'draft',
      published: false,
      records: 0,
      data: {
        ...DEMO.round,
        code: 'ug-2',
        round: 2,
        final: true,
        opensAt: null,
        closesAt: null,
        payFrom: null,
        payUntil: null,
      },
    },
  ],
  problems: [{ entry: null, message: 'UG: a remark.', blocks: false }, PROBLEM],
} as unknown as Plan;

const SCHEDULE = {
  on: '2026-07-24',
  cycle: '2026-27',
  tracks: [
    {
      code: 'ug',
      name: 'UG',
      full_name: 'Undergraduate',
      application: { opens_on: '2026-05-01', last_date: '2026-06-30', portal: null },
    },
  ],
  rounds: [],
};

function open(path = '/admin/admission?cycle=2026-27&on=2026-07-24', plan: Plan = PLAN) {
  return renderPage(
    <>
      <Admission />
      <ProveItIsYou />
    </>,
    {
      path,
      pattern: '/admin/admission',
      api: {
        '/admission/plan': success(plan),
        '/admission/schedule/preview': success(SCHEDULE),
        '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }),
      },
    },
  );
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('shows every entry with its dates in India, and first what stands in the way', async () => {
  open();
  expect(await rowOf('UG, applications')).toHaveTextContent('1 May 2026 – 30 Jun 2026');
  const first = await rowOf('UG, round 1');
  expect(first).toHaveTextContent('23 Jul 2026, 10:00 am IST – 25 Jul 2026, 5:00 pm IST');
  expect(first).toHaveTextContent('26 Jul 2026 to 29 Jul 2026');
  expect(first).toHaveTextContent('Result is out');
  expect(first).toHaveTextContent('1,200 records');
  expect(await rowOf('UG, round 2')).toHaveTextContent(/Last round.*Not set.*Draft/);
  const items = screen.getAllByText(/no window yet|a remark/).map((each) => each.textContent);
  expect(items[0]).toMatch(/^Stands in the way.*no window yet/);
  expect(within(first).getByRole('link', { name: 'Results: UG, round 1' })).toHaveAttribute(
    'href',
    '/admin/results/ug/1?cycle=2026-27',
  );
});

it('what contradicts itself in a published year is to be put right', async () => {
  open(undefined, { ...PLAN, cycle: { ...PLAN.cycle, status: 'published' } } as Plan);
  expect(await screen.findByText('To put right:')).toBeInTheDocument();
  expect(screen.queryByText(/Stands in the way/)).not.toBeInTheDocument();
});

it('a row opens to its dates by keyboard; all of them move together, and nothing else is changed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/v1/document/r1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(success({ document: {} }));
    }),
  );
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Change dates: UG, round 1' });
  button.focus();
  await user.keyboard('{Enter}');
  const opens = await screen.findByLabelText('Decisions from, in IST (optional)');
  expect(opens).toHaveFocus();
  expect(opens).toHaveValue('2026-07-23T10:00');
  await user.type(screen.getByLabelText('Move all by days'), '7{Enter}');
  expect(opens).toHaveValue('2026-07-30T10:00');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByLabelText('Decisions from, in IST (optional)')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      kind: 'round',
      version: 3,
      status: 'published',
      note: '',
      correction: '',
      data: {
        ...DEMO.round,
        opensAt: '2026-07-30T04:30:00.000Z',
        closesAt: '2026-08-01T11:30:00.000Z',
        payFrom: '2026-08-02',
        payUntil: '2026-08-05',
        verifyFrom: '2026-08-06',
        verifyUntil: '2026-08-08',
        counsellingAt: '2026-08-04T04:30:00.000Z',
      },
    },
  ]);
});

it('Escape closes a row, and dates that cannot be are refused beside their input', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Change dates: UG, applications' });
  await user.click(button);
  expect(await screen.findByLabelText('Opens on (optional)')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change dates: UG, round 1' }));
  await user.clear(await screen.findByLabelText('Decisions until, in IST (optional)'));
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByLabelText('Decisions until, in IST (optional)')).toHaveAccessibleDescription(
    /the last after the first/,
  );
});

it('of two who change an entry the second is told, and keeps what was typed', async () => {
  server.use(
    http.put('*/api/v1/document/r1', () =>
      HttpResponse.json({ ...refusal('conflict', 'changed'), data: { document: {} } }, { status: 409 }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change dates: UG, round 1' }));
  const pay = await screen.findByLabelText('Payment until (optional)');
  await user.clear(pay);
  await user.type(pay, '2026-07-30');
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByText(/^Somebody else has changed this entry meanwhile/)).toBeInTheDocument();
  expect(pay).toHaveValue('2026-07-30');
});

it('a copy is suggested for the next year, 52 weeks later, and opened when it is made', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/admission/cycle/copy', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json(refusal('exists', 'There is an admission year 2027-28 already.'), { status: 409 })
        : HttpResponse.json(success({ cycle: '2027-28', applications: 1, rounds: 2 }));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByText('Copy to a new year'));
  expect(await screen.findByLabelText('Academic year')).toHaveValue('2027-28');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('There is an admission year 2027-28 already.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ from: '2026-27', code: '2027-28', beginsOn: '2027-04-30', daysLater: 364 });
});

it('publishing asks first, and lists what stands in the way', async () => {
  server.use(
    http.post('*/api/v1/admission/cycle/2026-27/publish', () =>
      HttpResponse.json(
        { ...refusal('contradictory', 'Nothing was published.'), data: { problems: [PROBLEM] } },
        { status: 409 },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish this year' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^2 drafts are published at once/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish this year' }));
  expect(await dialog.findByText('Nothing was published. UG, round 2: no window yet.')).toBeInTheDocument();
});

it('a year without drafts offers no publishing; one that is not there says so', async () => {
  const published = { ...PLAN, cycle: { ...PLAN.cycle, status: 'published' }, rounds: PLAN.rounds.slice(0, 1) } as Plan;
  open(undefined, published);
  await rowOf('UG, round 1');
  expect(screen.queryByRole('button', { name: 'Publish this year' })).not.toBeInTheDocument();
});

it('where no year of this name is, it says so', async () => {
  open('/admin/admission?cycle=1999-00', { ...PLAN, cycle: null, applications: [], rounds: [], problems: [] });
  expect(await screen.findByText('There is no such admission year.')).toBeInTheDocument();
});

it('shows what the site says on the day in the address', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'What holds on this day' });
  expect(screen.getByLabelText('Day')).toHaveValue('2026-07-24');
  expect(within(table).getByText('Applications closed on 30 Jun 2026.')).toBeInTheDocument();
});
