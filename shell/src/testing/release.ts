import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { Release } from '../server/releases/release';

export const releaseOf = (name: string, declared: object = {}, more: Partial<Release> = {}): Release => ({
  key: name,
  manifest: {
    ...{ name, entry: { file: 'entry.js', integrity: 'x' }, integrity: {}, requires: {} },
    ...{ routes: [], slots: [], documents: [], ...declared },
  } as unknown as RemoteManifest,
  base: `/remotes/${name}/`,
  code: new Uint8Array(),
  addresses: [],
  ...more,
});
