import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { createJiti } from 'jiti';

export async function runBuild(root, out) {
  // The caller's NODE_ENV must not change the result.
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_MODE: 'production', BUILD_OUT: out });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  const compiler = rspack(await jiti.import(join(root, 'rspack.config.ts'), { default: true }));
  const stats = await new Promise((done, reject) => {
    compiler.run((error, result) => compiler.close((late) => (error || late ? reject(error ?? late) : done(result))));
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new Error(`${root} could not be built.`);
}
