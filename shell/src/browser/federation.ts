import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteCode } from '@university/shared/remote';
import { EXPOSED, federationName, plainId, SHARED_MODULES } from '@university/shared/remote/names';
import type { ComponentType } from 'react';
import { plainPage } from '../site/areas/PlainPage';
import type { RemoteAddress } from '../site/boot';
import { PROVIDED } from '../site/provided';

/** Set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Milliseconds. */
const TIMEOUT = 10_000;

const integrities = new Map<string, string>();

const withIntegrity: ModuleFederationRuntimePlugin = {
  name: 'with-integrity',
  createScript({ url, remoteInfo }) {
    const script = document.createElement('script');
    const integrity = integrities.get(remoteInfo?.name ?? '') ?? '';
    Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
    return { script, timeout: TIMEOUT };
  },
};

/** Retry once under another URL: the failure may be cached. */
const onceMore: ModuleFederationRuntimePlugin = {
  name: 'once-more',
  loadEntryError({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) {
    delete globalLoading[uniqueKey];
    // The hook's type has one promise too many.
    return getRemoteEntry({ origin, remoteInfo, getEntryUrl: (url) => `${url}?attempt=1` }) as Promise<never>;
  },
};

const shell = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    SHARED_MODULES.map((module) => {
      const version = SHARED_VERSIONS[module] as string;
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return [module, { version, lib: () => PROVIDED[module], shareConfig }];
    }),
  ),
  // Earlier releases take the runtime from the page.
  plugins: [withIntegrity, onceMore, provideExternalRuntime()],
});

/** A failure is not cached. */
export async function loadDefinition(remote: string, { base, entry, plain }: RemoteAddress): Promise<RemoteCode> {
  const name = federationName(remote);
  integrities.set(name, entry.integrity);
  const entryGlobalName = plain?.entryGlobalName ?? name;
  shell.registerRemotes([{ name, entry: base + entry.file, entryGlobalName, type: 'global' }]);
  const module = await shell.loadRemote<{ default: unknown }>(`${name}/${(plain?.module ?? EXPOSED).slice(2)}`);
  if (!module) throw new Error(`${remote} exposes no ${plain?.module ?? EXPOSED}`);
  return plain ? plainCode(remote, plain, module.default as ComponentType) : (module.default as RemoteCode);
}

function plainCode(remote: string, frame: NonNullable<RemoteAddress['plain']>, Content: ComponentType): RemoteCode {
  const page = plainPage(frame, Content);
  return { name: remote, routes: [{ id: plainId(remote), load: async () => page }], slots: [] };
}
