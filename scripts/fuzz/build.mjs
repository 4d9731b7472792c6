import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { createInstrumenter } from 'istanbul-lib-instrument';

/** Packages whose code is led through as ours is: what the parsers are made of. */
const PARSERS = /node_modules\/(@fastify\/busboy|csv-parse|marked|zod)\//;

/** Makes code count which of its statements and branches ran. */
const instrumenter = createInstrumenter({ coverageVariable: '__fuzz__', esModules: true, compact: true });

/** Each target as one file with counters in it. */
export function buildTargets(targets, from, to) {
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    target: 'node20',
    entry: Object.fromEntries(targets.map((target) => [target, join(from, `${target}.ts`)])),
    output: { path: to, filename: '[name].cjs', library: { type: 'commonjs2' }, asyncChunks: false },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['@university/source', '...'] },
    module: {
      rules: [
        {
          enforce: 'post',
          test: /\.(ts|js|cjs|mjs)$/,
          include: (file) => PARSERS.test(file) || !file.includes('node_modules'),
          exclude: /scripts\/fuzz/,
          loader: resolve('remote-kit/src/build/loader.cjs'),
          options: { rewrite: (source, { resourcePath }) => instrumenter.instrumentSync(source, resourcePath) },
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } },
        },
      ],
    },
    externals: [({ request = '' }, done) => (isOutside(request) ? done(undefined, request) : done())],
    externalsType: 'commonjs',
    optimization: { minimize: false },
    cache: false,
    stats: 'errors-warnings',
  });
  return new Promise((done, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(done);
    });
  });
}

/** Packages are taken from where they are, but for the parsers and our own. */
function isOutside(request) {
  return /^(?!\.|\/|@university\/|@fastify\/busboy|@fastify\/multipart|csv-parse|marked|zod)/.test(request);
}
