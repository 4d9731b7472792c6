import { dueOf, type FeeLine, feesOf, firstPaymentOf } from './fees';

const line = (given: Partial<FeeLine>): FeeLine => ({
  timing: 'semester',
  amount: 0,
  track: null,
  band: null,
  shares: [],
  ...given,
});

const TABLE = [
  line({
    amount: 25_000,
    band: 'D',
    shares: [
      { category: 'SC', percent: 40 },
      { category: 'PWD', percent: 0 },
    ],
  }),
  line({ amount: 87_000, band: 'A' }),
  line({ amount: 5_750 }),
  line({ amount: 300, timing: 'once' }),
  line({ amount: 3_500, timing: 'deposit' }),
  line({ amount: 1_000, timing: 'registration', track: 'diploma' }),
  line({ amount: 2_000, timing: 'registration', track: 'btech' }),
];

const DIPLOMA = { track: 'diploma', band: 'D' } as const;

test('the first payment is a semester, what is paid once, and the deposits', () => {
  expect(feesOf(TABLE, DIPLOMA)).toEqual({
    tuition: 25_000,
    semester: 30_750,
    firstPayment: 34_550,
    registration: 1_000,
  });
});

test('a band without a tuition fee, and none, have no sums', () => {
  const unknown = { tuition: null, semester: null, firstPayment: null };
  expect(feesOf(TABLE, { track: 'btech', band: null })).toEqual({ ...unknown, registration: 2_000 });
  expect(feesOf(TABLE, { track: 'btech', band: 'Z' })).toEqual({ ...unknown, registration: 2_000 });
});

test('a concession is on the lines that name the category, in whole rupees', () => {
  expect(feesOf(TABLE, { ...DIPLOMA, category: 'SC' }).firstPayment).toBe(10_000 + 9_550);
  expect(dueOf({ amount: 999, shares: [{ category: 'SC', percent: 50 }] }, 'SC')).toBe(500);
});

test.each([
  ['D_UR', 34_550],
  ['OD_SC', 19_550],
  ['D_UR_PWD', 9_550],
  ['D_SC_PWD', 9_550],
  ['KM', 34_550],
  // The region is no category of a concession.
  ['SC_UR', 34_550],
])('%s pays %i first', (category, payment) => {
  expect(firstPaymentOf(TABLE, { ...DIPLOMA, category })).toBe(payment);
});
