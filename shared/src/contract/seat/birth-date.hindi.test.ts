import { parseBirthDate, splitPastedDate } from './birth-date';

// As a build in Hindi has it.
jest.mock('./birth-date-texts', () => jest.requireActual('./birth-date-texts.hi'));

const TODAY = new Date('2025-08-15T00:00:00Z');
const parse = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, TODAY);

test.each([
  ['जनवरी', '01'],
  // With its nukta in one letter, by itself, and without.
  ['\u095eरवरी', '02'],
  ['फ\u093cरवरी', '02'],
  ['फरवरी', '02'],
  ['मई', '05'],
  ['जून', '06'],
  ['अक्तूबर', '10'],
  ['दिसम्बर', '12'],
  ['Sept.', '09'],
  ['2', '02'],
])('reads the month %s as %s', (month, expected) => {
  expect(parse('14', month, '2007')).toBe(`14-${expected}-2007`);
});

test('says what is missing', () => {
  expect(parse('', '2', '')).toEqual({
    message: 'अपनी जन्म तिथि में यह भी लिखें: दिन और वर्ष।',
    parts: ['day', 'year'],
  });
  expect(parse('14', 'म', '2007')).toEqual({ message: expect.stringContaining('महीना'), parts: ['month'] });
});

test('splits a pasted date with the name of its month', () => {
  expect(splitPastedDate('14 फ़रवरी 2007')).toEqual({ day: '14', month: 'फ़रवरी', year: '2007' });
});
