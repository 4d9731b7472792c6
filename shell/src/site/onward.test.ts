import { identity } from '@university/shared/identity';
import { ONWARD_ID, type Onward } from './boot';

const links = { menu: { entries: [] }, footer: { ...identity.footer, quickTitle: 'Quickly' } };
const onward: Onward = { map: { routes: [], slots: [], remotes: {}, opened: {} }, links };
let readOnward: typeof import('./onward').readOnward;
let university: typeof identity;
const ask = jest.fn();

beforeEach(() => {
  jest.isolateModules(() => {
    ({ readOnward } = require('./onward'));
    university = require('@university/shared/identity').identity;
  });
  ask.mockReset();
  Object.assign(globalThis, { fetch: ask });
  document.head.innerHTML = `<link id="${ONWARD_ID}" rel="preload" as="fetch" href="/site-map.0123456789.json">`;
});

test('what leads on is read from where the page says', async () => {
  ask.mockResolvedValue({ ok: true, json: async () => onward });
  expect(await readOnward()).toEqual(onward);
  expect(university).toMatchObject(links);
  expect(ask).toHaveBeenCalledWith('http://localhost/site-map.0123456789.json', expect.anything());
});

test('it is read once, and again where it could not be had', async () => {
  ask.mockResolvedValueOnce({ ok: false, status: 503 }).mockResolvedValue({ ok: true, json: async () => onward });
  await expect(readOnward()).rejects.toThrow('answered 503');
  await Promise.all([readOnward(), readOnward()]);
  expect(ask).toHaveBeenCalledTimes(2);
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
