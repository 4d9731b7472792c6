import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FEDERATION_RUNTIME, SHARED_MODULES } from '../../shared/src/remote/names';

const ROOT = resolve(import.meta.dirname, '../..');

/** Gives the chunk of an exposed module a name that the manifest can look up. */
export function namedExposes(exposes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: file, name: `__federation_expose_${key.slice(2)}` }]),
  );
}

/** Versions of what shell and remotes share; the federation runtime is one of them, because remotes bring none. */
export function sharedVersions(): Record<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const shared = read('shared/package.json') as { version: string; dependencies: Record<string, string> };
  const versions = SHARED_MODULES.map((request) => {
    const name = request.split('/')[0] as string;
    return [request, shared.dependencies[name] ?? shared.version];
  });
  const runtime = read('node_modules/@module-federation/runtime-core/package.json') as { version: string };
  return { ...Object.fromEntries(versions), [FEDERATION_RUNTIME]: runtime.version };
}

/**
 * The shell brings every shared module and has it at once (`eager`); a remote brings none in production, so that
 * there can be no second copy.
 */
export function sharedModules(versions: Record<string, string>, isRemote: boolean) {
  return Object.fromEntries(
    SHARED_MODULES.map((request) => {
      const version = versions[request] as string;
      const own = isRemote ? ({ import: false } as const) : { eager: true, version };
      return [request, { singleton: true, requiredVersion: `^${version}`, ...own }];
    }),
  );
}

/** The federation runtime as ES modules: its plugin asks for the CommonJS files, which cannot be shaken. */
export function federationAsModules() {
  const file = (part: string, name = 'index.js') => join(ROOT, `node_modules/@module-federation/${part}/dist/${name}`);
  return {
    // Without `$`, because the plugin sets an alias of this very name.
    '@module-federation/runtime': file('runtime'),
    '@module-federation/runtime-core$': file('runtime-core'),
    '@module-federation/sdk$': file('sdk'),
    '@module-federation/error-codes$': file('error-codes', 'index.mjs'),
    '@module-federation/webpack-bundler-runtime$': file('webpack-bundler-runtime'),
  };
}

/** React Router's package offers bundlers its development build only. */
export function routerForProduction() {
  const file = (name: string) => join(ROOT, `node_modules/react-router/dist/production/${name}.mjs`);
  return { 'react-router$': file('index'), 'react-router/dom$': file('dom-export') };
}
