import { createQueryClient } from '@university/shared';
import { blockOf, isOver } from './blocks';
import { ACADEMIC_FILE, HOLIDAY_FILE, partOf } from './calendar';
import calendarDocument from './document';
import { aCalendar, calendarAnswer } from './testing';

const SITE = 'https://www.seu.example';

const fileAt = (path: string, calendar: typeof aCalendar | null = aCalendar) =>
  calendarDocument({
    params: {},
    url: new URL(SITE + path),
    publicUrl: SITE,
    queryClient: createQueryClient({ api: { get: async () => calendarAnswer(calendar) }, sitePages: async () => [] }),
  });

const idsOf = (file: string | null) => [...(file ?? '').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);

test('holidays are a table with the weekday, and those that move have a star', () => {
  expect(blockOf(aCalendar, 'holidays')).toBe(
    [
      '| Date | Day | Holiday |',
      '| --- | --- | --- |',
      '| 6 Jul 2025 | Sunday | Muharram \\* |',
      '| 26 Jan 2026 | Monday | Republic Day |',
    ].join('\n'),
  );
  expect(blockOf(aCalendar, 'restricted-holidays')).toContain('| 14 Jan 2026 | Wednesday | Makar Sankranti |');
});

test('a part of the year is a table of its own, whatever is typed in it', () => {
  expect(blockOf(aCalendar, 'terms-odd-semester')).toContain(
    '| Orientation | 25 Aug 2025 | 29 Aug 2025 | First year |',
  );
  expect(blockOf(aCalendar, 'terms-odd-semester')).toContain(
    '| Last day of teaching | 29 Nov 2025 | 29 Nov 2025 | All students |',
  );
  expect(blockOf(aCalendar, 'terms-even-semester')).toContain('| Tests \\| retests | 9 Mar 2026');
  expect(blockOf(aCalendar, 'terms-third-semester')).toBeNull();
});

test('what is past stands below what is to come; today is to come', () => {
  expect(blockOf(aCalendar, 'holidays', '2026-01-26')).toBe(
    [
      '| Date | Day | Holiday |',
      '| --- | --- | --- |',
      '| 26 Jan 2026 | Monday | Republic Day |',
      '',
      '**Earlier this year**',
      '',
      '| Date | Day | Holiday |',
      '| --- | --- | --- |',
      '| 6 Jul 2025 | Sunday | Muharram \\* |',
    ].join('\n'),
  );
  expect(blockOf(aCalendar, 'terms-odd-semester', '2025-08-29')).not.toContain('Earlier');
  expect(blockOf(aCalendar, 'terms-odd-semester', '2025-08-30')).toContain('Earlier');
  expect(blockOf(aCalendar, 'terms-odd-semester', '2026-03-01')).toMatch(/^\*\*Earlier this year/);
});

test.each([
  ['2026-01-26', { holidays: false, terms: false }],
  ['2026-01-27', { holidays: true, terms: false }],
  ['2026-03-15', { holidays: true, terms: true }],
])('on %s these parts are over: %j', (on, over) => {
  expect({ holidays: isOver(aCalendar, 'holidays', on), terms: isOver(aCalendar, 'terms', on) }).toEqual(over);
  expect(isOver({ ...aCalendar, terms: [] }, 'terms', on)).toBe(false);
});

test('other blocks are not about the calendar', () => {
  expect([partOf('fees'), partOf('holidays'), partOf('terms-x')]).toEqual([undefined, 'holidays', 'terms']);
});

test('the file of holidays has an entry for each day, by the name of the site', async () => {
  const file = await fileAt(HOLIDAY_FILE);
  expect(idsOf(file)).toEqual([
    'holiday-2025-07-06@www.seu.example',
    'holiday-2026-01-26@www.seu.example',
    'restricted-2026-01-14@www.seu.example',
  ]);
  expect(file).toContain('DTSTAMP:20250822T000000Z');
});

test('a span ends on the day after its last, as the format asks', async () => {
  const file = await fileAt(ACADEMIC_FILE);
  expect(file).toContain('DTSTART;VALUE=DATE:20250825\r\nDTEND;VALUE=DATE:20250830');
  expect(file).toContain('DTSTART;VALUE=DATE:20251129\r\nDTEND;VALUE=DATE:20251130');
});

test('programs that follow it read it again twice a day', async () => {
  for (const file of [HOLIDAY_FILE, ACADEMIC_FILE])
    expect(await fileAt(file)).toContain(
      'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n',
    );
});

test('what stands twice has two ids', async () => {
  const [first] = aCalendar.holidays;
  const twice = { ...aCalendar, holidays: first ? [first, first] : [] };
  expect(new Set(idsOf(await fileAt(HOLIDAY_FILE, twice))).size).toBe(2);
});

test.each([
  ['nobody has written a calendar', null],
  ['it has no days', { ...aCalendar, holidays: [], terms: [] }],
])('there is no file where %s', async (_, calendar) => {
  expect(await fileAt(HOLIDAY_FILE, calendar)).toBeNull();
  expect(await fileAt(ACADEMIC_FILE, calendar)).toBeNull();
});
