/** @jest-environment node */
import { withRefresh } from './calendar-file';

test('lines are folded by bytes, between letters, and read as they were', () => {
  const summary = `SUMMARY:${'दीक्षांत समारोह 😀 '.repeat(12)}end`;
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `${summary.slice(0, 60)}\r\n\t${summary.slice(60)}`,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const written = withRefresh(file);
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(written.replace(/\r\n /g, '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    summary,
    'END:VCALENDAR',
    '',
  ]);
});
