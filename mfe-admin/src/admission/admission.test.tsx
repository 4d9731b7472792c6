import Admission, { previewLines } from './Admission';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoundSchedule, Schedule } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { ProveItIsYou } from '../area/StaffArea';
import { DEMO } from '../documents/testing/examples';
import { answer, answering, HAS_FACTOR, logIn, refused, startServer, success } from '../testing';
import { movedInput, nextYear } from './DatesForm';
import type { Plan } from './plan-rows';

startServer();

beforeEach(() => logIn('admissions'));

const PROBLEM = { entry: 'r2', message: 'UG, round 2: no window yet.', blocks: true };

const UNSET = { opensAt: null, closesAt: null, payFrom: null, payUntil: null };
const SECOND = { code: 'ug-2', round: 2, final: true, ...UNSET };

const PLAN = {
  cycles: [{ code: '2026-27', beginsOn: '2026-05-01', status: 'draft' }],
  cycle: { _id: '2026-27', version: 1, status: 'draft', beginsOn: '2026-05-01' },
  tracks: [{ code: 'ug', name: 'UG', status: 'published' }],
  applications: [{ _id: 'a1', version: 1, status: 'published', data: { ...DEMO.application, lastDate: '2026-06-30' } }],
  rounds: [
    { _id: 'r1', version: 3, status: 'published', published: true, records: 1_200, data: DEMO.round },
    { _id: 'r2', version: 1, status: 'draft', published: false, records: 0, data: { ...DEMO.round, ...SECOND } },
  ],
  problems: [{ entry: null, message: 'UG: a remark.', blocks: false }, PROBLEM],
} as unknown as Plan;

const APPLICATION = { opens_on: '2026-05-01', last_date: '2026-06-30', portal: null };
const schedule = (
  on: string,
  application: Schedule['tracks'][number]['application'] = APPLICATION,
  rounds: RoundSchedule[] = [],
) => ({
  ...{ on, cycle: '2026-27', rounds },
  tracks: [{ code: 'ug', name: 'UG', full_name: 'Undergraduate', application }],
});

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
        '/admission/schedule/preview': success(schedule('2026-07-24')),
        ...HAS_FACTOR,
      },
    },
  );
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

it('shows every entry with its dates in India, first what stands in the way, and what the site says on the day in the address', async () => {
  open();
  expect(await rowOf('UG, applications')).toHaveTextContent('1 May 2026 – 30 Jun 2026');
  const first = await rowOf('UG, round 1');
  expect(first).toHaveTextContent('23 Jul 2026, 10:00 am IST – 25 Jul 2026, 5:00 pm IST');
  expect(first).toHaveTextContent('26 Jul 2026 to 29 Jul 2026');
  expect(first).toHaveTextContent('Result is out');
  expect(first).toHaveTextContent('1,200 records');
  expect(await rowOf('UG, round 2')).toHaveTextContent(/Last round.*Not set.*Draft/);
  const items = screen.getAllByText(/no window yet|a remark/).map((each) => each.textContent);
  expect(items[0]).toMatch(/^To mend before the year.*no window yet/);
  const results = within(first).getByRole('link', { name: 'Results: UG, round 1' });
  expect(results).toHaveAttribute('href', '/admin/results/ug/1?cycle=2026-27');
  const table = await screen.findByRole('table', { name: 'What holds on this day' });
  expect(screen.getByLabelText('Day')).toHaveValue('2026-07-24');
  expect(within(table).getByText('Applications closed on 30 Jun 2026.')).toBeInTheDocument();
});

it('what contradicts itself in a published year is to be put right; without drafts there is nothing to publish', async () => {
  open(undefined, { ...PLAN, cycle: { ...PLAN.cycle, status: 'published' }, rounds: PLAN.rounds.slice(0, 1) } as Plan);
  expect(await screen.findByText('To put right:')).toBeInTheDocument();
  expect(screen.queryByText(/To mend before the year/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish this year' })).not.toBeInTheDocument();
});

it('a row opens to its dates by keyboard; all of them move together, and nothing else is changed', async () => {
  const sent = answering('put', '/document/r1', answer({ document: {} }));
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
  const data = {
    ...{ ...DEMO.round, opensAt: '2026-07-30T04:30:00.000Z', closesAt: '2026-08-01T11:30:00.000Z' },
    ...{ payFrom: '2026-08-02', payUntil: '2026-08-05', verifyFrom: '2026-08-06', verifyUntil: '2026-08-08' },
    counsellingAt: '2026-08-04T04:30:00.000Z',
  };
  expect(sent).toEqual([{ kind: 'round', version: 3, status: 'published', note: '', correction: '', data }]);
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
  const until = await screen.findByLabelText('Decisions until, in IST (optional)');
  expect(until).toHaveAccessibleDescription(/the last after the first/);
});

it('of two who change an entry the second is told, and keeps what was typed', async () => {
  answering('put', '/document/r1', refused(409, 'conflict', 'changed', { data: { document: {} } }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change dates: UG, round 1' }));
  const pay = await screen.findByLabelText('Payment until (optional)');
  fireEvent.change(pay, { target: { value: '2026-07-30' } });
  await user.click(screen.getByRole('button', { name: 'Save the dates' }));
  expect(await screen.findByText(/^Somebody else has changed this entry meanwhile/)).toBeInTheDocument();
  expect(pay).toHaveValue('2026-07-30');
});

it('a copy is suggested for the next year, 52 weeks later, and opened when it is made', async () => {
  const exists = refused(409, 'exists', 'There is an admission year 2027-28 already.');
  const copied = answer({ cycle: '2027-28', applications: 1, rounds: 2 });
  const sent = answering('post', '/admission/cycle/copy', exists, copied);
  const { user } = open();
  await user.click(await screen.findByText('Copy to a new year'));
  expect(await screen.findByLabelText('Academic year')).toHaveValue('2027-28');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('There is an admission year 2027-28 already.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ from: '2026-27', code: '2027-28', beginsOn: '2027-04-30', daysLater: 364 });
});

it('days are counted in digits of Hindi too', async () => {
  const sent = answering('post', '/admission/cycle/copy', answer({ cycle: '2027-28', applications: 1, rounds: 2 }));
  const { user } = open();
  await user.click(await screen.findByText('Copy to a new year'));
  const days = screen.getByLabelText(/later/);
  fireEvent.change(days, { target: { value: '−३६५' } });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ daysLater: -365 })]));
});

it('publishing asks first, and lists what stands in the way', async () => {
  const no = refused(409, 'contradictory', 'Nothing was published.', { data: { problems: [PROBLEM] } });
  answering('post', '/admission/cycle/2026-27/publish', no);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Publish this year' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^2 drafts are published at once/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish this year' }));
  expect(await dialog.findByText('Nothing was published. UG, round 2: no window yet.')).toBeInTheDocument();
});

it('where no year of this name is, it says so', async () => {
  open('/admin/admission?cycle=1999-00', { ...PLAN, cycle: null, applications: [], rounds: [], problems: [] });
  expect(await screen.findByText('There is no such admission year.')).toBeInTheDocument();
});

describe('dates that move', () => {
  it.each([
    ['2025-26', '2026-27'],
    ['2098-99', '2099-00'],
    ['spring', ''],
  ])('after %s comes %j', (code, next) => expect(nextYear(code)).toBe(next));

  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2026-07-23T10:00', -1, '2026-07-22T10:00'],
    ['', 7, ''],
    ['soon', 7, 'soon'],
  ])('%j, %d days later, is %j', (value, days, moved) => expect(movedInput(value, days)).toBe(moved));
});

describe('what the site says on a day', () => {
  it.each([
    ['2026-04-30', 'Applications open on 1 May 2026.'],
    ['2026-05-01', 'Apply by 30 Jun 2026.'],
    ['2026-06-30', 'Apply by 30 Jun 2026.'],
    ['2026-07-01', 'Applications closed on 30 Jun 2026.'],
  ])('on %s: %s', (on, said) => {
    expect(previewLines(schedule(on))).toEqual([{ _id: 'ug', name: 'UG', says: [said] }]);
  });

  it('says of a track without dates just that', () => {
    expect(previewLines(schedule('2026-05-01', null))[0]?.says).toEqual(['No dates of applications.']);
  });

  it('says of each round whether its result is out, how its window stands, and what follows', () => {
    const round = {
      ...{ track: 'ug', round: 1, published: true, state: 'open', verify: null },
      ...{ opensAt: '2026-07-23T04:30:00.000Z', closesAt: '2026-07-25T11:30:00.000Z' },
      pay: { from: '2026-07-26', to: '2026-07-29' },
    } as RoundSchedule;
    const of = (more: Partial<RoundSchedule>) => previewLines(schedule('2026-07-24', null, [{ ...round, ...more }]))[1];
    expect(of({})).toEqual({
      _id: 'ug-1',
      name: 'UG, round 1',
      says: [
        'The result is out.',
        'Decisions are open until 25 Jul 2026, 5:00 pm IST.',
        'Payment: 26 Jul 2026 to 29 Jul 2026.',
      ],
    });
    expect(of({ state: 'unset', published: false, opensAt: null, closesAt: null, pay: null })?.says).toEqual([
      'The result is not out.',
      'No window yet.',
    ]);
  });
});
