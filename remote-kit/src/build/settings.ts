import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@university/shared/language';
import { FEDERATION_RUNTIME, federationName, SHARED_MODULES } from '@university/shared/remote/names';
import { versionOf } from './installed';

/** Read once: what sets it must not have loaded this before. */
export const MODE = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
export const MODULES = '[name].[contenthash:10].js';

/**
 * Where source maps go: beside the folders that are served, and no file that is served names them. They hold positions and
 * names, and no sources.
 */
export const MAPS = '../maps/[file].map';
export const MAPPED = 'hidden-nosources-source-map';

export const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** How a build in a language finds a module: `texts.hi.ts` replaces `texts.ts`, where there is one. */
export const resolveIn = (language: Language) =>
  language === 'en'
    ? { extensions: EXTENSIONS }
    : {
        extensions: [...EXTENSIONS.map((extension) => `.${language}${extension}`), ...EXTENSIONS],
        extensionAlias: { '.js': [`.${language}.js`, '.js'] },
      };

/** The condition of `exports` under which packages of a checkout are their sources. */
export const SOURCE = '@university/source';

/** What is built: a remote, or the shell, in a language. */
export interface App {
  root: string;
  /** Package and federation name, without the scope. */
  name: string;
  version: string;
  out: string;
  language: Language;
  /** Names of the packages that it depends on. */
  dependencies: readonly string[];
}

/** @param root Folder of the app. */
export function appAt(root: string, language: Language = 'en'): App {
  const { name, version, dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const out = process.env.BUILD_OUT ?? join(root, 'dist');
  return { root, name: basename(name), version, out, language, dependencies: Object.keys(dependencies) };
}

/** A checkout brings its sources along, which a package from a registry does not. */
export const isCheckout = (folder: string): boolean => existsSync(join(folder, 'src'));

/** `ssr: true` and a namespace per app give components the same class names in the browser and on the server. */
export function swc(namespace: string) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [
            [
              '@swc/plugin-styled-components',
              { ssr: true, displayName: false, pure: true, namespace: federationName(namespace) },
            ],
          ],
        },
      },
    },
  };
}

/** What a loader may say of the module that it is given. */
interface LoaderContext {
  addDependency(file: string): void;
}

type Rewrite = (source: string, context: LoaderContext) => string | Promise<string>;

/** A loader that builds what `rewrite` makes of a module. */
export const rewriting = (rewrite: Rewrite) => ({
  loader: join(import.meta.dirname, 'loader.cjs'),
  options: { rewrite },
});

/** The chunk of the exposed module, which the manifest looks up. */
export const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Versions of what shell and remotes share, as installed for an app.
 * @param root Folder of the app.
 */
export function sharedVersions(root: string): Record<string, string> {
  const versions = SHARED_MODULES.map((request) => {
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
    return [request, versionOf(root, name)];
  });
  return Object.fromEntries(versions);
}

/** Versions that a shell gives: those of the shared modules, and of the runtime of Module Federation. */
export function providedVersions(shell: string): Record<string, string> {
  return { ...sharedVersions(shell), [FEDERATION_RUNTIME]: versionOf(shell, '@module-federation/enhanced') };
}

/** The shell brings every shared module; a remote brings none, so that there can be no second copy. */
export function takenFromHost(versions: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      { singleton: true, requiredVersion: `^${version}`, import: false } as const,
    ]),
  );
}
