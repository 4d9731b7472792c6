import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@university/shared/language';
import { federationName } from '@university/shared/remote/names';

export const MODE = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
export const MODULES = '[name].[contenthash:10].js';

/**
 * Where source maps go: beside the folders that are served, and no file that is served names them. They hold positions and
 * names, and no sources.
 */
export const MAPS = '../maps/[file].map';
export const MAPPED = 'hidden-nosources-source-map';

export const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** How a build in a language finds a module: `texts.hi.ts` stands in the place of `texts.ts`, where there is one. */
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
  /** Its folder. */
  root: string;
  /** Package and federation name, without the scope. */
  name: string;
  version: string;
  /** The folder of what is built. */
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
