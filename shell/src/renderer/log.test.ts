/** @jest-environment node */
import { sparingly } from './log';

test('so many calls are let through in each second', () => {
  let now = 0;
  const called: number[] = [];
  const call = sparingly(
    (n: number) => void called.push(n),
    2,
    () => now,
  );
  for (let n = 1; n <= 5; n++) call(n);
  now = 1_000;
  call(6);
  expect(called).toEqual([1, 2, 6]);
});
