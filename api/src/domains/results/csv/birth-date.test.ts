import { readBirthDate } from './birth-date';

const TODAY = new Date('2026-01-15T05:00:00Z');

test.each([
  ['09-04-2008', '09-04-2008'],
  ['09/04/2008', '09-04-2008'],
  ['2008-04-09', '09-04-2008'],
  ['29-02-2008', '29-02-2008'],
  // What spreadsheets keep for 9 April 2008 and 14 February 2007.
  ['39547', '09-04-2008'],
  ['39127', '14-02-2007'],
  ['01-01-1930', '01-01-1930'],
])('%s is %s', (text, date) => {
  expect(readBirthDate(text, TODAY)).toBe(date);
});

test.each([
  '',
  '9-4-2008',
  '9/4/2008',
  '09-04-08',
  '09.04.2008',
  '2008/04/09',
  '31-02-2008',
  '29-02-2007',
  '00-01-2008',
  '09-13-2008',
  '09-04-2008 00:00',
  '3954',
  '395470',
  '39547.5',
  '45900',
  '01-01-2020',
  '01-01-2030',
  '01-01-1900',
  '१४-०२-२००७',
])('%p is not taken for a date of birth', (text) => {
  expect(readBirthDate(text, TODAY)).toBeUndefined();
});
