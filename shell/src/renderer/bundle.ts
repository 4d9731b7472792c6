import type { AddressesModule, DocumentModule, RemoteCode } from '@university/shared/remote';
import { evaluate, missingIn } from '@university/shared/remote/evaluate';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { plainPage } from '../site/areas/PlainPage';
import type { AreaModule } from '../site/contexts';
import { PROVIDED } from '../site/provided';
import { forbid } from './lockdown';

export interface LoadedRelease {
  manifest: RemoteManifest;
  base: string;
  load(id: string): Promise<AreaModule>;
  loadDocument(id: string): Promise<DocumentModule>;
  addresses: ReadonlyMap<string, () => Promise<AddressesModule>>;
}

/** @throws Error with a sentence */
export function loadRelease(manifest: RemoteManifest, base: string, code: Uint8Array): LoadedRelease {
  if (manifest.plain) return plainRelease(manifest, base);
  const remote = run(manifest, base, code);
  const missing = missingIn(remote, manifest);
  if (missing) throw new Error(`its server bundle lacks ${missing}`);
  const { routes, slots } = remote;
  const areas = new Map<string, () => Promise<AreaModule>>([...routes, ...slots].map(({ id, load }) => [id, load]));
  const documents = new Map(remote.documents?.map(({ id, load }) => [id, load]));
  return {
    manifest,
    base,
    load: (id) => (areas.get(id) as () => Promise<AreaModule>)(),
    loadDocument: (id) => (documents.get(id) as () => Promise<DocumentModule>)(),
    addresses: new Map(routes.flatMap(({ id, addresses }) => (addresses ? [[id, addresses] as const] : []))),
  };
}

function plainRelease(manifest: RemoteManifest, base: string): LoadedRelease {
  const pages = new Map(manifest.routes.map((route) => [route.id, plainPage(route)]));
  return {
    manifest,
    base,
    load: async (id) => pages.get(id) as AreaModule,
    loadDocument: () => Promise.reject(new Error(`${manifest.name} has no documents`)),
    addresses: new Map(),
  };
}

function run(manifest: RemoteManifest, base: string, code: Uint8Array): RemoteCode {
  try {
    return evaluate(new TextDecoder().decode(code), bundleName(manifest), { provide, base });
  } catch (error) {
    throw new Error(`its server bundle fails: ${(error as Error).message}`);
  }
}

const bundleName = ({ name, server }: Pick<RemoteManifest, 'name' | 'server'>): string => `${name}/${server.file}`;

export const remoteInStack = (stack: string): string | undefined =>
  /(?:^|[\s(])([a-z][a-z0-9-]*)\/[\w.-]+\.cjs:\d+/m.exec(stack)?.[1];

/** Requiring these counts as an attack. */
const OUTWARDS = `
  child_process cluster dgram dns fs http http2 https inspector module net process repl tls v8 vm worker_threads
`.match(/\w+/g) as string[];

function provide(request: string): unknown {
  const module = Object.hasOwn(PROVIDED, request) && PROVIDED[request as keyof typeof PROVIDED];
  if (module) return module;
  const sentence = `A remote may not require ${request} on the server`;
  // Libraries probe harmless modules.
  if (OUTWARDS.includes(request.replace(/^node:/, '').split('/')[0] as string)) forbid(sentence);
  throw new Error(sentence);
}
