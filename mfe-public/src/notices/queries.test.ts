import { lastDateOf } from './queries';

test.each([
  ['2026-01-15T18:29:59Z', true],
  // Midnight in India.
  ['2026-01-15T18:30:00Z', false],
  ['2026-01-01T00:00:00Z', true],
])('at %s a last date of 15 January 2026 is open: %p', (now, isOpen) => {
  expect(lastDateOf({ endDate: '2026-01-15' }, new Date(now))).toEqual({ day: '2026-01-15', isOpen });
});

test('without a last date there is nothing to say', () => {
  expect(lastDateOf({ endDate: null })).toBeNull();
});
