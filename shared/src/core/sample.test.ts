import { sample } from './sample';

const list = Array.from({ length: 50 }, (_, index) => index);

test('one seed draws the same members every time', () => {
  expect(sample(7, list, 6)).toEqual(sample(7, list, 6));
});

test('another seed draws others', () => {
  expect(sample(7, list, 6)).not.toEqual(sample(8, list, 6));
});

test('draws no member twice and never more than there are', () => {
  expect(new Set(sample(3, list, 50)).size).toBe(50);
  expect(sample(3, [1, 2], 6).sort()).toEqual([1, 2]);
});

test('every member is drawn by some seed', () => {
  const drawn = new Set(Array.from({ length: 400 }, (_, seed) => sample(seed, list, 6)).flat());
  expect(drawn.size).toBe(50);
});
