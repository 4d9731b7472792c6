import type { Language } from '@university/shared/language';
import type { MenuEntry, RemoteDefinition, SlotDescriptor, SlotOpening } from '@university/shared/remote';
import { toHandedOver } from '@university/shared/remote/manifest';
import { type Named, runSource } from './run-source';

/** A page, slot or document of a remote. */
interface Described {
  /** What `remote.json` says of it. */
  data: { id: string; query?: readonly string[] };
  /** The module behind it, as `src/routes.ts` names it. */
  file: string;
  /** The chunk of that module in the browser's build. */
  chunk: string;
  /** The module that names its pages. */
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

/** Reads a remote's `src/routes.ts` without any of the code behind it. `files` gets the names of the sources read. */
export async function describe(
  routesFile: string,
  files = new Set<string>(),
  language: Language = 'en',
): Promise<Description> {
  const definition = runSource(routesFile, files, language).default as RemoteDefinition;
  const { name, routes, slots, documents = [], opens = [], menu = [] } = definition;
  const chunks = new Map<string, string>();

  async function fileOf(load: Load): Promise<string> {
    const { file } = (await load()) as Partial<Named>;
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

  async function described({ load, addresses, ...data }: { id: string; load: Load; addresses?: Load }) {
    const file = await fileOf(load);
    return { data, file, chunk: chunkOf(file), ...(addresses && { addresses: await fileOf(addresses) }) };
  }

  /** In turn, so that names of chunks are the same in every build. */
  async function each(list: readonly { id: string; load: Load }[]) {
    const all: Described[] = [];
    for (const one of list) all.push(await described(one));
    return all;
  }

  return {
    name,
    routes: await each(routes),
    slots: await each(slots.map(withTakes)),
    documents: await each(documents),
    opens: opens.map((opening) => ({ ...opening, gives: toHandedOver(opening.gives, 'gives') })),
    menu,
  };
}

const withTakes = ({ takes, ...slot }: SlotDescriptor) => ({
  ...slot,
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
