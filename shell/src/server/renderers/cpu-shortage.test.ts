/** @jest-environment node */
import { CpuShortage } from './cpu-shortage';

afterEach(() => jest.useRealTimers());

let now: number;
let throttled: number;

/** Looks every quarter of a second, as far as the process has its turns. */
function shortage() {
  [now, throttled] = [0, 0];
  jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
  return new CpuShortage({ now: () => now, throttled: () => throttled });
}

function pass(milliseconds: number, turns = milliseconds / 250) {
  for (let turn = 0; turn < turns; turn++) {
    now += milliseconds / turns;
    jest.advanceTimersByTime(250);
  }
}

function holdAndPass(milliseconds: number) {
  throttled = 1;
  pass(milliseconds);
}

test.each<[string, () => void, boolean]>([
  ['turns come in time', () => pass(10_000), false],
  ['turns come a little late', () => pass(10_000, 25), false],
  ['a turn came late', () => pass(1_000, 1), true],
  ['this process was stopped, and has had no turn since', () => (now += 20_000), true],
  ['its group was held', () => holdAndPass(250), true],
  ['that is five seconds ago', () => holdAndPass(5_500), false],
])('%s', (_when, happen, isSo) => {
  const seen = shortage();
  happen();
  expect(seen.isNow).toBe(isSo);
});
