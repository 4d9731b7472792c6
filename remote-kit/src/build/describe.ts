import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { transformSync } from '@swc/core';
import type { Language } from '@university/shared/language';
import { createJiti } from 'jiti';
import type { MenuEntry, RemoteDefinition, SlotDescriptor, SlotOpening } from '@university/shared/remote';
import { toHandedOver } from '@university/shared/remote/manifest';
import { rewriting } from './settings';

/** A page, slot or document of a remote. */
interface Described {
  /** What `remote.json` says of it. */
  data: { id: string; query?: readonly string[] };
  /** The module behind it, as `src/routes.ts` names it. */
  file: string;
  /** The chunk of that module in the browser's build. */
  chunk: string;
  addresses?: string;
}

/** All that a remote's build makes of `src/routes.ts`. */
export interface Description {
  name: string;
  routes: Described[];
  slots: Described[];
  documents: Described[];
  /** Slots on its pages, with what they give as `remote.json` has it. */
  opens: (Omit<SlotOpening, 'gives'> & { gives: unknown })[];
  menu: readonly MenuEntry[];
}

type Load = () => Promise<unknown>;

/** How code is named: `() => import('./pages/First')` and nothing more. */
const NAMED = /^(?:async )?\(\)\s*=>\s*import\(['"]([^'"]+)['"]\)$/;

/** Reads a remote's `src/routes.ts` without any of the code behind it. `files` gets the names of the sources read. */
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

  /** Chunks are named after their files; of two files of one name the second is named by all of its path. */
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

/** When browsers load what fills a slot of the layout; what fills a slot on a page is loaded as it comes into view. */
const WHEN: Readonly<Record<string, 'page' | 'intent'>> = { 'home.popup': 'page', 'overlay.search': 'intent' };

const withTakes = ({ takes, ...slot }: SlotDescriptor) => ({
  ...slot,
  when: WHEN[slot.slot] ?? 'visible',
  ...(takes && { takes: toHandedOver(takes, 'takes') }),
});

/**
 * Images of a remote's server bundle get the addresses that browsers load them from. The shell gives `remoteBase` when it
 * runs the bundle; a shell that does not know it yet still runs the rest.
 */
const BASE = "__webpack_public_path__ = typeof remoteBase === 'string' ? remoteBase : '';";

/**
 * The module that a bundle has in place of `src/routes.ts`: ids and code, as titles, paths and rules reach the shell
 * through `remote.json`. Pages of one file share one loader. Documents and addresses are made on the server alone.
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

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
  // `import()` stays what it is in a source, so that it can be read.
  module: { type: 'commonjs', ignoreDynamic: true },
} as const;

/**
 * What a TypeScript module exports, run anew with those that it imports.
 * @param files gets the names of the sources, also of one that fails
 * @param language of which `texts.hi.ts` replaces `texts.ts`
 */
async function runSource(entry: string, files: Set<string>, language: Language): Promise<RemoteDefinition> {
  const jiti = createJiti(entry, {
    moduleCache: false,
    fsCache: false,
    // It has texts in languages, too.
    transformModules: ['@university/shared'],
    transform({ filename = '' }) {
      files.add(filename);
      const source = readFileSync(inLanguage(filename, language), 'utf8');
      return transformSync(source, { ...OPTIONS, filename, swcrc: false });
    },
  });
  return jiti.import(entry, { default: true });
}

/** The file that is in a file's place in a language. */
function inLanguage(file: string, language: Language): string {
  const translated = file.replace(/\.(tsx?|js)$/, `.${language}.$1`);
  return language !== 'en' && existsSync(translated) ? translated : file;
}
