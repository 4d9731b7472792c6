import { parseBirthDate, splitPastedDate } from './birth-date';

const TODAY = new Date('2025-08-15T00:00:00Z');
const parse = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, TODAY);

test.each([
  ['14', '02', '2007', '14-02-2007'],
  ['4', '2', '2007', '04-02-2007'],
  [' 14 ', ' Feb ', ' 2007 ', '14-02-2007'],
  ['14', 'february', '2007', '14-02-2007'],
  ['14', 'SEPT.', '2007', '14-09-2007'],
  ['29', '2', '2008', '29-02-2008'],
])('reads %s %s %s as %s', (day, month, year, expected) => {
  expect(parse(day, month, year)).toBe(expected);
});

test.each([
  ['', '', '', 'Enter your date of birth.', ['day', 'month', 'year']],
  ['14', '', '2007', 'Your date of birth must include a month.', ['month']],
  ['', '2', '', 'Your date of birth must include a day and a year.', ['day', 'year']],
  ['32', '2', '2007', 'Check the day', ['day']],
  ['14', '13', '2007', 'Check the month', ['month']],
  ['14', 'ma', '2007', 'Check the month', ['month']],
  ['14', '2', '07', 'Check the year', ['year']],
  ['x', '0', '2007', 'Check the day and the month', ['day', 'month']],
  ['31', '2', '2007', 'This date does not exist.', ['day', 'month']],
  ['29', '2', '2007', 'This date does not exist.', ['day', 'month']],
  ['16', '8', '2025', 'Your date of birth must be in the past.', ['year']],
])('refuses %s %s %s: %s', (day, month, year, message, parts) => {
  expect(parse(day, month, year)).toEqual({ message: expect.stringContaining(message), parts });
});

test.each([
  ['14-02-2007', '14', '02', '2007'],
  [' 14/2/2007 ', '14', '2', '2007'],
  ['14.02.2007', '14', '02', '2007'],
  ['14 Feb 2007', '14', 'Feb', '2007'],
  ['2007-02-14', '14', '02', '2007'],
])('splits the pasted date %s', (pasted, day, month, year) => {
  expect(splitPastedDate(pasted)).toEqual({ day, month, year });
});

test.each(['14', 'February', '14-02', '14-02-07', '99-02-2007', 'see-you-soon'])('leaves %s alone', (pasted) => {
  expect(splitPastedDate(pasted)).toBeNull();
});
