import { nextSelection } from './next-selection';

const OPTIONS = ['/a', '/b', '/c'];

it.each([
  ['ArrowDown', undefined, OPTIONS, '/a'],
  ['ArrowDown', '/a', OPTIONS, '/b'],
  ['ArrowDown', '/c', OPTIONS, '/a'],
  ['ArrowUp', undefined, OPTIONS, '/c'],
  ['ArrowUp', '/a', OPTIONS, '/c'],
  ['ArrowUp', '/c', OPTIONS, '/b'],
  ['Home', '/c', OPTIONS, '/a'],
  ['End', '/a', OPTIONS, '/c'],
  ['Home', undefined, OPTIONS, undefined],
  ['End', undefined, OPTIONS, undefined],
  ['ArrowDown', undefined, [], undefined],
  ['a', '/b', OPTIONS, undefined],
])('%s from %s among %j leads to %s', (key, selected, options, expected) => {
  expect(nextSelection(key, selected, options)).toBe(expected);
});
