import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { MODE, outOf, RESOLVE, ROOT, swc } from './settings';

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
