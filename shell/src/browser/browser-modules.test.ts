import type { BootData } from '../site/types';
import { BrowserModules } from './browser-modules';
import { loadDefinition } from './federation';

jest.mock('./federation', () => ({ loadDefinition: jest.fn() }));

const BOOT = { remotes: { public: {} }, clientRendered: [] } as unknown as BootData;
const PAGE = { default: () => null };

/** What `public` exposes: one page, whose code comes when it is let go. */
function slowRemote() {
  let arrive = () => {};
  const code = new Promise((resolve) => {
    arrive = () => resolve(PAGE);
  });
  const definition = { routes: [{ id: 'public:home', load: () => code }], slots: [] };
  jest.mocked(loadDefinition).mockResolvedValue(definition as never);
  return { arrive: () => arrive() };
}

/** What has come of a promise so far. */
async function stateOf<T>(promise: Promise<T>): Promise<T | 'waits'> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([promise, Promise.resolve<'waits'>('waits')]);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('code that comes in time makes its area live', async () => {
  const { arrive } = slowRemote();
  const first = new BrowserModules(BOOT).first('public:home');
  expect(await stateOf(first)).toBe('waits');
  arrive();
  expect(await stateOf(first)).toEqual({ kind: 'live', module: PAGE });
});

test('the server’s HTML stands for code that takes longer than three seconds, and the code is there later', async () => {
  const { arrive } = slowRemote();
  const modules = new BrowserModules(BOOT);
  const first = modules.first('public:home');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(await stateOf(first)).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(await stateOf(first)).toEqual({ kind: 'kept' });
  arrive();
  expect(await modules.load('public:home')).toBe(PAGE);
});

test('who leaves the first page waits for none of it', async () => {
  slowRemote();
  const modules = new BrowserModules(BOOT);
  const first = modules.first('public:home');
  modules.leaveFirstPage();
  expect(await stateOf(first)).toEqual({ kind: 'kept' });
});

test('a later page has no HTML to stand for it: its code is waited for', async () => {
  const { arrive } = slowRemote();
  const modules = new BrowserModules(BOOT);
  modules.firstPageLeft();
  const first = modules.first('public:home');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await stateOf(first)).toBe('waits');
  arrive();
  expect(await stateOf(first)).toEqual({ kind: 'live', module: PAGE });
});
