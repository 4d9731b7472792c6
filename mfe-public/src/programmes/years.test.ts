import { frameworkLevel } from './years';

test.each([
  ['UG Certificate', '4.5'],
  ['UG Diploma', '5.0'],
  ['Bachelor’s degree', '5.5'],
  ["Bachelor's degree", '5.5'],
  ['B.Sc. (Engineering)', '5.5'],
  ['Bachelor’s degree (Honours)', '6.0'],
  ['B.Tech.', '6.0'],
  ['PG Diploma', '6.0'],
  ['Master’s degree', '6.5'],
  ['Diploma', undefined],
  ['Certificate of attendance', undefined],
])('%s is of level %s', (award, level) => {
  expect(frameworkLevel(award)).toBe(level);
});
