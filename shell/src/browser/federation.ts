import type { RemoteCode } from '@university/shared/remote';
import { EXPOSED, federationName } from '@university/shared/remote/names';
import type { RemoteAddress } from '../site/boot';
import { type ShareScope, shareScope } from './share-scope';

/** What an entry sets a variable to: a remote, as Module Federation's protocol has it. */
interface Container {
  /** Takes what hosts share. Must be called first. */
  init(scope: ShareScope): unknown;
  /** @returns what gives the module; rejects where the remote exposes no such one */
  get(module: string): Promise<() => object>;
}

/** How long an entry may take. Milliseconds. */
const PATIENCE = 10_000;

const attempts = new Map<string, number>();
const definitions = new Map<string, Promise<RemoteCode>>();

/** What a remote exposes, loaded once. A failure is forgotten, so that the next call tries again. */
export function loadDefinition(remote: string, address: RemoteAddress): Promise<RemoteCode> {
  let definition = definitions.get(remote);
  if (!definition) {
    definition = expose(remote, address);
    definitions.set(remote, definition);
    definition.catch(() => definitions.delete(remote));
  }
  return definition;
}

/** After a failure the entry is asked for under a fresh address: a browser may answer with what failed before. */
async function expose(remote: string, address: RemoteAddress): Promise<RemoteCode> {
  const { base, entry, plain, takesRuntime } = address;
  const attempt = attempts.get(remote) ?? 0;
  attempts.set(remote, attempt + 1);
  if (takesRuntime) (await import('./rare')).provideRuntime();
  await run(base + entry.file + (attempt ? `?attempt=${attempt}` : ''), entry.integrity);
  const name = plain?.entryGlobalName ?? federationName(remote);
  const container = (window as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${entry.file} sets no ${name}`);
  await container.init(shareScope());
  const module = (await container.get(plain?.module ?? EXPOSED))() as { default: RemoteCode };
  return plain ? (await import('./rare')).plainCode(remote, plain, module) : module.default;
}

function run(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  const ran = new Promise<void>((resolve, reject) => {
    const failed = () => reject(new Error(`${src} did not load`));
    setTimeout(failed, PATIENCE);
    script.onload = () => resolve();
    script.onerror = failed;
  });
  Object.assign(script, { src, integrity, async: true, crossOrigin: 'anonymous' });
  document.head.append(script);
  return ran.finally(() => script.remove());
}
