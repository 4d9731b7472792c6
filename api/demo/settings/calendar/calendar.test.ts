import { DOCUMENTS } from '@university/shared/contract';
import { calendarDocument } from '.';
import { sameWeekday, weekdayOf } from './year';

const isSorted = (days: readonly string[]) => days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);

/** First starts in each academic year of which holidays are known, and in one of which they are not. */
const STARTS = ['2025-08-09', '2026-01-15', '2026-11-25', '2027-06-30', '2027-07-01', '2028-12-01', '2033-02-01'];

describe.each(STARTS)('first started on %s', (start) => {
  const calendar = calendarDocument(new Date(`${start}T05:00:00Z`));
  const { year, terms, holidays } = calendar;
  const began = Number(year.slice(0, 4));
  const closed = holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day);

  test('it fits its kind as it stands', () => {
    expect(DOCUMENTS.calendar.data.parse(calendar)).toMatchObject(calendar);
  });

  test('the day is in the academic year', () => {
    expect(start >= `${began}-07-01` && start <= `${began + 1}-06-30`).toBe(true);
  });

  test.each([
    ['gazetted holidays', closed],
    ['restricted holidays', holidays.filter(({ isRestricted }) => isRestricted).map(({ day }) => day)],
    ['odd semester', terms.filter(({ term }) => term === 'Odd semester').map(({ from }) => from)],
    ['even semester', terms.filter(({ term }) => term === 'Even semester').map(({ from }) => from)],
  ])('%s are days of the academic year, in order', (_, days) => {
    expect(days.length).toBeGreaterThan(3);
    expect(isSorted(days)).toBe(true);
    expect(days.filter((day) => day < `${began}-07-01` || day > `${began + 1}-07-31`)).toEqual([]);
  });

  test('what lasts ends after it begins, and nothing begins on a holiday or a Sunday', () => {
    for (const { name, from, to } of terms) {
      expect([name, (to ?? from) >= from]).toEqual([name, true]);
      if (/break/i.test(name)) continue;
      expect([name, weekdayOf(from)]).not.toEqual([name, 0]);
      expect([name, closed.includes(from)]).toEqual([name, false]);
    }
  });

  test('two are events', () => {
    expect(terms.filter(({ isEvent }) => isEvent)).toHaveLength(2);
  });
});

test('the year 2025-26 is the one that the dates were written for', () => {
  const { terms, holidays } = calendarDocument(new Date('2025-08-09T05:00:00Z'));
  const days = Object.fromEntries([
    ...terms.map(({ name, from }) => [name, from]),
    ...holidays.map(({ name, day }) => [name, day]),
  ]);
  expect(days).toMatchObject({
    'Orientation of new students': '2025-08-25',
    'Autumn break': '2025-10-20',
    'End-semester examinations': '2026-05-11',
    'Annual convocation': '2026-02-20',
    'Independence Day': '2025-08-15',
    'Diwali (Deepavali)': '2025-10-20',
    'Republic Day': '2026-01-26',
    'Good Friday': '2026-04-03',
  });
  expect(holidays.filter(({ isRestricted }) => !isRestricted)).toHaveLength(18);
  expect(holidays.filter(({ isRestricted }) => isRestricted)).toHaveLength(13);
  expect(holidays.filter(({ moves }) => moves)).toHaveLength(5);
});

test('the autumn break is the week of Diwali', () => {
  const { terms, holidays } = calendarDocument(new Date('2026-11-25T05:00:00Z'));
  expect(holidays.find(({ name }) => name.startsWith('Diwali'))?.day).toBe('2026-11-08');
  expect(terms.find(({ name }) => name === 'Autumn break')).toMatchObject({ from: '2026-11-09', to: '2026-11-13' });
});

test('in a year of which no almanac is known the holidays of fixed date remain', () => {
  const { holidays } = calendarDocument(new Date('2033-02-01T05:00:00Z'));
  expect(holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day)).toEqual([
    '2032-08-15',
    '2032-10-02',
    '2032-12-25',
    '2033-01-26',
  ]);
});

test('a day of another year has the same weekday, at most three days off', () => {
  expect(sameWeekday('2025-08-04', 1)).toBe('2026-08-03');
  expect(sameWeekday('2025-08-04', 6)).toBe('2031-08-04');
});
