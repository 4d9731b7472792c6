/** @jest-environment node */
import { withRefresh } from './calendar-file';
import { roughTimeInWords, timeInWords } from './durations';
import {
  addDays,
  dayOf,
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
} from './index';
import { HOUR, MINUTE, SECOND } from './units';

describe('calendar files', () => {
  it('lines are folded by bytes, between letters, and read as they were', () => {
    const summary = `SUMMARY:${'दीक्षांत समारोह 😀 '.repeat(12)}end`;
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `${summary.slice(0, 60)}\r\n\t${summary.slice(60)}`,
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const written = withRefresh(file);
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(written.replace(/\r\n /g, '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      summary,
      'END:VCALENDAR',
      '',
    ]);
  });
});

describe('lengths of time', () => {
  it.each([
    [52 * HOUR, '2 days 4 hours'],
    [24 * HOUR, '1 day'],
    [25 * HOUR + 5 * MINUTE, '1 day 1 hour'],
    [61 * MINUTE, '1 hour 1 minute'],
    [59 * MINUTE + 59 * SECOND, '59 minutes'],
    [9 * MINUTE + 5 * SECOND, '9 minutes 5 seconds'],
    [60 * SECOND, '1 minute'],
    [59_500, '60 seconds'],
    [400, '1 second'],
    [0, '0 seconds'],
    [-5, '0 seconds'],
  ])('%d ms are %s', (milliseconds, words) => expect(timeInWords(milliseconds)).toBe(words));

  it.each([
    [45 * SECOND, '45 seconds'],
    [4 * MINUTE - SECOND, 'about 4 minutes'],
    [100 * MINUTE, 'about 1 hour'],
  ])('%d ms are roughly %s', (milliseconds, words) => expect(roughTimeInWords(milliseconds)).toBe(words));
});

describe('time in India', () => {
  it.each([
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

  it.each([
    ['2025-08-14T12:00:00Z', '14 Aug 2025, 5:30 pm IST'],
    ['2025-08-14T18:30:00Z', '15 Aug 2025, 12:00 am IST'],
    ['2025-08-14T06:30:00Z', '14 Aug 2025, 12:00 pm IST'],
    ['2025-08-14T03:35:00Z', '14 Aug 2025, 9:05 am IST'],
    ['2025-08-14T18:29:00Z', '14 Aug 2025, 11:59 pm IST'],
  ])('%s is %s', (instant, time) => expect(formatInstant(instant)).toBe(time));

  it('what is no instant is refused', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
    expect(() => istDay('soon')).toThrow(RangeError);
  });

  it('times of day, and days from one to another', () => {
    expect(['00:00', '10:00', '12:05', '17:30'].map((time) => formatTime(time))).toEqual([
      '12:00 am IST',
      '10:00 am IST',
      '12:05 pm IST',
      '5:30 pm IST',
    ]);
    expect(formatDays({ from: '2026-01-21', to: '2026-01-23' })).toBe('21 Jan 2026 to 23 Jan 2026');
    expect(formatDays({ from: '2026-01-21', to: '2026-01-21' })).toBe('21 Jan 2026');
  });

  it('from instants to inputs in India and back', () => {
    expect(toIstInput('2026-07-23T04:30:00.000Z')).toBe('2026-07-23T10:00');
    expect(toIstInput('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T01:30');
    expect(toIstInput(null)).toBe('');
    expect(fromIstInput('2026-07-23T10:00')).toBe('2026-07-23T10:00:00+05:30');
    expect(fromIstInput('')).toBe('');
    for (const instant of ['2026-07-23T04:30:00.000Z', '2026-07-23T04:30:30.000Z', '2026-07-23T04:30:00.250Z']) {
      expect(new Date(fromIstInput(toIstInput(instant))).toISOString()).toBe(instant);
    }
  });

  it('a day with its hour, or alone', () => {
    expect(formatDayOrInstant('2026-01-21', '18:00')).toBe('21 Jan 2026, 6:00 pm IST');
    expect(formatDayOrInstant('2026-01-21')).toBe('21 Jan 2026');
    expect(istTime('2026-01-21T12:29:59.999Z')).toBe('17:59');
  });

  it('days in India', () => {
    expect(istDay(new Date('2026-07-22T19:00:00Z'))).toBe('2026-07-23');
    expect(istDay('2026-07-22T18:29:59.999Z')).toBe('2026-07-22');
    expect(startOfIstDay('2026-07-23').toISOString()).toBe('2026-07-22T18:30:00.000Z');
    expect(endOfIstDay('2026-07-23').toISOString()).toBe('2026-07-23T18:30:00.000Z');
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addDays('2026-03-02', -3)).toBe('2026-02-27');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2025-02-31', undefined],
    ['2026-13-01', undefined],
    ['2026-1-1', undefined],
    ['2026-01-01T00:00', undefined],
    ['', undefined],
  ])('of the text %p the day is %p', (text, day) => expect(dayOf(text)).toBe(day));

  it('agrees with the time zone of this engine', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    for (let at = Date.parse('2024-02-27T18:00:00Z'); at < Date.parse('2024-03-03'); at += 10 * 60_000)
      expect(istDay(at)).toBe(zone.format(at));
  });
});
