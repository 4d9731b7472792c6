import { ONWARD_ID } from '../site/boot';
import { readOnward } from './onward';

const onward = { routes: [], slots: [], remotes: {} };
const ask = jest.fn();

beforeEach(() => {
  ask.mockReset();
  Object.assign(globalThis, { fetch: ask });
  document.head.innerHTML = `<link id="${ONWARD_ID}" rel="preload" as="fetch" href="/site-map.0123456789.json">`;
});

test('what leads on is read from where the page says', async () => {
  ask.mockResolvedValue({ ok: true, json: async () => onward });
  expect(await readOnward()).toEqual(onward);
  expect(ask).toHaveBeenCalledWith('http://localhost/site-map.0123456789.json', expect.anything());
});

test('a site that serves others by now is an error', async () => {
  ask.mockResolvedValue({ ok: false, status: 404 });
  await expect(readOnward()).rejects.toThrow('answered 404');
});

test('a site that does not answer is one, too, before whoever followed a link gives up', async () => {
  jest.useFakeTimers();
  ask.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const read = readOnward();
  jest.advanceTimersByTime(5_000);
  await expect(read).rejects.toThrow('aborted');
  jest.useRealTimers();
});

test('a page that says nothing of it has all', async () => {
  document.head.innerHTML = '';
  expect(await readOnward()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
