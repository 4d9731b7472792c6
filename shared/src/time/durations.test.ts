import { roughTimeInWords, timeInWords } from './durations';
import { HOUR, MINUTE, SECOND } from './units';

test.each([
  [52 * HOUR, '2 days 4 hours'],
  [24 * HOUR, '1 day'],
  [25 * HOUR + 5 * MINUTE, '1 day 1 hour'],
  [61 * MINUTE, '1 hour 1 minute'],
  [59 * MINUTE + 59 * SECOND, '59 minutes'],
  [9 * MINUTE + 5 * SECOND, '9 minutes 5 seconds'],
  [60 * SECOND, '1 minute'],
  [59_500, '60 seconds'],
  [400, '1 second'],
  [0, '0 seconds'],
  [-5, '0 seconds'],
])('%d ms are %s', (milliseconds, words) => {
  expect(timeInWords(milliseconds)).toBe(words);
});

test.each([
  [45 * SECOND, '45 seconds'],
  [4 * MINUTE - SECOND, 'about 4 minutes'],
  [100 * MINUTE, 'about 1 hour'],
])('%d ms are roughly %s', (milliseconds, words) => {
  expect(roughTimeInWords(milliseconds)).toBe(words);
});
