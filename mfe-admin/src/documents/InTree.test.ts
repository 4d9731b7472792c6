import { levelOf } from './InTree';

test.each([
  ['page', '/alumni', 0],
  ['page', '/about-us/history', 1],
  ['page', '/a/b/c/d/e/f', 3],
  ['redirect', '/old/page', 0],
] as const)('%s %s stands at level %i', (kind, key, level) => {
  expect(levelOf(kind, key)).toBe(level);
});
