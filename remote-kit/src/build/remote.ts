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
  /** Languages beside English that its texts are in. */
  languages?: readonly Exclude<Language, 'en'>[];
}

/**
 * The builds of a remote, the default export of its `rspack.config.ts`, in each language: one for the browser, federated,
 * and one CommonJS file for the shell's server, with the shared modules left out.
 * @param root Folder of the remote: `import.meta.dirname`.
 */
export function remote(root: string, { port, languages = [] }: Options): Configuration[] {
  const app = appAt(root);
  const versions = sharedVersions(root);
  const imports = new Imports({ root, shared: folderOf(root, '@university/shared'), dependencies: app.dependencies });
  const needed = { ...versions, [FEDERATION_RUNTIME]: versionOf(import.meta.dirname, FEDERATION_RUNTIME) };
  const release = new PublishRelease({ ...app, versions: needed, imports });
  // Who develops does so in English.
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

/** The builds of a remote in one language. */
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
    // The shell has it; other hosts load an entry that brings it along.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  const server = serverBuild(app, { isRemote: true });
  return [
    {
      ...browser,
      // The plugin says at every build that addresses in its manifest are relative.
      infrastructureLogging: { level: 'error' },
      devServer: { port, headers: { 'Access-Control-Allow-Origin': '*' } },
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
      // It may require nothing of Node: packages come as they are for browsers.
      resolve: { ...server.resolve, conditionNames: ['browser', ...(server.resolve.conditionNames ?? ['...'])] },
      output: {
        path: join(app.out, 'server'),
        filename: 'server.[contenthash:10].cjs',
        ...(MODE === 'production' && { sourceMapFilename: MAPS }),
        library: { type: 'commonjs2' },
        asyncChunks: false,
        // A remote's server code is told where its files lie when it is run.
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

/** The runtime of Module Federation as a script, for the entry of other hosts. */
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
