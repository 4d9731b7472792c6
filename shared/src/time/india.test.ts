import {
  addDays,
  daysBetween,
  endOfIstDay,
  formatDate,
  formatDayOrInstant,
  formatDays,
  formatInstant,
  formatTime,
  fromIstInput,
  istDay,
  istTime,
  startOfIstDay,
  toIstInput,
  today,
} from './index';

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
  expect(formatDate(new Date(instant))).toBe(date);
  expect(formatDate(Date.parse(instant))).toBe(date);
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

test('what is no instant is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
  expect(() => istDay('soon')).toThrow(RangeError);
});

test('times of day, and days from one to another', () => {
  expect(['00:00', '10:00', '12:05', '17:30'].map((time) => formatTime(time))).toEqual([
    '12:00 am IST',
    '10:00 am IST',
    '12:05 pm IST',
    '5:30 pm IST',
  ]);
  expect(formatDays({ from: '2026-01-21', to: '2026-01-23' })).toBe('21 Jan 2026 to 23 Jan 2026');
  expect(formatDays({ from: '2026-01-21', to: '2026-01-21' })).toBe('21 Jan 2026');
});

test('from instants to inputs in India and back', () => {
  expect(toIstInput('2026-07-23T04:30:00.000Z')).toBe('2026-07-23T10:00');
  expect(toIstInput('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T01:30');
  expect(toIstInput(null)).toBe('');
  expect(fromIstInput('2026-07-23T10:00')).toBe('2026-07-23T10:00:00+05:30');
  expect(fromIstInput('')).toBe('');
  for (const instant of ['2026-07-23T04:30:00.000Z', '2026-07-23T04:30:30.000Z', '2026-07-23T04:30:00.250Z']) {
    expect(new Date(fromIstInput(toIstInput(instant))).toISOString()).toBe(instant);
  }
});

test('a day with its hour, or alone', () => {
  expect(formatDayOrInstant('2026-01-21', '18:00')).toBe('21 Jan 2026, 6:00 pm IST');
  expect(formatDayOrInstant('2026-01-21')).toBe('21 Jan 2026');
  expect(istTime('2026-01-21T12:29:59.999Z')).toBe('17:59');
});

test('days in India', () => {
  expect(istDay(new Date('2026-07-22T19:00:00Z'))).toBe('2026-07-23');
  expect(istDay('2026-07-22T18:29:59.999Z')).toBe('2026-07-22');
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(startOfIstDay('2026-07-23').toISOString()).toBe('2026-07-22T18:30:00.000Z');
  expect(endOfIstDay('2026-07-23').toISOString()).toBe('2026-07-23T18:30:00.000Z');
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(addDays('2026-03-02', -3)).toBe('2026-02-27');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});

test('agrees with the time zone of this engine', () => {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  for (let at = Date.parse('2024-02-27T18:00:00Z'); at < Date.parse('2024-03-03'); at += 10 * 60_000)
    expect(istDay(at)).toBe(zone.format(at));
});
