import { addDays, formatDate } from '@university/shared/time';
import { ACADEMIC_YEAR, EVEN_SEMESTER, GAZETTED, ODD_SEMESTER, RESTRICTED } from './days';
import { calendarFiles } from './files.built';
import { weekday } from '../content/build/placeholders';

const isSorted = (days: readonly string[]) => days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);

test('days are named as they fall, whatever the zone of the machine', () => {
  expect([formatDate('2026-01-26'), weekday('2026-01-26')]).toEqual(['26 Jan 2026', 'Monday']);
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test.each([
  ['gazetted holidays', GAZETTED.map(({ day }) => day)],
  ['restricted holidays', RESTRICTED.map(({ day }) => day)],
  ['odd semester', ODD_SEMESTER.map(({ from }) => from)],
  ['even semester', EVEN_SEMESTER.map(({ from }) => from)],
])('%s are days of the academic year, in order', (_, days) => {
  expect(isSorted(days)).toBe(true);
  expect(days.every((day) => day >= '2025-07-01' && day <= '2026-07-31')).toBe(true);
});

test('what lasts ends after it begins, and nothing begins on a holiday or a Sunday', () => {
  for (const { name, from, to = from } of ACADEMIC_YEAR) {
    expect([name, to >= from]).toEqual([name, true]);
    if (/break/i.test(name)) continue;
    expect([name, weekday(from)]).not.toEqual([name, 'Sunday']);
    expect([name, GAZETTED.some(({ day }) => day === from)]).toEqual([name, false]);
  }
});

test.each([
  ['/holiday-calendar.ics', GAZETTED.length + RESTRICTED.length],
  ['/academic-calendar.ics', ACADEMIC_YEAR.length],
] as const)('%s has an entry for each day or span, each with an id of its own', (name, count) => {
  const ids = [...(calendarFiles?.[name] ?? '').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});

test('a span ends on the day after its last, as the format asks', () => {
  expect(calendarFiles?.['/academic-calendar.ics']).toContain(
    'DTSTART;VALUE=DATE:20251208\r\nDTEND;VALUE=DATE:20251224',
  );
});
