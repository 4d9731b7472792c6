import { ApiError } from '@university/shared';
import { patiently, pauseBefore, type Waiting } from './patience';

const busy = (retryAfter?: number) => new ApiError(503, 'overloaded', 'Too many.', [], undefined, retryAfter);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [1, 5, 0, 5_000],
  [1, 5, 1, 10_000],
  [2, 5, 0, 7_500],
  [1, undefined, 0, 5_000],
  [1, 0, 0, 1_000],
  [20, 5, 0.9, 60_000],
])('attempt %d, asked to wait %p s, chance %p: %d ms', (attempts, retryAfter, chance, expected) => {
  expect(pauseBefore(attempts, retryAfter, () => chance)).toBe(expected);
});

function start(answers: (ApiError | string)[]) {
  const waits: (Waiting | null)[] = [];
  const stop = new AbortController();
  const make = jest.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const result = patiently(make, { onWait: (waiting) => waits.push(waiting), signal: stop.signal });
  return { waits, stop, make, result };
}

test('a busy service is asked again until it answers, and every pause is told', async () => {
  const { waits, make, result } = start([busy(5), busy(5), 'in']);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(make).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([{ until: expect.any(Number), attempts: 1 }]);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toBe('in');
  expect(make).toHaveBeenCalledTimes(3);
  expect(waits.map((waiting) => waiting?.attempts ?? null)).toEqual([1, null, 2, null]);
});

test('whoever does not want to wait stops it', async () => {
  const { make, result, stop } = start([busy(30)]);
  const failed = expect(result).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(1_000);
  stop.abort();
  await failed;
  expect(make).toHaveBeenCalledTimes(1);
});

test('every other failure is one at once', async () => {
  const { make, result, waits } = start([new ApiError(500, 'internal', 'No.')]);
  await expect(result).rejects.toMatchObject({ status: 500 });
  expect(make).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([]);
});
