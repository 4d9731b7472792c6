import { SHARED_MODULES } from '@university/shared/remote/names';
import { PROVIDED } from '../site/provided';

test('every shared module is in a scope once, as the one that the shell has itself, whatever another remote added to its own', async () => {
  const versions = Object.fromEntries(SHARED_MODULES.map((name, at) => [name, `${at + 1}.0.0`]));
  Object.assign(globalThis, { SHARED_VERSIONS: versions });
  const { shareScope } = await import('./share-scope');
  const scope = shareScope();
  expect(Object.fromEntries(Object.entries(scope).map(([name, all]) => [name, Object.keys(all).join()]))).toEqual(
    versions,
  );
  const [shared] = Object.values(scope.react ?? {});
  expect(shared?.get()()).toBe(PROVIDED.react);
  expect(shared?.lib()).toBe(PROVIDED.react);
  Object.assign(scope.react ?? {}, { '99.0.0': {} });
  expect(Object.keys(shareScope().react ?? {})).toHaveLength(1);
  expect(shared).toMatchObject({ loaded: true, shareConfig: { singleton: true } });
});
