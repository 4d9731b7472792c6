/** @jest-environment node */
import fc from '../../../../scripts/jest/properties';
import { addWorkingDays } from './working-days';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('working days', () => {
  test.each([
    ['2026-01-15', 15, '2026-02-06', 'three weeks and Republic Day'],
    ['2026-03-02', 15, '2026-03-23', 'three weeks'],
    ['2026-03-06', 1, '2026-03-09', 'a Friday, and then Monday'],
    ['2026-03-07', 1, '2026-03-09', 'a Saturday, and then Monday'],
    ['2026-10-01', 1, '2026-10-05', "the eve of Gandhi's birthday, a Friday"],
    ['2026-12-31', 1, '2027-01-01', 'over the turn of the year'],
  ])('%s and %i more end on %s: %s', (from, count, end) => {
    expect(addWorkingDays(from, count)).toBe(end);
  });

  test('an end is never at the weekend, and one day more is always later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const end = addWorkingDays(from, count);
        expect([0, 6]).not.toContain(weekday(end));
        expect(end > from).toBe(true);
        expect(addWorkingDays(from, count + 1) > end).toBe(true);
        expect(addWorkingDays(end, 1)).toBe(addWorkingDays(from, count + 1));
      }),
    );
  });
});
