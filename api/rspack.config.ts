import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type Configuration, DefinePlugin } from '@rspack/core';

/**
 * Packages that are bundled: ours, and the query builder, because npm does not always hoist it to where the bundle
 * looks. Everything else, native code too, is taken from node_modules.
 */
const BUNDLED = /^(drizzle-orm|@university\/)/;

/** Stay outside even where a bundled package asks for them. */
const DRIVERS = /^(pg|@electric-sql\/pglite)(\/|$)/;

/** The API for Node: the server (`main.mjs`), the commands (`command.mjs`), the work apart (`isolated.mjs`). */
const config: Configuration = {
  name: 'api',
  mode: 'production',
  context: import.meta.dirname,
  target: 'node20',
  entry: { main: './src/main.ts', command: './src/commands/main.ts', isolated: './src/platform/isolated/process.ts' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    filename: '[name].mjs',
    library: { type: 'module' },
    module: true,
    chunkFormat: 'module',
    asyncChunks: false,
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.mjs', '.js'],
    conditionNames: ['@university/source', '...'],
  },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  // `import()` stays what it is: some packages are large and rarely needed.
  externalsType: 'module-import',
  externals: [
    ({ request = '', contextInfo }, done) => {
      const isOurs = !contextInfo?.issuer.includes('node_modules');
      const isOutside = isBuiltin(request) || DRIVERS.test(request);
      if (isOutside || (isOurs && !/^[./]/.test(request) && !BUNDLED.test(request))) done(undefined, request);
      else done();
    },
  ],
  optimization: { splitChunks: false, minimize: false },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') })],
  performance: false,
  cache: false,
  devtool: false,
  stats: 'errors-warnings',
};

export default config;
