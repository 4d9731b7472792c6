import type { RemoteDefinition } from '@university/shared/remote';
import type { BootData } from '../site/boot';
import { BrowserModules } from './browser-modules';
import { loadDefinition } from './federation';

jest.mock('./federation', () => ({ loadDefinition: jest.fn() }));

const page = { default: () => null };
const definition = {
  name: 'm',
  routes: [{ id: 'm:page', load: async () => page }],
  slots: [],
} as unknown as RemoteDefinition;
const boot = { remotes: { m: { base: '/remotes/m/', version: '1' } }, clientRendered: ['m:failed'] };
const open = () => new BrowserModules(boot as unknown as BootData);

/** The remote's code comes when this is called. */
let deliver: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadDefinition).mockImplementation(
    () =>
      new Promise((resolve) => {
        deliver = () => resolve(definition);
      }),
  );
});
afterEach(() => jest.useRealTimers());

async function isDecided(first: Promise<unknown>): Promise<boolean> {
  const decided = jest.fn();
  void first.then(decided);
  await jest.advanceTimersByTimeAsync(0);
  return decided.mock.calls.length > 0;
}

test('the server’s HTML waits 3 s for its code, then stands without it', async () => {
  const first = open().code('m:page').first(true);
  await jest.advanceTimersByTimeAsync(2999);
  expect(await isDecided(first)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await first).toBeNull();
});

test('code that comes in time is shown first', async () => {
  const first = open().code('m:page').first(true);
  deliver();
  expect(await first).toBe(page);
});

test('whoever leaves does not wait; on later pages the code takes what time it needs', async () => {
  const modules = open();
  const code = modules.code('m:page');
  modules.leaveFirstPage();
  expect(await code.first(true)).toBeNull();
  modules.firstPageLeft();
  const later = code.first(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await isDecided(later)).toBe(false);
  deliver();
  expect(await later).toBe(page);
});

test('what the server left out is known on the first page only', () => {
  const modules = open();
  expect(modules.isClientRendered('m:failed')).toBe(true);
  expect(modules.isClientRendered('m:page')).toBe(false);
  modules.firstPageLeft();
  expect(modules.isClientRendered('m:failed')).toBe(false);
});
