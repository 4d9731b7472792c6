import { lastDateOf } from './queries';

test.each([
  ['2026-01-15', true],
  ['2026-01-16', false],
  ['2026-01-01', true],
])('on %s by the server a last date of 15 January 2026 is open: %p', (on, isOpen) => {
  expect(lastDateOf({ endDate: '2026-01-15' }, on)).toEqual({ day: '2026-01-15', isOpen });
});

test.each([
  ['2026-01-15T18:29:59Z', true],
  // Midnight in India.
  ['2026-01-15T18:30:00Z', false],
])('where the API does not tell the day it is the one in India; at %s it is open: %p', (now, isOpen) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  expect(lastDateOf({ endDate: '2026-01-15' })?.isOpen).toBe(isOpen);
  jest.restoreAllMocks();
});

test('without a last date there is nothing to say', () => {
  expect(lastDateOf({ endDate: null })).toBeNull();
});
