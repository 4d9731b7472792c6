import { join } from 'node:path';
import type { Language } from '@university/shared/language';
import type { Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { codeOf, describe, type Description } from './describe';
import { rewriting } from './settings';

/**
 * What a remote's builds and its release take from `src/routes.ts`. It is read once for all of them, and again when a
 * source has changed.
 */
export class RemoteDescription {
  #reading: Promise<Description> | undefined;
  readonly #files = new Set<string>();
  readonly #routes: string;

  constructor(
    root: string,
    readonly language: Language = 'en',
  ) {
    this.#routes = join(root, 'src/routes.ts');
  }

  read(): Promise<Description> {
    this.#reading ??= describe(this.#routes, this.#files, this.language);
    return this.#reading;
  }

  /**
   * Gives a build code in place of `src/routes.ts`. The harness also gets what is said of the code, as the module
   * `src/routes.ts?described`; the site has that from `remote.json`.
   */
  for(part: 'browser' | 'server' | 'harness'): Plugin & { description: RemoteDescription } {
    const code = (read: Description) => codeOf(read, part === 'server' ? 'server' : 'browser');
    return {
      description: this,
      apply: ({ hooks, options }: Compiler) => {
        hooks.invalid.tap('RemoteDescription', () => {
          this.#reading = undefined;
          this.#files.clear();
        });
        const rule = { test: this.#routes, enforce: 'pre' as const };
        options.module.rules.push({ ...rule, resourceQuery: { not: [/described/] }, use: this.#rewriting(code) });
        if (part === 'harness')
          options.module.rules.push({ ...rule, resourceQuery: /described/, use: this.#rewriting(dataOf) });
      },
    };
  }

  #rewriting(code: (read: Description) => string) {
    return rewriting(async (_, context) => {
      try {
        return code(await this.read());
      } finally {
        for (const file of this.#files) context.addDependency(file);
      }
    });
  }
}

function dataOf({ name, routes, slots }: Description): string {
  const [pages, fills] = [routes, slots].map((list) => list.map(({ data }) => data));
  return `export default ${JSON.stringify({ name, routes: pages, slots: fills })};`;
}
