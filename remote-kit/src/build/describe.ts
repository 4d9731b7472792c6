import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { transformSync } from '@swc/core';
import type { Language } from '@university/shared/language';
import { createJiti } from 'jiti';
import type { MenuEntry, RemoteDefinition, SlotDescriptor, SlotOpening } from '@university/shared/remote';
import { toHandedOver } from '@university/shared/remote/manifest';
import { rewriting } from './settings';

interface Described {
  data: { id: string; query?: readonly string[] };
  file: string;
  chunk: string;
  addresses?: string;
}

export interface Description {
  name: string;
  routes: Described[];
  slots: Described[];
  documents: Described[];
  opens: (Omit<SlotOpening, 'gives'> & { gives: unknown })[];
  menu: readonly MenuEntry[];
}

type Load = () => Promise<unknown>;

/** The only form in which `src/routes.ts` may name code: `() => import('./pages/First')`. */
const NAMED = /^(?:async )?\(\)\s*=>\s*import\(['"]([^'"]+)['"]\)$/;

/** Reads `src/routes.ts` without loading the code it names. Adds the source files it read to `files`. */
export async function describe(
  routesFile: string,
  files = new Set<string>(),
  language: Language = 'en',
): Promise<Description> {
  const { name, routes, slots, documents = [], opens = [], menu = [] } = await runSource(routesFile, files, language);
  const chunks = new Map<string, string>();

  function fileOf(load: Load): string {
    const file = NAMED.exec(String(load))?.[1];
    if (!file) throw new Error(`${routesFile}: code is named by () => import('./file') and nothing more`);
    return file;
  }

  /** Chunks are named after their file; on a name clash, after the whole path. */
  function chunkOf(file: string): string {
    const short = file.split('/').at(-1) as string;
    const name = [...chunks].some(([other, taken]) => taken === short && other !== file)
      ? file.replace(/^\W+/, '').replaceAll('/', '-')
      : short;
    chunks.set(file, name);
    return name;
  }

  function described({ load, addresses, ...data }: { id: string; load: Load; addresses?: Load }) {
    const file = fileOf(load);
    return { data, file, chunk: chunkOf(file), ...(addresses && { addresses: fileOf(addresses) }) };
  }

  return {
    name,
    routes: routes.map(described),
    slots: slots.map(withTakes).map(described),
    documents: documents.map(described),
    opens: opens.map((opening) => ({ ...opening, gives: toHandedOver(opening.gives, 'gives') })),
    menu,
  };
}

/** When the code of a layout slot is loaded; fillings of page slots load when they come into view. */
const WHEN: Readonly<Record<string, 'page' | 'intent'>> = { 'home.popup': 'page', 'overlay.search': 'intent' };

const withTakes = ({ takes, ...slot }: SlotDescriptor) => ({
  ...slot,
  when: WHEN[slot.slot] ?? 'visible',
  ...(takes && { takes: toHandedOver(takes, 'takes') }),
});

/** The shell passes `remoteBase` when it runs the bundle, so that images get the browser's addresses. */
const BASE = "__webpack_public_path__ = typeof remoteBase === 'string' ? remoteBase : '';";

/**
 * The module that replaces `src/routes.ts` in a bundle: ids and loaders only. Documents and addresses are server only.
 */
export function codeOf({ name, routes, slots, documents }: Description, part: 'browser' | 'server'): string {
  const loaders = new Map<string, string>();
  const isServer = part === 'server';
  const lines = isServer ? [BASE] : [];

  function loaderOf(file: string, chunk = ''): string {
    const known = loaders.get(file);
    if (known) return known;
    const loader = `load${loaders.size}`;
    loaders.set(file, loader);
    const name = chunk && `/* webpackChunkName: "${chunk}" */ `;
    lines.push(`const ${loader} = () => import(${name}${JSON.stringify(file)});`);
    return loader;
  }

  const list = (all: Described[]) =>
    all.map(({ data: { id }, file, chunk, addresses }) => {
      const load = loaderOf(file, chunk);
      const named = addresses && isServer ? `, addresses: ${loaderOf(addresses)}` : '';
      return `{ id: ${JSON.stringify(id)}, load: ${load}${named} }`;
    });

  const fields = [
    `name: ${JSON.stringify(name)}`,
    `routes: [${list(routes)}]`,
    `slots: [${list(slots)}]`,
    ...(isServer ? [`documents: [${list(documents)}]`] : []),
  ];
  return `${lines.join('\n')}\nexport default { ${fields.join(', ')} };`;
}

/** Caches the description of `src/routes.ts` until a source changes. */
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

  /** Replaces `src/routes.ts` in a build. The harness also gets `src/routes.ts?described`, the data without code. */
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

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
  // Leave `import()` as written, so that it can be read.
  module: { type: 'commonjs', ignoreDynamic: true },
} as const;

/** Runs a TypeScript module and its imports. `files` receives the file names, even on failure. */
async function runSource(entry: string, files: Set<string>, language: Language): Promise<RemoteDefinition> {
  const jiti = createJiti(entry, {
    moduleCache: false,
    fsCache: false,
    transformModules: ['@university/shared'],
    transform({ filename = '' }) {
      files.add(filename);
      const source = readFileSync(inLanguage(filename, language), 'utf8');
      return transformSync(source, { ...OPTIONS, filename, swcrc: false });
    },
  });
  return jiti.import(entry, { default: true });
}

function inLanguage(file: string, language: Language): string {
  const translated = file.replace(/\.(tsx?|js)$/, `.${language}.$1`);
  return language !== 'en' && existsSync(translated) ? translated : file;
}
