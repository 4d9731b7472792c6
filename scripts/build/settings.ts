import { join, resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import { federationName } from '../../shared/src/remote/names';
import type { LoaderContext } from './rewrites';

/** What all builds of all apps have in common. */
export const ROOT = resolve(import.meta.dirname, '../..');
export const MODE = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
export const MODULES = '[name].[contenthash:10].js';
export const RESOLVE = { extensions: ['.tsx', '.ts', '.mjs', '.js'], tsConfig: join(ROOT, 'tsconfig.json') };

/** The folder of what is built of an app. */
export const outOf = (name: string): string => process.env.BUILD_OUT ?? join(ROOT, name, 'dist');

/** `ssr: true` and a namespace per app give components the same class names in the browser and on the server. */
export function swc(namespace: string) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [
            [
              '@swc/plugin-styled-components',
              { ssr: true, displayName: false, pure: true, namespace: federationName(namespace) },
            ],
          ],
        },
      },
    },
  };
}

type Rewrite = (source: string, context: LoaderContext) => string | Promise<string>;

/** A loader that builds what `rewrite` makes of a module. */
export const rewriting = (rewrite: Rewrite) => ({
  loader: join(ROOT, 'scripts/build/loader.cjs'),
  options: { rewrite },
});

/** A small program that shares nothing with the rest: no federation, one file. */
export function oneFile(name: string) {
  return {
    mode: 'production',
    context: join(ROOT, name),
    devtool: false,
    resolve: RESOLVE,
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(name) },
        { test: /\.svg$/, type: 'asset/source' },
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

/** The build of an app's service worker: one file that stays at its address. None while developing. */
export function serviceWorker(name: string): Configuration[] {
  if (MODE === 'development') return [];
  return [
    {
      ...oneFile(name),
      name: `${name}:worker`,
      target: ['webworker', 'es2022'],
      entry: { 'service-worker': './src/worker/service-worker.ts' },
      output: { path: join(outOf(name), 'worker'), filename: '[name].js', publicPath: '/assets/', clean: true },
    },
  ];
}
