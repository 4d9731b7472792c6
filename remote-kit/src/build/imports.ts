import { isBuiltin } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Compiler, Dependency, Module, RspackPluginInstance as Plugin } from '@rspack/core';
import { SHARED_MODULES } from '@university/shared/remote/names';
import { MODE } from './settings';

/** Names taken of each shared module, sorted; `*` for all of it. */
export type Uses = Record<string, string[]>;

const SHARED = '@university/shared';

const INSTEAD: Readonly<Record<string, string>> = {
  'react-router-dom': `${SHARED}/router`,
  'react-router': `${SHARED}/router`,
  '@tanstack/react-query': `${SHARED}/query`,
  axios: `call() of ${SHARED}`,
};

const nameOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Packages with state for the whole page: there must be one copy. */
const ONCE = [...new Set([...SHARED_MODULES.map(nameOf), ...Object.keys(INSTEAD)])];

const isShared = (request: string): boolean => (SHARED_MODULES as readonly string[]).includes(request);

interface App {
  root: string;
  shared: string;
  dependencies: readonly string[];
}

/** Records which names of shared modules a remote uses, and reports imports that cross its boundary as build errors. */
export class Imports {
  readonly #uses = new Map<string, Set<string>>();

  constructor(private readonly app: App) {}

  plugin(): Plugin {
    return {
      apply: ({ hooks }: Compiler) => {
        hooks.compilation.tap('Imports', (compilation) => {
          compilation.hooks.finishModules.tap('Imports', (modules) => {
            const complaints = [...modules].flatMap((module) => this.#look(module));
            if (MODE === 'production')
              for (const complaint of new Set(complaints)) compilation.errors.push(new Error(complaint));
          });
        });
      },
    };
  }

  #look(module: Module): string[] {
    const { resource: file } = module as { resource?: string };
    if (!file || file.startsWith(this.app.shared)) return [];
    const once = ONCE.find((name) => file.includes(`${sep}node_modules${sep}${name.replace('/', sep)}${sep}`));
    if (once) return [`The remote would bring a ${once} of its own (${file}). The site has one for all.`];
    const dependencies = [module, ...module.blocks].flatMap((each) => each.dependencies);
    for (const dependency of dependencies) this.#count(dependency);
    if (!file.startsWith(`${this.app.root}${sep}src${sep}`)) return [];
    return dependencies.flatMap(({ request = '' }) => {
      const why = this.#objectionTo(request, file);
      return why ? [`${relative(this.app.root, file)} imports ${request}: ${why}`] : [];
    });
  }

  #count({ type, request = '', ids = [] }: Dependency): void {
    // Each name used is a dependency of its own; a request without names, such as `require`, takes all.
    if (!isShared(request) || type === 'esm import') return;
    this.#uses.set(request, (this.#uses.get(request) ?? new Set()).add(ids[0] ?? '*'));
  }

  #objectionTo(request: string, file: string): string | null {
    const { root, dependencies } = this.app;
    if (request.startsWith('.')) {
      const leaves = relative(root, resolve(dirname(file), request)).startsWith('..');
      return leaves ? 'that is outside this remote. Move what is needed into it, or into shared.' : null;
    }
    const name = nameOf(request);
    if (INSTEAD[name]) return `use ${INSTEAD[name]}.`;
    if (!/^[@a-z]/i.test(request) || ONCE.includes(name) || dependencies.includes(name)) return null;
    if (isBuiltin(request)) return 'neither browsers nor the shell offer it. Find a way without.';
    return 'it is not among the dependencies in package.json. Add it there, or do without.';
  }

  read(): Uses {
    const sorted = [...this.#uses].sort(([one], [other]) => one.localeCompare(other));
    return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
  }
}
