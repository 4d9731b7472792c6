import { SHARED_MODULES } from '@university/shared/remote/names';
import type { RemoteAddress } from '../site/boot';
import { PROVIDED } from '../site/provided';

const VERSIONS = Object.fromEntries(SHARED_MODULES.map((name, at) => [name, `${at + 1}.0.0`]));
Object.assign(globalThis, { SHARED_VERSIONS: VERSIONS });

const ADDRESS: RemoteAddress = { base: '/r/', version: '1', entry: { file: 'entry.1.js', integrity: 'sha384-x' } };
const CODE = { name: 'mfe-a', routes: [], slots: [] };

type Scope = Record<string, Record<string, { lib?: () => unknown; loaded?: boolean }>>;

const container = () => ({
  init: jest.fn<void, [Scope]>(),
  get: jest.fn(async () => () => ({ default: CODE as unknown })),
});

function whenAsked(then: (script: HTMLScriptElement) => void): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    asked.push(script as unknown as HTMLScriptElement);
    then(script as unknown as HTMLScriptElement);
    return script;
  });
  return asked;
}

const sets = (name: string, given = container()) => {
  const script = (element: HTMLScriptElement) => {
    Object.assign(globalThis, { [name]: given });
    element.onload?.(new Event('load'));
  };
  return { given, script };
};

const fails = (script: HTMLScriptElement) => script.onerror?.(new Event('error'));

// What one test has loaded must not be there in the next.
const loadDefinition: typeof import('./federation').loadDefinition = async (...given) =>
  (await import('./federation')).loadDefinition(...given);

afterEach(() => jest.restoreAllMocks());

test('an entry is run once, with its integrity, and given what the shell shares, as the one it has itself', async () => {
  const { given, script } = sets('mfe_a');
  const asked = whenAsked(script);
  expect(await Promise.all([loadDefinition('mfe-a', ADDRESS), loadDefinition('mfe-a', ADDRESS)])).toEqual([CODE, CODE]);
  expect(asked.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
    { src: 'http://localhost/r/entry.1.js', integrity: 'sha384-x', crossOrigin: 'anonymous' },
  ]);
  expect(given.init).toHaveBeenCalledTimes(1);
  expect(given.get).toHaveBeenLastCalledWith('./remote');
  const scope = given.init.mock.calls[0]?.[0] ?? {};
  expect(Object.fromEntries(Object.entries(scope).map(([name, all]) => [name, Object.keys(all).join()]))).toEqual(
    VERSIONS,
  );
  for (const name of SHARED_MODULES) expect(scope[name]?.[VERSIONS[name] as string]?.lib?.()).toBe(PROVIDED[name]);
});

test('an entry that does not come is asked for once more under another address', async () => {
  const { script } = sets('mfe_b');
  let times = 0;
  const asked = whenAsked((element) => (++times === 1 ? fails(element) : script(element)));
  expect(await loadDefinition('mfe-b', ADDRESS)).toBe(CODE);
  expect(asked.map(({ src }) => new URL(src).search)).toEqual(['', '?attempt=1']);
  expect(asked[1]?.integrity).toBe('sha384-x');
});

test('what failed is asked for again by whoever asks next', async () => {
  whenAsked(fails);
  await expect(loadDefinition('mfe-c', ADDRESS)).rejects.toThrow('entry.1.js');
  const { script } = sets('mfe_c');
  whenAsked(script);
  expect(await loadDefinition('mfe-c', ADDRESS)).toBe(CODE);
});

test('an entry that sets nothing, and a remote without what is asked for, are failures', async () => {
  whenAsked((script) => script.onload?.(new Event('load')));
  await expect(loadDefinition('mfe-none', ADDRESS)).rejects.toThrow('mfe_none');
  const { given, script } = sets('mfe_d');
  given.get.mockRejectedValue(new Error('Module "./remote" does not exist in container.'));
  whenAsked(script);
  await expect(loadDefinition('mfe-d', ADDRESS)).rejects.toThrow('does not exist in container');
});

test('an entry that never answers is a failure after ten seconds, as is the second attempt', async () => {
  jest.useFakeTimers();
  whenAsked(() => {});
  const loading = expect(loadDefinition('mfe-late', ADDRESS)).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(20_000);
  await loading;
  jest.useRealTimers();
});

test('the runtime is there for entries that bring none', async () => {
  await import('./federation');
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE');
});

test('a plain remote is found by the names that its registry gives', async () => {
  const { given, script } = sets('partner');
  whenAsked(script);
  given.get.mockResolvedValue(() => ({ default: () => null }));
  const plain = { module: './App', entryGlobalName: 'partner', title: 'Partner', description: 'd' };
  const { routes } = await loadDefinition('partners', { ...ADDRESS, plain });
  expect(given.get).toHaveBeenLastCalledWith('./App');
  expect(routes.map(({ id }) => id)).toEqual(['partners:page']);
});

test('sign-in and the staff area are other documents, however they are spelled and whatever is in the address bar', async () => {
  const others = ['/administration', '/login', '/%2Fadmin/x', '/%61dministration', '/%'];
  const forStaff = [
    ...['/admin', '/admin/x', '/ADMIN-login', '/admin-login/password', '/loginseu'],
    ...['/%61dmin-login', '/adm%69n/x', '/%41DMIN/x', '/l%6Fginseu'],
  ];
  const leadingFrom = async (address: string) => {
    jest.resetModules();
    Object.assign(performance, { getEntriesByType: () => [{ name: `http://localhost${address}` }] });
    const { isToOtherDocument } = await import('../site/staff-area');
    history.replaceState(null, '', '/admin/x');
    return [...forStaff, ...others].filter(isToOtherDocument);
  };
  expect(await leadingFrom('/courses')).toEqual(forStaff);
  expect(await leadingFrom('/%61dmin-login')).toEqual(others);
});
