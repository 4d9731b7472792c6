import type { Manifest, Stats, StatsAssets, StatsExpose } from '@module-federation/sdk';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { EXPOSED, FEDERATION_RUNTIME, federationName } from '@university/shared/remote/names';
import { zipSync } from 'fflate';

const TYPES = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };

const MODULE = EXPOSED.slice(2);

/**
 * What stands beside `remote.json` for Module Federation's own tools and for hosts that are no site of the university, by
 * file name. All of it follows from the manifest, so that what is rolled back is right again; none for an earlier release
 * whose entry needs a runtime of the site.
 */
export function filesForOtherHosts(manifest: RemoteManifest): Record<string, Uint8Array> {
  const entry = Object.hasOwn(manifest.requires, FEDERATION_RUNTIME) ? manifest.plainEntry : manifest.entry;
  if (!entry) return {};
  const stats = statsOf(manifest, entry.file);
  return {
    'mf-manifest.json': json(manifestOf(stats)),
    'mf-stats.json': json(stats),
    [TYPES.api]: text(API_TYPES),
    // The same bytes whenever it is made.
    [TYPES.zip]: zipSync({ [`${MODULE}.d.ts`]: [text(typesOf(manifest)), { mtime: new Date(1980, 0, 1) }] }),
  };
}

/** Addresses are told from where the manifest stands: browsers' files are in `browser/`. */
function statsOf({ name, version, requires, uses, exposed, routes, slots }: RemoteManifest, entry: string): Stats {
  const id = federationName(name);
  const files = (list: readonly string[]) => [...new Set(list)].map((file) => `browser/${file}`);
  const expose: StatsExpose = {
    id: `${id}:${MODULE}`,
    name: MODULE,
    path: EXPOSED,
    file: 'src/routes.ts',
    requires: Object.keys(uses),
    assets: assetsOf(files(exposed), files([...routes, ...slots].flatMap((each) => each.files))),
  };
  const { [FEDERATION_RUNTIME]: runtime = '', ...modules } = requires;
  return {
    id,
    name: id,
    metaData: {
      name: id,
      globalName: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: 'browser', type: 'global' },
      types: { path: '', name: '', ...TYPES },
      pluginVersion: lowest(runtime),
      publicPath: 'auto',
    },
    shared: Object.entries(modules).map(([module, range]) => ({
      id: `${id}:${module}`,
      name: module,
      version: lowest(range),
      requiredVersion: range,
      singleton: true,
      hash: '',
      // A remote brings none of them: the host does.
      assets: assetsOf([], []),
      deps: [],
      usedIn: [EXPOSED],
      usedExports: uses[module] ?? [],
      fallback: '',
      fallbackName: '',
      fallbackType: 'global',
    })),
    remotes: [],
    exposes: [expose],
  };
}

/** What hosts need of it while they run. */
function manifestOf({ shared, remotes, exposes, ...stats }: Stats): Manifest {
  return {
    ...stats,
    remotes: [],
    shared: shared.map(({ id, name, version, singleton, requiredVersion, hash, assets }) => {
      return { id, name, version, singleton, requiredVersion, hash, assets };
    }),
    exposes: exposes.map(({ id, name, path = '', assets }) => ({ id, name, path, assets })),
  };
}

const assetsOf = (sync: string[], async: string[]): StatsAssets => ({
  js: { sync, async },
  css: { sync: [], async: [] },
});

/** `^19.3.1` begins at 19.3.1. */
const lowest = (range: string): string => range.replace(/^[^\d]+/, '');

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const json = (content: unknown): Uint8Array => text(`${JSON.stringify(content, null, 1)}\n`);

/** As Module Federation's own types plugin writes it; hosts put the name that they gave the remote in its place. */
const API_TYPES = `
export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/${MODULE}';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/${MODULE}' ? typeof import('REMOTE_ALIAS_IDENTIFIER/${MODULE}') : any;
`;

/** The declaration of the exposed module. It names no package of the university: a host need not have them to read it. */
function typesOf({ name, routes, slots }: RemoteManifest): string {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => JSON.stringify(id)).join(' | ') || 'never';
  return `import type { ComponentType } from 'react';

interface Page {
  default: ComponentType;
  loader?: (args: {
    params: Readonly<Record<string, string | undefined>>;
    url: URL;
    queryClient: unknown;
  }) => Promise<object | undefined>;
}

interface Fill {
  default: ComponentType<{ close: () => void; typed?: string }>;
}

declare const remote: {
  name: ${JSON.stringify(name)};
  routes: readonly { id: ${ids(routes)}; load: () => Promise<Page> }[];
  slots: readonly { id: ${ids(slots)}; load: () => Promise<Fill> }[];
};
export default remote;
`;
}
