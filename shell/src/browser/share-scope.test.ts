import { SHARED_MODULES } from '@university/shared/remote/names';
import { PROVIDED } from '../site/provided';

test('every shared module is in the scope once, as the one that the shell has itself', async () => {
  const versions = Object.fromEntries(SHARED_MODULES.map((name, at) => [name, `${at + 1}.0.0`]));
  Object.assign(globalThis, { SHARED_VERSIONS: versions });
  const { SHARE_SCOPE } = await import('./share-scope');
  expect(Object.fromEntries(Object.entries(SHARE_SCOPE).map(([name, all]) => [name, Object.keys(all).join()]))).toEqual(
    versions,
  );
  const [shared] = Object.values(SHARE_SCOPE.react ?? {});
  expect(shared?.get()()).toBe(PROVIDED.react);
  expect(shared?.lib()).toBe(PROVIDED.react);
  expect(shared).toMatchObject({ loaded: true, shareConfig: { singleton: true } });
});
