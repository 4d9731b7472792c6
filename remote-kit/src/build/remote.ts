import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import type { Language } from '@university/shared/language';
import { EXPOSED, FEDERATION_RUNTIME, federationName, SHARED_MODULES } from '@university/shared/remote/names';
import { join } from 'node:path';
import { browserBuild, serverBuild } from './app-builds';
import { RemoteDescription } from './describe';
import { OTHER_HOSTS, PublishRelease, RUNTIME_FILE, RUNTIME_GLOBAL } from './publish-release';
import { Imports } from './imports';
import { folderOf, versionOf } from './installed';
import { type App, appAt, EXPOSED_CHUNK, MAPS, MODE, sharedVersions, takenFromHost } from './settings';

interface Options {
  port: number;
  languages?: readonly Exclude<Language, 'en'>[];
}

/**
 * The default export of a remote's `rspack.config.ts`: per language, a federated browser build and a CommonJS server
 * build.
 */
export function remote(root: string, { port, languages = [] }: Options): Configuration[] {
  const app = appAt(root);
  const versions = sharedVersions(root);
  const imports = new Imports({ root, shared: folderOf(root, '@university/shared'), dependencies: app.dependencies });
  const needed = { ...versions, [FEDERATION_RUNTIME]: versionOf(import.meta.dirname, FEDERATION_RUNTIME) };
  const release = new PublishRelease({ ...app, versions: needed, imports });
  const built = MODE === 'production' ? (['en', ...languages] as const) : (['en'] as const);
  return [
    ...built.flatMap((language) => inLanguage(appAt(root, language), { port, versions, imports, release })),
    ...(MODE === 'production' ? [runtime(app, release)] : []),
  ];
}

interface Common {
  port: number;
  versions: Record<string, string>;
  imports: Imports;
  release: PublishRelease;
}

function inLanguage(app: App, { port, versions, imports, release }: Common): Configuration[] {
  const { root, language } = app;
  const description = new RemoteDescription(root, language);
  const name = federationName(app.name);
  const browser = browserBuild(app, { isRemote: true });
  const federated = new ModuleFederationPlugin({
    name,
    filename: 'entry.[contenthash:10].js',
    exposes: { [EXPOSED]: { import: './src/routes.ts', name: EXPOSED_CHUNK } },
    shared: takenFromHost(versions),
    manifest: language === 'en' && { filePath: `../${OTHER_HOSTS}` },
    dts: false,
    // The shell has the runtime; other hosts load an entry that includes it.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  const server = serverBuild(app, { isRemote: true });
  return [
    {
      ...browser,
      // Silences the plugin's message that its addresses are relative.
      infrastructureLogging: { level: 'error' },
      devServer: { port },
      plugins: [
        ...browser.plugins,
        federated,
        description.for('browser'),
        imports.plugin(),
        release.for('browser', description),
      ],
    },
    {
      ...server,
      entry: { main: './src/routes.ts' },
      // The server bundle may require nothing of Node, so it takes the packages' browser builds.
      resolve: { ...server.resolve, conditionNames: ['browser', ...(server.resolve.conditionNames ?? ['...'])] },
      output: {
        path: join(app.out, 'server'),
        filename: 'server.[contenthash:10].cjs',
        ...(MODE === 'production' && { sourceMapFilename: MAPS }),
        library: { type: 'commonjs2' },
        asyncChunks: false,
        // Set at run time by `remoteBase`.
        publicPath: '',
        clean: false,
      },
      module: {
        ...server.module,
        parser: { javascript: { importMeta: false } },
        generator: { 'asset/resource': { emit: false } },
      },
      externalsType: 'commonjs2',
      externals: [...SHARED_MODULES],
      optimization: { ...server.optimization, moduleIds: 'deterministic' },
      plugins: [...server.plugins, description.for('server'), imports.plugin(), release.for('server', description)],
    },
  ];
}

function runtime(app: App, release: PublishRelease): Configuration {
  return {
    name: `${app.name}:runtime`,
    mode: MODE,
    context: import.meta.dirname,
    devtool: false,
    target: ['web', 'es2022'],
    entry: { runtime: FEDERATION_RUNTIME },
    output: {
      path: join(app.out, OTHER_HOSTS),
      filename: RUNTIME_FILE,
      library: { type: 'var', name: RUNTIME_GLOBAL },
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
    plugins: [release.for('runtime')],
  };
}
