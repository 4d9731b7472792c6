import type { Compiler, Dependency, RspackPluginInstance as Plugin } from '@rspack/core';
import { SHARED_MODULES } from '@university/shared/remote/names';

/** By shared module: the names that are taken of it, sorted. `*`: all of it, by code that does not say which. */
export type Uses = Record<string, string[]>;

const isShared = (request: string): boolean => (SHARED_MODULES as readonly string[]).includes(request);

/**
 * Writes down which names of shared modules a remote's builds take, so that a shell can say beforehand what it lacks. What
 * `@university/shared` takes itself is not among them: its version says that.
 */
export class UsedNames {
  readonly #uses = new Map<string, Set<string>>();

  /** @param shared Folder of `@university/shared`. */
  constructor(private readonly shared: string) {}

  plugin(): Plugin {
    return {
      apply: ({ hooks }: Compiler) => {
        hooks.compilation.tap('UsedNames', (compilation) => {
          compilation.hooks.finishModules.tap('UsedNames', (modules) => {
            for (const module of modules) {
              const file = (module as { resource?: string }).resource;
              if (!file || file.startsWith(this.shared)) continue;
              for (const dependency of module.dependencies) this.#add(dependency);
            }
          });
        });
      },
    };
  }

  #add({ type, request = '', ids = [] }: Dependency): void {
    // The statement; each name that is used of it is a dependency of its own. What has no name there, as `require`, is all.
    if (!isShared(request) || type === 'esm import') return;
    this.#uses.set(request, (this.#uses.get(request) ?? new Set()).add(ids[0] ?? '*'));
  }

  read(): Uses {
    const sorted = [...this.#uses].sort(([one], [other]) => one.localeCompare(other));
    return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
  }
}
