import { DOCUMENTS } from '@university/shared/contract';
import { calendar } from './calendar';

const { terms, holidays } = calendar;

const isSorted = (days: readonly string[]) => days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
const closed = holidays.filter(({ isRestricted }) => !isRestricted).map(({ day }) => day);

test('it fits its kind as it stands', () => {
  expect(DOCUMENTS.calendar.data.parse(calendar)).toEqual(calendar);
});

test.each([
  ['gazetted holidays', closed, 17],
  ['restricted holidays', holidays.filter(({ isRestricted }) => isRestricted).map(({ day }) => day), 13],
  ['odd semester', terms.filter(({ term }) => term === 'Odd semester').map(({ from }) => from), 13],
  ['even semester', terms.filter(({ term }) => term === 'Even semester').map(({ from }) => from), 11],
])('%s are days of the academic year, in order', (_, days, count) => {
  expect(days).toHaveLength(count);
  expect(isSorted(days)).toBe(true);
  expect(days.every((day) => day >= '2025-07-01' && day <= '2026-07-31')).toBe(true);
});

test('what lasts ends after it begins, and nothing begins on a holiday or a Sunday', () => {
  for (const { name, from, to } of terms) {
    expect([name, (to ?? from) >= from]).toEqual([name, true]);
    if (/break/i.test(name)) continue;
    expect([name, isSunday(from)]).toEqual([name, false]);
    expect([name, closed.includes(from)]).toEqual([name, false]);
  }
});

test('two are events, and five holidays move with the moon', () => {
  expect(terms.filter(({ isEvent }) => isEvent).map(({ from }) => from)).toEqual(['2025-08-25', '2026-02-20']);
  expect(holidays.filter(({ moves }) => moves)).toHaveLength(5);
});
