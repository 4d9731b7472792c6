import { withDates } from './dates';

const filled = (text: string, firstStart = '2026-11-25T05:00:00Z') => withDates(text, new Date(firstStart));

test.each([
  ['{{day -30}}', '26 Oct 2026'],
  ['{{day +12}}, {{day 0}}', '7 Dec 2026, 25 Nov 2026'],
  ['{{studyYear}}: {{oddYear}} and {{evenYear}}', '2026-27: 2026 and 2027'],
  ['{{admissionYear}} after {{lastAdmissionYear}}', '2026-27 after 2025-26'],
  [
    '{{year}} {{helpDesk}} {{block rounds}} {{mail registrar}}',
    '{{year}} {{helpDesk}} {{block rounds}} {{mail registrar}}',
  ],
])('%s stands for %s', (text, expected) => {
  expect(filled(text)).toBe(expected);
});

test('between April and June the admission is for the year that is to come', () => {
  expect(filled('{{studyYear}} {{admissionYear}}', '2027-05-10T05:00:00Z')).toBe('2026-27 2027-28');
});

test('the rounds of last year are a table, all of them over', () => {
  const rows = filled('{{lastRounds}}').split('\n').slice(2);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toBe(
    '| Diploma 1 | 26 Nov 2025 | 26 Nov 2025 to 1 Dec 2025 | 2 Dec 2025 to 4 Dec 2025 | 5 Dec 2025 to 7 Dec 2025 |',
  );
});
