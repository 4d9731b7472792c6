import { aFee, aProgramDetail } from '../testing';
import { factsOf } from './detail';
import { feeTableOf, registrationOf } from './fees';

const table = (fees: ReturnType<typeof aFee>[], fee_note: string | null = null) =>
  feeTableOf(factsOf(aProgramDetail('DCE', { fees, fee_note })));

const TUITION = aFee('Tuition', 'semester', 25_000, { band: 'D' });

test('the first payment adds the semester, what is paid once and deposits, not the registration', () => {
  const fees = [
    aFee('Form', 'registration', 1_000),
    TUITION,
    aFee('Card', 'once', 100),
    aFee('Caution', 'deposit', 500),
  ];
  expect(table(fees)?.payers).toEqual([{ categories: [], firstPayment: 25_600, semester: 25_000 }]);
  expect(registrationOf(fees).map(({ name }) => name)).toEqual(['Form']);
});

test('categories that pay the same stand together, those that pay all of it nowhere', () => {
  const shares = (['SC', 'ST', 'EWS', 'ALL'] as const).map((category, index) => ({
    category,
    percent: [40, 40, 50, 100][index] ?? 0,
  }));
  expect(table([{ ...TUITION, shares }])?.payers).toEqual([
    { categories: [], firstPayment: 25_000, semester: 25_000 },
    { categories: ['SC', 'ST'], firstPayment: 10_000, semester: 10_000 },
    { categories: ['EWS'], firstPayment: 12_500, semester: 12_500 },
  ]);
});

test.each([
  ['without a tuition fee', table([aFee('Card', 'once', 100)])],
  ['where something else stands in its place', table([TUITION], 'As agreed')],
])('no table %s', (_, found) => {
  expect(found).toBeNull();
});
