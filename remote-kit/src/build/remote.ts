import { type Configuration, container } from '@rspack/core';
import type { Language } from '@university/shared/language';
import { EXPOSED, federationName, SHARED_MODULES } from '@university/shared/remote/names';
import { join } from 'node:path';
import { browserBuild, serverBuild } from './app-builds';
import { namedExposes, sharedVersions, takenFromHost } from './federation';
import { PublishRelease } from './publish-release';
import { RemoteDescription } from './remote-description';
import { folderOf } from './installed';
import { type App, appAt, MAPS, MODE } from './settings';
import { UsedNames } from './used-names';

interface Options {
  /** Port of its own development server. */
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
  const used = new UsedNames(folderOf(root, '@university/shared'));
  const release = new PublishRelease({ ...app, versions, used });
  // Whoever develops does so in English.
  const built = MODE === 'production' ? (['en', ...languages] as const) : (['en'] as const);
  return built.flatMap((language) => inLanguage(appAt(root, language), { port, versions, used, release }));
}

interface Common {
  port: number;
  versions: Record<string, string>;
  used: UsedNames;
  release: PublishRelease;
}

/** The builds of a remote in one language. */
function inLanguage(app: App, { port, versions, used, release }: Common): Configuration[] {
  const { root, language } = app;
  const description = new RemoteDescription(root, language);
  const name = federationName(app.name);
  const browser = browserBuild(app, { isRemote: true });
  // A container of the protocol's first version, which the bundler makes without a library.
  const federated = new container.ModuleFederationPluginV1({
    name,
    library: { type: 'var', name },
    filename: 'entry.[contenthash:10].js',
    exposes: namedExposes({ [EXPOSED]: './src/routes.ts' }),
    shared: takenFromHost(versions),
  });
  const server = serverBuild(app, { isRemote: true });
  return [
    {
      ...browser,
      devServer: { port, headers: { 'Access-Control-Allow-Origin': '*' } },
      plugins: [
        ...browser.plugins,
        federated,
        description.for('browser'),
        used.plugin(),
        release.for('browser', description),
      ],
    },
    {
      ...server,
      entry: { main: './src/routes.ts' },
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
      plugins: [...server.plugins, description.for('server'), used.plugin(), release.for('server', description)],
    },
  ];
}
