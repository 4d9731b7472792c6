import { applyingOf, deadlineOf } from './deadline';

const ON = '2026-07-15';
const none = { opens_on: null, last_date: null, portal: null };

test.each([
  ['2026-07-14', true],
  ['2026-07-15', false],
  ['2026-07-16', false],
])('the last date %s is over on the 15th: %s', (day, isOver) => {
  expect(deadlineOf(day, ON)).toEqual({ day, isOver });
});

test('where the API does not tell the day, the whole last day counts, in India', () => {
  const isOverAt = (now: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    return deadlineOf(ON)?.isOver;
  };
  expect(isOverAt('2026-07-15T23:59:00+05:30')).toBe(false);
  expect(isOverAt('2026-07-16T00:00:00+05:30')).toBe(true);
  jest.restoreAllMocks();
});

test.each([
  ['nothing is known', none, null],
  ['it opened long ago', { ...none, opens_on: '2026-05-01' }, null],
  [
    'it opens later',
    { ...none, opens_on: '2026-08-01', portal: 'https://a.example' },
    { opensOn: '2026-08-01', deadline: null, portal: 'https://a.example' },
  ],
  [
    'it is over',
    { ...none, last_date: '2026-07-01', portal: 'https://a.example' },
    { opensOn: null, deadline: { day: '2026-07-01', isOver: true }, portal: null },
  ],
])('%s', (_, application, expected) => {
  expect(applyingOf(application, ON)).toEqual(expected);
});
