import { join, resolve } from 'node:path';
import { type Configuration, DefinePlugin } from '@rspack/core';
import {
  type App,
  appAt,
  browserBuild,
  buildName,
  MODE,
  MODULES,
  PublishRelease,
  providedVersions,
  resolveIn,
  SOURCE,
  serverBuild,
  sharedVersions,
  swc,
} from '@university/remote-kit/rspack';
import { TRANSLATIONS } from '@university/shared/language';
import { outside } from './api/outside';

const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** What is told of an error on the server is where it was in a remote's bundle. */
const UNMAPPED = MODE === 'production' ? false : 'source-map';

const SHELL = resolve(import.meta.dirname, 'shell');

/**
 * The builds of the shell: in each language one for the browser, one for its renderers and the service worker; one for its web server,
 * and the script that pages begin with. Those of remotes are the kit's (`remote-kit/src/build/remote.ts`).
 */
export function shell(): Configuration[] {
  const app = appAt(SHELL);
  const release = new PublishRelease({ ...app, versions: providedVersions(SHELL) });
  // Whoever develops does so in English.
  const languages = MODE === 'production' ? (['en', ...TRANSLATIONS] as const) : (['en'] as const);
  const inAll = (build: (app: App) => Configuration) => languages.map((language) => build(appAt(SHELL, language)));
  const always = [
    ...inAll((each) => browser(each, release)),
    server(app, release),
    ...inAll((each) => renderer(each, release)),
  ];
  return MODE === 'development' ? always : [...always, start(app, release), ...inAll(serviceWorker)];
}

/** A file of a build whose name stays: other languages have their own. */
const inFile = ({ language }: App, name: string, extension: string) =>
  `${name}${language === 'en' ? '' : `.${language}`}.${extension}`;

function browser(app: App, release: PublishRelease): Configuration {
  const build = browserBuild(app, { isRemote: false });
  // A file that stays the same from one release of the shell to the next.
  const cacheGroups = { react: { name: 'react', test: REACT, chunks: 'initial', enforce: true } } as const;
  return {
    ...build,
    entry: { main: './src/browser/entry.ts' },
    output: { ...build.output, publicPath: '/assets/' },
    optimization: { ...build.optimization, splitChunks: { ...build.optimization.splitChunks, cacheGroups } },
    plugins: [
      ...build.plugins,
      new DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(SHELL)) }),
      release.for('browser', app.language),
    ],
  };
}

function server(app: App, release: PublishRelease): Configuration {
  const build = serverBuild(app, { isRemote: false });
  return {
    ...build,
    devtool: UNMAPPED,
    // The API's work apart is started as a file of its own.
    entry: { main: './src/server/main.ts', check: './src/server/check/main.ts', isolated: '@university/api/isolated' },
    output: {
      path: join(app.out, 'server'),
      filename: '[name].mjs',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
      // Some packages of the API are large and rarely needed.
      chunkFilename: '[id].mjs',
      publicPath: '/assets/',
      clean: false,
    },
    module: {
      ...build.module,
      parser: { javascript: { importMeta: false } },
      // What only the shell's server speaks of, as fonts in the style of its pages, goes beside the browser's files.
      generator: { 'asset/resource': { outputPath: '../browser/' } },
    },
    externals: [outside],
    // What several programs have in common stands in files that they share.
    optimization: { ...build.optimization, splitChunks: { chunks: 'all' } },
    plugins: [...build.plugins, release.for('server')],
  };
}

/** One file with all that it needs: the process that runs it may read no other. */
function renderer(app: App, release: PublishRelease): Configuration {
  const build = serverBuild(app, { isRemote: false });
  return {
    ...build,
    name: buildName(app, 'renderer'),
    devtool: UNMAPPED,
    entry: { renderer: './src/renderer/main.ts' },
    output: {
      path: join(app.out, 'server'),
      filename: inFile(app, '[name]', 'cjs'),
      asyncChunks: false,
      publicPath: '/assets/',
      clean: false,
    },
    module: {
      ...build.module,
      // As browsers have it: nothing there speaks HTTP.
      rules: [...build.module.rules, { include: /node_modules\/axios\//, resolve: { aliasFields: ['browser'] } }],
      generator: { 'asset/resource': { emit: false } },
    },
    plugins: [...build.plugins, release.for('renderer', app.language)],
  };
}

/** A small program that shares nothing with the rest: no federation, one file. */
function oneFile(app: App) {
  return {
    mode: 'production',
    context: app.root,
    devtool: false,
    target: ['web', 'es2022'],
    resolve: { ...resolveIn(app.language), conditionNames: [SOURCE, '...'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(app.name) },
        // The same name as in the pages, whose build writes the file.
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:10][ext]', emit: false },
        },
      ],
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
  } satisfies Configuration;
}

function start(app: App, release: PublishRelease): Configuration {
  return {
    ...oneFile(app),
    name: `${app.name}:start`,
    entry: { start: './src/browser/start.ts' },
    output: { path: join(app.out, 'browser'), filename: MODULES },
    plugins: [release.for('start')],
  };
}

/** One file that stays at its address. None while developing. */
function serviceWorker(app: App): Configuration {
  return {
    ...oneFile(app),
    name: buildName(app, 'worker'),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/worker/service-worker.ts' },
    output: {
      path: join(app.out, 'worker'),
      filename: inFile(app, '[name]', 'js'),
      publicPath: '/assets/',
      clean: false,
    },
  };
}
