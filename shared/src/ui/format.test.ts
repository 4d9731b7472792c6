import { formatDate, formatInstant, formatMoney, formatSize } from './format';

test.each([
  ['2025-08-14T00:00:00Z', '14 Aug 2025'],
  // Half past six in the evening in UTC is the next day in India.
  ['2025-08-14T18:29:59Z', '14 Aug 2025'],
  ['2025-08-14T18:30:00Z', '15 Aug 2025'],
  ['2025-12-10T20:00:00Z', '11 Dec 2025'],
  // Not every engine agrees on Sep.
  ['2025-09-15T00:00:00Z', '15 Sep 2025'],
  ['2025-08-14', '14 Aug 2025'],
  ['2025-08-14T23:00:00+05:30', '14 Aug 2025'],
])('%s is %s', (instant, date) => {
  expect(formatDate(instant)).toBe(date);
});

test.each([
  ['2025-08-14T12:00:00Z', '14 Aug 2025, 5:30 pm IST'],
  ['2025-08-14T18:30:00Z', '15 Aug 2025, 12:00 am IST'],
  ['2025-08-14T06:30:00Z', '14 Aug 2025, 12:00 pm IST'],
  ['2025-08-14T03:35:00Z', '14 Aug 2025, 9:05 am IST'],
  ['2025-08-14T18:29:00Z', '14 Aug 2025, 11:59 pm IST'],
])('%s is %s', (instant, time) => {
  expect(formatInstant(instant)).toBe(time);
});

test.each([
  [500, '₹500'],
  [1000, '₹1,000'],
  [125_000, '₹1,25,000'],
  [12_345_678, '₹1,23,45,678'],
])('%d rupees are %s', (rupees, money) => {
  expect(formatMoney(rupees)).toBe(money);
});

test.each([
  [1, '1 kB'],
  [12_400, '12 kB'],
  [3_449_999, '3.4 MB'],
  [52_428_800, '52.4 MB'],
])('%d bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
