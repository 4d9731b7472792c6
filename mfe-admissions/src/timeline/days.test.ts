import { daysInWords, daysOf, dayInWords, endInWords, listInWords, startInWords } from './days';

test.each([
  ['2027-06-30', '2027-05-01', '30 June'],
  ['2027-06-30', '2026-11-25', '30 June 2027'],
  ['2026-08-18', '2026-08-01', '18 Aug'],
])('%s, said on %s, is %s', (day, on, words) => {
  expect(dayInWords(day, on)).toBe(words);
});

test('a window that ends at midnight ends on the day before, and one that begins then on that day', () => {
  expect(endInWords('2026-08-18T11:30:00.000Z', '2026-08-01')).toBe('18 Aug, 5:00 pm');
  expect(endInWords('2026-08-18T18:30:00.000Z', '2026-08-01')).toBe('18 Aug, midnight');
  expect(startInWords('2026-08-18T18:30:00.000Z', '2026-08-01')).toBe('19 Aug, midnight');
});

test.each([
  [['2025-08-18', '2025-08-19', '2025-08-20'], '18th, 19th and 20th Aug 2025'],
  [['2025-08-20', '2025-08-18', '2025-08-19', '2025-08-19'], '18th, 19th and 20th Aug 2025'],
  [['2025-08-18', '2025-08-19', '2025-08-20', '2025-08-21'], '18th to 21st Aug 2025'],
  [['2025-08-30', '2025-08-31', '2025-09-01'], '30th, 31st Aug and 1st Sep 2025'],
  [['2025-12-31', '2026-01-01'], '31st Dec 2025 and 1st Jan 2026'],
  [['2025-08-11', '2025-08-22', '2025-08-23'], '11th, 22nd and 23rd Aug 2025'],
  [['2025-08-12'], '12th Aug 2025'],
  [[], ''],
])('%j are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test('the days of a stretch are all of it, and of a mistyped one no more than a month', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysOf({ from: '2026-02-27', to: '3026-03-01' })).toHaveLength(31);
});

test('what is listed has one and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
