/** @jest-environment node */
import { percentiles } from './pressure.mjs';

test('percentiles are values that were there, whatever their order', () => {
  expect(percentiles(Array.from({ length: 100 }, (_, n) => 99 - n))).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentiles([0.26])).toEqual({ p50: 0.3, p95: 0.3, p99: 0.3 });
});
