import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { createJiti } from 'jiti';

/**
 * Builds an app as its `rspack.config.ts` says, for production. Rejects with what was wrong.
 * @param {string} root Folder of the app.
 * @param {string} out Where to.
 */
export async function runBuild(root, out) {
  // NODE_ENV of the caller must not change what is built.
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_MODE: 'production', BUILD_OUT: out });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  const compiler = rspack(await jiti.import(join(root, 'rspack.config.ts'), { default: true }));
  const stats = await new Promise((done, reject) => {
    compiler.run((error, result) => compiler.close((late) => (error || late ? reject(error ?? late) : done(result))));
  });
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new Error(`${root} could not be built.`);
}
