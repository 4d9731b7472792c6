/** @jest-environment node */
import { parseBirthDate, splitPastedDate } from '../contract/seat/birth-date';
import { formatDate, formatDays, formatInstant, formatSpan, formatTime } from './dates';
import { roughTimeInWords, timeInWords } from './durations';
import { HOUR, MINUTE } from './units';

// As a build in Hindi has it.
jest.mock('./date-texts', () => jest.requireActual('./date-texts.hi'));
jest.mock('./length-texts', () => jest.requireActual('./length-texts.hi'));
jest.mock('../contract/seat/birth-date-texts', () => jest.requireActual('../contract/seat/birth-date-texts.hi'));

describe('times in Hindi', () => {
  it.each([
    ['2025-08-14T18:30:00Z', '15 अगस्त 2025, 00:00 बजे IST'],
    ['2025-08-14T18:45:00Z', '15 अगस्त 2025, 00:15 बजे IST'],
    ['2025-08-14T19:30:00Z', '15 अगस्त 2025, रात 1:00 बजे IST'],
    ['2025-08-14T22:29:00Z', '15 अगस्त 2025, रात 3:59 बजे IST'],
    ['2025-08-14T22:30:00Z', '15 अगस्त 2025, सुबह 4:00 बजे IST'],
    ['2025-02-14T06:30:00Z', '14 फ़रवरी 2025, दोपहर 12:00 बजे IST'],
    ['2025-08-14T12:00:00Z', '14 अगस्त 2025, शाम 5:30 बजे IST'],
    ['2025-08-14T14:30:00Z', '14 अगस्त 2025, रात 8:00 बजे IST'],
  ])('%s is %s', (instant, time) => expect(formatInstant(instant)).toBe(time));

  it('days, times of day and spans', () => {
    expect(formatDate('2025-12-31')).toBe('31 दिसंबर 2025');
    expect(formatTime('10:00')).toBe('सुबह 10:00 बजे IST');
    expect(formatDays({ from: '2026-01-21', to: '2026-01-23' })).toBe('21 जनवरी 2026 से 23 जनवरी 2026 तक');
    expect(formatSpan('2025-08-14T12:00:00Z', '2025-08-14T13:30:00Z')).toBe(
      '14 अगस्त 2025, शाम 5:30 बजे से शाम 7:00 बजे IST तक',
    );
    expect(formatSpan('2025-08-14T12:00:00Z', '2025-08-15T04:30:00Z')).toBe(
      '14 अगस्त 2025, शाम 5:30 बजे से 15 अगस्त 2025, सुबह 10:00 बजे IST तक',
    );
  });

  it('lengths of time', () => {
    expect(timeInWords(25 * HOUR)).toBe('1 दिन 1 घंटा');
    expect(timeInWords(2 * HOUR + 5 * MINUTE)).toBe('2 घंटे 5 मिनट');
    expect(roughTimeInWords(100 * MINUTE)).toBe('लगभग 1 घंटा');
  });
});

describe('dates of birth in Hindi', () => {
  const TODAY = new Date('2025-08-15T00:00:00Z');
  const parse = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, TODAY);

  it.each([
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
  ])('reads the month %s as %s', (month, expected) => expect(parse('14', month, '2007')).toBe(`14-${expected}-2007`));

  it('says what is missing', () => {
    expect(parse('', '2', '')).toEqual({ message: 'अपनी जन्म तिथि में यह भी लिखें: दिन और वर्ष।', parts: ['day', 'year'] });
    expect(parse('14', 'म', '2007')).toEqual({ message: expect.stringContaining('महीना'), parts: ['month'] });
  });

  it('splits a pasted date with the name of its month', () =>
    expect(splitPastedDate('14 फ़रवरी 2007')).toEqual({ day: '14', month: 'फ़रवरी', year: '2007' }));
});
