import { recovering } from './reading';

const pauseAfter = (errorUpdateCount: number) =>
  recovering.refetchInterval({ state: { status: 'error', errorUpdateCount } });

test('a failed read is made again after growing pauses, 30 s at most', () => {
  expect([1, 2, 3, 4, 50].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
});

test.each(['success', 'pending'])('%s needs no further read', (status) => {
  expect(recovering.refetchInterval({ state: { status, errorUpdateCount: 3 } })).toBe(false);
});
