import { hasPage } from './levels';

test.each([
  [{ years: {} }, true],
  [{ years: { year1: {} } }, true],
  [{ years: null }, false],
  [{ years: [] }, false],
  [{ years: '3' }, false],
  [{}, false],
])('%j has a page: %s', (program, expected) => {
  expect(hasPage(program)).toBe(expected);
});
