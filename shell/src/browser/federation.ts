import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteCode } from '@university/shared/remote';
import { EXPOSED, federationName } from '@university/shared/remote/names';
import type { RemoteAddress } from '../site/boot';

/** Integrity of every entry asked for, by address: the runtime adds its scripts through the hook below. */
const integrityOf = new Map<string, string>();

registerPlugins([
  {
    name: 'entry-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf.get(url) ?? '';
      return { script, timeout: 10_000 };
    },
  },
]);

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

/** After a failure the runtime is asked under a fresh address: it remembers failures. */
async function expose(remote: string, { base, entry: { file, integrity }, plain }: RemoteAddress): Promise<RemoteCode> {
  const attempt = attempts.get(remote) ?? 0;
  attempts.set(remote, attempt + 1);
  const entry = new URL(base + file + (attempt ? `?attempt=${attempt}` : ''), location.href).href;
  integrityOf.set(entry, integrity);
  const name = federationName(remote);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: plain?.entryGlobalName ?? name }], {
    force: attempt > 0,
  });
  // Where it exposes nothing this is null, and fails as all that is broken does.
  const module = (await loadRemote(name + (plain?.module ?? EXPOSED).slice(1))) as { default: RemoteCode };
  return plain ? (await import('./rare')).plainCode(remote, plain, module) : module.default;
}
