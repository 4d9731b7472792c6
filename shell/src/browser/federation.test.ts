import type { RemoteAddress } from '../site/boot';
import { loadDefinition } from './federation';
import { provideRuntime } from './provide-runtime';

jest.mock('./share-scope', () => ({ shareScope: () => ({ react: {} }) }));
jest.mock('./provide-runtime', () => ({ provideRuntime: jest.fn() }));

const ADDRESS: RemoteAddress = { base: '/r/', version: '1', entry: { file: 'entry.1.js', integrity: 'sha384-x' } };
const CODE = { name: 'mfe-a', routes: [], slots: [] };

const container = { init: jest.fn(), get: jest.fn() };

/** What the page does with the script that it is about to be given. */
function whenAsked(then: (script: HTMLScriptElement) => void): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    then(script as HTMLScriptElement);
  });
  return asked;
}

const runs = (script: HTMLScriptElement) => script.onload?.(new Event('load'));
const fails = (script: HTMLScriptElement) => script.onerror?.(new Event('error'));

beforeEach(() => {
  Object.assign(window, { mfe_a: container, mfe_b: container, mfe_c: container, partner: container });
  container.get.mockReset().mockResolvedValue(() => ({ default: CODE }));
});
afterEach(() => jest.restoreAllMocks());

test('an entry is run once, with its integrity, and given what the shell shares before it is asked', async () => {
  const asked = whenAsked(runs);
  const order: string[] = [];
  container.init.mockImplementation(() => void order.push('init'));
  container.get.mockImplementation(async (module: string) => {
    order.push(module);
    return () => ({ default: CODE });
  });
  expect(await Promise.all([loadDefinition('mfe-a', ADDRESS), loadDefinition('mfe-a', ADDRESS)])).toEqual([CODE, CODE]);
  expect(asked.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
    { src: 'http://localhost/r/entry.1.js', integrity: 'sha384-x', crossOrigin: 'anonymous' },
  ]);
  expect(order).toEqual(['init', './remote']);
  expect(container.init).toHaveBeenCalledWith({ react: {} });
  expect(provideRuntime).not.toHaveBeenCalled();
});

test('an entry that does not come is a failure, and is asked for anew under another address', async () => {
  const asked = whenAsked(fails);
  await expect(loadDefinition('mfe-b', ADDRESS)).rejects.toThrow('/r/entry.1.js did not load');
  jest.mocked(document.head.append).mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    runs(script as HTMLScriptElement);
  });
  expect(await loadDefinition('mfe-b', ADDRESS)).toBe(CODE);
  expect(asked.map(({ src }) => new URL(src).search)).toEqual(['', '?attempt=1']);
});

test('an entry that sets nothing, and a remote without what is asked for, are failures with a sentence', async () => {
  whenAsked(runs);
  await expect(loadDefinition('mfe-none', ADDRESS)).rejects.toThrow('entry.1.js sets no mfe_none');
  container.get.mockRejectedValue(new Error('Module "./remote" does not exist in container.'));
  await expect(loadDefinition('mfe-c', ADDRESS)).rejects.toThrow('does not exist in container');
});

test('an entry that never answers is a failure after ten seconds', async () => {
  jest.useFakeTimers();
  whenAsked(() => {});
  const loading = expect(loadDefinition('mfe-late', ADDRESS)).rejects.toThrow('did not load');
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  jest.useRealTimers();
});

test('an earlier release is given the runtime that it takes, before it runs', async () => {
  whenAsked((script) => {
    expect(provideRuntime).toHaveBeenCalled();
    runs(script);
  });
  Object.assign(window, { mfe_early: container });
  expect(await loadDefinition('mfe-early', { ...ADDRESS, takesRuntime: true })).toBe(CODE);
});

test('a plain remote is found by the names that its registry gives', async () => {
  whenAsked(runs);
  const plain = { module: './App', entryGlobalName: 'partner', title: 'Partner', description: 'd' };
  container.get.mockResolvedValue(() => ({ default: () => null }));
  const { routes } = await loadDefinition('partners', { ...ADDRESS, plain });
  expect(container.get).toHaveBeenLastCalledWith('./App');
  expect(routes.map(({ id }) => id)).toEqual(['partners:page']);
});
