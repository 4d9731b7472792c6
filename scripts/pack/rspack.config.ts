import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compiler, type Configuration, SwcJsMinimizerRspackPlugin } from '@rspack/core';

const { PACK_APP = '', PACK_READ = '' } = process.env;
const { default: given } = (await import(join(import.meta.dirname, '../..', PACK_APP, 'rspack.config.ts'))) as {
  default: Configuration | Configuration[];
};

/** Writes down which files of packages a build read. */
const noting = (name: string) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('Noting', ({ compilation }) => {
      const files = [...compilation.fileDependencies].filter((file) => file.includes('node_modules'));
      writeFileSync(join(PACK_READ, `${name}.json`), JSON.stringify(files));
    }),
});

/** For stack traces. */
const NAMES = { keep_fnames: true, keep_classnames: true };

/** Also minimizes server programs, which are half comments and spaces. */
const small = (given: Configuration['optimization']): Configuration['optimization'] =>
  given?.minimize === false
    ? {
        ...given,
        minimize: true,
        minimizer: [
          new SwcJsMinimizerRspackPlugin({
            extractComments: false,
            minimizerOptions: { compress: NAMES, mangle: NAMES, format: { comments: false } },
          }),
        ],
      }
    : given;

export default [given].flat().map((config, index) => ({
  ...config,
  optimization: small(config.optimization),
  plugins: [...(config.plugins ?? []), noting(`${PACK_APP}-${index}`)],
}));
