/** @jest-environment node */
import { ApiError, type ApiPort } from '@university/shared';
import { withDeadline } from './page-data';

let timeUp: AbortController;
beforeEach(() => {
  timeUp = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal);
});
afterEach(() => jest.restoreAllMocks());

const never: ApiPort = { get: () => new Promise(() => {}) };

test('the time that a page waits for its data is counted once for all calls', async () => {
  const port = withDeadline({ get: async () => 'x' }, 1_500);
  await port.get('/a');
  await port.get('/b');
  expect(jest.mocked(AbortSignal.timeout).mock.calls).toEqual([[1_500]]);
});

test('calls in time answer as they do without it', async () => {
  const get = jest.fn(async () => 'answer');
  expect(await withDeadline({ get }, 1_500).get('/campus', { zone: 'north' })).toBe('answer');
  expect(get).toHaveBeenCalledWith('/campus', { zone: 'north' }, timeUp.signal);
  const refused = new ApiError(404, 'not_found', 'None');
  await expect(withDeadline({ get: () => Promise.reject(refused) }, 1_500).get('/x')).rejects.toBe(refused);
});

test('a call under way fails when the time is up, and a later one at once', async () => {
  const port = withDeadline(never, 1_500);
  const call = port.get('/slow');
  timeUp.abort();
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'timeout' });
  await expect(port.get('/later')).rejects.toMatchObject({ code: 'timeout' });
});
