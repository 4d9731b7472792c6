import { join } from 'node:path';
import { FEDERATION_RUNTIME, SHARED_MODULES } from '@university/shared/remote/names';
import { folderOf, versionOf } from './installed';

const HERE = import.meta.dirname;

/** Gives the chunk of an exposed module a name that the manifest can look up. */
export function namedExposes(exposes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: file, name: `__federation_expose_${key.slice(2)}` }]),
  );
}

/** The federation runtime is found by way of what needs it. */
const RUNTIME = ['@module-federation/enhanced', '@module-federation/runtime-tools', '@module-federation/runtime'];

/**
 * Versions of what shell and remotes share, as installed for an app; the federation runtime is one of them, because
 * remotes bring none.
 * @param root Folder of the app.
 */
export function sharedVersions(root: string): Record<string, string> {
  const versions = SHARED_MODULES.map((request) => {
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
    return [request, versionOf(root, name)];
  });
  return { ...Object.fromEntries(versions), [FEDERATION_RUNTIME]: versionOf(HERE, ...RUNTIME, FEDERATION_RUNTIME) };
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
  const runtime = folderOf(HERE, ...RUNTIME);
  const needs = (name: string) => folderOf(runtime, `@module-federation/${name}`);
  const bundler = folderOf(HERE, ...RUNTIME.slice(0, 2), '@module-federation/webpack-bundler-runtime');
  return {
    // Without `$`, because the plugin sets an alias of this very name.
    '@module-federation/runtime': join(runtime, 'dist/index.js'),
    '@module-federation/runtime-core$': join(needs('runtime-core'), 'dist/index.js'),
    '@module-federation/sdk$': join(needs('sdk'), 'dist/index.js'),
    '@module-federation/error-codes$': join(needs('error-codes'), 'dist/index.mjs'),
    '@module-federation/webpack-bundler-runtime$': join(bundler, 'dist/index.js'),
  };
}
