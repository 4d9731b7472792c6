import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  SwcJsMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import {
  federationAsModules,
  namedExposes,
  routerForProduction,
  sharedModules,
  sharedVersions,
} from './scripts/build/federation';
import { PublishRelease } from './scripts/build/publish-release';
import { RemoteDescription } from './scripts/build/remote-description';
import { built, markPure } from './scripts/build/rewrites';
import { MODE, MODULES, oneFile, outOf, RESOLVE, ROOT, rewriting, swc } from './scripts/build/settings';
import { federationName } from './shared/src/remote/names';
import { SHARED_MODULES } from './shared/src/remote/names';

interface App {
  /** Folder, package and federation name. */
  name: string;
  /** Port of its own development server. */
  port: number;
  /** What a remote offers to the shell. An app that exposes nothing is the shell. */
  exposes?: Record<string, string>;
}

/**
 * Packages that the server bundle of the shell holds itself: React and what renders with it, because they must be
 * production builds and the only copies; the query builder, because npm does not always hoist it to where the bundle looks.
 */
const BUNDLED =
  /^(drizzle-orm|react|react-dom|react-router|react-router-dom|styled-components|zustand|@tanstack\/|react-hot-toast|@fontsource\/|@university\/)/;

const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** Database drivers stay outside even where a bundled package asks for them. */
const DRIVERS = /^(pg|@electric-sql\/pglite)(\/|$)/;

/**
 * The build of one app: a browser build, federated, and a server build for rendering.
 * A remote's server build is one CommonJS file with the shared modules left out; the shell's is the web server.
 */
export function federated({ name, port, exposes }: App): Configuration[] {
  const root = join(ROOT, name);
  const out = outOf(name);
  const isRemote = exposes !== undefined;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const versions = sharedVersions();
  const description = isRemote ? new RemoteDescription(root) : undefined;
  const release = new PublishRelease({ name, version, out, versions, description });

  const base = {
    mode: MODE,
    context: root,
    devtool: MODE === 'production' ? false : 'source-map',
    resolve: RESOLVE,
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(name) },
        { test: /\.built\.ts$/, enforce: 'pre', use: rewriting((_, context) => built(context)) },
        { test: /react-router\/dist\/production\//, use: rewriting(markPure) },
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10][ext]' } },
      ],
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
  } satisfies Configuration;

  const browser: Configuration = {
    ...base,
    name: `${name}:browser`,
    target: ['web', 'es2022'],
    entry: isRemote ? {} : { main: './src/browser/entry.ts' },
    output: {
      path: join(out, 'browser'),
      filename: MODULES,
      chunkFilename: MODULES,
      publicPath: isRemote ? 'auto' : '/assets/',
      uniqueName: federationName(name),
      crossOriginLoading: 'anonymous',
      // Files of earlier releases stay: open tabs still ask for them.
      clean: false,
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        minSize: 30_000,
        // A file that stays the same from one release of the shell to the next.
        cacheGroups: isRemote ? {} : { react: { name: 'react', test: REACT, chunks: 'initial', enforce: true } },
      },
      realContentHash: true,
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
        }),
      ],
      moduleIds: 'deterministic',
    },
    resolve: { ...base.resolve, alias: { ...federationAsModules(), ...routerForProduction() } },
    devServer: { port, headers: { 'Access-Control-Allow-Origin': '*' } },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(name),
        ...(isRemote && { filename: 'entry.[contenthash:10].js', exposes: namedExposes(exposes) }),
        shared: sharedModules(versions, isRemote),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          // Remotes mount no remotes themselves.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: isRemote },
          ...(isRemote ? { externalRuntime: true } : { provideExternalRuntime: true }),
        },
      }),
      new NormalModuleReplacementPlugin(/@module-federation\/[\w-]+\/dist\/index\.cjs$/, (resource) => {
        resource.request = resource.request.replace(/\.cjs$/, '.js');
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      // Browsers compile a file that says so aside while it arrives, instead of function by function while they run it.
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /^(main|react)\./,
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      ...(description ? [description.for('browser')] : []),
      release.for('browser'),
    ],
  };

  const server: Configuration = {
    ...base,
    name: `${name}:server`,
    target: 'node20',
    // The API's work apart is started as a file of its own.
    entry: isRemote
      ? { main: './src/routes.ts' }
      : { main: './src/server/main.ts', isolated: '@university/api/isolated' },
    output: {
      path: join(out, 'server'),
      ...(isRemote
        ? { filename: 'server.[contenthash:10].cjs', library: { type: 'commonjs2' }, asyncChunks: false }
        : {
            filename: '[name].mjs',
            library: { type: 'module' },
            module: true,
            chunkFormat: 'module',
            asyncChunks: false,
          }),
      // A remote's server code is told where its files lie when it is run.
      publicPath: isRemote ? '' : '/assets/',
      clean: false,
    },
    module: {
      ...base.module,
      parser: { javascript: { importMeta: false } },
      // What only the shell's server speaks of, as fonts in the style of its pages, goes beside the browser's files.
      generator: { 'asset/resource': isRemote ? { emit: false } : { outputPath: '../browser/' } },
    },
    // `import()` stays what it is: some packages of the API are large and rarely needed.
    externalsType: isRemote ? 'commonjs2' : 'module-import',
    externals: isRemote
      ? [...SHARED_MODULES]
      : [
          ({ request = '', contextInfo }, done) => {
            const ours = !contextInfo?.issuer.includes('node_modules');
            if (
              isBuiltin(request) ||
              DRIVERS.test(request) ||
              (ours && !/^[./]/.test(request) && !BUNDLED.test(request))
            )
              done(undefined, request);
            else done();
          },
        ],
    optimization: { splitChunks: false, minimize: false, ...(isRemote && { moduleIds: 'deterministic' }) },
    plugins: [
      new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(MODE) }),
      ...(description ? [description.for('server')] : []),
      release.for('server'),
    ],
  };

  if (isRemote || MODE === 'development') return [browser, server];
  const start: Configuration = {
    ...oneFile(name),
    name: `${name}:start`,
    target: ['web', 'es2022'],
    entry: { start: './src/browser/start.ts' },
    output: { path: join(out, 'browser'), filename: MODULES },
    plugins: [release.for('start')],
  };
  return [browser, server, start];
}
