import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from '@university/shared/remote/evaluate';
import { SHARED_MODULES } from '@university/shared/remote/names';

/**
 * What the site hands out to a remote, as it is installed for it: the shared modules by their names.
 * @param {string} root Folder of the remote.
 * @returns {Promise<Record<string, object>>}
 */
export async function sharedModulesFor(root) {
  const installed = createRequire(join(root, 'index.js'));
  const modules = SHARED_MODULES.map(async (name) => [
    name,
    name.startsWith('@university/') ? await import(pathToFileURL(installed.resolve(name))) : installed(name),
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

/**
 * Runs a remote's server bundle as the shell does, with these modules and nothing else. @returns what it exports.
 * Throws whatever it throws.
 * @param {Record<string, object>} shared
 */
export function evaluateWith(shared, code, filename) {
  function provide(request) {
    if (!Object.hasOwn(shared, request)) throw new Error(`A remote may not require ${request} on the server`);
    return shared[request];
  }
  return evaluate(code, filename, { provide, base: '/' });
}
