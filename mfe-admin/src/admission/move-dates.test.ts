import { movedInput, nextYear } from './move-dates';

it.each([
  ['2025-26', '2026-27'],
  ['2098-99', '2099-00'],
  ['spring', ''],
])('after %s comes %j', (code, next) => expect(nextYear(code)).toBe(next));

it.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2026-07-23T10:00', -1, '2026-07-22T10:00'],
  ['', 7, ''],
  ['soon', 7, 'soon'],
])('%j, %d days later, is %j', (value, days, moved) => expect(movedInput(value, days)).toBe(moved));
