import { branchAt } from './use-drag';

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 1],
  [4, 2],
])('of row %i with its level: %i rows go together', (index, size) => {
  expect(branchAt([1, 2, 3, 1, 1, 2], index)).toBe(size);
});
