import { FEES } from '../testing/fees';
import { bandRows, concessionsOf, linesOf, sumOf } from './sums';

test('the first payment of a band is what everybody of it pays in the first semester', () => {
  expect(bandRows(FEES)).toMatchObject([
    { line: { band: 'A' }, concessions: [34_800], firstPayment: 89_600 },
    { line: { band: 'D' }, concessions: [10_000], firstPayment: 27_600 },
  ]);
});

test('a band of one track has what that track pays as well', () => {
  const fees = FEES.map((line) => (line.band === 'D' ? { ...line, track: 'diploma' as const } : line));
  expect(bandRows(fees)[1]).toMatchObject({ line: { band: 'D' }, firstPayment: 28_300 });
});

test('categories that pay the same stand together', () => {
  expect(concessionsOf(FEES)).toEqual([['SC', 'ST', 'PwD']]);
  const [first, ...others] = FEES.map((line) =>
    line.band ? { ...line, shares: [...line.shares, { category: 'EWS', percent: 50 }] } : line,
  );
  expect(concessionsOf(first ? [first, ...others] : [])).toEqual([['SC', 'ST', 'PwD'], ['EWS']]);
});

test('the tuition fee is no line of its own among what is added', () => {
  expect(linesOf(FEES, 'semester').map(({ name }) => name)).toEqual(['Examination', 'Workshop']);
  expect(sumOf(linesOf(FEES, 'once', 'deposit'))).toBe(600);
});
