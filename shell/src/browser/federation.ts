import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteDefinition } from '@university/shared/remote';
import { EXPOSED, federationName } from '@university/shared/remote/names';
import type { RemoteAddress } from '../site/types';

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

/** Loads what a remote exposes. After a failure the next call asks under a fresh address: the runtime remembers failures. */
export async function loadDefinition(remote: string, address: RemoteAddress): Promise<RemoteDefinition> {
  const attempt = attempts.get(remote) ?? 0;
  const entry = new URL(address.base + address.entry.file + (attempt ? `?attempt=${attempt}` : ''), location.href).href;
  integrityOf.set(entry, address.entry.integrity);
  const name = federationName(remote);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: attempt > 0 });
  try {
    const module = await loadRemote<{ default: RemoteDefinition }>(`${name}/${EXPOSED.slice(2)}`);
    if (!module) throw new Error(`${remote} exposes no ${EXPOSED}`);
    return module.default;
  } catch (error) {
    attempts.set(remote, attempt + 1);
    throw error;
  }
}
