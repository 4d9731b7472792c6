/** @jest-environment node */
import { pauseBefore } from './pace';

test('a folder is looked at twice a second, whatever was there', () => {
  expect(pauseBefore('folder', 0)).toBe(500);
  expect(pauseBefore('folder', 9)).toBe(500);
});

test('a web place is asked every five seconds, a fifth earlier or later', () => {
  expect([0, 0.5, 1].map((chance) => pauseBefore('web', 0, chance))).toEqual([4000, 5000, 6000]);
});

test('while it fails the pause doubles, up to a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 60, 2000].map((failures) => pauseBefore('web', failures, 0.5) / 1000);
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
});
