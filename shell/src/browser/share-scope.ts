import { SHARED_MODULES } from '@university/shared/remote/names';
import { PROVIDED } from '../site/provided';

/** Set by the build: by shared module, the version that is installed. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** A version of a shared module. Remotes with a runtime of Module Federation read more than the protocol's first version asks for. */
interface Shared {
  from: string;
  version: string;
  /** It need not be fetched. */
  eager: true;
  loaded: true;
  get(): () => object;
  lib(): object;
  shareConfig: { singleton: true; requiredVersion: string };
}

/** What a host hands to remotes, by module and version: the protocol of Module Federation. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

const provided = (name: (typeof SHARED_MODULES)[number]): Record<string, Shared> => {
  const module = PROVIDED[name];
  const version = SHARED_VERSIONS[name] as string;
  return {
    [version]: {
      ...{ from: 'shell', version, eager: true, loaded: true },
      ...{ get: () => () => module, lib: () => module },
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  };
};

/** What one remote is given. Its runtime may add what it brings itself, which is nobody else's. */
export const shareScope = (): ShareScope => Object.fromEntries(SHARED_MODULES.map((name) => [name, provided(name)]));
