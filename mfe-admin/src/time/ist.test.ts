import { addDays, daysBetween, fromIstInput, istDay, startOfIstDay, toIstInput } from './ist';

it('goes from instants to inputs in IST and back', () => {
  expect(toIstInput('2026-07-23T04:30:00.000Z')).toBe('2026-07-23T10:00');
  expect(toIstInput('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T01:30');
  expect(toIstInput(null)).toBe('');
  expect(fromIstInput('2026-07-23T10:00')).toBe('2026-07-23T10:00:00+05:30');
  expect(fromIstInput('')).toBe('');
});

it('knows days in India', () => {
  expect(istDay(new Date('2026-07-22T19:00:00Z'))).toBe('2026-07-23');
  expect(new Date(startOfIstDay('2026-07-23')).toISOString()).toBe('2026-07-22T18:30:00.000Z');
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});
