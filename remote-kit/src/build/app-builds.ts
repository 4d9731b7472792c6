import { join } from 'node:path';
import { federationName } from '@university/shared/remote/names';
import { type Configuration, DefinePlugin, SubresourceIntegrityPlugin, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { folderOf } from './installed';
import { type App, isCheckout, MAPPED, MAPS, MODE, MODULES, resolveIn, SOURCE, swc } from './settings';

/** Settings common to all builds. In a checkout the shell, and remotes in development, use the packages' sources. */
function commonBuild({ root, name, language }: App, isRemote: boolean) {
  const shared = folderOf(root, '@university/shared');
  const takesSources = isCheckout(shared) && (!isRemote || MODE === 'development');
  return {
    mode: MODE,
    context: root,
    devtool: MODE === 'production' ? MAPPED : 'source-map',
    resolve: { ...resolveIn(language), ...(takesSources && { conditionNames: [SOURCE, '...'] }) },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(name) },
        // A strict module would get a CommonJS namespace as its default, as styled-components is on the server.
        { test: /\.js$/, include: shared, type: 'javascript/auto' },
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10][ext]' } },
      ],
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
  } satisfies Configuration;
}

const minimizer = () =>
  new SwcJsMinimizerRspackPlugin({
    minimizerOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
  });

export const buildName = ({ name, language }: App, part: string): string =>
  language === 'en' ? `${name}:${part}` : `${name}:${part}:${language}`;

export function browserBuild(app: App, { isRemote }: { isRemote: boolean }) {
  const common = commonBuild(app, isRemote);
  return {
    ...common,
    name: buildName(app, 'browser'),
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(app.out, 'browser'),
      filename: MODULES,
      chunkFilename: MODULES,
      ...(MODE === 'production' && { sourceMapFilename: MAPS }),
      publicPath: 'auto',
      uniqueName: federationName(app.name),
      crossOriginLoading: 'anonymous',
      // Keep files of earlier releases: open tabs still request them.
      clean: false,
    },
    optimization: {
      splitChunks: { chunks: 'async', minSize: 60_000, cacheGroups: {} },
      realContentHash: true,
      minimizer: [minimizer()],
      moduleIds: 'deterministic',
    },
    plugins: [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
  } satisfies Configuration;
}

export function serverBuild(app: App, { isRemote }: { isRemote: boolean }) {
  return {
    ...commonBuild(app, isRemote),
    name: buildName(app, 'server'),
    target: 'node20',
    optimization: { splitChunks: false, minimize: false },
    plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(MODE) })],
  } satisfies Configuration;
}
