import { problemsOf } from './problems';

const TRACKS = [{ code: 'ug', name: 'UG', status: 'published' }];

/** A round as it should be: a week each, payment and verification after it. */
const round = (number: number, month: string, more: object = {}) => ({
  id: `r${number}`,
  data: {
    track: 'ug',
    round: number,
    final: number === 2,
    opensAt: `2027-${month}-01T04:30:00.000Z`,
    closesAt: `2027-${month}-05T11:30:00.000Z`,
    payFrom: `2027-${month}-06`,
    verifyFrom: `2027-${month}-09`,
    counsellingAt: null,
    counsellingCampusId: null,
    ...more,
  },
});
const period = (more: object = {}) => ({
  id: 'a',
  data: { track: 'ug', opensOn: '2027-05-01', lastDate: '2027-06-20', ...more },
});

const PLAN = {
  beginsOn: '2027-05-01',
  tracks: TRACKS,
  applications: [period()],
  rounds: [round(1, '07'), round(2, '08')],
};

const said = (plan: Partial<typeof PLAN>) =>
  problemsOf({ ...PLAN, ...plan }).map(({ entry, message, blocks }) => [entry, message, blocks]);

test('a plan without a gap has no problems', () => expect(said({})).toEqual([]));

test.each([
  ['a missing window', { opensAt: null, closesAt: null }, 'UG, round 1: no window yet.', true],
  [
    'payment while decisions are open',
    { payFrom: '2027-07-04' },
    'UG, round 1: payment begins on 4 Jul 2027, before decisions close on 5 Jul 2027, 5:00 pm IST.',
    true,
  ],
  [
    'verification before payment',
    { verifyFrom: '2027-07-05' },
    'UG, round 1: documents are verified from 5 Jul 2027, before payment begins on 6 Jul 2027.',
    true,
  ],
  [
    'a window before the year begins',
    { opensAt: '2027-04-30T04:30:00.000Z' },
    'UG, round 1: decisions open on 30 Apr 2027, before this admission begins on 1 May 2027.',
    true,
  ],
  ['no days of payment', { payFrom: null }, 'UG, round 1: no days of payment yet.', false],
  ['no days of verification', { verifyFrom: null }, 'UG, round 1: no days of verification yet.', false],
  [
    'counselling without a campus',
    { counsellingAt: '2027-07-07T04:30:00.000Z' },
    'UG, round 1: the separate counselling has no campus.',
    false,
  ],
  [
    'a last round that another follows',
    { final: true },
    'UG, round 1 is marked as the last one, and round 2 follows.',
    true,
  ],
])('%s', (_what, more, message, blocks) => {
  // The last date lies before even the earliest window here.
  const applications = [period({ opensOn: '2027-03-01', lastDate: '2027-04-01' })];
  expect(said({ applications, rounds: [round(1, '07', more), round(2, '08')] })).toEqual([['r1', message, blocks]]);
});

test('a round that opens before the one before it closes', () => {
  const rounds = [round(1, '07'), round(2, '08', { opensAt: '2027-07-05T04:30:00.000Z' })];
  expect(said({ rounds })).toEqual([
    ['r2', 'UG, round 2 opens on 5 Jul 2027, 10:00 am IST, before round 1 closes on 5 Jul 2027, 5:00 pm IST.', true],
  ]);
});

test('payment may begin on the day after a window that closes at midnight in India', () => {
  const midnight = { closesAt: '2027-07-05T18:30:00.000Z' };
  expect(said({ rounds: [round(1, '07', { ...midnight, payFrom: '2027-07-06' }), round(2, '08')] })).toEqual([]);
});

test.each([
  [
    { lastDate: '2027-07-02' },
    'UG, applications: the last date is 2 Jul 2027, after decisions of round 1 open on 1 Jul 2027, 10:00 am IST.',
    false,
  ],
  [{ opensOn: '2027-06-21' }, 'UG, applications: they open on 21 Jun 2027, after the last date 20 Jun 2027.', true],
  [{ lastDate: null }, 'UG, applications: no last date yet.', false],
])('of applications %j', (more, message, blocks) =>
  expect(said({ applications: [period(more)] })).toEqual([['a', message, blocks]]),
);

test('what a track lacks is said, and a track without any plan is not spoken of', () => {
  expect(
    said({ tracks: [{ code: 'ug', name: 'UG', status: 'draft' }], applications: [], rounds: [round(1, '07')] }),
  ).toEqual([
    [null, 'UG: the track is a draft, so visitors see nothing of it.', false],
    [null, 'UG: no application period yet.', false],
    [null, 'UG: no round is marked as the last one.', false],
  ]);
  expect(said({ tracks: [...TRACKS, { code: 'pg', name: 'PG', status: 'published' }] })).toEqual([]);
  expect(said({ applications: [], rounds: [] })).toEqual([[null, 'Nothing is planned for this year yet.', true]]);
});

test('what is no date is taken as missing', () => {
  expect(said({ rounds: [round(1, '07', { opensAt: 'soon', final: true })] })).toEqual([
    ['r1', 'UG, round 1: no window yet.', true],
  ]);
});
