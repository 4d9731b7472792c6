import { join } from 'node:path';
import { type Configuration, DefinePlugin } from '@rspack/core';
import { outside } from './outside';

/** Server (`main.mjs`), commands (`command.mjs`) and isolated work (`isolated.mjs`). */
const config: Configuration = {
  name: 'api',
  mode: 'production',
  context: import.meta.dirname,
  target: 'node20',
  entry: { main: './src/main.ts', command: './src/commands/main.ts', isolated: './src/platform/isolated/process.ts' },
  output: {
    path: process.env.BUILD_OUT ?? join(import.meta.dirname, 'dist'),
    filename: '[name].mjs',
    library: { type: 'module' },
    module: true,
    chunkFormat: 'module',
    chunkFilename: '[id].mjs',
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
  externals: [outside],
  optimization: { splitChunks: { chunks: 'all' }, minimize: false },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') })],
  performance: false,
  cache: false,
  devtool: false,
  stats: 'errors-warnings',
};

export default config;
