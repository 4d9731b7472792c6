import { createHash } from 'node:crypto';
import type { AreaModule } from '../../site/module-source';
import { type RemoteManifest, remoteManifest } from '@university/shared/remote/manifest';
import { oneLine } from '../one-line';
import { evaluate } from './evaluate';

/** One version of one remote, checked and ready to render. */
export interface Release {
  manifest: RemoteManifest;
  base: string;
  /** The code of a page or slot. Rejects when the remote's server code fails. */
  load(id: string): Promise<AreaModule>;
}

/** Why a release is not used. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** Reads a manifest's text. Throws `ReleaseRefused` with the reason. */
export function parseManifest(name: string, text: string): RemoteManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseRefused('its remote.json is not JSON');
  }
  const parsed = remoteManifest.safeParse(json);
  if (!parsed.success) throw new ReleaseRefused(oneLine(parsed.error));
  if (parsed.data.name !== name) throw new ReleaseRefused(`its remote.json is of ${parsed.data.name}`);
  return parsed.data;
}

/** Checks a server bundle against its manifest and runs it. Throws `ReleaseRefused`. */
export function createRelease(manifest: RemoteManifest, base: string, code: Buffer): Release {
  const { file, integrity } = manifest.server;
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (found !== integrity) throw new ReleaseRefused(`${file} does not have the integrity that remote.json gives`);
  let loaders: Map<string, () => Promise<AreaModule>>;
  try {
    const { routes, slots } = evaluate(code.toString('utf8'), `${manifest.name}/${file}`);
    loaders = new Map<string, () => Promise<AreaModule>>([...routes, ...slots].map(({ id, load }) => [id, load]));
  } catch (error) {
    throw new ReleaseRefused(`its server bundle fails: ${(error as Error).message}`);
  }
  const missing = [...manifest.routes, ...manifest.slots].find(({ id }) => !loaders.has(id));
  if (missing) throw new ReleaseRefused(`its server bundle lacks ${missing.id}`);
  return { manifest, base, load: (id) => (loaders.get(id) as () => Promise<AreaModule>)() };
}
