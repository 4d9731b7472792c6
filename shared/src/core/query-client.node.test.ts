/** @jest-environment node */
import { ApiError } from './api';
import { createQueryClient } from './query-client';

test('the server does not try again: a page does not wait for it', async () => {
  const get = jest.fn(() => Promise.reject(new ApiError(503, 'busy', 'Busy')));
  const client = createQueryClient({ api: { get }, sitePages: async () => [] });
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: () => get() })).rejects.toThrow('Busy');
  expect(get).toHaveBeenCalledTimes(1);
});
