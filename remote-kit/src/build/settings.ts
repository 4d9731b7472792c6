import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@university/shared/language';
import { FEDERATION_RUNTIME, federationName, SHARED_MODULES } from '@university/shared/remote/names';
import { versionOf } from './installed';

/** Read once: set BUILD_MODE before this module is loaded. */
export const MODE = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
export const MODULES = '[name].[contenthash:10].js';

/** Source maps go beside the served folders, without sources, and no served file names them. */
export const MAPS = '../maps/[file].map';
export const MAPPED = 'hidden-nosources-source-map';

export const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** In another language `texts.hi.ts` replaces `texts.ts`. */
export const resolveIn = (language: Language) =>
  language === 'en'
    ? { extensions: EXTENSIONS }
    : {
        extensions: [...EXTENSIONS.map((extension) => `.${language}${extension}`), ...EXTENSIONS],
        extensionAlias: { '.js': [`.${language}.js`, '.js'] },
      };

/** The `exports` condition under which packages of a checkout resolve to their sources. */
export const SOURCE = '@university/source';

export interface App {
  root: string;
  name: string;
  version: string;
  out: string;
  language: Language;
  dependencies: readonly string[];
}

export function appAt(root: string, language: Language = 'en'): App {
  const { name, version, dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const out = process.env.BUILD_OUT ?? join(root, 'dist');
  return { root, name: basename(name), version, out, language, dependencies: Object.keys(dependencies) };
}

export const isCheckout = (folder: string): boolean => existsSync(join(folder, 'src'));

/** `ssr` and a namespace per app give components the same class names on server and browser. */
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

interface LoaderContext {
  addDependency(file: string): void;
}

type Rewrite = (source: string, context: LoaderContext) => string | Promise<string>;

export const rewriting = (rewrite: Rewrite) => ({
  loader: join(import.meta.dirname, 'loader.cjs'),
  options: { rewrite },
});

export const EXPOSED_CHUNK = '__federation_expose_remote';

export function sharedVersions(root: string): Record<string, string> {
  const versions = SHARED_MODULES.map((request) => {
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
    return [request, versionOf(root, name)];
  });
  return Object.fromEntries(versions);
}

export function providedVersions(shell: string): Record<string, string> {
  return { ...sharedVersions(shell), [FEDERATION_RUNTIME]: versionOf(shell, '@module-federation/enhanced') };
}

/** Shared modules come from the shell only, so that there is never a second copy. */
export function takenFromHost(versions: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      { singleton: true, requiredVersion: `^${version}`, import: false } as const,
    ]),
  );
}
