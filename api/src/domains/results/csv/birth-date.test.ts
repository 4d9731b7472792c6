import { readBirthDate } from './birth-date';

const TODAY = new Date('2026-01-15T05:00:00Z');

test.each([
  ['09-04-2008', '09-04-2008'],
  ['09/04/2008', '09-04-2008'],
  ['2008-04-09', '09-04-2008'],
  ['29-02-2008', '29-02-2008'],
  ['9/4/2008', '09-04-2008'],
  ['१४-०२-२००७', '14-02-2007'],
  // What spreadsheets keep for 9 April 2008 and 14 February 2007.
  ['39547', '09-04-2008'],
  ['39127', '14-02-2007'],
  ['01-01-1930', '01-01-1930'],
])('%s is %s', (text, date) => {
  expect(readBirthDate(text, TODAY)).toBe(date);
});

test.each(['', '09-04-08', '09-04-2008 00:00', '3954', '395470', '39547.5', '9-4-08'])(
  '%p does not have the form of a date',
  (text) => {
    const reason = 'Write the date of birth as DD-MM-YYYY.';
    expect(readBirthDate(text, TODAY)).toEqual({ reason, kind: reason });
  },
);

test.each([
  ['31-02-2008', '31-02-2008'],
  ['2008-02-31', '31-02-2008'],
  ['29/02/2007', '29-02-2007'],
  ['00-01-2008', '00-01-2008'],
])('%s is told that there is no such day, not how to write it', (text, day) => {
  expect(readBirthDate(text, TODAY)).toEqual({
    reason: `${day} does not exist in the calendar.`,
    kind: 'This day does not exist in the calendar.',
  });
});

test.each([
  ['16-01-2021', '4 years'],
  ['01-01-2025', '1 year'],
  ['16-01-2016', '9 years'],
  ['01-01-1900', '126 years'],
  // What a spreadsheet keeps for 31 August 2025.
  ['45900', '0 years'],
])('%s is told the age: %s', (text, years) => {
  expect(readBirthDate(text, TODAY)).toEqual({
    reason: expect.stringMatching(new RegExp(`would be ${years} old\\.$`)),
    kind: 'The applicant would be younger than 10 or older than 100 years.',
  });
});

test('a day that is still to come', () => {
  expect(readBirthDate('01-01-2030', TODAY)).toEqual({
    reason: '01-01-2030 is still to come.',
    kind: 'This day is still to come.',
  });
});

test('a day behind its month is told so', () => {
  expect(readBirthDate('4/25/2008', TODAY)).toEqual({
    reason: 'Write the day before the month: 25-04-2008.',
    kind: 'Write the day before the month.',
  });
});
