import { formatMoney, formatSize } from './format';

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
